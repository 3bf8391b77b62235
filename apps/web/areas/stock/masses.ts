import { type Gauge, gaugeOf, type Units } from '@hanjan/core';
import { lotMass } from '@hanjan/model/presets.ts';
import { units } from '../../base/session/preferences.ts';
import { useStore } from '../../base/store/store.ts';
import { grouped } from '../../base/texts/numbers.ts';

/** Stocks are weighed in kilograms by whoever has chosen no unit. */
export const stockGauge = (chosen: Units): Gauge => gaugeOf(lotMass, chosen);

/** How masses of stocks are read and typed. */
export const useStockGauge = (): Gauge => stockGauge(useStore(units));

/** Decimals that are read at a glance, and so many more of what is small. */
const GLANCE: Readonly<Record<string, number>> = { g: 0, kg: 1, t: 3, oz: 1, lb: 1 };
/** Less than ten kilograms, and than a hundred grams, ×10 g. */
const SMALL = [100_000, 1000];

/** A mass as it is read at a glance, without its unit: 592.5; of a few kilograms with a decimal more. */
export function glance(gauge: Gauge, held: number): string {
  const decimals = GLANCE[gauge.unit ?? ''] ?? 1;
  const more = SMALL.filter((small) => held !== 0 && Math.abs(held) < small).length;
  const shown = gauge.shown(Math.round(held)).toFixed(decimals && decimals + more);
  return grouped(shown.replace('-', '−'));
}

/** A mass with its unit as it is stored: `59.52 kg`. */
export const exact = (gauge: Gauge, held: number): string => `${grouped(gauge.text(held))} ${gauge.unit ?? ''}`.trim();

/** By how much something changes, with its sign and unit. */
export const signed = (gauge: Gauge, held: number): string => `${held > 0 ? '+' : ''}${exact(gauge, held)}`;
