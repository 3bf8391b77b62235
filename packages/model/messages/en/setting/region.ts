import type { region as ko } from '../../ko/setting/region.ts';

/** Growing regions as administrators keep them. */
export const region = {
  region_where: 'Where it is',
  region_named: 'Names',
  region_more: 'Details',
  region_country: 'Country',
  region_parent_seq: 'Lies in',
  region_parent_seq_field_ref: 'A region cannot lie in itself or in one that lies in it. Choose again.',
  region_code: 'Region code',
  region_code_field_taken: 'A region of this country has this code. If it was removed, restore it.',
  region_name_locale: 'Local name',
  region_name_locale_field_required: 'Write its local name.',
  region_name: 'Region name',
  region_nick_locale: 'Local nickname',
  region_nick: 'Nickname',
  region_desc: 'Description',
  region_use: 'In use',
  list_region_use: 'In use',
  region_use_off: 'Not in use',
  setting_region_write: 'New region',
  list_setting_region_title: 'Regions',
  list_setting_region_new: 'Add a region',
  list_setting_region_empty_title: 'No regions yet',
  list_setting_region_empty_text: 'Growing regions that you add can be chosen by everybody in notes and green coffees.',
} as const satisfies Record<keyof typeof ko, string>;
