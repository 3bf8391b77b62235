import type { roastForm as ko } from '../../ko/roast/roast_form.ts';

/** The roast in the record of a roast, and the ways between records and the page of a roast. */
export const roastForm = {
  roast_form_live: 'Start roasting',
  roast_form_live_open: 'Open the roast',
  roast_form_live_back: 'Back to the record',
  roast_form_live_emptied: 'The profile that stood here was cleared for the new roast.',
  roast_form_full: 'Readings have room for ten checks.',
  roast_form_file: 'Load a log file',
  roast_form_file_hint: 'A {types} file can be dropped here, too. It fills points, temperatures and the curve.',
  roast_form_file_closed:
    'The plan of this roastery does not include log files. Ask its owner or the administrator of this site. Anybody can type points or mark them while roasting.',
  roast_form_replace: 'Replace the profile that stands here?',
  roast_form_replace_text: 'Times, temperatures and the curve make way for those of {name}.',
  roast_form_replace_yes: 'Replace',
  roast_form_filled: 'Filled from {name}.',
  roast_form_thinned: '{kept, number} of {of, number} readings were kept.',
  roast_form_curve: 'Curve of {count, plural, one {# reading} other {# readings}}',
  roast_form_curve_unread: 'The curve that is kept cannot be read.',
  roast_form_curve_drop: 'Remove the curve',
  roast_form_curve_dropped: 'The curve was removed.',
  roast_form_hint: 'Times count from the charge. The curve follows as you type.',
  roast_form_supposed: 'estimated {time}',
  roast_form_check: 'Check {nth}',
  roast_form_rezeroed: 'The charge is 0:00 now, and all times moved with it.',
  roast_form_noted: 'Points and checks as noted',
  roast_form_to_chart: 'Open in the roast chart',
  roast_form_to_record: 'Keep this roast as a record',
} as const satisfies Record<keyof typeof ko, string>;
