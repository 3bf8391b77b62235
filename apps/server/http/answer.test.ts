import { count, rows } from '@hanjan/core';
import { expect, it } from 'vitest';
import { faultText } from './answer.ts';
import { textsFor } from './texts.ts';

const list = rows({ of: { order: count({ min: 1 }) }, min: 2, max: 4, order: 'order' });

it.each(['ko', 'en'])('too few and too many rows are told in words of rows: %s', (language) => {
  const say = textsFor(language);
  const told = (key: 'sublist_minLength' | 'sublist_maxLength', args: Record<string, number>) =>
    faultText(say, { key, args }, list);
  expect(told('sublist_minLength', { min: 2, length: 1 })).toBe(say('rows_sublist_minLength', { min: 2 }));
  expect(told('sublist_maxLength', { max: 4, length: 5 })).toBe(say('rows_sublist_maxLength', { max: 4 }));
});
