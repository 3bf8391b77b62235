import type { Stamp } from './sheet.ts';

const DAY_SECONDS = 86_400;
/** Days of 1904 after the origin of others. */
export const SINCE_1904 = 1_462;
/** The last day of the year 9999. */
const LAST = 2_958_465;

/** The day and time of a number that a spreadsheet shows as a date; undefined when it is none. */
export function stampOf(serial: number): Stamp | undefined {
  if (!Number.isFinite(serial) || serial < 0 || serial >= LAST + 1) return undefined;
  const seconds = Math.round(serial * DAY_SECONDS);
  const days = Math.floor(seconds / DAY_SECONDS);
  const time = new Date((seconds % DAY_SECONDS) * 1000).toISOString().slice(11, 19);
  if (days === 0) return { time };
  // Spreadsheets count a 29 February in 1900.
  const day = new Date(Date.UTC(1899, 11, days < 60 ? 31 : 30) + days * DAY_SECONDS * 1000).toISOString().slice(0, 10);
  return seconds % DAY_SECONDS === 0 ? { day } : { day, time };
}

/** Formats of dates that every spreadsheet knows by number. */
const BUILT_IN = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;

const PERCENTS = [9, 10];

/** What numbers with a format are shown as, where it is not as numbers. */
export type Shown = 'date' | 'percent' | undefined;

const MAX_CODE = 255;

/** What a number format shows: a date or a time, a percent, or a number. */
export function shownBy(id: number, code = ''): Shown {
  // Spreadsheets allow 255 letters; the patterns below take time that grows with the square of their number.
  if (code.length > MAX_CODE) return undefined;
  if (BUILT_IN.some(([from, to]) => id >= from && id <= to)) return 'date';
  if (PERCENTS.includes(id)) return 'percent';
  const signs = code.replaceAll(/"[^"]*"|\\.|_.|\*./g, '').replaceAll(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');
  if (/[ymdhs]/i.test(signs) && !/general/i.test(signs)) return 'date';
  return signs.includes('%') ? 'percent' : undefined;
}
