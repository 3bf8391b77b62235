import type { Row } from '@hanjan/core';
import { STEP_FIELDS, stepTotals } from '@hanjan/model/brewing/steps.ts';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type Plan, planOf, pourName, stepsOf, sumsOf, totalOf } from './plan.ts';

vi.mock('../../base/texts/index.ts', () => ({
  t: (key: string, values?: Row) => [key, ...Object.values(values ?? {})].join(' '),
}));

/** A start of 40 g, 80 g at 0:30 and at 1:15, the end at 3:00. */
const RECIPE: Row = {
  brewing_step_use: true,
  brewing_start_mass: 400,
  brewing_step1_term: 30_000,
  brewing_step1_mass: 800,
  brewing_step2_term: 75_000,
  brewing_step2_mass: 800,
  brewing_step_end_term: 180_000,
};
const told = (fields: Row) => {
  const { pours, end } = planOf(fields);
  return { pours: pours.map(({ term, mass }) => [term, mass]), end };
};

describe('the plan in the fields of a recipe', () => {
  it.each<[string, Row, { pours: (number | null)[][]; end: number | null }]>([
    [
      'the start and its steps',
      {},
      {
        pours: [
          [0, 400],
          [30_000, 800],
          [75_000, 800],
        ],
        end: 180_000,
      },
    ],
    [
      'no start mass: the start is there all the same',
      { brewing_start_mass: null },
      {
        pours: [
          [0, null],
          [30_000, 800],
          [75_000, 800],
        ],
        end: 180_000,
      },
    ],
    [
      'a step without a time is poured with the one before',
      { brewing_step2_term: null },
      {
        pours: [
          [0, 400],
          [30_000, 1600],
        ],
        end: 180_000,
      },
    ],
    [
      'steps without any time are poured at the start',
      { brewing_step1_term: null, brewing_step2_term: null },
      { pours: [[0, 2000]], end: 180_000 },
    ],
    [
      'times the wrong way round are brought into order',
      { brewing_step1_term: 75_000, brewing_step2_term: 30_000, brewing_step2_mass: 500 },
      {
        pours: [
          [0, 400],
          [30_000, 500],
          [75_000, 800],
        ],
        end: 180_000,
      },
    ],
    [
      'a time below zero is the start',
      { brewing_step1_term: -5000 },
      {
        pours: [
          [0, 1200],
          [75_000, 800],
        ],
        end: 180_000,
      },
    ],
    [
      'two steps at once are one pour',
      { brewing_step2_term: 30_000 },
      {
        pours: [
          [0, 400],
          [30_000, 1600],
        ],
        end: 180_000,
      },
    ],
    [
      'a step later than the end moves the end',
      { brewing_step2_term: 200_000 },
      {
        pours: [
          [0, 400],
          [30_000, 800],
          [200_000, 800],
        ],
        end: 200_000,
      },
    ],
    [
      'a mass at the end is a pour',
      { brewing_step_end_mass: 300 },
      {
        pours: [
          [0, 400],
          [30_000, 800],
          [75_000, 800],
          [180_000, 300],
        ],
        end: 180_000,
      },
    ],
    [
      'nothing at the end is none',
      { brewing_step_end_mass: 0 },
      {
        pours: [
          [0, 400],
          [30_000, 800],
          [75_000, 800],
        ],
        end: 180_000,
      },
    ],
    [
      'a mass at an end that has no time is poured with the last step',
      { brewing_step_end_mass: 300, brewing_step_end_term: null },
      {
        pours: [
          [0, 400],
          [30_000, 800],
          [75_000, 1100],
        ],
        end: null,
      },
    ],
    [
      'without an end of the steps the time of the brew is the end',
      { brewing_step_end_term: null, brewing_term: 150_000 },
      {
        pours: [
          [0, 400],
          [30_000, 800],
          [75_000, 800],
        ],
        end: 150_000,
      },
    ],
    [
      'a step between that says nothing is none, and a time alone is one',
      { brewing_step1_term: null, brewing_step1_mass: null, brewing_step3_term: 90_000 },
      {
        pours: [
          [0, 400],
          [75_000, 800],
          [90_000, null],
        ],
        end: 180_000,
      },
    ],
    [
      'an end at 0:00 is none',
      { brewing_step_end_term: 0, brewing_step1_term: null, brewing_step2_term: null },
      { pours: [[0, 2000]], end: null },
    ],
    [
      'masses that cannot be are not known',
      { brewing_start_mass: -10, brewing_step1_mass: Number.NaN, brewing_step2_mass: '80' },
      {
        pours: [
          [0, null],
          [30_000, null],
          [75_000, null],
        ],
        end: 180_000,
      },
    ],
  ])('%s', (_, part, plan) => {
    expect(told({ ...RECIPE, ...part })).toEqual(plan);
  });

  it.each<[string, Row, ReturnType<typeof planOf>]>([
    ['nothing', {}, { pours: [{ term: 0, mass: null, bar: null, flux: null }], end: null }],
    [
      'a press with its time',
      { brewing_type: 'IMM', brewing_mass: 3000, brewing_term: 240_000 },
      { pours: [{ term: 0, mass: 3000, bar: null, flux: null }], end: 240_000 },
    ],
    [
      'steps that are switched off',
      { ...RECIPE, brewing_step_use: false, brewing_mass: 2000 },
      { pours: [{ term: 0, mass: 2000, bar: null, flux: null }], end: null },
    ],
    [
      'an espresso flows until its end: 36 g in 28 s',
      { brewing_type: 'ESP', brewing_mass: 360, brewing_term: 28_000, brewing_bar: 90 },
      { pours: [{ term: 0, mass: 360, bar: 90, flux: 13 }], end: 28_000 },
    ],
  ])('without steps: %s', (_, fields, plan) => {
    expect(planOf(fields)).toEqual(plan);
  });

  it('has pressure and flow', () => {
    const [, first] = planOf({ ...RECIPE, brewing_step1_bar: 60, brewing_step1_flux: 25 }).pours;
    expect(first).toEqual({ term: 30_000, mass: 800, bar: 60, flux: 25 });
  });
});

