import { atLeast, date, ref, serial, text, uuid } from '@hanjan/core';
import { defineEntity, defineScreen } from '../define.ts';
import { loss, mass, organicLoss } from '../presets.ts';

const BARISTA = atLeast('cafe', 'BARISTA');

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
    blending_result_date: date({ view: 'days_since' }),
    blending_loss: loss,
    blending_organic_loss: organicLoss,
    blending_result_uuid: uuid({ linked: true }),
    received_uuid_str: uuid({}),
  },
  derive: {
    received_instock: { from: ['received_mass'], to: ({ received_mass }) => received_mass },
  },
});

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
    remove: atLeast('cafe', 'MNG'),
  },
  list: {
    columns: [
      'received_date',
      'coffeebean_seq',
      'blending_result_date',
      'received_div',
      'received_mass',
      'received_instock',
    ],
    search: ['received_date', 'coffeebean_seq', 'blending_result_date', 'received_instock'],
    title: ['received_div', 'coffeebean_seq'],
    sort: ['received_date', 'blending_result_date', 'received_mass', 'received_instock', 'rgst_at', 'edit_at'],
    order: 'received_date.desc',
  },
  code: {
    filters: ['coffeebean_seq', 'blending_result_uuid'],
    with: ['coffeebean_seq', 'blending_result_date', 'blending_loss', 'blending_organic_loss', 'received_instock'],
    left: 'received_instock',
  },
  form: [
    {
      key: 'lot_what',
      fields: ['coffeebean_seq', 'received_date', 'received_mass', 'received_instock', 'received_div'],
    },
    { key: 'lot_roast', fields: ['blending_result_date', 'blending_loss', 'blending_organic_loss'] },
    { key: 'lot_link', fields: ['blending_result_uuid', 'received_uuid_str'] },
  ],
});
