import { expect, it } from 'vitest';
import { milliseconds } from './motion.ts';

it.each([
  ['420ms', 420],
  ['.42s', 420],
  [' 0ms', 0],
  ['', 0],
  ['-1s', 0],
])('a movement of %s takes %d ms', (text, expected) => expect(milliseconds(text)).toBeCloseTo(expected));
