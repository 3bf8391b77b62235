import type { setting as ko } from '../../ko/setting/setting.ts';

/** What administrators of the site keep. */
export const setting = {
  uses_title: 'Where it is used',
  uses_none: 'No record uses it yet.',
  uses_of_user: '{name} of members',
  uses_of_cafe: '{name} of cafes',
  uses_of_roaster: '{name} of roasteries',
  setting_org: 'Status',
  cafe_use: 'Open',
  list_cafe_use: 'Open',
  cafe_use_off: 'Closed',
  roaster_use: 'Open',
  list_roaster_use: 'Open',
  roaster_use_off: 'Closed',
  list_setting_cafe_title: 'Cafes',
  list_setting_cafe_new: 'Register a cafe',
  list_setting_cafe_empty_title: 'No cafes yet',
  list_setting_cafe_empty_text: 'Members register their cafes themselves. Here you keep what they say and their plan.',
  list_setting_roaster_title: 'Roasteries',
  list_setting_roaster_new: 'Register a roastery',
  list_setting_roaster_empty_title: 'No roasteries yet',
  list_setting_roaster_empty_text:
    'Members register their roasteries themselves. Here you keep what they say and their plan.',
} as const satisfies Record<keyof typeof ko, string>;
