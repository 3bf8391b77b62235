import type { roasterCafe as ko } from '../../ko/roaster/roaster_cafe.ts';

export const roasterCafe = {
  roaster_cafe_seq: 'Number',
  roaster_cafe_uuid: 'Number of the link',
  roaster_cafe_name_locale: 'Name of the cafe',
  roaster_cafe_name: 'Name in English',
  roaster_cafe_auth: 'Relation',
  roaster_cafe_use: 'Supplied now',
  list_roaster_cafe_use: 'Supplied',
  roaster_cafe_use_off: 'Paused',
  link_who: 'Cafe',
  roaster_cafe_write: 'Cafe',
  list_roaster_cafe_title: 'Cafes we supply',
  list_roaster_cafe_new: 'Add a cafe',
  list_roaster_cafe_empty_title: 'No cafe is supplied yet',
  list_roaster_cafe_empty_text: 'Open an event for customers and show its QR code: a cafe applies with it.',
  roaster_cafe_register_write: 'Application',
  list_roaster_cafe_register_title: 'Applications',
  list_roaster_cafe_register_new: 'Application',
  list_roaster_cafe_register_empty_title: 'No cafe is waiting',
  list_roaster_cafe_register_empty_text:
    'Cafes that apply through an event for customers stand here. Say how they stand to you to accept them, or refuse them.',
  roaster_cafe_etc_write: 'Other customers',
  list_roaster_cafe_etc_title: 'Other customers',
  list_roaster_cafe_etc_new: 'Other customers',
  list_roaster_cafe_etc_empty_title: 'There are no others',
  list_roaster_cafe_etc_empty_text:
    'Cafes that withdrew, were refused or excluded, or that are supplied no more stay here. Let one register again, and it can apply once more.',
} satisfies Record<keyof typeof ko, string>;
