import { describe, expect, it } from 'vitest';
import {
  bulkFieldsOf,
  CHECKS,
  checksOf,
  code,
  defineEntity,
  defineScreen,
  exportable,
  fieldsAt,
  flag,
  image,
  isImportable,
  memo,
  rows,
  seenBy,
  serial,
  text,
} from '../index.ts';

const lot = defineEntity({
  name: 'lot',
  scope: 'user',
  key: 'lot_seq',
  label: 'lot_name',
  fields: {
    lot_seq: serial({}),
    lot_name: text({ max: 30, required: true }),
    lot_place: text({ max: 30, locked: true }),
    lot_shelf: text({ max: 30, locked: { from: ['lot_main'], when: ({ lot_main }) => lot_main === true } }),
    lot_share: text({ max: 30, readonly: true }),
    lot_main: flag({}),
    lot_closed: flag({}),
    lot_desc: memo({ max: 300 }),
    lot_photo: image({ max: 60 }),
    lot_parts: rows({ of: { part: { kind: 'text', max: 30 } }, max: 3 }),
    lot_inner: text({ max: 30 }),
    lot_seller: code({ group: 'SELL', etc: 'lot_seller_etc' }),
    lot_seller_etc: text({ max: 30 }),
    lot_process: code({ group: 'PRCS', etc: 'lot_process_etc' }),
    lot_process_etc: memo({ max: 30 }),
  },
});

const SCREEN = {
  name: 'lots',
  path: '/api/lot',
  access: { list: ['USER', 'ADMIN'], write: ['USER', 'ADMIN'] },
  fields: { lot_closed: { write: ['ADMIN'] } },
  list: {
    columns: ['lot_share', 'lot_name', 'lot_photo'],
    search: [],
    title: ['lot_name'],
    sort: ['lot_name'],
    order: 'lot_name.asc',
    bulk: ['lot_main', 'lot_closed'],
  },
  form: [
    { key: 'what', fields: ['lot_name', 'lot_place', 'lot_shelf', 'lot_main', 'lot_closed'] },
    { key: 'more', fields: ['lot_desc', 'lot_photo', 'lot_parts'] },
  ],
} as const;
const PROCESSED = [...SCREEN.form, { key: 'made', fields: ['lot_process', 'lot_process_etc'] }] as const;
const screen = defineScreen(lot, SCREEN);

describe('a field has its places', () => {
  it.each([
    ['lot_name', CHECKS],
    ['lot_place', ['LIST', 'READ', 'CREATE', 'EXCEL_IN']],
    ['lot_shelf', CHECKS],
    ['lot_share', ['LIST', 'READ']],
    ['lot_desc', ['READ', 'CREATE', 'UPDATE', 'EXCEL_IN', 'EXCEL_UP']],
    ['lot_photo', ['LIST', 'READ', 'CREATE', 'UPDATE']],
    ['lot_parts', ['READ', 'CREATE', 'UPDATE']],
    ['lot_inner', []],
    ['lot_seq', []],
    ['rgst_at', ['LIST']],
    ['version', []],
  ] as const)('%s: %j', (name, places) => expect(checksOf(screen, name)).toEqual(places));

  it('in the order of the list, then of the form', () => {
    expect(fieldsAt(screen, 'LIST')).toEqual([
      'lot_share',
      'lot_name',
      'lot_photo',
      'lot_place',
      'lot_shelf',
      'lot_main',
      'lot_closed',
      'rgst_at',
      'edit_at',
    ]);
    expect(fieldsAt(screen, 'EXCEL_UP')).toEqual(['lot_name', 'lot_shelf', 'lot_main', 'lot_closed', 'lot_desc']);
  });

  it('of a sheet: what is shown and what a cell holds', () => {
    const shown = [
      'lot_share',
      'lot_name',
      'lot_place',
      'lot_shelf',
      'lot_main',
      'lot_closed',
      'rgst_at',
      'edit_at',
      'lot_desc',
    ];
    expect(exportable(screen)).toEqual(shown);
  });

  it('of which a screen may take some away, but gives none', () => {
    const only = { lot_main: ['LIST', 'READ'], lot_share: ['LIST', 'UPDATE'] } as const;
    const narrowed = defineScreen(lot, { ...SCREEN, only, list: { ...SCREEN.list, bulk: [] } });
    expect(checksOf(narrowed, 'lot_main')).toEqual(['LIST', 'READ']);
    expect(checksOf(narrowed, 'lot_share')).toEqual(['LIST']);
  });

  it('of which somebody has fewer who may not fill it', () => {
    const seen = seenBy({ user_seq: 1, user_type: 'USER' }, screen);
    expect(checksOf(seen, 'lot_closed')).toEqual(['LIST', 'READ']);
    expect([seen.list.bulk, screen.list.bulk]).toEqual([['lot_main'], ['lot_main', 'lot_closed']]);
  });

  it('of a change of many: each field brings the one for its own words', () => {
    const more = { key: 'origin', fields: ['lot_seller', 'lot_seller_etc', 'lot_process', 'lot_process_etc'] } as const;
    const list = { ...SCREEN.list, bulk: ['lot_main', 'lot_seller'] } as const;
    const sold = defineScreen(lot, { ...SCREEN, list, form: [...SCREEN.form, more] });
    expect(bulkFieldsOf(sold)).toEqual(['lot_main', 'lot_seller', 'lot_seller_etc']);
    expect(bulkFieldsOf({ ...screen, list: { ...screen.list, bulk: undefined } as never })).toEqual([]);
  });

  it('of a sheet, into which no rows go: records that must have some are not imported', () => {
    const parts = (more: object) => rows({ of: { part: { kind: 'text', max: 30 } }, max: 3, ...more });
    const isBrought = (more: object) =>
      isImportable({ ...screen, entity: { ...lot, fields: { ...lot.fields, lot_parts: parts(more) } } });
    expect([isImportable(screen), isBrought({ required: true, readonly: true })]).toEqual([true, true]);
    expect(isBrought({ required: true })).toBe(false);
  });

  it.each([
    [{ only: { lot_none: [] } }, 'lots.lot_none: places: there is no such field'],
    [{ list: { ...SCREEN.list, bulk: ['lot_place'] } }, 'lots.lot_place: only what a list shows'],
    [{ list: { ...SCREEN.list, bulk: ['lot_desc'] } }, 'lots.lot_desc: only what a list shows'],
    [
      { list: { ...SCREEN.list, bulk: ['lot_process'] }, form: PROCESSED },
      'lots.lot_process_etc: only what a list shows',
    ],
    [{ only: { lot_main: ['LIST'] } }, 'lots.lot_main: only what a list shows'],
    [
      { list: { ...SCREEN.list, bulkOnly: { lot_main: { to: ['A'], from: ['lot_desc'], when: () => true } } } },
      'lots.lot_desc: a list judges',
    ],
    [
      { list: { ...SCREEN.list, bulkOnly: { lot_main: { to: ['A'], from: ['lot_main'], when: () => true } } } },
      'lots.lot_main: is no code',
    ],
  ])('what cannot work stops the start: %j', (wrong, why) => {
    expect(() => defineScreen(lot, { ...SCREEN, ...wrong } as never)).toThrow(why);
  });
});
