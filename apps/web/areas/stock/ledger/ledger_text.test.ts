import { describe, expect, it } from 'vitest';
import { stockGauge } from '../masses.ts';
import { columnDecimals, columnMass } from './ledger_text.ts';

const kg = stockGauge({});

describe('masses of a ledger', () => {
  it('have as many decimals as any of them needs, so that they add up', () => {
    const month = [5557, 4443, 10_000];
    const decimals = columnDecimals(kg, month);
    expect(month.map((held) => columnMass(kg, held, decimals))).toEqual(['0.5557', '0.4443', '1.0000']);
  });

  it('have three decimals in kilograms where that is exact', () => {
    expect(columnDecimals(kg, [600_000, -1250, 0])).toBe(3);
    expect([columnMass(kg, -12_500, 3), columnMass(kg, 0, 3)]).toEqual(['−1.250', '–']);
  });

  it('are exact in other units', () => {
    const [g, t, lb] = ['g', 't', 'lb'].map((mass) => stockGauge({ mass }));
    expect([g, t].map((gauge) => gauge && columnDecimals(gauge, [5557]))).toEqual([1, 7]);
    const decimals = lb ? columnDecimals(lb, [5557, 600_000]) : 0;
    for (const held of [5557, 600_000]) expect(lb?.read(lb ? columnMass(lb, held, decimals) : '')).toBe(held);
  });
});
