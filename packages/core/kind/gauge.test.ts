import { assert, constantFrom, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumber } from '../calc/numbers.ts';
import { MEASURES, type MeasureName, unitsOf } from '../calc/units.ts';
import { type Gauged, gaugeOf } from './gauge.ts';

const degrees = { scale: 100, min: 0, max: 300, unit: '°C', measure: 'temperature' } as const;
const grams = { scale: 10, min: 0, max: 100_000_000, unit: 'g', measure: 'mass' } as const;
const units = { temperature: '°F', mass: 'lb', dose: 'oz' };

/** Every unit of every measure. */
const readings = MEASURES.flatMap((measure) => unitsOf(measure).map(({ symbol }) => [measure, symbol] as const));

const fieldOf = (measure: MeasureName, scale: number): Gauged => ({
  ...{ measure, scale },
  unit: unitsOf(measure)[0]?.symbol ?? '',
});

describe('a number in a unit of choice', () => {
  it('is the same after it was shown and read, whatever it is and whatever unit it is shown in', () => {
    const held = integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
    const small = integer({ min: -50_000, max: 50_000 });
    const scales = constantFrom(1, 10, 100, 1000);
    for (const value of [held, small]) {
      assert(
        property(tuple(constantFrom(...readings), scales, value), ([[measure, symbol], scale, h]) => {
          const gauge = gaugeOf(fieldOf(measure, scale), { [measure]: symbol });
          expect(gauge.unit).toBe(symbol);
          expect(gauge.read(gauge.text(h))).toBe(h);
          expect(gauge.held(gauge.shown(h))).toBe(h);
        }),
        { numRuns: 2000 },
      );
    }
  });

  it('is what a person typed there, as far as it can be held', () => {
    const gauge = gaugeOf(degrees, units);
    for (let typed = 32; typed <= 572; typed++) {
      const held = gauge.read(String(typed));
      expect(gauge.text(held ?? 0)).toBe(`${typed}.0`);
    }
  });

  it('goes by the formulas of physics and of the trade', () => {
    const heat = gaugeOf(degrees, units);
    expect([0, 10_000, 9200, -4000].map(heat.shown)).toEqual([32, 212, 197.6, -40].map((one) => expect.closeTo(one)));
    expect([heat.read('32'), heat.read('212'), heat.read('70')]).toEqual([0, 10_000, 2111]);
    expect(gaugeOf(grams, { mass: 'lb' }).read('1')).toBe(4536);
    expect(gaugeOf(grams, { mass: 'oz' }).read('2')).toBe(567);
    expect(gaugeOf(grams, { mass: 'kg' }).read('60')).toBe(600_000);
    expect(gaugeOf(grams, { mass: 't' }).text(12_345_678)).toBe('1.2345678');
    expect(gaugeOf(grams, { mass: 'kg' }).text(600_000)).toBe('60.0');
  });

  it('is held as it is where nothing is chosen, or something that the measure has not', () => {
    for (const chosen of [undefined, {}, { temperature: 'kg' }, { temperature: '' }, { mass: 'lb' }]) {
      const gauge = gaugeOf(degrees, chosen);
      expect([gauge.unit, gauge.text(9250), gauge.read('92.5')]).toEqual(['°C', '92.50', 9250]);
    }
    expect(gaugeOf({ scale: 10, unit: '%' }, units)).toMatchObject({ unit: '%', units: ['%'] });
    expect(gaugeOf({}, units)).toMatchObject({ unit: undefined, units: [] });
  });

  it('never shows less than nothing for nothing', () => {
    const gauge = gaugeOf({ ...degrees, min: -60 }, units);
    expect([gauge.text(-1778), gauge.read('-0'), gaugeOf(degrees).read('−0.001')]).toEqual(['0.0', -1778, 0]);
    expect(Object.is(gaugeOf(degrees).read('-0'), 0)).toBe(true);
  });

  it('goes to the next good value where only steps are good', () => {
    const half = { ...degrees, step: 0.5 };
    expect(gaugeOf(half, units).read('200')).toBe(9350);
    expect(gaugeOf(half).read('93.3')).toBe(9330);
    expect(gaugeOf({ ...half, min: 0.2 }, units).read('200')).toBe(9320);
  });

  it('says bounds that can be typed', () => {
    const args = { min: 0, max: 300, step: 0.5, from: 0 };
    expect(gaugeOf(degrees).args(args)).toBe(args);
    expect(gaugeOf(degrees, units).args(args)).toEqual({ min: 32, max: 572, step: 0.9, from: 32 });
    const ounces = gaugeOf({ ...grams, min: 25, max: 999 }, { mass: 'oz' });
    const { min, max } = ounces.args({ min: 25, max: 999, name: 'x' });
    expect([min, max]).toEqual([0.882, 35.238]);
    expect(ounces.read(String(min))).toBeGreaterThanOrEqual(ounces.low);
    expect(ounces.read(String(max))).toBeLessThanOrEqual(ounces.high);
  });
});

