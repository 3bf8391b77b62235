import { expect, it } from 'vitest';
import { shared } from './useStable.ts';

it('a value that holds the same stays the same object, part by part', () => {
  const before = { a: { b: 1 }, list: [1, { c: 2 }], gone: null };
  expect(shared(before, { a: { b: 1 }, list: [1, { c: 2 }], gone: null })).toBe(before);
  const after = shared(before, { a: { b: 1 }, list: [1, { c: 3 }], gone: null });
  expect(after).toEqual({ a: { b: 1 }, list: [1, { c: 3 }], gone: null });
  expect(after.a).toBe(before.a);
  expect(shared<unknown>(before, { a: { b: 1 } })).toEqual({ a: { b: 1 } });
  expect(shared<unknown>([1, 2], { 0: 1, 1: 2 })).toEqual({ 0: 1, 1: 2 });
  expect(shared([1, 2], [1])).toEqual([1]);
});
