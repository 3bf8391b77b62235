import { atLeast, serial } from '@hanjan/core';
import { defineEntity, defineScreen } from '../define.ts';
import { equipCode, equipFields, equipForm, equipList } from '../shared/equip.ts';
import { lowestCafeRank } from './guard.ts';

const MNG = atLeast('cafe', 'MNG');

/** A piece of equipment that a cafe brews or measures with. */
export const cafeEquip = defineEntity({
  name: 'cafe_equip',
  scope: 'cafe',
  key: 'cafe_equip_seq',
  label: { plain: 'equip_name', locale: 'equip_name_locale' },
  fields: { cafe_equip_seq: serial({}), ...equipFields, equip_auth: lowestCafeRank },
  guard: 'equip_auth',
});

/** The list and form of a cafe's equipment. */
export const cafeEquipScreen = defineScreen(cafeEquip, {
  name: 'cafe_equip',
  path: '/api/cafe/item/equip',
  access: {
    list: MNG,
    read: MNG,
    write: MNG,
    edit: MNG,
    remove: atLeast('cafe', 'SMNG'),
    code: atLeast('cafe', 'BARISTA'),
  },
  list: { ...equipList, bulk: [...equipList.bulk, 'equip_auth'] },
  code: equipCode,
  form: [...equipForm, { key: 'equip_seen', fields: ['equip_auth'] }],
});
