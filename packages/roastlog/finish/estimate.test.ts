import { describe, expect, it } from 'vitest';
import { type Corner, noise, PLAIN, straight, withBean } from '../curve/straight.ts';
import { chargeOf } from './estimate.ts';
import { finish } from './finish.ts';

const FREE = { by: Number.POSITIVE_INFINITY, until: Number.POSITIVE_INFINITY };

/** Corners that begin at another second. */
const from = (s: number, corners: readonly Corner[] = PLAIN): Corner[] => corners.map(([at, value]) => [at + s, value]);

const charge = (corners: readonly Corner[], step = 1, bounds = FREE) => {
  const { time, bean } = straight(corners, {}, step);
  return chargeOf(time, bean, bounds);
};

/** What noise may cost. */
const near = (found: number | null, s: number, most: number) => {
  expect(found).not.toBeNull();
  expect(Math.abs((found ?? 0) - s)).toBeLessThanOrEqual(most);
};

describe('a charge that nobody marked', () => {
  it('is where the quick fall begins, with what was heated before', () => {
    expect(charge([[0, 25], [834, 200], ...from(900)])).toBe(900);
    // The drum cools slowly at first: 12 °C in two minutes.
    expect(charge([[0, 150], [300, 212], ...from(420)])).toBe(420);
    expect(charge([[0, 190], [100, 200], ...from(160)], 2)).toBe(160);
  });
  it('is the first reading of a log that begins with it, also of a table by hand', () => {
    expect(charge(PLAIN)).toBe(0);
    expect(charge(PLAIN, 30)).toBe(0);
    expect(charge(PLAIN, 60)).toBe(0);
    const rows = [240, 195, 185, 180, 182.5, 190, 192.5, 200, 205, 210, 215, 220];
    expect(
      chargeOf(
        rows.map((_, at) => at * 30),
        rows,
        FREE,
      ),
    ).toBe(0);
    expect(
      charge(
        [
          [0, 201],
          [30, 200],
          [60, 150],
          [90, 95],
          [120, 90],
          [420, 205],
        ],
        30,
      ),
    ).toBe(30);
  });
  it('is found through noise ten times a second', () => {
    for (const [size, most] of [
      [0.2, 2],
      [0.5, 3],
      [1, 5],
    ] as const) {
      const tremble = noise(size);
      const corners: Corner[] = [[0, 180], [200, 203], [300, 200], ...from(300).slice(1)];
      const raw = withBean(straight(corners, {}, 0.1), (value) => value + tremble());
      near(chargeOf(raw.time, raw.bean, FREE), 300, most);
    }
  });
  it('belongs to the roast with the largest rise when two lie in one recording', () => {
    const small: Corner[] = [
      [0, 200],
      [60, 120],
      [300, 180],
    ];
    const between: Corner[] = [
      [360, 160],
      [500, 201],
    ];
    expect(charge([...small, ...between, ...from(560)])).toBe(560);
    const after: Corner[] = [[700, 160], [900, 200], ...from(960, small)];
    expect(charge([...PLAIN, ...after])).toBe(0);
  });
  it('is none where nothing was charged', () => {
    expect(
      charge([
        [0, 25],
        [600, 200],
      ]),
    ).toBeNull();
    expect(
      charge([
        [0, 200],
        [600, 200],
      ]),
    ).toBeNull();
    // A drum that cools between batches, 8 °C a minute, and is heated again.
    expect(
      charge([
        [0, 210],
        [600, 130],
        [1000, 215],
      ]),
    ).toBeNull();
    // Cooling after the drop alone.
    expect(
      charge([
        [0, 25],
        [500, 205],
        [560, 120],
        [800, 60],
      ]),
    ).toBeNull();
    expect(
      charge([
        [0, 200],
        [10, 90],
      ]),
    ).toBeNull();
    expect([chargeOf([], [], FREE), chargeOf([0], [200], FREE)]).toEqual([null, null]);
  });
  it('lies before what else was marked, and after the drop nothing is looked at', () => {
    const corners = [
      ...PLAIN,
      [600, 120],
      [900, 205],
      ...from(960, [
        [0, 205],
        [60, 60],
        [540, 215],
      ]),
    ] as Corner[];
    expect(charge(corners)).toBe(960);
    expect(charge(corners, 1, { by: 420, until: Number.POSITIVE_INFINITY })).toBe(0);
    expect(charge(corners, 1, { by: 540, until: 540 })).toBe(0);
    expect(finish(straight(corners, { FCs: 420, DROP: 540 })).marks.CHARGE).toEqual({ s: 0, isEstimated: true });
  });
  it('is not a loose contact', () => {
    const raw = withBean(straight([[0, 180], [200, 200], ...from(260)]), (value, s) => (s === 100 ? 20 : value));
    const { marks } = finish(raw);
    expect(finish(raw).time[0]).toBe(-260);
    expect(marks.TP).toEqual({ s: 60, isEstimated: true });
  });
});
