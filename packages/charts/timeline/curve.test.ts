import { describe, expect, it } from 'vitest';
import { type Curve, type CurveInput, curveOf } from './curve.ts';
import { pxOf } from './scale.ts';

const x = { from: 0, to: 780, start: 46, end: 810 };
const y = { from: 60, to: 250, start: 430, end: 74 };
const box = { left: 46, top: 74, right: 810, bottom: 430 };
const values = Array.from({ length: 3000 }, (_, i) => 150 + 50 * Math.sin(i / 100));
const time = values.map((_, i) => i / 10);

const grown = (count: number): CurveInput => ({
  time: time.slice(0, count),
  values: values.slice(0, count),
  x,
  y,
  box,
});
const lastOf = ({ head, tail }: Curve) => (tail || head).split('L').at(-1);

const pointOf = (curve: Curve) => (lastOf(curve) ?? '').replace('M', '').split(' ').map(Number) as [number, number];

describe('a curve that grows', () => {
  it('is drawn on once that can be seen, and never more than half a px behind', () => {
    let curve = curveOf(grown(2000), null);
    let drawings = 0;
    for (let count = 2001; count <= 2100; count++) {
      const next = curveOf(grown(count), curve);
      if (next.tail !== curve.tail) drawings++;
      curve = next;
      const [px, py] = pointOf(curve);
      expect(pxOf(x, time[count - 1] as number) - px).toBeLessThan(0.6);
      expect(Math.abs(pxOf(y, values[count - 1] as number) - py)).toBeLessThan(1.1);
    }
    expect(drawings).toBeGreaterThan(8);
    expect(drawings).toBeLessThan(40);
  });

  it('keeps its head, and its tail begins where that ends', () => {
    const before = curveOf(grown(2000), null);
    const after = curveOf(grown(2001), before);
    expect(before.tail).toBe('');
    expect(after.head).toBe(before.head);
    const later = curveOf(grown(2010), after);
    expect(later.tail.split('L')[0]).toBe(`M${lastOf(before)}`);
    expect(lastOf(later)).toBe(lastOf(curveOf(grown(2010), null)));
  });

  it('stays the same without any change, and is drawn anew in another room', () => {
    const input = grown(2000);
    const before = curveOf(input, null);
    expect(curveOf({ ...input }, before)).toBe(before);
    expect(curveOf({ ...input, x: { ...x, to: 900 } }, before).head).not.toBe(before.head);
  });

  it('takes back into the tail what was corrected', () => {
    const before = curveOf(grown(2000), null);
    const corrected = values.slice(0, 2001).map((value, i) => (i > 1980 ? value + 5 : value));
    const after = curveOf({ ...grown(2001), values: corrected }, before);
    expect(after.settled).toBe(1981);
    const again = curveOf(
      { ...grown(2002), values: [...corrected.slice(0, 1982), ...values.slice(1982, 2002)] },
      after,
    );
    expect(again.head).toBe(after.head);
    expect(lastOf(again)).toBe(lastOf(curveOf({ ...grown(2002), values: values.slice(0, 2002) }, null)));
  });

  it('never has a long tail', () => {
    let curve = curveOf(grown(1), null);
    let longest = 0;
    for (let count = 2; count <= 3000; count++) {
      curve = curveOf(grown(count), curve);
      longest = Math.max(longest, count - curve.settled);
    }
    expect(longest).toBe(150);
  });
});
