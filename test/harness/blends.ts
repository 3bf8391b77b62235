import {
  atLeast,
  code,
  count,
  defineEntity,
  defineScreen,
  type Entity,
  type Item,
  type Items,
  kinds,
  PEOPLE,
  ref,
  rows,
  type Screen,
  scaled,
  serial,
  text,
  totalOf,
} from '@hanjan/core';
import { mass, percent } from '@hanjan/model/presets.ts';
import type { Catalogue } from '../../apps/server/db/schema/ddl.ts';
import { entities, screens } from './served.ts';

// Records with lists of rows, as those of roasters will be.

/** A cafe's blend of its coffees. */
export const blend = defineEntity({
  name: 'cafe_blend',
  scope: 'cafe',
  key: 'blend_seq',
  label: 'blend_name',
  fields: {
    blend_seq: serial({}),
    blend_name: text({ required: true, min: 3, max: 300 }),
    blend_list: rows({
      required: true,
      of: {
        blend_order: count({ min: 1 }),
        coffeebean_seq: ref({ required: true, to: 'cafe_coffeebean' }),
        blend_process: code({ group: 'PRCS' }),
        blend_mass: { ...mass, required: true },
        blend_percent: percent,
        blend_note: text({ max: 300 }),
      },
      min: 1,
      max: 20,
      order: 'blend_order',
      shares: { blend_percent: 'blend_mass' },
      totals: ['blend_mass', 'blend_percent'],
    }),
    blend_mass: { ...mass, readonly: true },
  },
  derive: { blend_mass: { from: ['blend_list'], to: ({ blend_list }) => totalOf(blend_list, 'blend_mass') } },
});

const CAFE = atLeast('cafe', 'BARISTA');
export const blendScreen = defineScreen(blend, {
  name: 'cafe_blend',
  path: '/api/cafe/blend',
  access: { list: CAFE, read: CAFE, write: CAFE, edit: CAFE, remove: CAFE, code: CAFE },
  list: {
    columns: ['blend_name', 'blend_list', 'blend_mass'],
    search: ['blend_mass'],
    title: ['blend_name'],
    sort: ['blend_name', 'rgst_at'],
    order: 'rgst_at.desc',
  },
  form: [{ key: 'blend', fields: ['blend_name', 'blend_list', 'blend_mass'] }],
});

const samples = Object.entries(kinds).flatMap(([kind, { samples }]) =>
  ['rows', 'serial', 'uuid', 'phase'].includes(kind)
    ? []
    : samples.map(({ options }, nth) => [`${kind}_${nth}`, { kind, ...options } as unknown as Item] as const),
);

/** A person's box, whose rows have an item of every kind that an item can be, and one of their own things. */
export const box: Entity = defineEntity({
  name: 'user_box',
  scope: 'user',
  key: 'box_seq',
  label: 'box_name',
  fields: {
    box_seq: serial({}),
    box_name: text({ max: 300 }),
    box_size: scaled({ scale: 10 }),
    box_items: rows({ of: Object.fromEntries(samples) as Items, max: 20 }),
    box_things: rows({ of: { thing: ref({ to: 'user_equip' }) }, max: 20 }),
  },
});

export const boxScreen: Screen = defineScreen(box, {
  name: 'user_box',
  path: '/api/user/box',
  access: { list: PEOPLE, read: PEOPLE, write: PEOPLE, edit: PEOPLE, remove: PEOPLE },
  list: {
    columns: ['box_name'],
    search: [...samples.map(([item]) => `box_items.${item}` as const), 'box_things.thing'],
    title: ['box_name'],
    sort: ['rgst_at'],
    order: 'rgst_at.desc',
  },
  form: [{ key: 'box', fields: ['box_name', 'box_items', 'box_things'] }],
});

/** The product with both. */
export const withBlends: Catalogue = {
  entities: [...entities, blend, box],
  screens: [...screens, blendScreen, boxScreen],
};
