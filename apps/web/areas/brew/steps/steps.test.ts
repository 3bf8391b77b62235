import { describe, expect, it } from 'vitest';
import {
  type Cells,
  countOf,
  EMPTY,
  figuresOf,
  halves,
  NTHS,
  partsOf,
  pastedCells,
  pouredOf,
  ratioOf,
  type Step,
  saidParts,
  shared,
  stepName,
} from './steps.ts';

const of = (values: Readonly<Record<string, unknown>>): Cells =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { ...EMPTY, value }]));

/** A start of 40 g, 80 g at 0:30 and at 1:00, the end at 2:00. */
const poured = of({
  brewing_start_mass: 400,
  brewing_step1_term: 30_000,
  brewing_step1_mass: 800,
  brewing_step2_term: 60_000,
  brewing_step2_mass: 800,
  brewing_step_end_term: 120_000,
  brewing_result_total: 2000,
  brewing_bean_mass: 125,
});

describe('steps of a brew', () => {
  it('are as many as up to the last that says something, also what nobody can read', () => {
    expect(countOf(of({}))).toBe(0);
    expect(countOf(poured)).toBe(2);
    expect(countOf({ ...poured, brewing_step7_mass: { value: null, typed: 'much', fault: null } })).toBe(7);
  });

  it('have pressure and flow for espresso, and where somebody wrote them', () => {
    const fields = Object.fromEntries(
      NTHS.flatMap((nth) => (['bar', 'flux'] as const).map((part) => [stepName(nth, part), {} as never])),
    );
    expect(partsOf(of({ brewing_type: 'DRP' }), fields)).toEqual(['term', 'mass']);
    expect(partsOf(of({ brewing_type: 'ESP' }), fields)).toEqual(['term', 'mass', 'bar', 'flux']);
    expect(partsOf(of({ brewing_type: 'DRP', brewing_step3_bar: 60 }), fields)).toEqual(['term', 'mass', 'bar']);
    expect(partsOf(of({ brewing_type: 'ESP' }), {})).toEqual(['term', 'mass']);
    expect(saidParts(of({ brewing_type: 'ESP', brewing_step3_bar: 60 }))).toEqual(['term', 'mass', 'bar']);
  });

  it('add up from the start mass, and flow until the next one', () => {
    const { sums, flows, faults } = figuresOf(poured);
    expect(sums.slice(0, 3)).toEqual([400, 1200, 2000]);
    // 40 g in 30 s, 80 g in 30 s, 80 g in 60 s; in tenths.
    expect(flows.slice(0, 3)).toEqual([13, 27, 13]);
    expect(faults.every((fault) => fault === null)).toBe(true);
    expect(ratioOf(poured)).toBe(16);
  });

  it('say what is wrong with their order, the end too', () => {
    const early = of({ brewing_step1_term: 60_000, brewing_step2_term: 30_000, brewing_step3_term: 90_000 });
    expect(figuresOf(early).faults[2]?.key).toBe('brew_step_before');
    const late = { ...early, ...of({ brewing_step_end_term: 80_000 }) };
    expect(figuresOf(late).faults[3]?.key).toBe('brew_step_after_end');
    expect(figuresOf(late).faults).toHaveLength(NTHS.length + 1);
  });

  it('are drawn once there is a time and a mass, also those of a brew whose steps are switched off', () => {
    expect(pouredOf({ brewing_start_mass: 400 })).toBeNull();
    expect(pouredOf({ brewing_step1_term: 400 })).toBeNull();
    expect(pouredOf({ brewing_start_mass: 400, brewing_step_end_term: 120_000, brewing_term: 180_000 })).toEqual({
      pours: [{ term: 0, mass: 400 }],
      end: 120_000,
    });
    const untimed = { brewing_start_mass: 400, brewing_mass: 2000, brewing_term: 180_000, brewing_step_use: false };
    expect(pouredOf(untimed)).toBeNull();
  });
});

describe('a step in two', () => {
  const step = (term: number | null, mass: number | null): Step => ({
    term: { ...EMPTY, value: term },
    mass: { ...EMPTY, value: mass },
    bar: { ...EMPTY, value: 90 },
    flux: EMPTY,
  });
  const told = (steps: readonly Step[]) => steps.map(({ term, mass, bar }) => [term.value, mass.value, bar.value]);

  it('shares its water and begins again halfway, in whole seconds', () => {
    expect(told(halves(step(30_000, 801), 61_000))).toEqual([
      [30_000, 400, 90],
      [46_000, 401, 90],
    ]);
  });
  it('stays at its time where nothing comes later', () => {
    expect(told(halves(step(30_000, null), 20_000))).toEqual([
      [30_000, null, 90],
      [30_000, null, 90],
    ]);
    expect(told(halves(step(null, 10), null)).map(([term]) => term)).toEqual([null, null]);
  });
});

it('what is left goes to the steps that have a mass, and none of it is lost', () => {
  expect(shared([400, null, 800, 800], 100)).toEqual([433, null, 833, 834]);
});

describe('cells of a spreadsheet', () => {
  const from = { nth: 1, part: 'term' } as const;
  it('go to the right and down; a head and empty lines are passed over', () => {
    const grid = [
      ['시간', '물'],
      ['0:30', ' 80 '],
      ['', ''],
      ['1:00', '80', '120'],
    ];
    expect(pastedCells(grid, from, ['term', 'mass'])).toEqual({
      texts: {
        ...{ brewing_step1_term: '0:30', brewing_step1_mass: '80' },
        ...{ brewing_step2_term: '1:00', brewing_step2_mass: '80' },
      },
      rest: 0,
    });
  });
  it('begin at the column where they were put in, and tell what has no room', () => {
    const grid = Array.from({ length: 4 }, (_, at) => [String(at), '9']);
    const { texts, rest } = pastedCells(grid, { nth: 8, part: 'mass' }, ['term', 'mass', 'bar']);
    expect(Object.keys(texts)).toEqual([
      ...['brewing_step8_mass', 'brewing_step8_bar', 'brewing_step9_mass', 'brewing_step9_bar'],
    ]);
    expect(rest).toBe(2);
  });
});
