import type { demo as ko } from '../../ko/demo/demo.ts';

/** The page of the demo data. */
export const demo = {
  demo_lead:
    'To look around and try things out: two cafes and two roasteries, a person of every role, the notes and brews they wrote, and the green beans and two months of roasts of a roastery. They are marked as demo, and real records stay as they are.',
  demo_is_filled: 'The demo data are there',
  demo_is_empty: 'There are no demo data',
  demo_cafes: 'Cafes',
  demo_roasters: 'Roasteries',
  demo_people: 'People',
  demo_notes: 'Notes',
  demo_working: 'Working on it. This takes a few seconds.',
  demo_fill: 'Fill in demo data',
  demo_fill_title: 'Fill in demo data?',
  demo_fill_text: 'You can remove all of it here at any time.',
  demo_fill_ok: 'The demo data are there',
  demo_fill_failed: 'The demo data could not be filled in',
  demo_remove: 'Remove demo data',
  demo_remove_title: 'Remove all demo data?',
  demo_remove_text:
    'The demo cafes and roasteries, their people and all their records will be removed. This cannot be undone.',
  demo_remove_ok: 'The demo data are gone',
  demo_remove_failed: 'The demo data could not be removed',
  demo_signin: 'You can sign in as any of them',
  demo_pass: 'They all share this password. It cannot be seen again once you leave this page, so write it down.',
  demo_place: 'Works in',
  demo_off: 'switched off',
  demo_busy: 'Somebody is changing the demo data just now. Try again in a moment.',
  demo_filled: 'The demo data are there already.',
} satisfies Record<keyof typeof ko, string>;
