import { atLeast, ref, text } from '@hanjan/core';
import { defineEntity, defineScreen } from '../define.ts';
import { noteLayout, qcFields, qcNote } from '../qc/qc.ts';

const BARISTA = atLeast('cafe', 'BARISTA');

/** How a coffee of a cafe tasted. It is called as the coffee was when it was written. */
export const cafeQcCoffeebean = defineEntity({
  ...qcNote,
  name: 'cafe_qc_coffeebean',
  scope: 'cafe',
  fields: {
    ...qcFields,
    cupnote_name_locale: text({ max: 300, readonly: true }),
    cupnote_name: text({ max: 300, readonly: true }),
    coffeebean_seq: ref({ to: 'cafe_coffeebean', required: true }),
  },
});

const { list, ...layout } = noteLayout('coffeebean_seq', '/cafe/cupnote/compare');

/** The list and form of how coffees of a cafe tasted. */
export const cafeQcCoffeebeanScreen = defineScreen(cafeQcCoffeebean, {
  name: 'cafe_qc_coffeebean',
  path: '/api/cafe/qc/coffeebean',
  access: { list: BARISTA, read: BARISTA, write: BARISTA, edit: BARISTA, remove: atLeast('cafe', 'SAST') },
  fields: { cupnote_main: { write: atLeast('cafe', 'SMNG') } },
  ...layout,
  // A note is called as its coffee is.
  list: { ...list, columns: list.columns.filter((name) => name !== 'coffeebean_seq') },
});
