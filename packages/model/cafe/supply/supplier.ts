import { atLeast } from '@hanjan/core';
import { defineEntity, defineScreen } from '../../define.ts';
import { supplierCode, supplierFields, supplierForm, supplierKnown, supplierList } from '../../shared/supplier.ts';

const MNG = atLeast('cafe', 'MNG');

/** Whom a cafe buys cups, milk and all else from that is no coffee. */
export const cafeSupplier = defineEntity({
  name: 'cafe_supplier',
  scope: 'cafe',
  ...supplierKnown,
  fields: supplierFields(['WHSL', 'MAKR', 'SHOP', 'OTHR']),
});

/** The list and form of a cafe's suppliers. */
export const cafeSupplierScreen = defineScreen(cafeSupplier, {
  name: 'cafe_supplier',
  path: '/api/cafe/supplier/material',
  access: {
    list: MNG,
    read: MNG,
    write: MNG,
    edit: MNG,
    remove: atLeast('cafe', 'SMNG'),
    code: atLeast('cafe', 'BARISTA'),
  },
  list: supplierList,
  code: supplierCode,
  form: supplierForm,
});
