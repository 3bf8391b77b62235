import { describe, expect, it } from 'vitest';
import { daysIn, productionForm, wantedIn } from './form.ts';
import { MOST_BATCHES, type ProductionFacts, productionOf, usualLoss } from './production.ts';

const named = (key: number) => ({ key, name: `n${key}`, name_locale: null });
const left = (key: number, day: string, mass: number) => ({ key, year: 2026, number: key, day, left: mass });

/** A house blend of 60 % of one roast and 40 % of another; masses ×10 g. */
const facts: ProductionFacts = {
  blends: [
    {
      ...named(1),
      total: 100_000,
      parts: [
        { recipe: 11, mass: 60_000 },
        { recipe: 12, mass: 40_000 },
      ],
      made: [left(2, '2026-11-20', 30_000), left(1, '2026-11-10', 10_000)],
    },
    { ...named(2), total: 50_000, parts: [{ recipe: 11, mass: 50_000 }], made: [] },
  ],
  recipes: [
    {
      ...named(11),
      in_use: true,
      charge: 60_000,
      green: [{ bean: 21, mass: 60_000 }],
      losses: [160, 140, 150],
      batches: [left(7, '2026-11-22', 50_000), left(5, '2026-11-01', 10_000)],
      planned: [],
    },
    {
      ...named(12),
      in_use: true,
      charge: 50_000,
      green: [{ bean: 22, mass: 50_000 }],
      losses: [],
      batches: [],
      planned: [],
    },
  ],
  beans: [
    {
      ...named(21),
      lots: [
        { key: 31, year: 2026, left: 70_000, moisture: 110 },
        { key: 32, year: 2025, left: 100_000, moisture: null },
      ],
    },
    { ...named(22), lots: [{ key: 33, year: 2026, left: 80_000, moisture: 105 }] },
  ],
};
const DAY = '2026-11-27';
const blend = (mass: number, key = 1) => ({ of: 'blend', key, mass }) as const;

describe('a production', () => {
  // 24 kg, 4 kg are there: 20 kg = 12 kg + 8 kg. Of 12 kg 6 kg are there; a batch of 6 kg gives 5.1 kg, so two are roasted.
  // Of 8 kg nothing is there; a batch of 5 kg gives 4.25 kg at 15 %, so two.
  const { blends, roasts, missing, batches } = productionOf(facts, [blend(240_000)], DAY);

  it('uses up the blends that are there, the oldest first', () => {
    expect(blends).toMatchObject([{ key: 1, wanted: 240_000, there: 40_000, toBlend: 200_000 }]);
    expect(blends[0]?.taken.map(({ from, mass }) => [from.key, mass])).toEqual([
      [1, 10_000],
      [2, 30_000],
    ]);
    expect(blends[0]?.parts.map(({ mass }) => mass)).toEqual([120_000, 80_000]);
  });

  it('roasts whole batches of what is missing, by what the recipe usually loses', () => {
    expect(batches).toBe(4);
    expect(roasts).toMatchObject([
      { key: 11, needed: 120_000, there: 60_000, toRoast: 60_000, loss: 150, isAssumed: false, batches: 2 },
      { key: 12, needed: 80_000, there: 0, toRoast: 80_000, loss: 150, isAssumed: true, batches: 2 },
    ]);
    expect(roasts.map(({ expected, leftover }) => [expected, leftover])).toEqual([
      [102_000, 42_000],
      [85_000, 5000],
    ]);
    expect(roasts[0]?.taken.map(({ from }) => from.key)).toEqual([5, 7]);
  });

  it('takes the lots in their order, and says which green coffee is missing', () => {
    const lots = roasts.map(({ runs }) => runs.map((run) => run.map(({ lot, mass }) => [lot, mass])));
    expect(lots).toEqual([
      [
        [[31, 60_000]],
        [
          [31, 10_000],
          [32, 50_000],
        ],
      ],
      [[[33, 50_000]], [[33, 50_000]]],
    ]);
    expect(missing).toEqual([{ bean: 22, asked: 100_000, there: 80_000, short: 20_000 }]);
  });

  it('gives no batch away twice, whoever needs it', () => {
    // 12 kg of the first, 5 kg of the second blend and 1 kg for itself, of which 6 kg are there.
    const wanted = [blend(240_000), blend(50_000, 2), { of: 'roast', key: 11, mass: 10_000 } as const];
    expect(productionOf(facts, wanted, DAY).roasts[0]).toMatchObject({ needed: 180_000, there: 60_000, batches: 3 });
  });

  it('counts what is planned until the day', () => {
    const planned = [
      { day: DAY, mass: 60_000 },
      { day: '2026-11-28', mass: 60_000 },
    ];
    const recipes = facts.recipes.map((one) => (one.key === 11 ? { ...one, planned } : one));
    expect(productionOf({ ...facts, recipes }, [blend(240_000)], DAY).roasts[0]).toMatchObject({
      coming: 51_000,
      toRoast: 9000,
      batches: 1,
      leftover: 42_000,
    });
  });

  it('is nothing where nothing is wanted or all is there', () => {
    expect(productionOf(facts, [blend(0), blend(-5)], DAY)).toEqual({
      blends: [],
      roasts: [],
      missing: [],
      batches: 0,
    });
    expect(productionOf(facts, [blend(40_000)], DAY)).toMatchObject({ roasts: [], missing: [], batches: 0 });
    expect(productionOf(facts, [blend(1000, 99)], DAY).blends).toEqual([]);
  });

  it('says what is needed of a recipe that nobody sees', () => {
    const recipes = facts.recipes.filter(({ key }) => key !== 12);
    expect(productionOf({ ...facts, recipes }, [blend(240_000)], DAY).roasts[1]).toMatchObject({
      isKnown: false,
      needed: 80_000,
      toRoast: 80_000,
      batches: 0,
    });
  });

  it('plans no more than anybody does at once, and stays exact with tonnes', () => {
    const huge = productionOf(facts, [blend(1_000_000_000)], DAY);
    expect(huge.blends[0]?.parts[0]?.mass).toBe(599_976_000);
    expect(huge.roasts[0]?.batches).toBeGreaterThan(MOST_BATCHES);
    expect(huge.roasts[0]?.runs).toEqual([]);
    expect(huge.missing[0]?.short).toBeGreaterThan(0);
  });
});

