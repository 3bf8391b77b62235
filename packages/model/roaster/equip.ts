import { atLeast, serial } from '@hanjan/core';
import { defineEntity, defineScreen } from '../define.ts';
import { EQUIP_NICKS, equipCode, equipFields, equipForm, equipList } from '../shared/equip.ts';
import { lowestRank } from './guard.ts';

const MNG = atLeast('roaster', 'MNG');

/** A piece of equipment that a roastery roasts, measures or brews with. */
export const roasterEquip = defineEntity({
  name: 'roaster_equip',
  scope: 'roaster',
  key: 'roaster_equip_seq',
  label: { plain: 'equip_name', locale: 'equip_name_locale' },
  subtitle: EQUIP_NICKS,
  fields: { roaster_equip_seq: serial({}), ...equipFields, equip_auth: lowestRank },
  guard: 'equip_auth',
});

/** The list and form of a roastery's equipment. */
export const roasterEquipScreen = defineScreen(roasterEquip, {
  name: 'roaster_equip',
  path: '/api/roaster/item/equip',
  access: {
    list: MNG,
    read: MNG,
    write: MNG,
    edit: MNG,
    remove: atLeast('roaster', 'SMNG'),
    code: atLeast('roaster', 'ROASTER'),
  },
  list: { ...equipList, bulk: [...equipList.bulk, 'equip_auth'] },
  code: equipCode,
  form: [...equipForm, { key: 'equip_seen', fields: ['equip_auth'] }],
});
