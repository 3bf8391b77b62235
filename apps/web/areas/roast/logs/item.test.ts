import { sampleRoast } from '@hanjan/roastlog/sample.ts';
import { describe, expect, it } from 'vitest';
import { bodyOf } from './body_of.ts';
import { doublesOf } from './doubles.ts';
import type { FoundRoast } from './found.ts';
import { askedOf, itemsOf } from './item.ts';
import type { Targets } from './targets.ts';

const roast = (hash: string | null, more: Partial<FoundRoast> = {}): FoundRoast => ({
  at: { file: 0, inner: null, nth: 0 },
  ...{ path: 'a.alog', source: 'artisan', title: null, beans: null, roasted_at: '2025-11-01T16:46:13', changed: null },
  ...{
    hash,
    total_s: 600,
    first_s: 450,
    dtr_percent: 20,
    end_c: 210,
    green_g: 500,
    roasted_g: 428,
    loss_percent: 14.4,
  },
  ...{ machine: null, row: null, isAgain: false, isBlend: false, greens: [], estimated: [] },
  ...more,
});

it('the same curve is one roast, whatever its file is called', () => {
  expect(doublesOf([roast('a'), roast('b'), roast('a', { path: 'copy.alog' })], new Set())).toEqual([
    null,
    null,
    'twice',
  ]);
});

it('what is in the book is known', () => {
  expect(doublesOf([roast('a'), roast('b'), roast('a')], new Set(['a']))).toEqual(['known', null, 'known']);
});

it('logs without a hash are never taken for one', () => {
  expect(doublesOf([roast(null), roast(null)], new Set())).toEqual([null, null]);
});

it('a row that says what one above it says is told, and known as itself', () => {
  const again = { source: 'sheet', row: 3, isAgain: true } as const;
  expect(doublesOf([roast('a', { source: 'sheet', row: 2 }), roast('b', again)], new Set())).toEqual([null, 'again']);
  expect(doublesOf([roast('b', again)], new Set(['b']))).toEqual(['known']);
});

it.each([
  ['two programs recorded it', { source: 'artisan_csv', total_s: 601.4, end_c: 210.6 }, 'alike'],
  ['another day', { source: 'artisan_csv', roasted_at: '2025-11-02' }, null],
  ['the same program', { source: 'artisan' }, null],
  ['another length', { source: 'artisan_csv', total_s: 603 }, null],
  ['another drop', { source: 'artisan_csv', end_c: 212 }, null],
  ['no drop', { source: 'artisan_csv', total_s: null, end_c: null }, null],
  ['no day', { source: 'artisan_csv', roasted_at: null }, null],
] as const)('alike: %s', (_, more, double) => {
  expect(doublesOf([roast('a'), roast('b', more)], new Set())).toEqual([null, double]);
});

const lot = (key: number, bean: number, year: number, name: string) => ({
  key,
  bean,
  year,
  names: [name],
  label: name,
});
const TARGETS: Targets = {
  recipes: [{ key: 1, names: ['하우스'], label: '하우스' }],
  lots: [lot(11, 5, 2021, '브라질 세하도'), lot(12, 6, 2020, '케냐 니에리'), lot(13, 7, 2025, '케냐 AA')],
  machines: [{ key: 21, names: ['프로밧 P12'], label: '프로밧 P12' }],
};
const NOTHING = { known: new Map(), alike: new Map() };
const row = (more: Partial<FoundRoast> = {}) =>
  roast('a', { source: 'sheet', path: '케냐.xlsx › 2021', row: 4, roasted_at: '2021-03-04', ...more });
const itemOf = (found: FoundRoast, there = NOTHING) => {
  const [item] = itemsOf([found], there, TARGETS);
  if (!item) throw new Error('no item');
  return item;
};

describe('the row of a sheet', () => {
  it('is matched by what it says, and its file only where it says nothing', () => {
    expect(itemOf(row({ title: '하우스', machine: '프로밧 P12' }))).toMatchObject({
      recipe: 1,
      lot: null,
      machine: 21,
    });
    expect(itemOf(row({ title: '케냐 니에리' }))).toMatchObject({ recipe: null, lot: 12, isNear: false });
    expect(itemOf(row())).toMatchObject({ name: '2021', lot: null });
  });

  it('of several green beans has a lot for each, and a record with all of them once each is known', () => {
    const greens = [
      { name: '브라질 세하도', g: 8000 },
      { name: '케냐 니에리', g: 4000 },
    ];
    const item = itemOf(row({ title: '하우스', beans: '브라질 세하도 + 케냐 니에리', isBlend: true, greens }));
    expect([item.lot, item.lots]).toEqual([null, [11, 12]]);
    const log = {
      ...sampleRoast(),
      green_g: 12_000,
      roasted_g: 10_200,
      roasted_at: '2021-03-04',
      moisture_green: null,
    };
    const said = {
      row: 4,
      tab: '2021',
      points: { roasting_start_term: 0, end_term: 690_000, end_bean: 212 },
      said: 'a',
    };
    const sheet = { ...said, isAgain: false, isBlend: true, greens };
    const made = bodyOf(item, { log, sheet }, TARGETS.lots, 'ko');
    expect(made).toMatchObject({
      ...{ roasting_result_date: '2021-03-04', roasting_row: 'a', roasting_mass: 102_000, end_term: 690_000 },
      ...{ end_bean: 21_200, roasting_name_locale: '하우스', roasting_seq: 1 },
      roasting_result_greenbean: [
        { greenbean_roaster_seq: 5, greenbean_year: 2021, greenbean_mass: 80_000 },
        { greenbean_roaster_seq: 6, greenbean_year: 2020, greenbean_mass: 40_000 },
      ],
    });
    expect(made).not.toHaveProperty('roasting_chart_log');
    for (const lots of [
      [11, null],
      [11, 11],
    ])
      expect(bodyOf({ ...item, lots }, { log, sheet }, TARGETS.lots, 'ko')).toMatchObject({
        greenbean_past_mass: 120_000,
      });
  });
});

describe('a roast that may be there', () => {
  it('is marked, named and not chosen', () => {
    const id = { roasting_result_key: 1, roasting_result_year: 2025, roasting_result_seq: 3 };
    const item = itemOf(roast('a'), { known: new Map(), alike: new Map([[0, id]]) });
    expect(item).toMatchObject({ double: 'alike', known: id, isChosen: false });
  });
  it('is asked for by its figures, unless no roast has such', () => {
    expect(askedOf(roast('a'))).toMatchObject({ has_curve: true, roasting_end_term: 600_000, end_bean: 21_000 });
    expect(askedOf(row())).toMatchObject({ has_curve: false, roasting_start_time: null });
    for (const more of [
      { total_s: null },
      { end_c: null },
      { roasted_at: null },
      { total_s: 1e9 },
      { roasted_at: '1021-01-01' },
    ])
      expect(askedOf(roast('a', more))).toBeNull();
  });
});
