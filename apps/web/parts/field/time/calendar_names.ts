import { addDays, endOf, moved, quarterOf, type Span, weekOf } from '@hanjan/core';
import type { MessageKey } from '@hanjan/model/messages/ko.ts';
import { currentLocale, t } from '../../../base/texts/index.ts';

/** What stands in a cell of a calendar. */
export interface Cell {
  readonly text: string;
  readonly below?: string;
  /** Said whole. */
  readonly name: string;
}

/** A date in the words of the reader's language. */
const say = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(currentLocale(), { ...options, timeZone: 'UTC' }).format(new Date(date));

const MONTH = { year: 'numeric', month: 'long' } as const;
const SHORT_DAY = { month: 'numeric', day: 'numeric' } as const;

/** The first and the last day of a week, or of a quarter by its months. */
const ends = (span: Span, date: string, options: Intl.DateTimeFormatOptions) =>
  `${say(date, options)} – ${say(endOf(span, date), options)}`;

const CELLS: Readonly<Record<Span, (date: string) => Cell>> = {
  day: (date) => ({ text: String(Number(date.slice(8))), name: say(date, { dateStyle: 'full' }) }),
  week: (date) => ({
    text: t('calendar_week', { week: weekOf(date).week }),
    below: ends('week', date, SHORT_DAY),
    name: `${spanName('week', date)}, ${ends('week', date, { month: 'long', day: 'numeric' })}`,
  }),
  month: (date) => ({ text: say(date, { month: 'short' }), name: say(date, MONTH) }),
  quarter: (date) => ({
    text: t('calendar_quarter', { quarter: quarterOf(date) }),
    below: ends('quarter', date, { month: 'short' }),
    name: spanName('quarter', date),
  }),
  year: (date) => ({ text: date.slice(0, 4), name: say(date, { year: 'numeric' }) }),
};

export const cellOf = (level: Span, date: string): Cell => CELLS[level](date);

/** A week or a quarter with its year, as a reader says it. */
export const spanName = (span: 'week' | 'quarter', date: string): string =>
  span === 'week'
    ? t('span_week', weekOf(date))
    : t('span_quarter', { year: date.slice(0, 4), quarter: quarterOf(date) });

/** What a page of a level shows. */
export function captionOf(level: Span, date: string): string {
  if (level === 'day' || level === 'week') return say(date, MONTH);
  if (level !== 'year') return say(date, { year: 'numeric' });
  const decade = `${date.slice(0, 3)}0`;
  return `${decade} – ${moved('year', `${decade}-01-01`, 9).slice(0, 4)}`;
}

/** Names of the days of a week, from Sunday. */
export const weekdays = (): { short: string; long: string }[] =>
  Array.from({ length: 7 }, (_, at) => addDays('2026-11-15', at)).map((date) => ({
    short: say(date, { weekday: 'short' }),
    long: say(date, { weekday: 'long' }),
  }));

/** What the buttons of a page back and forth are called. */
export const LEAF: Readonly<Record<Span, Readonly<Record<'previous' | 'next', MessageKey>>>> = {
  day: { previous: 'calendar_previous_month', next: 'calendar_next_month' },
  week: { previous: 'calendar_previous_month', next: 'calendar_next_month' },
  month: { previous: 'calendar_previous_year', next: 'calendar_next_year' },
  quarter: { previous: 'calendar_previous_year', next: 'calendar_next_year' },
  year: { previous: 'calendar_previous_decade', next: 'calendar_next_decade' },
};
