import { localDate } from '@hanjan/core';
import { cafeReceivedScreen } from '@hanjan/model/cafe/received.ts';
import { devKind, devKindScreen } from '@hanjan/model/dev/kinds.ts';
import { roasterRoastingResultScreen as roasts } from '@hanjan/model/roaster/roasting_result_screens.ts';
import { userCupnoteScreen as screen } from '@hanjan/model/user/cupnote.ts';
import { describe, expect, it } from 'vitest';
import { daysOf, endsOf } from '../../parts/filter/period.ts';
import { filterText } from '../filter/filter_text.ts';
import { readFilters, withBelow, writeFilters } from './filters.ts';
import { columnHead } from './head.ts';

const names = {
  locale: 'ko',
  code: (group: string, id: string) => `${group} ${id}`,
  ref: (entity: string, key: number) => `${entity} ${key}`,
  text: (key: string) => key,
};
const text = (name: string, filter: Parameters<typeof filterText>[2]) => filterText(screen, name, filter, names);

describe('a filter in words', () => {
  it('names codes, flags and days', () => {
    expect(text('cupnote_place', ['HOME', 'CAFE'])).toBe('NTPLC HOME, NTPLC CAFE');
    expect(text('cupnote_flavor_list', ['PEACH'])).toBe('FLVR PEACH');
    expect(text('cupnote_main', false)).toBe('no');
    expect(text('cupnote_main', undefined)).toBe('');
  });

  it.each([
    [{ from: '2026-11-01', to: '2026-11-20' }, '2026-11-01 – 11-20'],
    [{ from: '2025-11-01', to: '2026-11-20' }, '2025-11-01 – 2026-11-20'],
    [{ from: '2026-11-01', to: '2026-11-01' }, '2026-11-01'],
    [{ from: '2026-11-01' }, '2026-11-01 –'],
    [{ to: '2026-11-20' }, '– 2026-11-20'],
  ])('tells a range of days: %o', (range, expected) => {
    expect(text('cupnote_date', range)).toBe(expected);
  });

  it('tells a range of numbers in the unit that is read', () => {
    const stock = (mass?: string) =>
      filterText(cafeReceivedScreen, 'received_instock', { from: 10_000, to: 600_000 }, { ...names, units: { mass } });
    expect([stock(), stock('kg'), stock('lb')]).toEqual([
      '1000.0 – 60000.0 g',
      '1.0 – 60.0 kg',
      '2.2046 – 132.2751 lb',
    ]);
  });
});

describe('an item of rows', () => {
  const lot = 'roasting_result_greenbean.greenbean_year_seq';

  it('is told as what it stands for, and stands in an address', () => {
    const filters = { [lot]: [12, 7], roasting_dtr: { from: 150, to: 200 } };
    const written = `${lot}:12|7,roasting_dtr:150..200`;
    expect(writeFilters(filters, roasts)).toBe(written);
    expect(readFilters(written, roasts)).toEqual(filters);
    expect(filterText(roasts, lot, [12], names)).toBe('roaster_greenbean_year 12');
    expect(filterText(roasts, 'roasting_dtr', { from: 150 }, names)).toBe('15.0 – %');
    expect(columnHead(roasts, lot)).toBe('greenbean_year_seq');
  });

  it.each(['roasting_result_greenbean.nothing:1', 'roasting_result_greenbean:1', `${lot}:x`, `${lot}:0`, `${lot}.x:1`])(
    'is not read from %s',
    (text) => expect(readFilters(text, roasts)).toEqual({}),
  );
});

describe('codes of a tree', () => {
  const codes = [
    ['FRUITY', null],
    ['BERRY', 'FRUITY'],
    ['BLUEBERRY', 'BERRY'],
    ['SWEET', null],
    ['HONEY', 'SWEET'],
  ].map(([code_id, code_filter]) => ({ code_id: String(code_id), code_filter: code_filter ?? null }));

  it('stand for all codes below them, each once', () => {
    expect(withBelow(['FRUITY', 'BERRY'], codes)).toEqual(['FRUITY', 'BERRY', 'BLUEBERRY']);
    expect(withBelow(['HONEY', 'GONE'], codes)).toEqual(['HONEY', 'GONE']);
  });
});

describe('days of fields that hold them', () => {
  const { fields } = devKind;
  const asked = { from: '2026-11-18', to: '2026-11-20' };
  const told = (name: 'k_date' | 'k_date_week' | 'k_period' | 'k_moment') => {
    const filter = endsOf(fields[name], asked);
    return filterText(devKindScreen, name, filter, names);
  };

  it('are told as days, or as what the field stands for', () => {
    expect(told('k_date')).toBe('2026-11-18 – 11-20');
    expect(told('k_date_week')).toBe('2026-W47');
    expect(told('k_period')).toBe('2026-11-18 – 11-20');
    expect(told('k_moment')).toBe('2026-11-18 – 11-20');
    expect(filterText(devKindScreen, 'k_term', { from: 205_000 }, names)).toBe('3:25 –');
  });

  it('are whole days of instants', () => {
    const { from = '', to = '' } = endsOf(fields.k_moment, asked);
    expect(Date.parse(to) - Date.parse(from)).toBe(3 * 86_400_000 - 1000);
    expect(localDate(new Date(from))).toBe('2026-11-18');
    expect(daysOf(fields.k_moment, { from, to })).toEqual(asked);
  });

  it('stand in an address and come back', () => {
    const filters = {
      k_moment: endsOf(fields.k_moment, asked),
      k_period: asked,
      k_date_week: endsOf(fields.k_date_week, asked),
      k_time: { from: '09:05:30' },
      k_term: { to: 205_000 },
      k_dates: ['2026-11-20'],
    };
    expect(readFilters(writeFilters(filters, devKindScreen), devKindScreen)).toEqual(filters);
  });
});
