import { atLeast } from '@hanjan/core';
import { defineEntity, defineScreen } from '../../define.ts';
import { useFields, useKnown, useLayout, usesSomething } from '../../shared/material_use.ts';

const BARISTA = atLeast('cafe', 'BARISTA');
const SAST = atLeast('cafe', 'SAST');

/** What was used, thrown away or counted of a cafe's material. */
export const cafeMaterialUse = defineEntity({
  name: 'cafe_material_use',
  scope: 'cafe',
  ...useKnown,
  fields: useFields('cafe'),
  rules: [usesSomething],
});

/** The list and form of what was used, thrown away and counted in a cafe. */
export const cafeMaterialUseScreen = defineScreen(cafeMaterialUse, {
  name: 'cafe_material_use',
  path: '/api/cafe/material/use',
  access: { list: BARISTA, read: BARISTA, write: SAST, edit: SAST, remove: atLeast('cafe', 'MNG') },
  ...useLayout,
});
