import type { dial as ko } from '../../ko/dial/dial.ts';

export const dial = {
  dial_next: 'Next shot',
  dial_save: 'Save the shot',
  dial_saved: 'The shot is saved.',
  dial_begun: 'Begun anew with the setting you chose.',
  dial_failed: 'The shot could not be saved',
  dial_write_all: 'Write everything',
  dial_of_today: "Today's records",
  dial_shots: 'Last shots',
  dial_chart: 'Times of the last {count} shots against the aim',
  dial_grind: 'grind',
  dial_same: 'nothing changed',
  dial_same_result: 'the same result',
  dial_finer: 'Finer',
  dial_finer_why: 'At this flow {mass} come in {at} s. That is faster than the aim ({from}–{to} s), so grind finer.',
  dial_coarser: 'Coarser',
  dial_coarser_why: 'At this flow {mass} take {at} s. That is slower than the aim ({from}–{to} s), so grind coarser.',
  dial_yield: 'Stop at {mass}',
  dial_yield_more: 'The flow is right ({from}–{to} s), but {by} too much came out. Leave the grind as it is.',
  dial_yield_less: 'The flow is right ({from}–{to} s), but {by} too little came out. Leave the grind as it is.',
  dial_keep: 'Keep it',
  dial_keep_why: '{mass} in {at} s, within the aim ({from}–{to} s).',
  dial_unknown: 'Not known yet',
  dial_no_mass:
    'The last shot has no yield, or none came out. Write it down, and you hear whether to grind finer or coarser.',
  dial_no_term: 'The last shot has no time. Write it down, and you hear whether to grind finer or coarser.',
  dial_empty_title: 'Waiting for the first shot',
  dial_empty_text:
    'Write grind and dose and press start. Once you have stopped and written the yield, you hear what to change next.',
  dial_note_lead:
    'A note of coffee, grind, water and time. It stays on this device; once you sign in it can become a record of your cafe.',
  dial_note_take: 'Take it over to the cafe',
  dial_note_guest: 'You sign in first; what you wrote stays.',
  dial_note_clear: 'Empty the note',
  dial_note_cleared: 'The note is empty.',
} satisfies Record<keyof typeof ko, string>;
