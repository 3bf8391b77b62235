import { describe, expect, it } from 'vitest';
import { readTurn, shareOf, turnAt, turnedBy, turnText } from './turn.ts';

describe('a turn', () => {
  it('is read as it is shown', () => {
    for (const tenths of [0, -1800, 1800, -125, 1, -1]) expect(readTurn(`${turnText(tenths)}°`)).toBe(tenths);
    expect(turnText(-125)).toBe('−12.5');
  });
  it.each([
    ['12,5', 125],
    [' -7 ', -70],
    ['0.04', 0],
    ['190', -1700],
    ['-540', -1800],
    ['3600', 0],
    ['', null],
    ['half', null],
    ['Infinity', null],
  ])('typed as %j is %j', (typed, tenths) => expect(readTurn(typed)).toEqual(tenths));
  it('lies on its graduation where the graduation has it', () => {
    expect([0, 0.5, 1, 0.5014].map(turnAt)).toEqual([-1800, 0, 1800, 10]);
    expect([-1800, 0, 1800].map(shareOf)).toEqual([0, 0.5, 1]);
  });
  it('goes by degrees, tenths and leaps with keys, and never further than half way', () => {
    expect(turnedBy('ArrowRight', false, 5)).toBe(15);
    expect(turnedBy('ArrowDown', true, 5)).toBe(4);
    expect(turnedBy('PageUp', false, 1790)).toBe(1800);
    expect([turnedBy('Home', false, 3), turnedBy('End', false, 3), turnedBy('a', false, 3)]).toEqual([
      -1800,
      1800,
      undefined,
    ]);
  });
});
