import { atLeast } from '@hanjan/core';
import { defineEntity, defineScreen } from '../../define.ts';
import { purchaseFields, purchaseKnown, purchaseLayout } from '../../shared/material_purchase.ts';

const MNG = atLeast('cafe', 'MNG');

/** What a cafe bought of a material. */
export const cafeMaterialPurchase = defineEntity({
  name: 'cafe_material_purchase',
  scope: 'cafe',
  ...purchaseKnown,
  fields: purchaseFields('cafe'),
});

/** The list and form of what a cafe bought. */
export const cafeMaterialPurchaseScreen = defineScreen(cafeMaterialPurchase, {
  name: 'cafe_material_purchase',
  path: '/api/cafe/material/purchase',
  access: { list: MNG, read: MNG, write: MNG, edit: MNG, remove: atLeast('cafe', 'SMNG') },
  ...purchaseLayout,
});
