import type { equip as ko } from '../../ko/work/equip.ts';

export const equip = {
  user_equip_write: 'New equipment',
  equip_what: 'Product',
  equip_named: 'Name',
  equip_own: 'Purchase and use',
  equip_more: 'Details',
  equip_type: 'Type',
  equip_manufacture_seq: 'Maker',
  equip_seq: 'Product',
  equip_name_locale: 'Local name',
  equip_name_locale_field_required: 'Write what you call it.',
  equip_name: 'Equipment name',
  equip_nick_locale: 'Local nickname',
  equip_nick: 'Nickname',
  equip_zero_point: 'Zero point',
  equip_purchase_date: 'Bought on',
  equip_use: 'In use',
  list_equip_use: 'Use',
  equip_use_off: 'Not in use',
  equip_option: 'Options and parts',
  equip_detail: 'Memo',
  list_user_equip_title: 'Equipment',
  list_user_equip_new: 'Add equipment',
  list_user_equip_empty_title: 'Your first equipment belongs here',
  list_user_equip_empty_text:
    'Write down what you brew with, and its maker, zero point and age are found here. A type and a name are enough.',
} satisfies Record<keyof typeof ko, string>;
