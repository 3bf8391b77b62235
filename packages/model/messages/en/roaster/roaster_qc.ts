import type { roasterQc as ko } from '../../ko/roaster/roaster_qc.ts';

/** What a roastery notes of cups besides what everybody does. */
export const roasterQc = {
  blending_seq: 'Blend',
  setting_named: 'Brew setting',
  setting_name_locale: 'Korean name',
  setting_name: 'Setting name',
  blend_made_date: 'Blended on',
  list_blend_made_date: 'Date',
  blend_date_term: 'Since blending',
  blending_result_key: 'Blend batch',
  blending_result_key_field_required: 'Choose which blend batch was tasted.',
  cupped_batch: 'batch {no}',
} satisfies Record<keyof typeof ko, string>;
