import { composed } from '../marks.ts';
import { addDays, addMonths, isDate, localDate, twoDigits } from './days.ts';

/** A stretch of the calendar. Weeks are those of ISO 8601: they begin on Monday and belong to the year of their Thursday. */
export type Span = 'day' | 'week' | 'month' | 'quarter' | 'year';

const MONTHS: Readonly<Record<Span, number>> = { day: 0, week: 0, month: 1, quarter: 3, year: 12 };

const yearOf = (date: string) => Number(date.slice(0, 4));
const monthOf = (date: string) => Number(date.slice(5, 7));
const dayOf = (year: number | string, month: number, day: number | string = 1) =>
  [year, twoDigits(month), twoDigits(Number(day))].join('-');

/** The first day of the span that a date lies in. */
export function startOf(span: Span, date: string): string {
  if (span === 'day') return date;
  if (span === 'week') return addDays(date, -((new Date(date).getUTCDay() + 6) % 7));
  const months = MONTHS[span];
  return dayOf(date.slice(0, 4), Math.floor((monthOf(date) - 1) / months) * months + 1);
}

/** The last day of the span that a date lies in. */
export const endOf = (span: Span, date: string): string => addDays(moved(span, startOf(span, date), 1), -1);

/** A date so many spans later, or earlier; the day is the last of a month that is too short for it. */
export const moved = (span: Span, date: string, count: number): string =>
  MONTHS[span] > 0 ? addMonths(date, MONTHS[span] * count) : addDays(date, (span === 'week' ? 7 : 1) * count);

/** The year and number of the week that a date lies in. */
export function weekOf(date: string): { readonly year: number; readonly week: number } {
  const thursday = addDays(startOf('week', date), 3);
  const days = (Date.parse(thursday) - Date.UTC(yearOf(thursday), 0, 1)) / 86_400_000;
  return { year: yearOf(thursday), week: Math.floor(days / 7) + 1 };
}

/** The number of the quarter that a date lies in. */
export const quarterOf = (date: string): number => Math.ceil(monthOf(date) / 3);

const SHOWN: Readonly<Record<Span, (date: string) => string>> = {
  day: String,
  week: (date) => `${weekOf(date).year}-W${twoDigits(weekOf(date).week)}`,
  month: (date) => date.slice(0, 7),
  quarter: (date) => `${date.slice(0, 4)}-Q${quarterOf(date)}`,
  year: (date) => date.slice(0, 4),
};

/** The span of a date: `2026-11-20`, `2026-W47`, `2026-11`, `2026-Q4`, `2026`. */
export const showSpan = (span: Span, date: string): string => SHOWN[span](date);

const GAP = String.raw`\s*[-./년월\s]\s*`;
const WEEKDAY = String.raw`(?:\s*\(?[월화수목금토일](?:요일)?\)?)?`;
const DAY = new RegExp(`^(?:(\\d{4})${GAP})?(\\d{1,2})${GAP}(\\d{1,2})\\s*[.일]?${WEEKDAY}$`);
const DAY_DIGITS = /^(\d{4})?(\d{2})(\d{2})$/;
const MONTH = /^(?:(\d{4})\s*[-./년\s]\s*)?(\d{1,2})\s*[.월]?$|^(\d{4})(\d{2})$/;
const WEEK = /^(?:(\d{4})\s*[-년]?\s*)?(?:W\s*(\d{1,2})|(\d{1,2})\s*주차?)$/i;
const QUARTER = /^(?:(\d{4})\s*[-년]?\s*)?(?:Q\s*([1-4])|([1-4])\s*(?:Q|분기))$|^Q([1-4])\s+(\d{4})$/i;
const YEAR = /^(\d{4})\s*년?$/;

/** Digits and hyphens as everybody's keyboard has them. */
const plain = (typed: string) =>
  composed(typed, 'NFKC')
    .trim()
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-');

/** A date if there is one; without a year that of today. */
const dated = (year: string | undefined, month: number, day: number | string = 1): string | undefined => {
  const date = dayOf(year ?? localDate().slice(0, 4), month, day);
  return isDate(date) ? date : undefined;
};

function readDay(typed: string): string | undefined {
  const [, year, month, day] = DAY.exec(typed) ?? DAY_DIGITS.exec(typed) ?? [];
  return day === undefined ? undefined : dated(year, Number(month), day);
}

const READ: Readonly<Record<Exclude<Span, 'day'>, (typed: string) => string | undefined>> = {
  week(typed) {
    const [, year = localDate().slice(0, 4), letter, syllable] = WEEK.exec(typed) ?? [];
    const week = Number(letter ?? syllable);
    const date = dated(year, 1, 4);
    const start = date && week > 0 ? moved('week', startOf('week', date), week - 1) : undefined;
    return start && weekOf(start).week === week ? start : undefined;
  },
  month(typed) {
    const [, year, month, yearDigits, digits] = MONTH.exec(typed) ?? [];
    return dated(year ?? yearDigits, Number(month ?? digits));
  },
  quarter(typed) {
    const [, year, before, after, first, yearAfter] = QUARTER.exec(typed) ?? [];
    return dated(year ?? yearAfter, Number(before ?? after ?? first) * 3 - 2);
  },
  year(typed) {
    const [, year] = YEAR.exec(typed) ?? [];
    return year ? dated(year, 1) : undefined;
  },
};

/** The first day of a span as a person types it, by its own name or by one of its days; without a year it is this year's. */
export function readSpan(span: Span, typed: string): string | undefined {
  const text = plain(typed);
  const own = span === 'day' ? undefined : READ[span](text);
  if (own) return own;
  const day = readDay(text);
  return day && startOf(span, day);
}

/** The first and last day of whatever span of days was typed: a year, quarter, month, week or day. */
export function readDays(typed: string): readonly [from: string, to: string] | undefined {
  const text = plain(typed);
  const day = readDay(text);
  if (day) return [day, day];
  for (const span of ['year', 'month', 'quarter', 'week'] as const) {
    // A month or a quarter alone could be a day of any month.
    const start = /\d{4}|[^\d\s]/.test(text) ? READ[span](text) : undefined;
    if (start) return [start, endOf(span, start)];
  }
  return undefined;
}
