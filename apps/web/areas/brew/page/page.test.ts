import { pick } from '@hanjan/core';
import { describe, expect, it, vi } from 'vitest';
import { planOf } from '../plan.ts';
import { areFields, heldIn } from '../work/fields.ts';
import { BEGIN, isBrewWork, isUntouched } from '../work/work.ts';
import { saidIn, saying, workOfBrewed } from './brewed.ts';
import { meanFlow, yieldOf } from './figures.ts';
import { PLAN_NAMES, PLANS, SAMPLE } from './plans.ts';
import { ratioOf, waterOf, withDose, withMass, withRatio } from './ratio.ts';

vi.mock('../../../base/texts/index.ts', () => ({ t: (key: string) => key }));
vi.mock('../../../parts/dialog/toast.ts', () => ({ toast: () => undefined }));

describe('the mean flow', () => {
  it('is told in tenths of a gram in a second, but not where less than that runs through', () => {
    expect(meanFlow(planOf(PLANS.v60))).toBe(18);
    expect(meanFlow(planOf(PLANS.cold))).toBeNull();
  });
});

describe('plans to begin with', () => {
  it.each(PLAN_NAMES)('%s can be written, and pours all of its water in its time', (name) => {
    const plan = PLANS[name];
    expect(areFields(plan)).toBe(true);
    const { pours, end } = planOf(plan);
    expect(pours.reduce((sum, { mass }) => sum + (mass ?? 0), 0)).toBe(plan.brewing_mass);
    expect(end).toBe(plan.brewing_term);
    expect(pours.every(({ term }, at) => at === 0 || term > (pours[at - 1]?.term ?? 0))).toBe(true);
  });
  it('have the ratios of the trade', () => {
    expect(PLAN_NAMES.map((name) => ratioOf(PLANS[name]))).toEqual([16, 15, 14.7, 16, 8, 2]);
  });
  it('and the sample is 20 g at 92 °C to 200 g in three minutes', () => {
    expect(SAMPLE).toMatchObject({
      ...{ brewing_bean_mass: 200, brewing_temp: 9200, brewing_mass: 2000, brewing_term: 180_000 },
      brewing_step_use: false,
    });
  });
});

const v60 = PLANS.v60;
const after = (row: object) => ({ ...v60, ...row });
const poursOf = (row: object) => planOf(after(row)).pours.map(({ mass }) => mass);

describe('the ratio of coffee and water', () => {
  it('stays when the coffee is changed: every pour goes with it, and their sum is exact', () => {
    const less = withDose(v60, 150, true);
    expect(less).toMatchObject({ brewing_bean_mass: 150, brewing_mass: 2400 });
    expect(poursOf(less)).toEqual([300, 600, 600, 600, 300]);
    const odd = withDose(v60, 187, true);
    expect([odd.brewing_mass, waterOf(after(odd))]).toEqual([2992, 2992]);
    expect(ratioOf(after(odd))).toBe(16);
  });
  it('changes with the coffee where nobody keeps it, and where there is none yet', () => {
    expect(withDose(v60, 150, false)).toEqual({ brewing_bean_mass: 150 });
    for (const dose of [null, 0]) expect(withDose(v60, dose, true)).toEqual({ brewing_bean_mass: dose });
    expect(withDose({ ...v60, brewing_bean_mass: null }, 150, true)).toEqual({ brewing_bean_mass: 150 });
  });
  it('changes all water when it is typed itself', () => {
    const stronger = withRatio(v60, 150);
    expect(stronger.brewing_mass).toBe(3000);
    expect(poursOf(stronger)).toEqual([375, 750, 750, 750, 375]);
    expect(withRatio({ brewing_bean_mass: 200 }, 165)).toEqual({ brewing_mass: 3300 });
    expect(withRatio({ brewing_mass: 200 }, 165)).toEqual({});
    expect(withRatio(v60, null)).toEqual({});
  });
  it('follows the result where the steps poured just as much', () => {
    expect(poursOf(withMass(v60, 1600))).toEqual([200, 400, 400, 400, 200]);
    expect(withMass({ ...v60, brewing_mass: 2800 }, 3000)).toEqual({ brewing_mass: 3000 });
    expect(withMass(v60, null)).toEqual({ brewing_mass: null });
  });
  it('never makes more of anything than a field holds', () => {
    for (const row of [withDose(v60, 1_000_000, true), withRatio(v60, 1_000_000_000), withMass(v60, 1_000_000)])
      expect(areFields(row)).toBe(true);
  });
});

