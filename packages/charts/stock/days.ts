import { perUnit, type Scale } from '../timeline/scale.ts';
import { roomOf } from '../timeline/words.ts';

/** Graduations of an axis of days: what stands at them, and the small ones between. */
export interface DayTicks {
  readonly labels: readonly { readonly day: number; readonly text: string }[];
  readonly minor: readonly number[];
}

const DAY_MS = 86_400_000;
const SIZE = 12;
/** Px between two texts, and between two small graduations. */
const APART = { texts: 14, minor: 5 };
/** 5 January 1970 was a Monday. */
const MONDAY = 4;
const WEEK = 7;
/** The last day of a stock that is drawn. */
export const LAST_DAY = 400_000;

/** A day as it is written, `2026-11-20`. */
export const dayText = (day: number): string =>
  new Date(Math.min(LAST_DAY, Math.max(0, day)) * DAY_MS).toISOString().slice(0, 10);

/** Graduations: days, weeks, months or years, the finest whose texts have room beside each other. */
export function dayTicks(scale: Scale): DayTicks {
  const px = perUnit(scale);
  const has = (days: number, text: string) => px * days >= roomOf(text, SIZE) + APART.texts;
  const days = daysOn(scale);
  const at = (isOne: (day: number) => boolean, [from, to]: readonly [number, number]) =>
    days.filter(isOne).map((day) => ({ day, text: dayText(day).slice(from, to) }));
  const small = (count: number) => px * count >= APART.minor;
  const minor = small(1) ? days : small(WEEK) ? days.filter(isMonday) : days.filter(isFirst);
  if (has(1, '00-00')) return { labels: at(() => true, DAY), minor: [] };
  if (has(WEEK, '00-00')) return { labels: at(isMonday, DAY), minor };
  for (const months of [1, 2, 3, 6]) {
    if (has(months * 28, '0000-00')) return { labels: at(isFirstOf(months), MONTH), minor };
  }
  const years = [1, 2, 5, 10, 50].find((count) => has(count * 365, '0000')) ?? 100;
  return { labels: at(isYear(years), YEAR), minor: small(28) ? minor : [] };
}

/** What of a written day stands at a graduation. */
const DAY = [5, 10] as const;
const MONTH = [0, 7] as const;
const YEAR = [0, 4] as const;

const isMonday = (day: number) => day % WEEK === MONDAY;
const isFirst = (day: number) => dayText(day).endsWith('-01');
const isFirstOf = (months: number) => (day: number) => isFirst(day) && (monthOf(day) - 1) % months === 0;
const isYear = (years: number) => (day: number) =>
  isFirst(day) && monthOf(day) === 1 && Number(dayText(day).slice(0, 4)) % years === 0;
const monthOf = (day: number) => Number(dayText(day).slice(5, 7));

/** Whole days of a scale. */
function daysOn({ from, to }: Scale): number[] {
  const first = Math.ceil(from);
  return Array.from({ length: Math.max(0, Math.floor(to) - first + 1) }, (_, i) => first + i);
}
