import type { country as ko } from '../../ko/setting/country.ts';

/** Countries as administrators keep them. */
export const country = {
  country_named: 'Name',
  country_coded: 'Country codes',
  country_shown: 'Display',
  country_name_kr: 'Korean name',
  country_name: 'Name',
  country_nick: 'Nickname',
  country_id: 'Three letters',
  country_code2: 'Two letters',
  list_country_id: 'ISO 3',
  list_country_code2: 'ISO 2',
  country_code1: 'Number',
  country_map: 'Map code',
  country_filter: 'Kind',
  country_use: 'In use',
  list_country_use: 'Use',
  country_use_off: 'Not in use',
  setting_country_write: 'New country',
  list_setting_country_title: 'Countries',
  list_setting_country_new: 'Add a country',
  list_setting_country_empty_title: 'There are no countries',
  list_setting_country_empty_text: 'Add countries; members can choose them as origins and addresses then.',
} as const satisfies Record<keyof typeof ko, string>;
