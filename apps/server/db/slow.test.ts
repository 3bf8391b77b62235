import { expect, it } from 'vitest';
import { rememberSlow } from './slow.ts';

it('what took long is remembered by its text, with how often and how long; the rest is not', () => {
  const slow = rememberSlow();
  slow.add('SELECT 1', 49);
  slow.add('SELECT 2', 60, 1);
  slow.add('SELECT 3', 100, 2);
  slow.add('SELECT 2', 80, 3);
  expect(slow.worst(10)).toEqual([
    { text: 'SELECT 2', count: 2, sum: 140, most: 80, at: 3 },
    { text: 'SELECT 3', count: 1, sum: 100, most: 100, at: 2 },
  ]);
});

it('what took least in all makes room', () => {
  const slow = rememberSlow(2);
  slow.add('a', 500);
  slow.add('b', 60);
  slow.add('c', 70);
  expect(slow.worst(10).map(({ text }) => text)).toEqual(['a', 'c']);
});
