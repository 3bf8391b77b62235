import type { Row } from '@hanjan/core';
import { saidBy } from '@hanjan/model/brewing/recipe.ts';
import { userBrewingDefault } from '@hanjan/model/user/brewing_default.ts';
import { userBrewingResult } from '@hanjan/model/user/brewing_result.ts';
import type { Chance } from './chance.ts';
import { COFFEES } from './coffees.ts';
import { daysBefore } from './notes.ts';
import { SENTENCES } from './words.ts';

/** What the same people brew again and again; times in ms, masses in tenths of a gram. */
export const RECIPES: readonly Row[] = [
  {
    brewing_name_locale: '아침 V60 두 잔',
    brewing_name: 'Morning V60 for two',
    ...{ brewing_type: 'DRP', brewing_bean_mass: 200, brewing_mass: 3000, brewing_temp: 9300, brewing_term: 180_000 },
    ...{ brewing_grinder_point: 2400, brewing_step_use: true, brewing_start_mass: 450 },
    ...{ brewing_step1_term: 35_000, brewing_step1_mass: 850 },
    ...{ brewing_step2_term: 75_000, brewing_step2_mass: 850 },
    ...{ brewing_step3_term: 110_000, brewing_step3_mass: 850 },
    brewing_step_end_term: 180_000,
    brewing_default_memo: '2차 푸어까지 굵은 물줄기, 마지막은 가늘게 붓는다. 물이 다 빠지면 바로 드리퍼를 뺀다.',
  },
  {
    brewing_name_locale: '에어로프레스 한 잔',
    brewing_name: 'AeroPress for one',
    ...{ brewing_type: 'AER', brewing_bean_mass: 150, brewing_mass: 2200, brewing_temp: 8800, brewing_term: 120_000 },
    ...{ brewing_grinder_point: 1800, brewing_step_use: true, brewing_start_mass: 500 },
    ...{ brewing_step1_term: 20_000, brewing_step1_mass: 1700, brewing_step_end_term: 120_000 },
  },
  {
    brewing_name_locale: '주말 에스프레소',
    brewing_name: 'Weekend espresso',
    ...{ brewing_type: 'ESP', brewing_bean_mass: 180, brewing_mass: 360, brewing_temp: 9300, brewing_term: 28_000 },
    ...{ brewing_bar: 90, brewing_grinder_point: 350, brewing_basket: 'VST 18 g', brewing_wdt: true },
  },
  {
    brewing_name_locale: '냉장 콜드브루',
    brewing_name: 'Cold brew in the fridge',
    ...{ brewing_type: 'CLD', brewing_bean_mass: 1000, brewing_mass: 8000, brewing_temp: 2000 },
    ...{ brewing_term: 50_400_000, brewing_grinder_point: 3000, brewing_water: 'FLTR', brewing_detail_use: true },
  },
];

/** What is poured or waited for by hand is never quite the recipe's. */
const MISSED = /^brewing_(start_mass|step\d_(term|mass)|step_end_term|term)$/;

/** A brew after one of these recipes that somebody might have made in the last two hundred days. */
export function brewOf(chance: Chance, locale: 'ko' | 'en', today: string, recipes: readonly number[]): Row {
  const nth = chance.between(0, RECIPES.length - 1);
  const said = saidBy(RECIPES[nth] ?? {}, userBrewingDefault, userBrewingResult);
  const missed = Object.entries(said).flatMap(([name, value]) => {
    if (!MISSED.test(name) || typeof value !== 'number') return [];
    return [[name, value + (name.endsWith('mass') ? chance.between(-60, 60) : chance.between(-40, 55) * 100)]];
  });
  const brewing_result_date = daysBefore(today, chance.between(0, 200));
  const minute = String(chance.between(10, 59));
  const isFilter = said.brewing_type === 'DRP' || said.brewing_type === 'AER';
  return {
    ...said,
    ...Object.fromEntries(missed),
    brewing_result_date,
    brewing_coffee: chance.pick(COFFEES)[locale],
    brewing_seq: recipes[nth] ?? null,
    brewing_start_time: said.brewing_step_use ? `${brewing_result_date}T00:${minute}:00.000Z` : null,
    brewing_result_main: chance.percent(6),
    brewing_satis: chance.percent(92) ? chance.between(5, 10) : null,
    brewing_result_tds: isFilter && chance.percent(40) ? chance.between(118, 146) : null,
    brewing_default_memo: chance.percent(60) ? chance.pick(SENTENCES[locale].cool) : null,
    blending_result_date: chance.percent(85) ? daysBefore(brewing_result_date, chance.between(3, 28)) : null,
  };
}
