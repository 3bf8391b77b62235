import { describe, expect, it } from 'vitest';
import { wordsOf } from './words.ts';

const answer = (result: unknown, description = '') => ({
  status: '500',
  result,
  description,
  code: null,
  fields: [],
  request_id: '',
});

describe('a failed answer in words', () => {
  it.each([
    [{ localizedMessage: '가까운', cause: { localizedMessage: '먼' } }, '설명', '가까운'],
    [{ localizedMessage: ' ', cause: { localizedMessage: '먼' } }, '설명', '먼'],
    [{ localizedMessage: 7, cause: null }, '설명', '설명'],
    [null, '설명', '설명'],
    ['no object', '', ''],
    [undefined, ' ', ''],
  ])('%j with %j says %j', (result, description, words) => {
    expect(wordsOf(answer(result, description))).toBe(words);
  });
});
