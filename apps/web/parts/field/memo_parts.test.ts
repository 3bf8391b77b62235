import { describe, expect, it } from 'vitest';
import { isLong, partsOf, placeAt } from './memo_parts.ts';

const lines = '커피 향이 좋고 산미가 밝았다.\n'.repeat(20_000);
const words = '커피 향이 좋고 산미가 밝았다. '.repeat(20_000);
const solid = '가'.repeat(300_000);
const emoji = '👩🏽‍🌾'.repeat(40_000);

describe('a long text', () => {
  it.each([
    ['one of many lines', lines, true],
    ['one paragraph that fills more than a part', 'a'.repeat(8_001), true],
    ['a long paragraph after short ones', `a\n\nb\n${'a'.repeat(8_001)}`, true],
    ['a few lines', 'a\nb', false],
    ['nothing', '', false],
    ['a paragraph of a part', 'a'.repeat(8_000), false],
    ['sixty thousand letters in lines', `${'a'.repeat(99)}\n`.repeat(600), false],
  ])('%s', (_, text, is) => {
    expect(isLong(text)).toBe(is);
  });
});

describe.each([
  ['lines', lines],
  ['words', words],
  ['no spaces', solid],
  ['emoji of several letters', emoji],
  ['line ends alone', '\n'.repeat(70_000)],
  ['one mark after the other', `a${'\u0301'.repeat(70_000)}`],
])('parts of %s', (_, text) => {
  const parts = partsOf(text);
  it('are all of it, one after the other', () => {
    expect(parts.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
    expect(parts.every(({ start, end }, i) => start === (parts[i - 1]?.end ?? 0) && end > start)).toBe(true);
  });
  it('are neither long nor tiny', () => {
    const lengths = parts.slice(0, -1).map(({ start, end }) => end - start);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(8_000);
    expect(Math.min(...lengths)).toBeGreaterThan(3_900);
  });
});

it('parts end with a line, a word, a whole letter', () => {
  const last = (text: string) =>
    partsOf(text)
      .slice(0, -1)
      .map(({ end }) => text.slice(end - 1, end));
  expect(new Set(last(lines))).toEqual(new Set(['\n']));
  expect(new Set(last(words))).toEqual(new Set([' ']));
  expect(new Set(partsOf(emoji).map(({ start }) => emoji.slice(start, start + 2)))).toEqual(new Set(['👩']));
});

it('a letter between two parts belongs to the second, or to the first', () => {
  const [first, second] = partsOf(solid);
  const count = 38;
  expect(placeAt(solid, 0)).toEqual({ part: first, at: 1, count, caret: undefined });
  expect(placeAt(solid, 8_000, 'caret')).toEqual({ part: second, at: 2, count, caret: 0 });
  expect(placeAt(solid, 8_000, 'caret', true)).toEqual({ part: first, at: 1, count, caret: 8_000 });
  expect(placeAt(solid, 8_001, 'caret')).toMatchObject({ at: 2, caret: 1 });
  expect(placeAt(solid, solid.length, 'caret')).toMatchObject({ at: count, caret: 4_000 });
});
