import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { joinRanges } from './font-ranges.ts';

const face = (range: string) => `@font-face{font-family:P;unicode-range:${range}}`;

it('closes gaps that a later face fills, and no others', () => {
  const rare = face('U+AC00-AC03,U+AC05,U+AC08');
  const frequent = face('U+AC04');
  expect(joinRanges(rare + frequent)).toBe(face('U+AC00-AC05,U+AC08') + frequent);
  expect(joinRanges(frequent + rare)).toBe(frequent + rare);
});

it('leaves every letter of the typeface in its file', () => {
  const css = readFileSync(
    createRequire(import.meta.url).resolve('pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'),
    'utf8',
  );
  const before = lastFaceOf(css);
  expect(before.size).toBeGreaterThan(11_172);
  expect(lastFaceOf(joinRanges(css))).toEqual(before);
});

/** For every letter the last face that has it, which is the one that browsers ask. */
function lastFaceOf(css: string): Map<number, number> {
  const found = new Map<number, number>();
  for (const [nth, [, text = '']] of [...css.matchAll(/unicode-range:([^;}]+)/g)].entries()) {
    for (const part of text.split(',')) {
      const [first = 0, last = first] = part
        .trim()
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      for (let letter = first; letter <= last; letter++) found.set(letter, nth);
    }
  }
  return found;
}
