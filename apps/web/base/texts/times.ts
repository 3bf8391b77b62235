import { localDate } from '@hanjan/core';
import { currentLocale } from './index.ts';

/** The time of day of an instant where its reader is: `14:28`. */
export function clock(instant: string): string {
  const at = new Date(instant);
  return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The day and time of an instant where its reader is: `2026-11-20 14:28`. */
export const when = (instant: string): string => `${localDate(new Date(instant))} ${clock(instant)}`;

/** The time of day of an instant of today, the day and time of any other. */
export const moment = (instant: string): string =>
  localDate(new Date(instant)) === localDate() ? clock(instant) : when(instant);

/** The day and time of an instant as people say it: `11월 20일 14:28`. */
export const dayAndTime = (instant: string): string =>
  `${new Intl.DateTimeFormat(currentLocale(), { month: 'short', day: 'numeric' }).format(new Date(instant))} ${clock(instant)}`;

/** A calendar day as people say it, without the year when it is this one: `11월 20일`, `2025년 11월 20일`. */
export function shortDay(day: string, locale: string = currentLocale()): string {
  const at = new Date(`${day}T12:00:00`);
  if (Number.isNaN(at.getTime())) return day;
  const isThisYear = day.slice(0, 4) === localDate().slice(0, 4);
  const year = isThisYear ? {} : ({ year: 'numeric' } as const);
  return new Intl.DateTimeFormat(locale, { ...year, month: 'short', day: 'numeric' }).format(at);
}
