import { roasterEquip } from '@hanjan/model/roaster/equip.ts';
import { roasterRoastingResult } from '@hanjan/model/roaster/roasting_result.ts';
import { userBrewingResult } from '@hanjan/model/user/brewing_result.ts';
import { userCupnote } from '@hanjan/model/user/cupnote.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { labelOf, subtitleOf } from './label.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00') }));
afterEach(() => vi.useRealTimers());

const method = () => '핸드 드립';

it('a brew is known by its coffee, and is told from others by its method and its day', () => {
  const brew = {
    brewing_result_seq: 7,
    brewing_coffee: '아리차',
    brewing_type: 'DRP',
    brewing_result_date: '2026-11-20',
  };
  expect([labelOf(userBrewingResult, brew, 'ko', method), subtitleOf(userBrewingResult, brew, 'ko', method)]).toEqual([
    '아리차',
    '핸드 드립 · 11월 20일',
  ]);
  expect(subtitleOf(userBrewingResult, brew, 'en')).toBe('Nov 20');
});

it('a record without a name is called by what tells it apart, and without that by its key', () => {
  const brew = { brewing_result_seq: 7, brewing_coffee: null, brewing_type: 'DRP', brewing_result_date: '2025-11-20' };
  expect(labelOf(userBrewingResult, brew, 'ko', method)).toBe('핸드 드립 · 2025년 11월 20일');
  expect(labelOf(userBrewingResult, { brewing_result_seq: 7 }, 'ko')).toBe('#7');
});

it('a roast is told apart by its public number and its day, a note by its day', () => {
  const roast = { roasting_result_year: 2026, roasting_result_seq: 83, roasting_result_date: '2026-11-22' };
  expect(subtitleOf(roasterRoastingResult, roast, 'ko')).toBe('2026-83 · 11월 22일');
  expect(subtitleOf(userCupnote, { cupnote_date: '2026-01-02' }, 'en')).toBe('Jan 2');
});

it('a machine is told from others of its name by what it is called among those who use it, in their language', () => {
  const machine = { equip_name: 'P15', equip_nick_locale: '1호기', equip_nick: 'No. 1' };
  expect(['ko', 'en'].map((locale) => subtitleOf(roasterEquip, machine, locale))).toEqual(['1호기', 'No. 1']);
  expect(subtitleOf(roasterEquip, { ...machine, equip_nick: null }, 'en')).toBe('1호기');
});
