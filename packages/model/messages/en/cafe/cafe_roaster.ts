import type { cafeRoaster as ko } from '../../ko/cafe/cafe_roaster.ts';

export const cafeRoaster = {
  cafe_roaster_seq: 'Number',
  cafe_roaster_uuid: 'Number of the link',
  cafe_roaster_name_locale: 'Name of the roastery',
  cafe_roaster_name: 'Name in English',
  cafe_roaster_nick_locale: 'Your name for it',
  cafe_roaster_nick: 'Your name for it in English',
  cafe_roaster_auth: 'Relation',
  cafe_roaster_desc: 'Notes',
  link_roaster: 'Roastery',
  cafe_roaster_write: 'Roastery',
  list_cafe_roaster_title: 'Our roasters',
  list_cafe_roaster_new: 'Add a roastery',
  list_cafe_roaster_empty_title: 'No roastery supplies you yet',
  list_cafe_roaster_empty_text: 'Apply with the QR code that a roastery shows its customers, and it stands here.',
} satisfies Record<keyof typeof ko, string>;