describe('the fields that a plan fills', () => {
  const writable = STEP_FIELDS.filter((name) => !(name in stepTotals) && name !== 'brewing_start_time');

  it('are all of the steps that somebody writes, so that no old step stays', () => {
    expect(Object.keys(stepsOf({ pours: [], end: null })).toSorted()).toEqual(writable.toSorted());
    expect(Object.values(stepsOf({ pours: [], end: null })).every((value) => value === null)).toBe(true);
  });
  it('say the same again', () => {
    const { brewing_step_use, ...steps } = RECIPE;
    const whole = { ...steps, brewing_step_end_mass: 300, brewing_step1_bar: 60, brewing_step1_flux: 25 };
    const plan = planOf({ brewing_step_use, ...whole });
    expect(stepsOf(plan)).toMatchObject(whole);
    expect(planOf({ brewing_step_use, ...stepsOf(plan) })).toEqual(plan);
  });
  it('hold what has no step left at the end', () => {
    const pours = Array.from({ length: 12 }, (_, nth) => ({ term: nth * 10_000, mass: 100 }));
    const fields = stepsOf({ pours, end: 130_000 });
    expect(fields).toMatchObject({ brewing_start_mass: 100, brewing_step9_term: 90_000, brewing_step_end_mass: 200 });
  });

  const number = fc.option(fc.oneof(fc.integer(), fc.double(), fc.constantFrom(1e9, 93_600_000)), { nil: null });
  const anything = fc.dictionary(fc.constantFrom(...STEP_FIELDS, 'brewing_term', 'brewing_mass'), number);
  it('whatever stands there: a plan is in order, begins at 0:00, ends last, and stays the same', () => {
    fc.assert(
      fc.property(anything, fc.boolean(), (fields, brewing_step_use) => {
        const plan = planOf({ ...fields, brewing_step_use });
        const terms = plan.pours.map(({ term }) => term);
        expect(terms[0]).toBe(0);
        expect(terms.every((term, at) => at === 0 || term > (terms[at - 1] ?? 0))).toBe(true);
        if (plan.end !== null) expect(plan.end).toBeGreaterThanOrEqual(terms.at(-1) ?? 0);
        if (brewing_step_use) {
          const again = planOf({ brewing_step_use, ...stepsOf(plan) });
          expect(again.pours.map(({ term }) => term)).toEqual(terms);
          expect(again.end).toBe(plan.end);
        }
      }),
      {
        examples: [
          // Less than a tenth of a gram at the end, and more than any number says once it is added up.
          [{ brewing_term: 5e-324, brewing_step_end_mass: 5e-324 }, true],
          [{ brewing_step_end_term: 1, brewing_step1_term: 1, brewing_step1_mass: 0.3 }, true],
          [
            {
              brewing_step_end_term: 1,
              brewing_step1_term: 1,
              brewing_step1_mass: 1e308,
              brewing_step_end_mass: 1e308,
            },
            true,
          ],
        ],
      },
    );
  });
});

it.each([
  [
    [400, 800, null, 800],
    [400, 1200, null, 2000],
  ],
  [
    [null, 360],
    [null, 360],
  ],
  [[null], [null]],
  [[], []],
])('pours of %j count up to %j', (masses, sums) => {
  const plan: Plan = { pours: masses.map((mass, nth) => ({ term: nth * 30_000, mass })), end: null };
  expect([sumsOf(plan), totalOf(plan)]).toEqual([sums, sums.at(-1) ?? null]);
});

it('pours are called by their place', () => {
  expect([0, 1, 2].map((nth) => pourName(nth))).toEqual(['pour_bloom', 'pour_nth 1', 'pour_nth 2']);
  expect([0, 1].map((nth) => pourName(nth, true))).toEqual(['pour_preinfusion', 'pour_espresso_nth 1']);
  expect([pourName(0, false, 1), pourName(0, true, 1)]).toEqual(['pour_only', 'pour_only']);
});
