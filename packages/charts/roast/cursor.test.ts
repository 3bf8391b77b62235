import { describe, expect, it } from 'vitest';
import { nearestReading, valuesAt } from './cursor.ts';
import type { RoastInput } from './input.ts';
import { cursorBy, type Press } from './keys.ts';

const time = [0, 10, 20, 30];
const control = {
  key: 'heat',
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

describe('keys', () => {
  const marks = [70, 276, 510].map((s) => ({ key: String(s), label: '', s, bean: null, isEstimated: false }));
  const whole = { from: -45, to: 615 };
  const press = (key: string, with_: Partial<Press> = {}) => ({ key, shiftKey: false, ctrlKey: false, ...with_ });
  const by = (s: number | null, key: string, with_?: Partial<Press>) => cursorBy(press(key, with_), s, marks, whole);

  it('go by a second, by ten, to the next mark, and to the ends', () => {
    expect([by(100.4, 'ArrowRight'), by(100, 'ArrowLeft'), by(100, 'ArrowRight', { shiftKey: true })]).toEqual([
      101, 99, 110,
    ]);
    expect([by(100, 'PageDown'), by(276, 'ArrowRight', { ctrlKey: true }), by(276, 'PageUp')]).toEqual([276, 510, 70]);
    expect([by(100, 'Home'), by(100, 'End'), by(511, 'PageDown'), by(5, 'PageUp')]).toEqual([-45, 615, 615, -45]);
  });
  it('end at the ends, begin there, and leave other keys alone', () => {
    expect([by(615, 'ArrowRight'), by(-45, 'ArrowLeft'), by(null, 'ArrowRight'), by(null, 'ArrowLeft')]).toEqual([
      615, -45, -45, 615,
    ]);
    expect([by(5, 'a'), by(5, 'Tab'), by(5, 'toString')]).toEqual([undefined, undefined, undefined]);
  });
});
