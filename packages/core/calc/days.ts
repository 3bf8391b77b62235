const DAY_MS = 86_400_000;

/** A calendar date `YYYY-MM-DD` that really exists, year 1000–9999. */
export function isDate(value: unknown): value is string {
  if (typeof value !== 'string' || !/^[1-9]\d{3}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** Whole days from one calendar date to another; negative when `to` is the earlier one. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** The calendar date of an instant where its reader is. */
export function localDate(instant: Date = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;
}
