import { atLeast } from '@hanjan/core';
import { defineEntity, defineScreen } from '../../define.ts';
import { materialCode, materialFields, materialForm, materialKnown, materialList } from '../../shared/material.ts';

const MNG = atLeast('cafe', 'MNG');
const BARISTA = atLeast('cafe', 'BARISTA');

/** What a cafe uses up besides coffee: cups, lids, milk, syrup. */
export const cafeMaterial = defineEntity({
  name: 'cafe_material',
  scope: 'cafe',
  ...materialKnown,
  fields: materialFields('cafe'),
});

/** The list and form of a cafe's materials. */
export const cafeMaterialScreen = defineScreen(cafeMaterial, {
  name: 'cafe_material',
  path: '/api/cafe/item/material',
  access: { list: MNG, read: MNG, write: MNG, edit: MNG, remove: atLeast('cafe', 'SMNG'), code: BARISTA },
  list: materialList,
  code: materialCode,
  form: materialForm,
});

/** What a cafe has of the materials that it uses, for whoever works there: what is to be ordered stands first. */
export const cafeMaterialStockScreen = defineScreen(cafeMaterial, {
  name: 'cafe_material_stock',
  path: '/api/cafe/material/stock',
  about: { material_use: [true] },
  access: { list: BARISTA, read: BARISTA },
  list: {
    columns: [
      'material_name_locale',
      'material_name',
      'material_unit',
      'material_instock',
      'material_reorder',
      'material_low',
      'material_type',
      'material_place',
    ],
    search: ['material_type', 'material_low', 'material_instock'],
    title: materialList.title,
    sort: ['material_low', 'material_name_locale', 'material_name', 'material_instock', 'rgst_at', 'edit_at'],
    order: 'material_low.desc',
  },
  form: [
    { key: 'material_there', fields: ['material_instock', 'material_low', 'material_reorder'] },
    { key: 'material_moved', view: 'material_moves', fields: [] },
    {
      key: 'material_kept',
      fields: [
        'material_name_locale',
        'material_name',
        'material_type',
        'material_unit',
        'material_content',
        'material_place',
      ],
    },
    { key: 'material_more', fields: ['material_detail'] },
  ],
});