describe('the usual loss', () => {
  it('is the middle of the last ten', () => {
    expect(usualLoss([])).toBeNull();
    expect(usualLoss([160, 140, 155])).toBe(155);
    expect(usualLoss([140, 150])).toBe(145);
    expect(usualLoss([...Array<number>(10).fill(150), 900, 900, 900, 900, 900, 900, 900, 900, 900, 900, 900])).toBe(
      150,
    );
  });
});

describe('what is asked for', () => {
  const form = productionForm('2026-11-24');
  const days = (production_day: string | null, production_roast_day: string | null) =>
    daysIn(form, { production_day, production_roast_day });

  it('is by a day to come, and roasted on one until then', () => {
    expect(days('2026-11-27', '2026-11-25')).toEqual({ until: '2026-11-27', on: '2026-11-25' });
    expect(days('2026-11-24', '2026-11-24')).toEqual({ until: '2026-11-24', on: '2026-11-24' });
    expect(days('2026-11-23', '2026-11-23')).toEqual({ until: null, on: null });
    expect(days('2026-11-27', '2026-11-28')).toEqual({ until: '2026-11-27', on: null });
    expect(days('2026-11-27', '2026-11-23')).toEqual({ until: '2026-11-27', on: null });
    expect(days(null, null)).toEqual({ until: null, on: null });
  });

  it('is roasted earlier where it is needed earlier, but not in the past', () => {
    const moved = (production_day: string) =>
      form.react.production_day?.({ production_day, production_roast_day: '2026-11-26' }, null, {
        was: {},
        chosen: [],
      });
    expect([moved('2026-11-25'), moved('2026-11-30'), moved('2026-11-20')]).toEqual([
      { production_roast_day: '2026-11-25' },
      {},
      {},
    ]);
  });

  it('is no more than a lot can hold', () => {
    const rows = [5, 1_000_000_000, 1_000_000_001, 999_999_990_000, 0, null].map((production_mass, nth) => ({
      ...{ blending_seq: nth, production_mass },
    }));
    expect(wantedIn(rows, null).map(({ mass }) => mass)).toEqual([5, 1_000_000_000]);
    expect(wantedIn(null, [{ roasting_seq: 1, production_mass: 1_000_000_001 }])).toEqual([]);
  });
});
