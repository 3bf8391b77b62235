import { atLeast, codes, count, date, memo, ref, serial, text } from '@hanjan/core';
import { defineEntity, defineScreen } from '../define.ts';
import { coffeeTemperature, dose, rate } from '../presets.ts';
import { qcNote } from '../qc/qc.ts';

const BARISTA = atLeast('cafe', 'BARISTA');
const point = count({ min: 0, max: 10, view: 'score' });

/** How a drink was as it was served. It is called as the drink was when it was written. */
export const cafeQcMenu = defineEntity({
  ...qcNote,
  name: 'cafe_qc_menu',
  scope: 'cafe',
  fields: {
    cupnote_seq: serial({}),
    cupnote_name_locale: text({ max: 300, readonly: true, called: 'drink_name_locale' }),
    cupnote_name: text({ max: 300, readonly: true, called: 'drink_name' }),
    drink_seq: ref({ to: 'cafe_drink', required: true }),
    cupnote_date: date({ required: true, locked: true, initial: 'today' }),
    menu_temperature: coffeeTemperature,
    menu_mass: dose,
    menu_look: point,
    menu_taste: point,
    cupnote_satis: rate,
    menu_fault_list: codes({ group: 'MNFLT', max: 300 }),
    cupnote_desc: memo({ max: 10000 }),
  },
});

/** The list and form of checks of drinks. */
export const cafeQcMenuScreen = defineScreen(cafeQcMenu, {
  name: 'cafe_qc_menu',
  path: '/api/cafe/qc/menu',
  access: { list: BARISTA, read: BARISTA, write: BARISTA, edit: BARISTA, remove: atLeast('cafe', 'SAST') },
  list: {
    columns: [
      'cupnote_date',
      'cupnote_name_locale',
      'cupnote_name',
      'cupnote_satis',
      'menu_look',
      'menu_taste',
      'menu_temperature',
      'menu_mass',
      'menu_fault_list',
    ],
    search: ['cupnote_date', 'drink_seq', 'cupnote_satis', 'menu_fault_list', 'rgst_user'],
    title: ['cupnote_name_locale', 'cupnote_name', 'cupnote_desc'],
    sort: [
      'cupnote_date',
      'cupnote_name_locale',
      'cupnote_name',
      'cupnote_satis',
      'menu_look',
      'menu_taste',
      'rgst_at',
      'edit_at',
    ],
    order: 'cupnote_date.desc',
  },
  form: [
    { key: 'menu_what', fields: ['drink_seq', 'cupnote_date', 'cupnote_satis'] },
    { key: 'menu_served', fields: ['menu_temperature', 'menu_mass', 'menu_look', 'menu_taste'] },
    { key: 'menu_said', fields: ['menu_fault_list', 'cupnote_desc'] },
  ],
});
