import { checkField, derived, type Entity, type Field, kindOf, type Row } from '@hanjan/core';
import { expect, it } from 'vitest';
import { STRCP } from '../../seed/code/strcp.ts';
import { cafeBrewingDefault } from '../brewing/brewing_default.ts';
import { runningFor } from './flow.ts';
import { AS_BREW, brewOf, settingOf } from './names.ts';
import { SAMPLES } from './samples.ts';
import { cafeSettingDefault } from './setting_default.ts';
import { cafeSettingResult } from './setting_result.ts';

const calculated = (row: Row) => derived(cafeSettingResult, row);
const fieldsOf = ({ fields }: Entity): Readonly<Record<string, Field | undefined>> => fields;

it('there are twelve sample recipes, and each of them fills fields that can hold it', () => {
  expect(STRCP.map(([id]) => id)).toEqual(Object.keys(SAMPLES));
  expect(STRCP).toHaveLength(12);
  const fields = fieldsOf(cafeSettingDefault);
  for (const [id, sample] of Object.entries(SAMPLES)) {
    for (const [name, value] of Object.entries(sample)) {
      const field = fields[name];
      expect(field, name).toBeDefined();
      if (field && value !== null) expect([id, name, checkField(field, value)]).toEqual([id, name, null]);
    }
    const { setting_result_calc: rest, step_detail } = calculated(sample);
    // What is poured in steps is what is said to be poured.
    if (step_detail) expect([id, rest]).toEqual([id, null]);
  }
});

it('the running mass goes from the start on, in whatever order steps are typed', () => {
  const steps: [string, number][] = [
    ['setting_step_end_mass', 100],
    ['setting_step3_mass', 600],
    ['setting_start_mass', 500],
    ['setting_step1_mass', 1000.5],
    ['setting_result_mass', 3000],
  ];
  const all = Object.fromEntries(steps);
  const said = calculated(all);
  expect(said).toMatchObject({
    setting_step1_calc: 1500,
    setting_step2_calc: null,
    setting_step3_calc: 2100,
    setting_step_end_calc: 2200,
    setting_result_total: 2200,
    setting_result_calc: 800,
  });
  for (const order of [steps.toReversed(), steps.toSorted()])
    expect(calculated(Object.fromEntries(order))).toMatchObject({ ...said, setting_step1_mass: 1000.5 });
});

it('what is left of the result is cleared by zero, and below zero where too much was poured', () => {
  const rest = (setting_result_mass: number | null, setting_start_mass: number | null) =>
    calculated({ setting_result_mass, setting_start_mass }).setting_result_calc;
  expect([rest(3000, 3000), rest(0, 500), rest(null, 500), rest(3000, null)]).toEqual([null, null, null, null]);
  expect([rest(3000, 2500), rest(2500, 3000)]).toEqual([500, -500]);
});

it('a timer runs from its beginning until it has a length, over midnight too and not for more than a day', () => {
  const began = '2026-11-20T14:59:50.000Z';
  const at = (instant: string, row: Row = {}) =>
    runningFor({ setting_result_time: began, setting_result_term: null, ...row }, Date.parse(instant));
  // In Seoul it is 23:59:50 then.
  expect(at('2026-11-20T15:00:18.000Z')).toBe(28_000);
  expect(at('2026-11-20T15:00:18.000Z', { setting_result_term: 28_000 })).toBeNull();
  expect(at('2026-11-21T14:59:50.000Z')).toBeNull();
  expect(at('2026-11-20T14:59:49.000Z')).toBeNull();
  expect(at('2026-11-20T15:00:18.000Z', { setting_result_time: null })).toBeNull();
});

it('a setting becomes a recipe and a recipe a setting, with nothing lost of what both have', () => {
  const [settings, recipes] = [fieldsOf(cafeSettingDefault), fieldsOf(cafeBrewingDefault)];
  for (const [brew, name] of Object.entries(AS_BREW)) {
    const [from, to] = [recipes[brew], settings[name]];
    if (!from || !to) expect.fail(`${brew} ${name}`);
    expect([brew, from.kind, kindOf(from).json(from)]).toEqual([brew, to.kind, kindOf(to).json(to)]);
  }
  const setting = { ...SAMPLES.KSY46, setting_bean_seq: 7, setting_result_memo: '물줄기를 가늘게' };
  const recipe = brewOf(setting);
  expect(recipe).toMatchObject({
    ...{ coffeebean_seq: 7, brewing_type: 'DRP', brewing_step_use: true, brewing_start_mass: 600 },
    ...{ brewing_step4_term: 165_000, brewing_step_end_term: 210_000, brewing_default_memo: '물줄기를 가늘게' },
  });
  expect(settingOf(recipe)).toEqual(setting);
  expect(settingOf({ brewing_type: 'ETC', brewing_result_total: 3000 })).toEqual({ setting_result_type: null });
});
