import { describe, expect, it } from 'vitest';
import { barGauge, exact, glance, signed, stockGauge } from './masses.ts';
import { decimalsOf, inBags, pasted, pastedCount, weighed } from './weighed.ts';

const kg = stockGauge({});
const there = 595_000;

describe('what is typed on the pad of a lot', () => {
  it('is what is there where it is counted, otherwise what comes or goes', () => {
    expect(weighed('COUNT', '58.8', there, kg)).toEqual({ mass: 588_000, change: -7000, after: 588_000 });
    expect(weighed('COUNT', '0', there, kg)).toEqual({ mass: 0, change: -there, after: 0 });
    expect(weighed('RECEIVE', '60', there, kg)).toEqual({ mass: 600_000, change: 600_000, after: 1_195_000 });
    expect(weighed('WASTE', '1.25', there, kg)).toEqual({ mass: 12_500, change: -12_500, after: 582_500 });
  });

  it('empties a lot that holds tenths of a gram', () => {
    expect(weighed('DELIVER', '0.5557', 5557, kg)).toEqual({ mass: 5557, change: -5557, after: 0 });
  });

  it('is counted also where it is what is written down', () => {
    expect(weighed('COUNT', '59.5', there, kg)).toEqual({ mass: there, change: 0, after: there });
  });

  it('is bags, and never more than there is', () => {
    expect(inBags('PACK', { mass: 2000, count: 12 }, there, kg)).toEqual({
      ...{ mass: 24_000, change: -24_000, after: 571_000 },
    });
    expect(inBags('PACK', undefined, there, kg)).toBe('stock_no_bag');
    expect(inBags('DELIVER', { mass: 5000, count: 120 }, there, kg)).toBe('stock_more_than_there');
    expect([weighed('DELIVER', '59.5', there, kg), weighed('DELIVER', '59.51', there, kg)]).toEqual([
      { mass: there, change: -there, after: 0 },
      'stock_more_than_there',
    ]);
  });

  it.each([
    ['COUNT', '', 'stock_none_typed'],
    ['RECEIVE', '0', 'stock_above_zero'],
    ['WASTE', '0.0', 'stock_above_zero'],
    ['WASTE', '59.51', 'stock_more_than_there'],
    ['COUNT', '-1', 'stock_above_zero'],
    ['COUNT', '100000.1', 'stock_too_much'],
    ['RECEIVE', '99950', 'stock_too_much'],
  ] as const)('%s of %j is refused: %s', (reason, text, fault) => {
    expect(weighed(reason, text, there, kg)).toBe(fault);
  });

  it('is in the unit of the person', () => {
    const lb = stockGauge({ mass: 'lb' });
    expect(weighed('RECEIVE', '132.28', 0, lb)).toMatchObject({ mass: 600_022 });
    expect([kg, lb, stockGauge({ mass: 'g' })].map(decimalsOf)).toEqual([4, 4, 1]);
  });
});

describe('what is pasted onto the pad of a lot', () => {
  it.each([
    ['0,5', '0.5'],
    ['1,234.5 kg', '1234.5'],
    ['500 g', '0.5'],
    ['８５', '85'],
  ])('%s is %s', (typed, text) => {
    expect(pasted(typed, kg)).toEqual({ text });
  });

  it.each([
    ['-5', 'number'],
    ['1e3', 'number'],
    ['about 5', 'number'],
    ['', 'number'],
    ['123456', 'most'],
    ['0.55571', 'decimals'],
  ])('%j is refused: %s', (typed, fault) => {
    expect(pasted(typed, kg)).toEqual({ fault });
  });

  it('is a whole number of bags', () => {
    expect(['12', '1.5', '-1', '5 kg', '2000000'].map((typed) => pastedCount(typed, 1_000_000))).toEqual([
      { text: '12' },
      { fault: 'whole' },
      { fault: 'whole' },
      { fault: 'whole' },
      { fault: 'most' },
    ]);
  });
});

describe('masses of stocks', () => {
  it('are kilograms unless somebody chose another unit', () => {
    expect([kg.unit, stockGauge({ mass: 'g' }).unit, stockGauge({ dose: 'oz' }).unit]).toEqual(['kg', 'g', 'kg']);
  });

  it('are grams at a bar, with the tenths that there are', () => {
    expect([2000, 505].map((held) => exact(barGauge({}), held))).toEqual(['200 g', '50.5 g']);
    expect(exact(barGauge({ mass: 'kg' }), 2000)).toBe('0.2 kg');
  });

  it('are short at a glance and exact where they are booked', () => {
    expect([5_925_000, 32_700, 0, 43].map((held) => glance(kg, held))).toEqual(['592.5', '3.27', '0.0', '0.004']);
    expect(glance(stockGauge({ mass: 'g' }), 8504)).toBe('850');
    expect([exact(kg, 595_123), signed(kg, -7000), signed(kg, 12_345_000)]).toEqual([
      '59.5123 kg',
      '−0.7 kg',
      '+1,234.5 kg',
    ]);
  });
});