it.each([
  ['no object', [1]],
  ['a field of another record', { brewing_water: 'TAP' }],
  ['too much', { brewing_mass: 1e9 }],
  ['a text', { brewing_mass: '200' }],
])('%s is no work at a brew', (_, row) => expect(areFields(row)).toBe(false));

it.each<[string, unknown, boolean]>([
  ['nothing', null, false],
  ['a list', [BEGIN], false],
  ['a text for the fields', { ...BEGIN, fields: 'DRP' }, false],
  ['a brew without its plan', { ...BEGIN, brewed: { fields: {} } }, false],
  ['a record without a number', { ...BEGIN, brewed: { fields: {}, plan: {}, record: '12' } }, false],
  ['no choice about the ratio', { ...BEGIN, keepsRatio: undefined }, false],
  ['how it begins', BEGIN, true],
  ['a plan', { ...BEGIN, title: 'Guji', fields: PLANS.espresso }, true],
  ['a brew', { ...BEGIN, brewed: { fields: { brewing_term: 251_000 }, plan: PLANS.press } }, true],
])('what was kept is work at a brew or not: %s', (_, value, isIt) => {
  expect(isBrewWork(value)).toBe(isIt);
});

it('takes nothing of steps that a field cannot hold, so that the rest outlives the page', () => {
  const typed = {
    ...{ brewing_step1_term: -30_000, brewing_step1_mass: 800, brewing_step2_term: 93_600_000 },
    ...{ brewing_step2_mass: 10_000_000_000, brewing_step3_mass: -400, brewing_step_end_term: 180_000 },
  };
  expect(areFields(typed)).toBe(false);
  const held = heldIn(typed);
  expect(held).toEqual({
    ...{ brewing_step1_term: null, brewing_step1_mass: 800, brewing_step2_term: null },
    ...{ brewing_step2_mass: null, brewing_step3_mass: null, brewing_step_end_term: 180_000 },
  });
  expect(isBrewWork({ ...BEGIN, fields: held })).toBe(true);
});

it('is untouched until something is written', () => {
  expect([BEGIN, { ...BEGIN, fields: PLANS.v60 }, { ...BEGIN, title: 'Guji' }].map(isUntouched)).toEqual([
    true,
    false,
    false,
  ]);
});

describe('a brew that is over', () => {
  const begun = { ...PLANS.press, brewing_coffee: 'Guji' };
  const timed = { ...begun, brewing_term: 251_000, brewing_start_time: '2026-11-20T05:28:05.000Z' };
  it('keeps its times beside the plan that it was begun with', () => {
    const { title, fields, brewed } = workOfBrewed(timed, begun);
    expect([title, fields, brewed?.plan]).toEqual(['Guji', PLANS.press, PLANS.press]);
    expect(brewed?.fields).toMatchObject({ brewing_term: 251_000, brewing_start_time: timed.brewing_start_time });
    expect(isBrewWork({ ...BEGIN, title, fields, brewed })).toBe(true);
  });
  it('is what was begun, whatever was planned while it ran', () => {
    const meanwhile = { ...BEGIN, title: 'Yirgacheffe', fields: PLANS.espresso };
    const work = { ...meanwhile, ...workOfBrewed(timed, begun) };
    expect(work.title).toBe('Guji');
    expect(saidIn(work)).toEqual({ ...PLANS.press, ...pick(timed, ['brewing_term', 'brewing_start_time']) });
  });
  it('is corrected without its plan, which is brewed again', () => {
    const work = { ...BEGIN, ...workOfBrewed({ ...timed, brewing_mass: 4710 }, begun) };
    const after = { ...work, ...saying(work, { brewing_bean_mass: 310, brewing_result_tds: 130 }) };
    expect(saidIn(after)).toMatchObject({ brewing_bean_mass: 310, brewing_mass: 4710, brewing_term: 251_000 });
    expect([after.fields, after.brewed?.plan]).toEqual([PLANS.press, PLANS.press]);
    // 1.3 % of 471 g is 6.123 g of 31 g.
    expect(yieldOf(saidIn(after))).toBeCloseTo(19.75, 2);
    expect(yieldOf(saidIn({ ...after, ...saying(after, { brewing_mass: 4000 }) }))).toBeCloseTo(16.77, 2);
    expect(saying(BEGIN, { brewing_mass: 4000 })).toEqual({ fields: { ...BEGIN.fields, brewing_mass: 4000 } });
  });
});
