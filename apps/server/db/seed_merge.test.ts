import { expect, it } from 'vitest';
import { upgraded } from './seed_merge.ts';

const laid = { name: 'Kenya', words: ['a'], note: null };

it('takes what the release changed where the record is as it was laid', () => {
  expect(upgraded(laid, { ...laid, name: 'KENYA' }, { ...laid, version: 1 })).toEqual({ name: 'KENYA' });
  expect(upgraded(laid, { ...laid, words: ['a', 'b'] }, laid)).toEqual({ words: ['a', 'b'] });
});

it('leaves what somebody changed, whatever the release says, and nothing where both agree', () => {
  expect(upgraded(laid, { ...laid, name: 'KENYA' }, { ...laid, name: '케냐' })).toBeNull();
  expect(upgraded(laid, { ...laid, name: 'KENYA' }, { ...laid, name: 'KENYA' })).toBeNull();
  expect(upgraded(laid, { name: 'KENYA', words: ['b'], note: 'n' }, { ...laid, name: '케냐' })).toEqual({
    words: ['b'],
    note: 'n',
  });
});

it('fills what an older release did not have, unless somebody did', () => {
  expect(upgraded({ name: 'Kenya' }, laid, { name: 'Kenya', words: null })).toEqual({ words: ['a'] });
  expect(upgraded({ name: 'Kenya' }, laid, { name: 'Kenya', words: ['c'] })).toBeNull();
});
