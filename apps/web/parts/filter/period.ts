import {
  addDays,
  addMonths,
  endOf,
  type Field,
  localDate,
  readDays,
  type Span,
  startOf,
  toSeconds,
} from '@hanjan/core';
import { today } from '../../base/session/day.ts';
import type { Edge, Range } from './range.ts';

/** Today, as the days of a field are counted: instants are told by the reader's clock, days by that of the page. */
export const todayOf = (field: Field | undefined): string => (field?.kind === 'moment' ? localDate() : today());

/** A span of days, both ends included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const within = (span: Span, date: string): Period => ({ from: startOf(span, date), to: endOf(span, date) });

/** Spans that people often ask for, seen from a day, by the key of their text. */
export const periods = (today: string) => ({
  period_today: { from: today, to: today },
  period_yesterday: { from: addDays(today, -1), to: addDays(today, -1) },
  period_seven_days: { from: addDays(today, -6), to: today },
  period_this_week: within('week', today),
  period_last_week: within('week', addDays(today, -7)),
  period_this_month: within('month', today),
  period_last_month: within('month', addMonths(today, -1)),
  period_three_months: { from: startOf('month', addMonths(today, -2)), to: endOf('month', today) },
  period_this_year: within('year', today),
});

/** A typed day. A month (`2026-11`), a quarter, a week or a year stands for its first or last day. */
export function readDay(typed: string, edge: Edge): string | undefined {
  const [from, to] = readDays(typed) ?? [];
  return edge === 'from' ? from : to;
}

/** Days in words: `2026-11-01 – 11-20`. The end leaves out the year that it shares with the start. */
export function periodText(from: string, to: string): string {
  if (from === to) return from;
  return `${from} – ${from.slice(0, 4) === to.slice(0, 4) ? to.slice(5) : to}`;
}

/** Days as the ends of a range of a field: of instants the first and last second of them, of longer spans their first day. */
export function endsOf(field: Field, { from, to }: Range<string>): Range<string> {
  const end = (day: string, time: string) => {
    if (field.kind === 'moment') return toSeconds(new Date(`${day}T${time}`));
    return field.kind === 'date' ? startOf(field.unit ?? 'day', day) : day;
  };
  return {
    ...(from !== undefined && { from: end(from, '00:00:00') }),
    ...(to !== undefined && { to: end(to, '23:59:59') }),
  };
}

/** The days of the ends of a range of a field. */
export function daysOf(field: Field, { from, to }: Range<string>): Range<string> {
  const day = (end: string) => (field.kind === 'moment' ? localDate(new Date(end)) : end);
  return { ...(from !== undefined && { from: day(from) }), ...(to !== undefined && { to: day(to) }) };
}
