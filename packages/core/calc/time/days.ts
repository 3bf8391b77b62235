const DAY_MS = 86_400_000;

/** A part of a date or a time in two digits. */
export const twoDigits = (part: number): string => String(part).padStart(2, '0');

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
  return `${instant.getFullYear()}-${twoDigits(instant.getMonth() + 1)}-${twoDigits(instant.getDate())}`;
}

const iso = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** The date so many days later, or earlier. */
export function addDays(date: string, days: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return iso(year, month - 1, day + days);
}

/** The date so many months later, or earlier; the last day of a month that is too short for its day. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return iso(year, month - 1 + months, Math.min(day, last));
}
