import { describe, expect, it } from 'vitest';
import { rateText, temperatureText } from './numbers.ts';

describe('temperatures of a roast', () => {
  it.each([
    [190.53, 'C', '190.5'],
    [190.53, 'F', '375.0'],
    [-40, 'F', '−40.0'],
    [null, 'F', '–'],
  ] as const)('%s °C in °%s', (celsius, unit, text) => {
    expect(temperatureText(celsius, unit)).toBe(text);
  });
  it('has no sign at zero', () => {
    expect([rateText(-0.02, 'C'), rateText(-0.2, 'C')]).toEqual(['0.0', '−0.2']);
  });
});
