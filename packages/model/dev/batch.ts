import { atLeast, count, defineEntity, defineScreen, flag, PEOPLE, type Role, serial, text } from '@hanjan/core';
import { longText } from '../presets.ts';

// Records with everything that a screen can rule about single fields, for tests and developers. No part of the product.

const part = count({ required: true, locked: true, min: 1, max: 9999, view: 'ordinal' });

const batch = <const S extends 'user' | 'cafe'>(scope: S) =>
  defineEntity({
    name: `dev_${scope}_batch`,
    scope,
    key: 'batch_seq',
    id: ['batch_year', 'batch_no'],
    label: 'batch_name',
    fields: {
      batch_seq: serial({}),
      batch_year: part,
      batch_no: part,
      batch_name: text({ required: true, max: 100 }),
      batch_open: flag({ initial: true }),
      batch_main: flag({}),
      batch_mass: count({ min: 0, max: 1000, unit: 'g' }),
      batch_price: count({ min: 0, max: 1000, initial: 7 }),
      batch_worth: count({ readonly: true }),
      batch_secret: longText,
      batch_step1_term: count({ min: 0, max: 600 }),
      batch_step2_term: count({ min: 0, max: 600 }),
    },
    derive: {
      batch_worth: {
        from: ['batch_mass', 'batch_price'],
        to: ({ batch_mass, batch_price }) =>
          batch_mass === null || batch_price === null ? null : batch_mass * batch_price,
      },
    },
    react: {
      batch_mass: ({ batch_mass }) => ({ batch_price: 1, batch_step1_term: batch_mass }),
    },
  });

const screen = (scope: 'user' | 'cafe', all: readonly Role[], managers: readonly Role[], site: readonly Role[]) =>
  defineScreen(batch(scope), {
    name: `dev_${scope}_batch`,
    path: `/api/${scope}/dev/batch`,
    access: { list: all, read: all, write: all, edit: all, remove: managers, code: all },
    fields: {
      batch_price: { read: [...managers, ...site] },
      batch_secret: { read: [...managers, ...site], write: site },
      batch_main: { write: managers },
    },
    editCheck: 'batch_open',
    merged: { detail_batch_step: ['batch_step1_term', 'batch_step2_term'] },
    list: {
      columns: ['batch_name', 'batch_mass', 'batch_price', 'batch_worth', 'batch_main'],
      search: ['batch_mass', 'batch_price', 'batch_main', 'batch_secret'],
      title: ['batch_name', 'batch_secret'],
      sort: ['batch_name', 'batch_price', 'rgst_at', 'edit_at'],
      order: 'rgst_at.desc',
    },
    form: [
      { key: 'batch_what', fields: ['batch_name', 'batch_year', 'batch_no', 'batch_open', 'batch_main'] },
      { key: 'batch_much', fields: ['batch_mass', 'batch_price', 'batch_worth'] },
      { key: 'batch_steps', fields: ['batch_step1_term', 'batch_step2_term'] },
      { key: 'batch_hidden', fields: ['batch_secret'] },
    ],
  });

/** A person's own batches: the roles of the site count. */
export const userBatchScreen = screen('user', PEOPLE, ['ADMIN', 'SADMIN'], ['SADMIN']);

/** A cafe's batches: a role in the cafe counts, or one on the site. */
export const cafeBatchScreen = screen('cafe', atLeast('cafe', 'BARISTA'), atLeast('cafe', 'MNG'), ['SADMIN']);
