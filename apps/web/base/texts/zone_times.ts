import { currentLocale } from './index.ts';

/** `11월 23일 월요일 오후 2:30` in a zone. */
export const dayAndTimeIn = (instant: string, timeZone: string, locale: string = currentLocale()): string =>
  new Intl.DateTimeFormat(locale, {
    month: 'long',
    day: 'numeric',
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(instant));
