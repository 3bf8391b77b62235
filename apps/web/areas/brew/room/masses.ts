import { gaugeOf, type Row } from '@hanjan/core';
import { coffeeTemperature, dose, grinderPoint } from '@hanjan/model/presets.ts';
import { units } from '../../../base/session/preferences.ts';
import { doseGauge, massText, short } from '../masses.ts';
import { type Plan, totalOf } from '../plan.ts';

/** Below this a mass is looked at in tenths of a gram: an espresso, not a kettle. */
const SMALL = 1000;

/** How the poured mass is shown while it grows: in all of a brew with as many decimals. */
export function growingText(plan: Plan): (mass: number) => string {
  const { shown, unit } = doseGauge();
  const decimals = unit === dose.unit && (totalOf(plan) ?? 0) >= SMALL ? 0 : 1;
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
    ...said(brewing_mass, (mass) => massText(mass)),
    ...said(brewing_temp, (degrees) => `${short(temperature.text(degrees))} ${temperature.unit}`),
    ...said(brewing_grinder_point, gaugeOf(grinderPoint).text),
  ].join(' · ');
}
