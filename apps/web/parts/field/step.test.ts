import { gaugeOf } from '@hanjan/core';
import { describe, expect, it } from 'vitest';
import { stepped } from './step.ts';

describe('arrow keys in a number', () => {
  const air = gaugeOf({ scale: 100, min: -60, max: 60 });
  it('step by one shown unit, or by the step of the field', () => {
    expect([stepped(2150, 1, air), stepped(2150, -1, air)]).toEqual([2250, 2050]);
    expect(stepped(100, 1, gaugeOf({ scale: 100, step: 0.1 }))).toBe(110);
    expect(stepped(2150, 1, air, 10)).toBe(3150);
  });
  it('keep the decimals of what is held', () => {
    const loss = gaugeOf({ scale: 10, decimals: 1, min: 0, max: 100 });
    expect([stepped(123.4, 1, loss), stepped(0.3, -1, loss), stepped(995.7, 1, loss)]).toEqual([133.4, 0, 1000]);
  });
  it('stay within the bounds', () => {
    expect([stepped(5950, 1, air), stepped(-5950, -1, air)]).toEqual([6000, -6000]);
  });
  it('begin at zero or at the least allowed', () => {
    expect([stepped(null, 1, air), stepped(null, -1, gaugeOf({ min: 3 }))]).toEqual([0, 3]);
  });
  it('go to the next good value, and from one that is not good to its neighbour', () => {
    const agtron = gaugeOf({ min: 25, max: 95, step: 10 });
    expect([25, 85, 95, 30].map((value) => stepped(value, 1, agtron))).toEqual([35, 95, 95, 35]);
    expect([95, 35, 25, 30].map((value) => stepped(value, -1, agtron))).toEqual([85, 25, 25, 25]);
    expect(stepped(95, 1, gaugeOf({ min: 25, max: 100, step: 10 }))).toBe(95);
  });
  it('go by whole degrees of the unit that is read, as often as one likes', () => {
    const heat = gaugeOf({ scale: 100, min: 0, max: 300, unit: '°C', measure: 'temperature' }, { temperature: '°F' });
    let held = heat.read('70') ?? 0;
    for (let times = 0; times < 100; times++) held = stepped(held, 1, heat);
    expect(heat.text(held)).toBe('170.0');
    for (let times = 0; times < 100; times++) held = stepped(held, -1, heat);
    expect(held).toBe(2111);
  });
});
