import type { Deviation } from '@hanjan/core/calc/taste/calibration.ts';
import { POINTS, type Point } from '@hanjan/model/shared/points.ts';
import { expect, it } from 'vitest';
import { saidOf, shareOf } from './deviation.ts';

const by = (bias: number | null, cups = 3): Deviation => ({
  cups,
  bias,
  spread: bias === null ? null : Math.abs(bias),
});
const figures = (total: Deviation, ...of: (number | null)[]) => ({
  total,
  points: Object.fromEntries(POINTS.map((name, at) => [name, by(of[at] ?? null)])) as Record<Point, Deviation>,
});

it('a difference stands on its line, what is farther away at the end of it', () => {
  expect([-9, -2, -1, 0, 0.5, 2, 7].map(shareOf)).toEqual([0, 0, 0.25, 0.5, 0.625, 1, 1]);
});

it('a sentence says in which scores somebody differs most', () => {
  expect(saidOf(figures(by(0.4), 0.2, 0.1, 0.5, 0.4, 0.6, 0.6))).toEqual({
    ...{ is: 'high', what: 'cupnote_flavor_point', by: 0.6 },
  });
  expect(saidOf(figures(by(-0.5), 0.2, -1.5))).toEqual({ is: 'low', what: 'cupnote_aroma_point', by: 1.5 });
  expect(saidOf(figures(by(1), 1, 1, 1, 1, 1, 1))).toEqual({ is: 'high', what: 'total', by: 1 });
});

it('small differences are none, and of one cup nothing is said', () => {
  expect(saidOf(figures(by(0.1), 0.2, -0.2, 0, 0, 0.1, 0))).toEqual({ is: 'even' });
  expect(saidOf(figures(by(null, 1)))).toEqual({ is: 'few' });
});
