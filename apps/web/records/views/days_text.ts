import { t } from '../../base/texts/index.ts';

/** Days after something, or before it: `+9일`. */
export const daysText = (days: number): string => t('days_after', { days: Math.abs(days), sign: days < 0 ? '−' : '+' });
