import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisAt, axisTowards, headsAt, scoreAt } from './drag.ts';
import { radarLayout } from './layout.ts';
import { along, scored } from './plot.ts';
import { MAX } from './score.ts';

const laid = (...values: (number | null)[]) =>
  radarLayout({ axes: values.map((value, i) => ({ key: `${i}`, label: `${i}`, value })) });

describe('dragging', () => {
  const layout = laid(9, 3, 0, 0, 0, null);
  const { plot } = layout;

  it('takes hold of the head that is under the pointer; an axis without a score has it at its end', () => {
    expect(headsAt(layout, scored(plot, 0, 9), 12)).toEqual([0]);
    expect(headsAt(layout, along(5, 6, plot.radius), 12)).toEqual([5]);
    expect(headsAt(layout, scored(plot, 0, 5), 12)).toEqual([]);
  });

  it('knows by the way of the pointer which one is meant where several lie together', () => {
    const there = headsAt(layout, { x: 0, y: 0 }, 12);
    expect(there).toEqual([2, 3, 4]);
    for (const index of there) expect(axisTowards(layout, there, along(index, 6, 20))).toBe(index);
  });

  it('sets a score by a press on its axis, not beside it and not in the middle', () => {
    expect(axisAt(layout, scored(plot, 1, 7), 12)).toBe(1);
    expect(axisAt(layout, along(1.5, 6, plot.radius * 0.8), 12)).toBeUndefined();
    expect(axisAt(layout, along(1, 6, plot.radius + 40), 12)).toBeUndefined();
    expect(axisAt(layout, { x: 1, y: 0 }, 12)).toBeUndefined();
    expect(axisAt(laid(), { x: 10, y: 10 }, 12)).toBeUndefined();
  });

  it('reads back every score where it is drawn, and stays within bounds everywhere', () => {
    for (let index = 0; index < 6; index++)
      for (let score = 0; score <= MAX; score++) expect(scoreAt(layout, index, scored(plot, index, score))).toBe(score);
    const far = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(far, far, fc.integer({ min: 0, max: 5 }), (x, y, index) => {
        const score = scoreAt(layout, index, { x, y });
        expect(Number.isInteger(score) && score >= 0 && score <= MAX).toBe(true);
      }),
    );
  });
});
