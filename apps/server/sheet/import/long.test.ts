import { devKind, devKindScreen } from '@hanjan/model/dev/kinds.ts';
import { expect, it } from 'vitest';
import { matchHeads } from '../heads.ts';
import { cellReader } from './value.ts';

/** Texts of a million letters that make a reader who goes back and forth take minutes. */
const LONG = [' ', '1 ', ',', '가 ', '2026-11-20 ~ ', '1:', '\n', '#'].map(
  (part) => `a${part.repeat(1_000_000 / part.length)}b`,
);

it.each(LONG)('a cell of any kind is read or refused at once: %.6s', (text) => {
  const took = Object.keys(devKind.fields).map((name) => {
    const read = cellReader(devKind.fields, name, new Map(), new Map(), 'Asia/Seoul');
    const began = performance.now();
    for (const cell of [text, text.slice(1, -1)]) read(cell);
    return { name, ms: performance.now() - began };
  });
  expect(took.filter(({ ms }) => ms > 5_000)).toEqual([]);
});

it.each(LONG)('and so is what stands above a column: %.6s', (text) => {
  const began = performance.now();
  expect(matchHeads(devKindScreen, [text]).ignored).toMatchObject([{ why: 'unknown' }]);
  expect(performance.now() - began).toBeLessThan(5_000);
});

it('names in a list are read as long as there is room for them', () => {
  const codes = new Map([['CNTR', [{ id: 'ETH', plain: 'Ethiopia, high', local: '에티오피아' }]]]);
  const read = cellReader(devKind.fields, 'k_codes', codes, new Map(), 'Asia/Seoul');
  expect(read('에티오피아,, ethiopia, high、ETH')).toEqual({ value: ['ETH'] });
  expect(read('ETH,'.repeat(100))).toEqual({ value: ['ETH'] });
  expect(read('ETH,'.repeat(2_000))).toEqual({ fault: { key: 'sublist_maxLength', args: { max: 300 } } });
});
