import { atLeast, count, date, type Rule, ref, serial, text, uuid } from '@hanjan/core';
import { defineEntity, defineScreen } from '../define.ts';
import { loss, mass, organicLoss } from '../presets.ts';

const BARISTA = atLeast('cafe', 'BARISTA');
const MNG = atLeast('cafe', 'MNG');

/** What was paid is for those who buy. */
const PRICE = { received_price: { read: MNG, write: MNG } };

/** Nobody receives what was not roasted yet. */
const roastedBefore: Rule<{ received_date: string | null; blending_result_date: string | null }> = {
  at: 'blending_result_date',
  from: ['received_date', 'blending_result_date'],
  check: ({ received_date, blending_result_date }) =>
    received_date !== null && blending_result_date !== null && blending_result_date > received_date
      ? { key: 'field_maxValue' }
      : null,
};

/** A lot of a coffee as it came into the cafe: when it was roasted and received, and how much of it. */
export const cafeReceived = defineEntity({
  name: 'cafe_received',
  scope: 'cafe',
  key: 'received_seq',
  label: 'coffeebean_seq',
  subtitle: ['received_date', 'received_div'],
  fields: {
    received_seq: serial({}),
    coffeebean_seq: ref({ to: 'cafe_coffeebean', required: true, locked: true }),
    received_date: date({ required: true, initial: 'today' }),
    received_div: text({ max: 45 }),
    received_mass: mass,
    received_instock: { ...mass, readonly: true },
    /** Won for all of it; ours. What a drink costs is worked out from it. */
    received_price: count({ min: 0, max: 100_000_000, unit: '₩' }),
    blending_result_date: date({ view: 'days_since' }),
    blending_loss: loss,
    blending_organic_loss: organicLoss,
    blending_result_uuid: uuid({ linked: true, indexed: true }),
    received_uuid_str: uuid({ view: 'qr', path: '/info/beannote/coffeebeandetail' }),
  },
  rules: [roastedBefore],
});

/** What both lists of a cafe's lots have alike. */
const lotList = {
  columns: [
    'received_date',
    'coffeebean_seq',
    'blending_result_date',
    'received_div',
    'received_mass',
    'received_instock',
  ],
  title: ['received_div', 'coffeebean_seq'],
  sort: ['received_date', 'blending_result_date', 'received_mass', 'received_instock', 'rgst_at', 'edit_at'],
} as const;

/** The list and form of a cafe's lots. */
export const cafeReceivedScreen = defineScreen(cafeReceived, {
  name: 'cafe_received',
  path: '/api/cafe/coffeebean/received',
  access: {
    list: BARISTA,
    read: BARISTA,
    code: BARISTA,
    write: BARISTA,
    edit: atLeast('cafe', 'SAST'),
    remove: MNG,
  },
  fields: PRICE,
  list: {
    ...lotList,
    columns: [...lotList.columns, 'received_price'],
    search: ['received_date', 'coffeebean_seq', 'blending_result_date', 'received_instock'],
    order: 'received_date.desc',
  },
  code: {
    filters: ['coffeebean_seq', 'blending_result_uuid'],
    with: [
      'coffeebean_seq',
      'received_date',
      'received_div',
      'blending_result_date',
      'blending_loss',
      'blending_organic_loss',
      'received_instock',
    ],
    left: 'received_instock',
  },
  labels: {
    codes: ['received_uuid_str'],
    note: 'CAFEDT',
    parts: {
      roasted: 'blending_result_date',
      arrived: 'received_date',
      lot: 'received_div',
      mass: 'received_mass',
    },
  },
  form: [
    {
      key: 'lot_what',
      fields: ['coffeebean_seq', 'received_date', 'received_mass', 'received_div', 'received_price'],
    },
    { key: 'stock_moves', view: 'stock', fields: ['received_instock'] },
    { key: 'lot_roast', fields: ['blending_result_date', 'blending_loss', 'blending_organic_loss'] },
    { key: 'lot_link', fields: ['blending_result_uuid', 'received_uuid_str'] },
  ],
});

/** What is there of each lot. Nothing is written here but what is counted or thrown away, which is no record. */
export const cafeCoffeebeanInventoryScreen = defineScreen(cafeReceived, {
  name: 'cafe_coffeebean_inventory',
  path: '/api/cafe/coffeebean/inventory',
  access: { list: BARISTA, read: BARISTA },
  fields: PRICE,
  list: {
    ...lotList,
    search: ['received_date', 'coffeebean_seq', 'received_instock'],
    order: 'received_instock.desc',
  },
  form: [
    { key: 'lot_what', fields: ['coffeebean_seq', 'received_date', 'received_div'] },
    { key: 'stock_moves', view: 'stock', fields: ['received_instock'] },
    { key: 'lot_roast', fields: ['received_mass', 'blending_result_date', 'blending_loss'] },
  ],
});
