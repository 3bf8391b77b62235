import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rangeOf } from '../range.ts';
import { type ComparedCup, compareLayout, MOST_CUPS, markAt } from './compare.ts';
import { along } from './plot.ts';

const AXES = ['밸런스', '향', '단맛', '바디', '플레이버', '산미'].map((label) => ({ key: label, label }));
const cup = (nth: number, ...values: (number | null)[]): ComparedCup => ({
  ...{ key: `${nth}`, name: `${nth}`, nth, values },
});
const laid = (...cups: ComparedCup[]) => compareLayout({ axes: AXES, cups });

describe('cups on one radar', () => {
  it('have at each axis the lowest and the highest of their scores, one number where they agree', () => {
    const { axes } = laid(cup(0, 8, 7, 5, null, 9, null), cup(1, 6, 7, 9, 4, 8, null));
    expect(axes.map(({ text }) => text?.figures)).toEqual([['6–8'], ['7'], ['5–9'], ['4'], ['8–9'], ['–']]);
    expect(axes.map(({ point }) => point === null)).toEqual([false, false, false, false, false, true]);
  });

  it('have a mark at each score, and no line to a score that is not given', () => {
    const [one] = laid(cup(0, 8, 7, 5, null, 9, 6)).cups;
    expect(one?.marks).toHaveLength(5);
    expect(one?.line.match(/M/g)).toHaveLength(4);
    expect(laid(cup(0)).cups).toMatchObject([{ line: '', marks: [], tag: null }]);
  });

  it('differ in their marks', () => {
    const marks = Array.from({ length: MOST_CUPS }, (_, nth) => markAt(nth, { x: 0, y: 0 }));
    expect(new Set(marks).size).toBe(MOST_CUPS);
  });

  it('are numbered where each is farthest from the others', () => {
    const { cups, plot } = laid(cup(0, 5, 5, 5, 5, 5, 9), cup(1, 5, 9, 5, 5, 5, 5));
    const near = (axis: number, tag: { x: number; y: number } | null | undefined) => {
      const { x, y } = along(axis, 6, plot.radius * 0.9);
      return tag ? Math.hypot(tag.x - x, tag.y - y) : Number.NaN;
    };
    expect(near(5, cups[0]?.tag)).toBeLessThan(15);
    expect(near(1, cups[1]?.tag)).toBeLessThan(15);
    expect(cups.map(({ tag }) => tag?.text)).toEqual(['1', '2']);
  });

  it('keep their number where others are not drawn', () => {
    expect(laid(cup(3, 5, 5, 5)).cups[0]?.tag?.text).toBe('4');
  });

  it('have numbers that do not lie over one another, also where all cups are alike', () => {
    const score = fc.option(fc.integer({ min: 0, max: 10 }));
    const values = fc.array(score, { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(values, { maxLength: MOST_CUPS }), (all) => {
        const tags = laid(...all.map((one, nth) => cup(nth, ...one))).cups.flatMap(({ tag }) => tag ?? []);
        for (const [at, one] of tags.entries())
          for (const other of tags.slice(at + 1))
            expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(12.8);
      }),
    );
    const alike = Array.from({ length: MOST_CUPS }, (_, nth) => cup(nth, 7, 7, 7, 7, 7, 7));
    expect(laid(...alike).cups.every(({ tag }) => tag !== null)).toBe(true);
  });
});

it('a range says nothing where nothing is given', () => {
  expect([rangeOf([]), rangeOf([null]), rangeOf([3, null, 1])]).toEqual([null, null, [1, 3]]);
});