describe('a number that is typed', () => {
  const heat = gaugeOf({ scale: 100, measure: 'temperature', unit: '°C' });
  it.each([
    ['12 g', { value: 12, unit: 'g' }],
    ['1,234.5', { value: 1234.5, unit: '' }],
    ['1,234', { value: 1234, unit: '' }],
    ['12,345,678', { value: 12_345_678, unit: '' }],
    ['12,5', { value: 12.5, unit: '' }],
    ['0,125', { value: 0.125, unit: '' }],
    ['.5', { value: 0.5, unit: '' }],
    ['5.', { value: 5, unit: '' }],
    ['+5', { value: 5, unit: '' }],
    ['– 5', { value: -5, unit: '' }],
    ['１，２３４．５', { value: 1234.5, unit: '' }],
    ['12㎏', { value: 12, unit: 'kg' }],
    [' 12\n', { value: 12, unit: '' }],
    ['12,34,567', undefined],
    ['1.234,5', undefined],
    ['1,2,3', undefined],
    ['1 234', undefined],
    ['12\t13', undefined],
    ['1e3', undefined],
    ['12²', { value: 12, unit: '²' }],
    ['①', undefined],
    ['½', undefined],
    ['٣', undefined],
    ['--1', undefined],
    ['0x10', undefined],
    ['(12)', undefined],
    ['.', undefined],
    [',', undefined],
    ['-', undefined],
    ['NaN', undefined],
    ['Infinity', undefined],
    ['', undefined],
  ])('%j is read as %j', (typed, read) => {
    expect(readNumber(typed)).toEqual(read);
  });

  it('may name a unit of its measure, and no other', () => {
    const typed = ['70 °F', '70f', '21.11℃', '21.11 C', '70 g', '70²'];
    expect(typed.map(heat.read)).toEqual([2111, 2111, 2111, 2111, undefined, undefined]);
    const mass = ['1.5kg', '2 LB', '1 킬로', '0.001t', '5'].map(gaugeOf(grams).read);
    expect(mass).toEqual([15_000, 9072, 10_000, 10_000, 50]);
    expect(['50%', '50 g'].map(gaugeOf({ scale: 10, unit: '%' }).read)).toEqual([500, undefined]);
    expect(['#55', '55', '# 55'].map(gaugeOf({ prefix: '#' }).read)).toEqual([55, 55, 55]);
  });

  it('is none when it is too large to be told from its neighbour', () => {
    expect([heat.read('9'.repeat(400)), heat.read('99999999999999999'), heat.read('9999999999')]).toEqual([
      undefined,
      undefined,
      999_999_999_900,
    ]);
  });

  it('is rounded to what can be held, halves away from zero; a count is whole', () => {
    expect(['1.005', '-1.005', '1.004'].map(heat.read)).toEqual([101, -101, 100]);
    expect(['7.5', '7.0', '7'].map(gaugeOf({}).read)).toEqual([undefined, 7, 7]);
    const whole = gaugeOf({ unit: 'g', measure: 'mass' });
    expect(['7.5', '1 oz', '1.5 kg'].map(whole.read)).toEqual([undefined, 28, 1500]);
  });
});

describe('what is read in another unit than is held', () => {
  const lot = { scale: 10, min: 0, max: 1e6, unit: 'g', measure: 'mass', reads: 'kg' } as const;
  it('is so for whoever prefers none, and as it is held where nobody reads', () => {
    expect([gaugeOf(lot, {}).unit, gaugeOf(lot, { mass: 'lb' }).unit, gaugeOf(lot).unit]).toEqual(['kg', 'lb', 'g']);
    expect(gaugeOf(lot, {}).text(120_000)).toBe('12.0');
    expect([gaugeOf(lot, {}).read('12'), gaugeOf(lot, {}).read('500 g'), gaugeOf(lot).read('12')]).toEqual([
      120_000, 5000, 120,
    ]);
  });
});
