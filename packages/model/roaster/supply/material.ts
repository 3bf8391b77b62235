import { atLeast } from '@hanjan/core';
import { defineEntity, defineScreen } from '../../define.ts';
import { materialCode, materialFields, materialForm, materialKnown, materialList } from '../../shared/material.ts';

const MNG = atLeast('roaster', 'MNG');
const ROASTER = atLeast('roaster', 'ROASTER');

/** What a roastery uses up besides coffee: bags, labels, boxes. */
export const roasterMaterial = defineEntity({
  name: 'roaster_material',
  scope: 'roaster',
  ...materialKnown,
  fields: materialFields('roaster'),
});

/** The list and form of a roastery's materials. */
export const roasterMaterialScreen = defineScreen(roasterMaterial, {
  name: 'roaster_material',
  path: '/api/roaster/item/material',
  access: { list: MNG, read: MNG, write: MNG, edit: MNG, remove: atLeast('roaster', 'SMNG'), code: ROASTER },
  list: materialList,
  code: materialCode,
  form: materialForm,
});
