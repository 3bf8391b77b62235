import { expect, it } from 'vitest';
import { byteLength, cutToBytes } from '../index.ts';

it('cuts a text between two signs, never within one', () => {
  expect([cutToBytes('가나다', 9), cutToBytes('가나다', 8), cutToBytes('가나다', 2)]).toEqual(['가나다', '가나', '']);
  // A cup is one sign of two letters and four bytes.
  expect([cutToBytes('a🍵b', 5), cutToBytes('a🍵b', 4)]).toEqual(['a🍵', 'a']);
  expect(byteLength(cutToBytes('é'.repeat(500), 301))).toBe(300);
});
