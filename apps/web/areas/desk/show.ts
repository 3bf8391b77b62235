import { t } from '../../base/texts/index.ts';
import { grouped } from '../../base/texts/numbers.ts';

/** How often the desk is read again. */
export const EVERY_MS = 30_000;

/** A number as one reads it at a glance: with a decimal while it is small. */
export const decimal = (value: number): string =>
  grouped(value.toFixed(value < 10 && !Number.isInteger(value) ? 1 : 0));

export const milliseconds = (ms: number): string => t('desk_ms', { ms: decimal(ms) });
