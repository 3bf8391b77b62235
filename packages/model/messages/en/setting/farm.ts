import type { farm as ko } from '../../ko/setting/farm.ts';

/** Farms and mills as administrators keep them. */
export const farm = {
  farm_where: 'Where it is',
  farm_named: 'Names',
  farm_more: 'Details',
  farm_country_code: 'Country',
  farm_country_code_field_required: 'Choose the country of the farm.',
  farm_region_seq: 'Region',
  farm_region_etc: 'Region (in own words)',
  farm_name_locale: 'Local name',
  farm_name_locale_field_required: 'Write its local name.',
  farm_name: 'Farm name',
  farm_nick_locale: 'Local nickname',
  farm_nick: 'Nickname',
  farm_desc: 'In short',
  farm_detail: 'Description',
  farm_use: 'In use',
  list_farm_use: 'In use',
  farm_use_off: 'Not in use',
  setting_farm_write: 'New farm',
  list_setting_farm_title: 'Farms',
  list_setting_farm_new: 'Add a farm',
  list_setting_farm_empty_title: 'No farms yet',
  list_setting_farm_empty_text: 'Farms and mills that you add can be chosen by everybody in notes and green coffees.',
} as const satisfies Record<keyof typeof ko, string>;
