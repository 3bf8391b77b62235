import { gaugeOf } from '@hanjan/core';
import { agtron, roastingTemperature } from '@hanjan/model/presets.ts';
import { describe, expect, it } from 'vitest';
import { heldAt, rulerOf, stepOf } from './ruler.ts';

const heat = gaugeOf(roastingTemperature);
const fahrenheit = gaugeOf(roastingTemperature, { temperature: '°F' });
const discs = gaugeOf(agtron);

describe('a graduation', () => {
  it('has its marks in the unit that is read, at the same places', () => {
    expect(rulerOf(roastingTemperature, heat).marks.map(({ text }) => text)).toEqual([
      '70',
      '150',
      '190',
      '220',
      '250',
    ]);
    const other = rulerOf(roastingTemperature, fahrenheit);
    expect(other.marks.map(({ text }) => text)).toEqual(['158', '302', '374', '428', '482']);
    expect(other.marks.map(({ at }) => at)).toEqual(
      rulerOf(roastingTemperature, heat).marks.map(({ at }) => expect.closeTo(at)),
    );
  });
  it('has a tick for every value where there are few', () => {
    const { ticks, marks: numbers } = rulerOf(agtron, discs);
    expect(ticks).toHaveLength(8);
    expect(numbers.map(({ text }) => text)).toEqual(['25', '35', '45', '55', '65', '75', '85', '95']);
  });
  it('has round ticks and its ends and middle where there are many', () => {
    const { ticks, marks: numbers } = rulerOf({}, gaugeOf({ min: 0, max: 100 }));
    expect(ticks.filter(({ isLong }) => !isLong)).toHaveLength(18);
    expect(numbers.map(({ text }) => text)).toEqual(['0', '50', '100']);
  });
});

describe('a place on a graduation', () => {
  it('is the nearest good value', () => {
    expect([0, 0.5, 0.6534, 1].map((share) => heldAt(share, heat))).toEqual([0, 15_000, 19_600, 30_000]);
    expect([0, 0.06, 0.08, 1].map((share) => heldAt(share, discs))).toEqual([25, 25, 35, 95]);
    expect(fahrenheit.text(heldAt(0.5, fahrenheit))).toBe('302.0');
  });
  it('is a whole number of the unit that is read', () => {
    expect([stepOf(heat), stepOf(fahrenheit), stepOf(gaugeOf({ scale: 10, max: 5, min: 0 }))]).toEqual([1, 1, 0.01]);
  });
});
