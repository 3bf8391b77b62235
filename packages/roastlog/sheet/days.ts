import { isDate, twoDigits } from '@hanjan/core';

/** Days since the first of 1900 that a spreadsheet may show as a plain number: from 1980 to 2099. */
const [FIRST_SERIAL, LAST_SERIAL] = [29_221, 73_050];
const EPOCH = 25_569;
const DAY_MS = 86_400_000;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'].map(
  (name) => new RegExp(`\\b${name}[a-z]*\\b`),
);
const LONGEST = 40;

/** How days are written of which nobody knows by themselves which number is the month. */
type Order = 'year' | 'month' | 'day';

/** What stands in a cell of days: three numbers in their order, of which the year may be missing, and the time of day. */
interface Written {
  readonly parts: readonly number[];
  readonly order: Order | null;
  readonly clock: string;
}

/**
 * The days in a column as ISO 8601, with the time of day where it stands there; null for a cell that is none. Of a column
 * whose days may be read in several ways the one counts in which they come one after the other; where that does not help,
 * the year stands first in Korea and Japan, and elsewhere nobody knows. `hint` says the year of days without one, in a name
 * such as `2024 로스팅`.
 */
export function daysOf(cells: readonly string[], hint: string, isYearFirst = false): (string | null)[] {
  const written = cells.map(writtenIn);
  const year = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(hint)?.[0] ?? '';
  const open = written.filter((one) => one && one.order === null && one.parts.length === 3);
  const order = open.length > 0 ? orderOf(written, year, isYearFirst) : null;
  return written.map((one) => one && isoOf(one, one.order ?? (one.parts.length === 3 ? order : 'month'), year));
}

function writtenIn(cell: string): Written | null {
  const plain = cell
    .slice(0, LONGEST + 1)
    .normalize('NFKC')
    .trim()
    .toLowerCase();
  if (!plain || plain.length > LONGEST) return null;
  const number = Number(plain);
  if (/^\d{5}(?:\.\d+)?$/.test(plain) && number >= FIRST_SERIAL && number <= LAST_SERIAL) {
    const at = new Date(Math.round((number - EPOCH) * 86_400) * 1000).toISOString();
    return { parts: numbersIn(at.slice(0, 10)), order: 'year', clock: number % 1 ? at.slice(11, 19) : '' };
  }
  const clock = clockIn(plain);
  const day = clock === null ? plain : plain.slice(0, plain.search(/[t\s](?:오전|오후|午前|午後)?\s*\d{1,2}:/));
  const month = MONTHS.findIndex((name) => name.test(day)) + 1;
  const parts = numbersIn(day);
  const time = clock ?? '';
  if (month > 0) {
    const [first = 0, second] = parts;
    if (parts.length > 2) return null;
    const isYearFirst = first > 31;
    const last = second === undefined ? [] : [isYearFirst ? first : second];
    return { parts: [month, isYearFirst ? (second ?? 0) : first, ...last], order: 'month', clock: time };
  }
  if (/^\d{8}$/.test(day))
    return { parts: [day.slice(0, 4), day.slice(4, 6), day.slice(6)].map(Number), order: 'year', clock: time };
  // Apart from what parts the numbers and the day of the week there is nothing in a day.
  if (/[^\d\s.\-/,()년월일화수목금토요年月日火水木金土曜a-z]/.test(day) || parts.length < 2 || parts.length > 3)
    return null;
  if (/[a-z]/.test(day.replace(/\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b/g, ''))) return null;
  const isYear = (parts[0] as number) > 31 || /^\d{2,4}\s*[년年]/.test(day);
  return { parts, order: parts.length === 3 && isYear ? 'year' : null, clock: time };
}

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

/** The time of day behind a day, `14:06:00`; null where there is none. */
function clockIn(text: string): string | null {
  const [, before, hour = '', minute = '', second = '0', after] =
    /[t\s](오전|오후|午前|午後)?\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*([ap]m)?\s*(?:z|[-+]\d\d:?\d\d)?$/.exec(
      text,
    ) ?? [];
  if (!hour) return null;
  const half = before ?? after;
  const isLate = half === '오후' || half === '午後' || half === 'pm';
  const hours = half ? (Number(hour) % 12) + (isLate ? 12 : 0) : Number(hour);
  if (hours > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  return [hours, Number(minute), Number(second)].map(twoDigits).join(':');
}

/** `month` is one before the day, with the year behind; days of a year that is two digits long may stand in any order. */
function isoOf({ parts, clock }: Written, order: Order | null, hint: string): string | null {
  if (order === null) return null;
  const [a = 0, b = 0, c = Number.NaN] = parts;
  const [year, month, day] = order === 'year' ? [a, b, c] : order === 'month' ? [c, a, b] : [c, b, a];
  const whole = Number.isNaN(year) ? hint : String(year < 100 ? 2000 + year : year);
  if (!/^(?:19|20)\d\d$/.test(whole)) return null;
  const date = `${whole}-${twoDigits(month)}-${twoDigits(day)}`;
  return isDate(date) ? (clock ? `${date}T${clock}` : date) : null;
}

/** In which order most of the days are days, and go on from one another; null where several fit alike. */
function orderOf(written: readonly (Written | null)[], hint: string, isYearFirst: boolean): Order | null {
  const fits = (['year', 'month', 'day'] as const).map((order) => {
    const days = written.flatMap((one) => (one ? [isoOf(one, one.order ?? order, hint)] : []));
    const read = days.filter((day) => day !== null);
    // A book is written day after day.
    const steps = read.slice(1).map((day, at) => Math.abs(Date.parse(day) - Date.parse(read[at] as string)) / DAY_MS);
    return { order, wrong: days.length - read.length, walked: steps.reduce((sum, step) => sum + step, 0) };
  });
  fits.sort((one, other) => one.wrong - other.wrong || one.walked - other.walked);
  const [best] = fits;
  if (!best || best.wrong === written.filter(Boolean).length) return null;
  const alike = fits.filter(({ wrong, walked }) => wrong === best.wrong && walked === best.walked);
  if (alike.length === 1) return best.order;
  return isYearFirst && alike.some(({ order }) => order === 'year') ? 'year' : null;
}
