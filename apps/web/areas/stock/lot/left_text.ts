import type { Units } from '@hanjan/core';
import { t } from '../../../base/texts/index.ts';
import { exact, stockGauge } from '../masses.ts';

/** What is left of a lot or of a coffee, where it is chosen; the unit stays on the line of its number. */
export const leftText = (instock: number, units: Units = {}): string =>
  instock > 0 ? exact(stockGauge(units), instock).replace(' ', '\u00a0') : t('lot_empty');
