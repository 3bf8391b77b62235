import { atLeast } from '@hanjan/core';
import { defineEntity, defineScreen } from '../../define.ts';
import { useFields, useKnown, useLayout, usesSomething } from '../../shared/material_use.ts';

const ROASTER = atLeast('roaster', 'ROASTER');
const SAST = atLeast('roaster', 'SAST');

/** What was used, thrown away or counted of a roastery's material. */
export const roasterMaterialUse = defineEntity({
  name: 'roaster_material_use',
  scope: 'roaster',
  ...useKnown,
  fields: useFields('roaster'),
  rules: [usesSomething],
});

/** The list and form of what was used, thrown away and counted in a roastery. */
export const roasterMaterialUseScreen = defineScreen(roasterMaterialUse, {
  name: 'roaster_material_use',
  path: '/api/roaster/material/use',
  access: { list: ROASTER, read: ROASTER, write: SAST, edit: SAST, remove: atLeast('roaster', 'MNG') },
  ...useLayout,
});
