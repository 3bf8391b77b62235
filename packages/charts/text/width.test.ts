import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutTo, linesOf, widthOf } from './width.ts';

const text = fc.string({ unit: fc.constantFrom(...'한글밸런스 abcW/… 9é'), maxLength: 60 });
const size = fc.integer({ min: 6, max: 40 });
const room = fc.integer({ min: 0, max: 400 });

describe('widths of texts', () => {
  it('are those of Pretendard or a little more', () => {
    expect(widthOf('밸런스', 14)).toBeGreaterThanOrEqual(3 * 0.86 * 14);
    expect(widthOf('밸런스', 14)).toBeLessThan(3 * 14);
    // Measured in Chromium at weight 600 and 100 px: 367.
    expect(widthOf('Balance', 100)).toBeGreaterThanOrEqual(367);
    expect(widthOf('Balance', 100)).toBeLessThan(367 * 1.2);
    expect(widthOf('', 14)).toBe(0);
    expect(widthOf('e\u0301', 10)).toBe(widthOf('e', 10));
  });

  it('of what is cut fit', () => {
    fc.assert(
      fc.property(text, size, room, (words, px, most) => {
        const cut = cutTo(words, px, most);
        expect(widthOf(cut, px)).toBeLessThanOrEqual(most);
        if (widthOf(words, px) <= most) expect(cut).toBe(words);
      }),
    );
  });

  it('of lines fit, and there are not more of them', () => {
    fc.assert(
      fc.property(text, size, room, fc.integer({ min: 1, max: 3 }), (words, px, wide, most) => {
        const lines = linesOf(words, px, wide, most);
        expect(lines.length).toBeLessThanOrEqual(most);
        for (const line of lines) expect(widthOf(line, px)).toBeLessThanOrEqual(wide);
      }),
    );
  });

  it('break at spaces and slashes', () => {
    expect(linesOf('견과/코코아 향', 10, 45, 3)).toEqual(['견과/', '코코아 향']);
    expect(linesOf('sweet aroma', 10, 50, 2)).toEqual(['sweet', 'aroma']);
    expect(linesOf('sweet aroma', 10, 500, 2)).toEqual(['sweet aroma']);
    expect(linesOf('브라질 산토스 내추럴', 10, 50, 2)[1]).toMatch(/…$/);
  });
});
