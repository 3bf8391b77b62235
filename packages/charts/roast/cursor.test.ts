import { describe, expect, it } from 'vitest';
import { nearestReading, valuesAt } from './cursor.ts';
import type { RoastInput } from './input.ts';

const time = [0, 10, 20, 30];
const control = {
  key: 'heat',
  kind: 'heat' as const,
  label: 'Gas',
  unit: '%',
  steps: [
    { s: 5, value: 80 },
    { s: 20, value: 60 },
  ],
  until: 28,
};
const input: RoastInput = {
  ...{ time, bean: [200, 180, null, 160], air: [220, 215, 210, 205], ror: [null, -120, null, 12] },
  ...{ marks: [], phases: [], controls: [control], unit: 'C', rorPer: 60 },
  others: [{ key: 'b', name: 'B', time, bean: [199, 179, 169, 159], air: [null, null, null, null], shift: 10 }],
};

describe('values at a time', () => {
  it('are read, or lie on the line between two readings', () => {
    expect(valuesAt(input, 5)).toEqual({ s: 5, bean: 190, air: 217.5, ror: null, others: [null], controls: [80] });
    expect(valuesAt(input, 30)).toEqual({ s: 30, bean: 160, air: 205, ror: 12, others: [169], controls: [null] });
  });
  it('are none where the probe gave none, and before and after everything', () => {
    expect(valuesAt(input, 25)).toMatchObject({ bean: null, air: 207.5, others: [174], controls: [60] });
    expect(valuesAt(input, -5)).toMatchObject({ bean: null, air: null, ror: null, others: [null], controls: [null] });
  });
});

it('the nearest reading is found, and without any the time itself', () => {
  expect([-9, 4, 16, 99].map((s) => nearestReading(time, s))).toEqual([0, 0, 20, 30]);
  expect(nearestReading([], 42)).toBe(42);
});
