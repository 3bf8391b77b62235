import { isDate, kinds } from '@hanjan/core';

/** A span of days, both ends included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** The days of a stretch of months; month 0 is the December before. */
function months(year: number, first: number, last: number): Period {
  const day = (month: number, date: number) => new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
  return { from: day(first - 1, 1), to: day(last, 0) };
}

/** Spans that people often ask for, seen from a day, by the key of their text. */
export function periods(today: string) {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return {
    period_this_month: months(year, month, month),
    period_last_month: months(year, month - 1, month - 1),
    period_three_months: months(year, month - 2, month),
    period_this_year: months(year, 1, 12),
  };
}

/** A typed day. A month (`2026-11`) or a year (`2026`) stands for its first or last day; undefined when it is none. */
export function readDay(typed: string, edge: keyof Period): string | undefined {
  const day = kinds.date.read(typed, {});
  if (isDate(day)) return day;
  const [, year, month] = typed.trim().match(/^([1-9]\d{3})\D*(?:(0?[1-9]|1[0-2])\D*)?$/) ?? [];
  return year ? months(Number(year), Number(month ?? 1), Number(month ?? 12))[edge] : undefined;
}
