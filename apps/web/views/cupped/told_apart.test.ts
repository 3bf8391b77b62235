import { beforeAll, expect, it, vi } from 'vitest';
import { loadScreen } from '../../catalogue.ts';
import { byNewness, calledAfter, toldApart, toldShortly } from './told_apart.ts';

vi.mock('../../i18n/index.ts', () => ({
  t: (_: string, { no }: { no: number }) => `#${no}`,
  loadTextsOf: async () => undefined,
}));

const ROAST = 'roaster_roasting_result';
const LOT = 'roaster_greenbean_year';
const roast = (roasting_result_date: string, roasting_batch_no: number | null) => ({
  ...{ roasting_result_date, roasting_batch_no },
  roasting_name: 'Wave',
  roasting_name_locale: '물결',
});
const lot = {
  greenbean_year_seq: 3,
  greenbean_roaster_seq: 8,
  greenbean_year: 2026,
  resultName: {
    greenbean_roaster_seq: { 8: { greenbean_name: 'Kochere', greenbean_name_locale: '코체레' } },
  },
};

beforeAll(() => loadScreen('roaster_qc_roasting'));

it('roasts of one name are told apart by their day and batch, lots by their year', () => {
  expect(toldApart(ROAST, roast('2026-11-20', 3), 'ko')).toBe('물결 · 2026-11-20 · #3');
  expect(toldApart(ROAST, roast('2026-11-20', null), 'en')).toBe('Wave · 2026-11-20');
  expect(toldApart(LOT, lot, 'ko')).toBe('코체레 · 2026');
  expect(toldShortly(ROAST, roast('2026-11-20', 3), 'en')).toBe('2026-11-20 · #3 · Wave');
  expect(toldShortly(LOT, lot, 'en')).toBe('2026 · Kochere');
});

it('the newest come first', () => {
  const rows = [roast('2026-11-19', 9), roast('2026-11-20', 2), roast('2026-11-20', 10), roast('2026-11-20', null)];
  expect(rows.toSorted(byNewness).map((row) => row.roasting_batch_no)).toEqual([10, 2, null, 9]);
});

it('a note is called after what was cupped, first in the language that is shown', () => {
  expect(Object.entries(calledAfter(LOT, lot, 'ko'))).toEqual([
    ['cupnote_name_locale', '코체레'],
    ['cupnote_name', 'Kochere'],
  ]);
  expect(Object.keys(calledAfter(ROAST, roast('2026-11-20', 3), 'en'))).toEqual([
    'cupnote_name',
    'cupnote_name_locale',
  ]);
});
