import type { page as ko } from '../../ko/every/page.ts';

export const page = {
  // the front page and others
  intro_notes: 'Open my notes',
  cupnote_balance_point: 'Balance',
  cupnote_aroma_point: 'Aroma',
  cupnote_sweetness_point: 'Sweetness',
  cupnote_body_point: 'Body',
  cupnote_flavor_point: 'Flavor',
  cupnote_acidity_point: 'Acidity',
  not_scored: 'Not scored',
  radar_label: 'Radar chart: {scores}',

  not_checked_file_label: 'Only {types} files can be uploaded.',
  file_unreadable: 'The file could not be read. Choose it again.',
  file_one: 'Only one file can be uploaded.',
} satisfies Record<keyof typeof ko, string>;
