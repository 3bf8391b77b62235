import { expect, it } from 'vitest';
import { composed, hasMarkRun } from '../index.ts';

const MARKS = '\u0301\u0316';

it.each([
  ['한글 커피'.normalize('NFD'), false],
  ['Đặng ệ ǖ'.normalize('NFD').repeat(100), false],
  ['क्ष्म्य्र स्त्री'.repeat(100), false],
  ['ที่ นั้น ก็'.repeat(100), false],
  ['וְהָיָה בִּשְׁלוֹמֶ֑ךָ'.repeat(100), false],
  ['👩🏽‍🌾☕️👍🏿🏴󠁧󠁢󠁳󠁣󠁴󠁿'.repeat(100), false],
  [`a${MARKS.repeat(15)}`.repeat(100), false],
  [`a${MARKS.repeat(15)}\u0301`, true],
  [MARKS.repeat(16), true],
  [`${'가'.repeat(1_000)}${MARKS.repeat(50_000)}`, true],
])('%#: more marks than are read stand in a row: %j', (text, isRun) => {
  expect(hasMarkRun(text)).toBe(isRun);
});

it('composes what is read at all', () => {
  expect(composed('커피'.normalize('NFD'))).toBe('커피');
  expect(composed('９：０５', 'NFKC')).toBe('9:05');
  const run = `e\u0301${MARKS.repeat(40)}`;
  expect(composed(run)).toBe(run);
  expect(composed('e\u0301', 'NFC', 1)).toBe('e\u0301');
});
