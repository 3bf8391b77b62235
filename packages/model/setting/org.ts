import { ADMINS, code, flag, memo, serial, text } from '@hanjan/core';
import { defineEntity, defineScreen } from '../define.ts';
import { FIRST_PLAN } from '../plan.ts';

const access = { list: ADMINS, read: ADMINS, edit: ADMINS };
const plan = code({ required: true, group: 'PLAN', initial: FIRST_PLAN });
const use = flag({ initial: true, view: 'word' });

/** A cafe as administrators of the site keep it: what it says of itself, its plan, and whether it is open. */
export const settingCafe = defineEntity({
  name: 'setting_cafe',
  scope: 'none',
  isView: true,
  key: 'cafe_seq',
  label: { plain: 'cafe_name', locale: 'cafe_name_locale' },
  fields: {
    cafe_seq: serial({}),
    cafe_type: code({ required: true, group: 'CAFE', initial: 'PRV' }),
    cafe_country: code({ required: true, group: 'CNTR' }),
    cafe_name_locale: text({ required: 'locale', min: 3, max: 300 }),
    cafe_name: text({ required: 'plain', min: 3, max: 300 }),
    cafe_detail: memo({ max: 10000 }),
    cafe_plan: plan,
    cafe_use: use,
  },
});

/** All cafes. People found and close them; nobody else makes or removes one. */
export const settingCafeScreen = defineScreen(settingCafe, {
  name: 'setting_cafe',
  path: '/api/setting/cafe',
  access,
  removesOwn: false,
  list: {
    columns: ['cafe_name_locale', 'cafe_name', 'cafe_type', 'cafe_country', 'cafe_plan', 'cafe_use', 'rgst_at'],
    search: ['cafe_type', 'cafe_country', 'cafe_plan', 'cafe_use'],
    title: ['cafe_name_locale', 'cafe_name'],
    sort: ['cafe_name_locale', 'cafe_name', 'rgst_at', 'edit_at'],
    order: 'rgst_at.desc',
    bulk: ['cafe_plan'],
  },
  form: [
    { key: 'create_name', fields: ['cafe_name_locale', 'cafe_name'] },
    { key: 'create_what', fields: ['cafe_type', 'cafe_country'] },
    { key: 'create_about', fields: ['cafe_detail'] },
    { key: 'setting_org', fields: ['cafe_plan', 'cafe_use'] },
  ],
});

/** A roastery as administrators of the site keep it, likewise. */
export const settingRoaster = defineEntity({
  name: 'setting_roaster',
  scope: 'none',
  isView: true,
  key: 'roaster_seq',
  label: { plain: 'roaster_name', locale: 'roaster_name_locale' },
  fields: {
    roaster_seq: serial({}),
    roaster_type: code({ required: true, group: 'RSTR', initial: 'PRV' }),
    roaster_country: code({ required: true, group: 'CNTR' }),
    roaster_name_locale: text({ required: 'locale', min: 3, max: 300 }),
    roaster_name: text({ required: 'plain', min: 3, max: 300 }),
    roaster_detail: memo({ max: 10000 }),
    roaster_plan: plan,
    roaster_use: use,
  },
});

/** All roasteries. */
export const settingRoasterScreen = defineScreen(settingRoaster, {
  name: 'setting_roaster',
  path: '/api/setting/roaster',
  access,
  removesOwn: false,
  list: {
    columns: [
      'roaster_name_locale',
      'roaster_name',
      'roaster_type',
      'roaster_country',
      'roaster_plan',
      'roaster_use',
      'rgst_at',
    ],
    search: ['roaster_type', 'roaster_country', 'roaster_plan', 'roaster_use'],
    title: ['roaster_name_locale', 'roaster_name'],
    sort: ['roaster_name_locale', 'roaster_name', 'rgst_at', 'edit_at'],
    order: 'rgst_at.desc',
    bulk: ['roaster_plan'],
  },
  form: [
    { key: 'create_name', fields: ['roaster_name_locale', 'roaster_name'] },
    { key: 'create_what', fields: ['roaster_type', 'roaster_country'] },
    { key: 'create_about', fields: ['roaster_detail'] },
    { key: 'setting_org', fields: ['roaster_plan', 'roaster_use'] },
  ],
});
