import { describe, expect, it } from 'vitest';
import { steppedTo } from './stepped.ts';

describe('keys along the lines', () => {
  it.each([
    ['ArrowDown', 0, true, 1],
    ['ArrowDown', 9, true, 0],
    ['ArrowUp', 0, true, 9],
    ['ArrowDown', -1, true, 0],
    ['ArrowUp', -1, true, 9],
    ['PageDown', 5, true, 9],
    ['PageUp', 5, true, 0],
    ['Home', 5, true, 0],
    ['End', 5, true, 9],
    ['Home', 5, false, undefined],
    ['a', 5, true, undefined],
  ])('%s from %i, walking %s, leads to %s', (key, now, isWalking, goal) => {
    expect(steppedTo(key, now, 10, isWalking)).toBe(goal);
  });
  it('lead nowhere where there is none', () => expect(steppedTo('ArrowDown', -1, 0, true)).toBe(undefined));
});
