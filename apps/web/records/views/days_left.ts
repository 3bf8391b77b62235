import { t } from '../../base/texts/index.ts';

/** From so many days on nobody counts. */
const LONG = 365;

/** How long a stock lasts, in words. */
export function daysLeftText(days_left: number | null): string {
  if (days_left === null) return '–';
  const days = Math.floor(days_left);
  if (days >= LONG) return t('stock_over_year');
  return days < 1 ? t('stock_today_out') : t('stock_days', { days });
}
