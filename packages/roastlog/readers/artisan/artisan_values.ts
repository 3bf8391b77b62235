import type { Mark, Reading } from '../../log.ts';
import { unescaped } from '../../text/escapes.ts';

/** The marks of Artisan in the order of `timeindex`. */
export const TIMEINDEX: readonly Mark[] = ['CHARGE', 'DRY', 'FCs', 'FCe', 'SCs', 'SCe', 'DROP', 'COOL'];

/** A value of a profile as a list; an empty one when it is none. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A value as a finite number, or null. */
export const finiteOf = (value: unknown): Reading =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** A number that Artisan writes as 0 when nobody said it, in some versions as a text. */
export const saidOf = (value: unknown): Reading => finiteOf(typeof value === 'string' ? Number(value) : value) || null;

/** A text, which Artisan escapes before it writes it; null when there is nothing in it. */
export function textOf(value: unknown): string | null {
  const text = typeof value === 'string' ? unescaped(value).trim() : '';
  return text || null;
}

/** The day and the time of day as ISO 8601; null without a day. */
export function momentOf(day: string | null, time: string | null): string | null {
  if (!day || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const [clock, seconds] = /^(?:[01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.exec(time ?? '') ?? [];
  return clock ? `${day}T${clock}${seconds ? '' : ':00'}` : day;
}
