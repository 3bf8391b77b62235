import type { Gauge } from '@hanjan/core';
import type { StockedCoffee } from '@hanjan/model/cafe/shopping.ts';
import { t } from '../../../base/texts/index.ts';
import { daysLeftText } from '../../../records/views/days_left.ts';
import { exact, glance } from '../masses.ts';
import { decimalsOf, pasted } from '../weighed.ts';

/** What is left of a coffee, and for how long: `320 g 남음 · 약 2일`. */
export function leftOfCoffee({ balance, days_left }: StockedCoffee, gauge: Gauge): string {
  if (balance === 0) return t('stock_empty');
  const left = t('stock_after', { mass: `${glance(gauge, balance)} ${gauge.unit}` });
  return days_left === null ? left : `${left} · ${t('stock_days_left')} ${daysLeftText(days_left)}`;
}

/** A mass as it is typed and sent, without zeros that say nothing: `2`, `0.75`. */
export const typedMass = (gauge: Gauge, mass: number): string => String(Number(gauge.text(mass)));

/** Why what was typed cannot be bought, in words; null where it can: some of it, and no more than a lot holds. */
export function massFault(typed: string, gauge: Gauge): string | null {
  const read = pasted(typed, gauge);
  if ('text' in read) return (gauge.read(typed) ?? 0) > 0 ? null : t('shopping_bad_mass');
  if (read.fault === 'number') return t('shopping_bad_mass');
  return t(`stock_pad_${read.fault}`, { max: exact(gauge, gauge.high), count: decimalsOf(gauge) });
}
