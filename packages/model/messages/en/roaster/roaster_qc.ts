import type { roasterQc as ko } from '../../ko/roaster/roaster_qc.ts';

/** What a roastery notes of cups besides what everybody does. */
export const roasterQc = {
  cupnote_name_locale: 'Local name',
  list_cupnote_name_locale: 'Local name',
  cupnote_name_locale_field_required: 'Write which coffee it was.',
  cupnote_satis: 'Satisfaction',
  cupped_batch: 'batch {no}',
} satisfies Record<keyof typeof ko, string>;
