import type { roasterUser as ko } from '../../ko/roaster/roaster_user.ts';

export const roasterUser = {
  roaster_user_seq: 'Number',
  roaster_user_uuid: 'Staff number',
  roaster_user_use: 'May come in',
  list_roaster_user_use: 'Access',
  roaster_user_use_off: 'Access off',
  roaster_user_write: 'Member of staff',
  list_roaster_user_title: 'Staff',
  list_roaster_user_new: 'Add staff',
  list_roaster_user_empty_title: 'So far it is only you',
  list_roaster_user_empty_text: 'Open a sign-up event and show its QR code: whoever is to work here applies with it.',
  roaster_user_signup_write: 'Application',
  list_roaster_user_signup_title: 'Applications',
  list_roaster_user_signup_new: 'Application',
  list_roaster_user_signup_empty_title: 'Nobody is waiting',
  list_roaster_user_signup_empty_text:
    'Whoever applies through a sign-up event stands here. Give them a rank to take them in, or refuse them.',
  roaster_user_etc_write: 'Other people',
  list_roaster_user_etc_title: 'Other people',
  list_roaster_user_etc_new: 'Other people',
  list_roaster_user_etc_empty_title: 'There is nobody else',
  list_roaster_user_etc_empty_text:
    'Whoever withdrew, was refused or has left stays here. Let them join again, and they can apply once more.',
} satisfies Record<keyof typeof ko, string>;
