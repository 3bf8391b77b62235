import { afterEach, describe, expect, it } from 'vitest';
import { units } from '../../../base/session/preferences.ts';
import { doseGauge, massText } from '../masses.ts';
import type { Plan } from '../plan.ts';
import { factsOf, growingText } from './masses.ts';
import { mostOf, placesOf, sumIn } from './weighing.ts';

const pouring = (...masses: (number | null)[]): Plan => ({
  pours: masses.map((mass, nth) => ({ term: nth * 30_000, mass })),
  end: null,
});
afterEach(() => units.set({}));

describe('masses of a brew', () => {
  it('are whole where they are, and have tenths where those count', () => {
    expect([2000, 365, 0].map((mass) => massText(mass))).toEqual(['200\u00a0g', '36.5\u00a0g', '0\u00a0g']);
  });
  it('grow in whole grams from a kettle and in tenths from a machine, and reach a target only once it is poured', () => {
    expect([1879, 2000, 5].map(growingText(pouring(400, 1600, 1200)))).toEqual(['187', '200', '0']);
    expect([0, 184, 360].map(growingText(pouring(360)))).toEqual(['0.0', '18.4', '36.0']);
    expect([12].map(growingText(pouring(null)))).toEqual(['1.2']);
  });
  it('are read in ounces where somebody prefers them', () => {
    units.set({ dose: 'oz' });
    expect(massText(2835)).toBe('10\u00a0oz');
    expect(growingText(pouring(2835))(2835)).toBe('10.0');
    expect(sumIn('10', doseGauge())).toBe(2835);
  });
});

describe('what a brew is made of', () => {
  it('stands in one line, without what nobody said', () => {
    const fields = { brewing_bean_mass: 200, brewing_mass: 3200, brewing_temp: 9300, brewing_grinder_point: 840 };
    expect(factsOf(fields)).toBe('20.0 g · 320\u00a0g · 93 °C · 8.40');
    expect(factsOf({ brewing_mass: null, brewing_temp: 9250, brewing_bean_mass: '20' })).toBe('92.5 °C');
    expect(factsOf({})).toBe('');
  });
  it('is read in the units that somebody prefers', () => {
    units.set({ temperature: '°F', dose: 'oz' });
    expect(factsOf({ brewing_mass: 2835, brewing_temp: 10_000 })).toBe('10\u00a0oz · 212 °F');
  });
});

describe('the pad of the scale', () => {
  const run = (count: number) => ({ begun: Array.from({ length: count }, () => ({ term: 0, sum: null })) }) as never;
  it('offers the last three pours', () => {
    expect([1, 3, 5].map((count) => placesOf(run(count)))).toEqual([[0], [0, 1, 2], [2, 3, 4]]);
  });
  it('takes a digit too many for the decimal, by what is to be poured', () => {
    expect(mostOf(pouring(400, 2800), doseGauge())).toBe(640);
    expect(mostOf(pouring(360), doseGauge())).toBe(72);
    expect(mostOf(pouring(null), doseGauge())).toBe(100_000);
    expect(mostOf(pouring(1_000_000), doseGauge())).toBe(100_000);
  });
  it.each([
    ['', null],
    ['188.5', 1885],
    ['0', 0],
    ['100000', 1_000_000],
    ['100001', undefined],
    ['-3', undefined],
    ['.', undefined],
    ['1e9', undefined],
  ])('reads %s as %s', (text, sum) => {
    expect(sumIn(text, doseGauge())).toBe(sum);
  });
});
