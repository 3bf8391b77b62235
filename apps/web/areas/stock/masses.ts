import { type Gauge, gaugeOf, type Units } from '@hanjan/core';
import { lotMass, mass } from '@hanjan/model/presets.ts';
import { useLocation } from 'wouter';
import { units } from '../../base/session/preferences.ts';
import { useStore } from '../../base/store/store.ts';
import { grouped } from '../../base/texts/numbers.ts';

/** Stocks are weighed in kilograms by whoever has chosen no unit. */
export const stockGauge = (chosen: Units): Gauge => gaugeOf(lotMass, chosen);

/** What a bar has of its coffees is weighed in grams by them. */
export const barGauge = (chosen: Units): Gauge => gaugeOf(mass, chosen);

/** How masses of stocks are read and typed where somebody works: at a bar or in a roastery. */
export function useStockGauge(): Gauge {
  const chosen = useStore(units);
  const [path] = useLocation();
  return path.startsWith('/cafe/') ? barGauge(chosen) : stockGauge(chosen);
}

/** How masses are read and typed that a roastery sells a cafe: alike on both sides. */
export const useTradeGauge = (): Gauge => stockGauge(useStore(units));

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

/** A mass with its unit as it is stored: `59.52 kg`; of grams only the tenths that there are: `200 g`. */
export function exact(gauge: Gauge, held: number): string {
  const text = gauge.text(held);
  return `${grouped(gauge.unit === 'g' ? text.replace(/\.0$/, '') : text)} ${gauge.unit ?? ''}`.trim();
}

/** By how much something changes, with its sign and unit. */
export const signed = (gauge: Gauge, held: number): string => `${held > 0 ? '+' : ''}${exact(gauge, held)}`;
