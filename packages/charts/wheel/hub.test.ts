import { describe, expect, it } from 'vitest';
import { hubLines } from './hub.ts';

describe('the hub', () => {
  const longest = '가나다라마바사아자차'.repeat(10);
  it.each(['꽃', 'Sour/Fermented', '브라운 스파이스', 'Green/Vegetative', longest])('holds %s', (name) => {
    const lines = hubLines(name, longest);
    expect(lines.at(-1)).toMatchObject({ isSub: true, text: expect.stringMatching(/…$/) });
    for (const { y, size } of lines) expect(Math.abs(y) + size / 2).toBeLessThan(66);
    expect(hubLines(name, '').every(({ isSub }) => !isSub)).toBe(true);
  });
  it('of nothing has nothing', () => expect(hubLines('', '')).toEqual([]));
});
