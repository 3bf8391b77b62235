import { atLeast } from '@hanjan/core';
import { defineEntity, defineScreen } from '../../define.ts';
import { purchaseFields, purchaseKnown, purchaseLayout } from '../../shared/material_purchase.ts';

const MNG = atLeast('roaster', 'MNG');

/** What a roastery bought of a material. */
export const roasterMaterialPurchase = defineEntity({
  name: 'roaster_material_purchase',
  scope: 'roaster',
  ...purchaseKnown,
  fields: purchaseFields('roaster'),
});

/** The list and form of what a roastery bought. */
export const roasterMaterialPurchaseScreen = defineScreen(roasterMaterialPurchase, {
  name: 'roaster_material_purchase',
  path: '/api/roaster/material/purchase',
  access: { list: MNG, read: MNG, write: MNG, edit: MNG, remove: atLeast('roaster', 'SMNG') },
  ...purchaseLayout,
});
