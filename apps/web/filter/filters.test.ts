import { cafeReceivedScreen } from '@hanjan/model/cafe/received.ts';
import { userCupnoteScreen as screen } from '@hanjan/model/user/cupnote.ts';
import { describe, expect, it } from 'vitest';
import { filterText } from './filter_text.ts';
import { withBelow } from './filters.ts';

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
