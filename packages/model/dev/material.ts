import { code, flag, memo, PEOPLE, type Role, ref, serial, text } from '@hanjan/core';
import { defineEntity, defineScreen } from '../define.ts';

// A record of everybody that administrators write, as reference screens have, for tests. No part of the product.

const ADMINS: readonly Role[] = ['ADMIN', 'SADMIN'];

const devMaterial = defineEntity({
  name: 'dev_material',
  scope: 'none',
  key: 'material_seq',
  label: { plain: 'equip_name', locale: 'equip_name_locale' },
  fields: {
    material_seq: serial({}),
    equip_type: code({ required: true, group: 'EQUIP' }),
    equip_name_locale: text({ required: 'locale', min: 3, max: 300 }),
    equip_name: text({ required: 'plain', min: 3, max: 300 }),
    equip_manufacture_seq: ref({ to: 'company' }),
    equip_detail: memo({ max: 10000 }),
    equip_use: flag({ initial: true }),
  },
});

/** What administrators write for everybody; only a SADMIN takes away what another one wrote. */
export const devMaterialScreen = defineScreen(devMaterial, {
  name: 'dev_material',
  path: '/api/dev/material',
  access: { list: ADMINS, read: ADMINS, write: ADMINS, edit: ADMINS, remove: ['SADMIN'], code: PEOPLE },
  list: {
    columns: ['equip_name_locale', 'equip_name', 'equip_type', 'equip_use'],
    search: ['equip_type', 'equip_manufacture_seq', 'equip_use'],
    title: ['equip_name_locale', 'equip_name'],
    sort: ['equip_name', 'rgst_at', 'edit_at'],
    order: 'equip_name.asc',
  },
  form: [
    { key: 'equip_what', fields: ['equip_type', 'equip_manufacture_seq'] },
    { key: 'equip_named', fields: ['equip_name_locale', 'equip_name', 'equip_detail', 'equip_use'] },
  ],
  code: { filters: ['equip_type'], use: 'equip_use' },
});
