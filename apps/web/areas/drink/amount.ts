import { t } from '../../base/texts/index.ts';
import { grouped } from '../../base/texts/numbers.ts';

/** An amount that is held ×10, as it is read: `18.5`, `220`. */
export const amountText = (tenths: number): string =>
  grouped(tenths % 10 === 0 ? String(tenths / 10) : (tenths / 10).toFixed(1));

/** How a unit of materials is written behind a number. */
export function unitText(unit: string | null): string {
  if (unit === 'G') return 'g';
  if (unit === 'ML') return 'ml';
  return unit === 'PC' ? t('drink_piece') : '';
}

/** An amount with its unit. */
export const amountWith = (tenths: number, unit: string | null): string =>
  `${amountText(tenths)}${unit === 'PC' ? '' : ' '}${unitText(unit)}`;
