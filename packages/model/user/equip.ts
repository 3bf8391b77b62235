import { PEOPLE, serial } from '@hanjan/core';
import { defineEntity, defineScreen } from '../define.ts';
import { EQUIP_NICKS, equipCode, equipFields, equipForm, equipList } from '../shared/equip.ts';

/** A piece of equipment that a person brews or roasts with. */
export const userEquip = defineEntity({
  name: 'user_equip',
  scope: 'user',
  key: 'user_equip_seq',
  label: { plain: 'equip_name', locale: 'equip_name_locale' },
  subtitle: EQUIP_NICKS,
  fields: { user_equip_seq: serial({}), ...equipFields },
});

/** The list and form of a person's own equipment. */
export const userEquipScreen = defineScreen(userEquip, {
  name: 'user_equip',
  path: '/api/user/item/equip',
  access: { list: PEOPLE, read: PEOPLE, write: PEOPLE, edit: PEOPLE, remove: PEOPLE, code: PEOPLE },
  list: equipList,
  code: equipCode,
  form: equipForm,
});
