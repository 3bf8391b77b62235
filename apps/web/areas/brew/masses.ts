import { type Gauge, gaugeOf, type Units } from '@hanjan/core';
import { dose } from '@hanjan/model/presets.ts';
import { units } from '../../base/session/preferences.ts';

/** Masses of a brew in the unit that they are read in. */
export const doseGauge = (chosen: Units = units.get()): Gauge => gaugeOf(dose, chosen);

/** A number without the zeros behind its decimals. */
export const short = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);

/** A mass of tenths of a gram with its unit on the same line, whole where it is: 200 g, 36.5 g. */
export function massText(mass: number, chosen?: Units): string {
  const { text, unit } = doseGauge(chosen);
  return `${short(text(mass))}\u00a0${unit}`;
}
