import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runsOf } from './decimate.ts';
import { pxOf } from './scale.ts';

const x = { from: 0, to: 100, start: 46, end: 146 };
const y = { from: 0, to: 300, start: 300, end: 0 };

/** Rising times of a few readings a second, and readings of which some are missing. */
const samples = fc
  .array(fc.tuple(fc.double({ min: 0.01, max: 20, noNaN: true }), fc.option(fc.integer({ min: 0, max: 300 }))), {
    maxLength: 400,
  })
  .map((steps) => {
    let s = -5;
    const time = steps.map(([step]) => {
      s += step > 15 ? step : step / 40;
      return s;
    });
    return { time, values: steps.map(([, value]) => value) };
  });

const columnOf = (px: number) => Math.floor(px);

describe('what is kept of a curve', () => {
  it('has the first, the last and both extremes of every column, and no reading that was not there', () => {
    fc.assert(
      fc.property(samples, ({ time, values }) => {
        const kept = new Map<number, number[]>();
        for (const run of runsOf(time, values, x, y))
          for (let i = 0; i < run.length; i += 2)
            kept.set(columnOf(run[i] as number), [
              ...(kept.get(columnOf(run[i] as number)) ?? []),
              run[i + 1] as number,
            ]);
        const all = new Map<number, number[]>();
        time.forEach((s, i) => {
          const value = values[i] ?? null;
          const column = columnOf(pxOf(x, s));
          if (value !== null) all.set(column, [...(all.get(column) ?? []), pxOf(y, value)]);
        });
        expect([...kept.keys()]).toEqual([...all.keys()]);
        for (const [column, heights] of all) {
          const drawn = kept.get(column) as number[];
          expect([Math.min(...drawn), Math.max(...drawn)]).toEqual([Math.min(...heights), Math.max(...heights)]);
          expect([drawn[0], drawn.at(-1)]).toEqual([heights[0], heights.at(-1)]);
        }
      }),
    );
  });

  it('ends a line where a reading is missing and where none came for long', () => {
    const runs = runsOf([0, 5, 10, 15, 20, 40, 45], [1, 2, null, 4, 5, 6, 7], x, y);
    expect(runs.map((run) => run.length / 2)).toEqual([2, 2, 2]);
  });

  it('is small, however many samples there are', () => {
    const time = Array.from({ length: 50_000 }, (_, i) => i / 500);
    const [run = []] = runsOf(
      time,
      time.map((s) => 150 + 100 * Math.sin(s * 40)),
      x,
      y,
    );
    expect(run.length / 2).toBeLessThanOrEqual(4 * 101);
    expect(run.length / 2).toBeGreaterThan(200);
  });
});
