import { describe, expect, it } from 'vitest';
import { stepped } from './step.ts';

describe('arrow keys in a number', () => {
  const air = { scale: 100, min: -60, max: 60 };
  it('step by one shown unit, or by the step of the field', () => {
    expect([stepped(2150, 1, air), stepped(2150, -1, air)]).toEqual([2250, 2050]);
    expect(stepped(100, 1, { scale: 10, step: 0.1 })).toBe(101);
  });
  it('keep the decimals of what is held', () => {
    const loss = { scale: 10, decimals: 1, min: 0, max: 100 };
    expect([stepped(123.4, 1, loss), stepped(0.3, -1, loss), stepped(995.7, 1, loss)]).toEqual([133.4, 0, 1000]);
  });
  it('stay within the bounds', () => {
    expect([stepped(5950, 1, air), stepped(-5950, -1, air)]).toEqual([6000, -6000]);
  });
  it('begin at zero or at the least allowed', () => {
    expect([stepped(null, 1, air), stepped(null, -1, { scale: 1, min: 3 })]).toEqual([0, 3]);
  });
});
