import type { Row } from '@hanjan/core';
import { type Gauge, gaugeOf } from '@hanjan/core';
import { coffeeTemperature, dose, grinderPoint } from '@hanjan/model/presets.ts';
import { units } from '../../preferences.ts';
import type { Plan } from '../plan.ts';

/** Masses of a brew in the unit that they are read in. */
export const doseGauge = (): Gauge => gaugeOf(dose, units.get());

/** A mass with its unit, whole where it is: 200 g, 36.5 g. */
export const massText = (mass: number, { text, unit }: Gauge = doseGauge()): string =>
  `${short(text(mass))} ${unit ?? ''}`.trim();

/** A number without the zeros behind its decimals. */
const short = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

/** Below this a mass is looked at in tenths of a gram: an espresso, not a kettle. */
const SMALL = 1000;

/** How the poured mass is shown while it grows: in all of a brew with as many decimals. */
export function growingText({ pours }: Plan): (mass: number) => string {
  const { shown, unit } = doseGauge();
  const all = pours.reduce((sum, { mass }) => sum + (mass ?? 0), 0);
  const decimals = unit === dose.unit && all >= SMALL ? 0 : 1;
  // Rounded down: a target is reached only once it is.
  return (mass) => (Math.floor(shown(mass) * 10 ** decimals + 1e-6) / 10 ** decimals).toFixed(decimals);
}

/** What a brew is made of, in one line: coffee, water, temperature, grind. */
export function factsOf(fields: Row): string {
  const { brewing_bean_mass, brewing_mass, brewing_temp, brewing_grinder_point } = fields;
  const temperature = gaugeOf(coffeeTemperature, units.get());
  const said = (value: unknown, say: (value: number) => string) => (typeof value === 'number' ? [say(value)] : []);
  return [
    ...said(brewing_bean_mass, (mass) => `${doseGauge().text(mass)} ${doseGauge().unit}`),
    ...said(brewing_mass, massText),
    ...said(brewing_temp, (degrees) => `${short(temperature.text(degrees))} ${temperature.unit}`),
    ...said(brewing_grinder_point, gaugeOf(grinderPoint).text),
  ].join(' · ');
}
