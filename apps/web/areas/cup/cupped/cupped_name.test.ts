import type { Entity, Names, Row } from '@hanjan/core';
import { roasterGreenbeanYear } from '@hanjan/model/roaster/greenbean_year.ts';
import { roasterRoastingResult } from '@hanjan/model/roaster/roasting_result.ts';
import { beforeAll, expect, it, vi } from 'vitest';
import { provideDefinitions } from '../../../../../test/harness/areas.ts';
import { loadScreen } from '../../../records/catalogue.ts';
import { byNewness, calledAfter, calledHere, distinctName, shortName } from './cupped_name.ts';

provideDefinitions();

vi.mock('../../../base/texts/index.ts', () => ({
  t: (_: string, { no }: { no: number }) => `#${no}`,
  loadTexts: async () => undefined,
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
  expect(distinctName(ROAST, roast('2026-11-20', 3), 'ko')).toBe('물결 · 2026-11-20 · #3');
  expect(distinctName(ROAST, roast('2026-11-20', null), 'en')).toBe('Wave · 2026-11-20');
  expect(distinctName(LOT, lot, 'ko')).toBe('코체레 · 2026');
  expect(shortName(ROAST, roast('2026-11-20', 3), 'en')).toBe('11-20 · #3 · Wave');
  expect(shortName(LOT, lot, 'en')).toBe('2026 · Kochere');
});

it('the newest come first', () => {
  const rows = [roast('2026-11-19', 9), roast('2026-11-20', 2), roast('2026-11-20', 10), roast('2026-11-20', null)];
  expect(rows.toSorted(byNewness).map((row) => row.roasting_batch_no)).toEqual([10, 2, null, 9]);
});

it('a note is called after what was cupped', () => {
  expect(calledAfter(LOT, lot)).toEqual({ cupnote_name_locale: '코체레', cupnote_name: 'Kochere' });
});

it('and after a record that is read, first in the language that is shown', () => {
  const names = (locale: string): Names => ({
    locale,
    code: () => '',
    ref: (to, key) => `${to} ${key}`,
    text: (key) => key,
  });
  const named = (entity: Entity, row: Row, locale: string) => Object.entries(calledHere(entity, row, names(locale)));
  const [plain, local] = [
    ['cupnote_name', 'Wave'],
    ['cupnote_name_locale', '물결'],
  ];
  expect(named(roasterRoastingResult, roast('2026-11-20', 3), 'ko')).toEqual([local, plain]);
  expect(named(roasterRoastingResult, roast('2026-11-20', 3), 'en')).toEqual([plain, local]);
  expect(named(roasterRoastingResult, {}, 'en').map(([, name]) => name)).toEqual([null, null]);
  expect(named(roasterGreenbeanYear, lot, 'ko')).toEqual([['cupnote_name_locale', 'roaster_greenbean 8']]);
});
