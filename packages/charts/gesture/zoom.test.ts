import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contain, panBy, seenAt, UNZOOMED, under, type Zoom, zoomAt } from './zoom.ts';

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const point = fc.record({ x: number(-2000, 2000), y: number(-2000, 2000) });
const limits = { least: 0.5, most: 40 };
const zoom: fc.Arbitrary<Zoom> = fc.record({ x: number(-5000, 5000), y: number(-5000, 5000), k: number(0.5, 40) });
const size = fc.record({ width: number(0, 3000), height: number(0, 3000) });
const box = fc
  .tuple(number(-900, 900), number(-900, 900), number(1, 900), number(1, 900))
  .map(([left, top, width, height]) => ({ left, top, right: left + width, bottom: top + height }));

describe('zooming', () => {
  it('leaves in its place what lies under the pointer', () => {
    fc.assert(
      fc.property(zoom, number(0.01, 100), point, (before, factor, at) => {
        const kept = seenAt(zoomAt(before, factor, at, limits), under(before, at));
        expect(kept.x).toBeCloseTo(at.x, 3);
        expect(kept.y).toBeCloseTo(at.y, 3);
      }),
    );
  });
  it('stays within its limits, and is undone by its inverse inside of them', () => {
    fc.assert(
      fc.property(zoom, number(0.01, 100), point, (before, factor, at) => {
        const after = zoomAt(before, factor, at, limits);
        expect(after.k).toBeGreaterThanOrEqual(limits.least);
        expect(after.k).toBeLessThanOrEqual(limits.most);
        const back = zoomAt(after, before.k / after.k, at, limits);
        expect(back.k).toBeCloseTo(before.k, 6);
        expect(back.x).toBeCloseTo(before.x, 2);
      }),
    );
  });
  it.each([0, -2, Number.NaN])('changes nothing by %s', (factor) => {
    expect(zoomAt(UNZOOMED, factor, { x: 3, y: 4 }, limits)).toBe(UNZOOMED);
  });
  it('by infinity goes to the limit', () => {
    expect(zoomAt(UNZOOMED, Number.POSITIVE_INFINITY, { x: 3, y: 4 }, limits).k).toBe(limits.most);
  });
});

describe('moving', () => {
  it('moves what is seen by just as much', () => {
    fc.assert(
      fc.property(zoom, point, point, (before, by, of) => {
        const [was, is] = [seenAt(before, of), seenAt(panBy(before, by.x, by.y), of)];
        expect([is.x - was.x, is.y - was.y]).toEqual([expect.closeTo(by.x, 3), expect.closeTo(by.y, 3)]);
      }),
    );
  });
});

describe('a drawing that is held in its room', () => {
  it('covers the room, or stands in its middle where it is smaller', () => {
    fc.assert(
      fc.property(zoom, size, box, (before, room, drawing) => {
        const after = contain(before, room, drawing);
        const [start, end] = [
          seenAt(after, { x: drawing.left, y: drawing.top }),
          seenAt(after, { x: drawing.right, y: drawing.bottom }),
        ];
        for (const [side, length] of [
          ['x', room.width],
          ['y', room.height],
        ] as const) {
          if (end[side] - start[side] <= length) expect(start[side] + end[side]).toBeCloseTo(length, 3);
          else expect([start[side] <= 1e-6, end[side] >= length - 1e-6]).toEqual([true, true]);
        }
      }),
    );
  });
  it('is not moved again when it lies well', () => {
    fc.assert(
      fc.property(zoom, size, box, (before, room, drawing) => {
        const once = contain(before, room, drawing);
        const twice = contain(once, room, drawing);
        expect(twice.x).toBeCloseTo(once.x, 6);
        expect(twice.y).toBeCloseTo(once.y, 6);
      }),
    );
  });
});
