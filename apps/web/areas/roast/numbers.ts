import type { Reading, Unit } from '@hanjan/roastlog/log.ts';

/** A temperature of °C in the unit that it is read in, rounded once as in the chart; a dash where there is no reading. */
export const temperatureText = (celsius: Reading, unit: Unit): string =>
  celsius === null ? '–' : signed(unit === 'F' ? (celsius * 9) / 5 + 32 : celsius);

/** The same with its unit. */
export const degreesText = (celsius: Reading, unit: Unit): string => `${temperatureText(celsius, unit)} °${unit}`;

/** A rate of °C per minute for `per` seconds in the unit that it is read in. It has no zero: only its size changes. */
export const rateText = (perMinute: Reading, unit: Unit, per: 60 | 30 = 60): string =>
  perMinute === null ? '–' : signed((perMinute * (unit === 'F' ? 1.8 : 1) * per) / 60);

/** A difference of °C in the unit that it is read in, with its sign. */
export function apartText(by: Reading, unit: Unit): string {
  const text = rateText(by, unit);
  return by !== null && by > 0 && text !== '0.0' ? `+${text}` : text;
}

/** What is rounded to zero has no sign. */
const signed = (value: number) =>
  value
    .toFixed(1)
    .replace(/^-(?!0\.0$)/, '−')
    .replace('-', '');
