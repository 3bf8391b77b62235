import { composed } from '../marks.ts';
import { isDate, localDate, twoDigits } from './days.ts';
import { readSpan } from './spans.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

/** A time of day `HH:mm:ss`. */
export const isTime = (value: unknown): value is string => typeof value === 'string' && TIME.test(value);

/** The time of day of so many seconds after midnight. */
export const timeOf = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(twoDigits).join(':');

/** Seconds after midnight of a time of day. */
export function secondsOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

const HALF = '(오전|오후|[ap]\\.?m\\.?)?';
const COLONS = new RegExp(
  `^${HALF}\\s*(\\d{1,2})\\s*[:시]\\s*(?:(\\d{1,2})\\s*분?)?\\s*(?::?\\s*(\\d{1,2})\\s*초?)?\\s*${HALF}$`,
  'i',
);
const DIGITS = /^()(\d{1,2})(?:(\d{2})(\d{2})?)?$/;

/** A time of day as a person types it: `9:05`, `0905`, `09:05:30`, `오후 2:28`, `2:28 pm`. */
export function readTime(typed: string): string | undefined {
  const text = composed(typed, 'NFKC').trim();
  const [, before, hour, minute = '0', second = '0', after] = DIGITS.exec(text) ?? COLONS.exec(text) ?? [];
  if (hour === undefined || (before && after)) return undefined;
  const half = (before || after)?.toLowerCase();
  const isHalf = half !== undefined;
  if (isHalf && (Number(hour) < 1 || Number(hour) > 12)) return undefined;
  const isLate = half?.startsWith('p') || half === '오후';
  const hours = isHalf ? (Number(hour) % 12) + (isLate ? 12 : 0) : Number(hour);
  const time = [hours, Number(minute), Number(second)].map(twoDigits).join(':');
  return isTime(time) ? time : undefined;
}

/** The time of day of an instant where its reader is. */
export const localTime = (instant: Date = new Date()): string =>
  [instant.getHours(), instant.getMinutes(), instant.getSeconds()].map(twoDigits).join(':');

/** The instant of a day and time where its reader is; undefined when clocks leap over it. The earlier one of two. */
export function instantOf(date: string, time: string): string | undefined {
  const instant = new Date(`${date}T${time}`);
  const isThere = localDate(instant) === date && localTime(instant) === time;
  return isThere ? toSeconds(instant) : undefined;
}

/** An instant in whole seconds, as it travels: `2026-11-20T05:28:05.000Z`. */
export const toSeconds = (instant: Date): string => new Date(Math.floor(instant.getTime() / 1000) * 1000).toISOString();

/** An instant where its reader is: `2026-11-20 14:28:05`, with its offset when clocks show that time twice. */
export function showInstant(value: string): string {
  const instant = new Date(value);
  const [date, time] = [localDate(instant), localTime(instant)];
  if (instantOf(date, time) === value) return `${date} ${time}`;
  const minutes = -instant.getTimezoneOffset();
  const offset = Math.abs(minutes);
  return `${date} ${time} ${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(offset / 60))}:${twoDigits(offset % 60)}`;
}

const WITH_OFFSET = /^(\d{4}-\d{2}-\d{2})[T\s]+(\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?\s*(Z|[-+]\d{2}:?\d{2})$/i;

/** An instant as a person types it where they are: a day and a time; a time with a colon alone is today's. */
export function readInstant(typed: string): string | undefined {
  const text = composed(typed, 'NFKC').trim();
  const [, day, clock, offset] = WITH_OFFSET.exec(text) ?? [];
  if (day) {
    const instant = new Date(`${day}T${clock}${offset}`);
    return isDate(day) && !Number.isNaN(instant.getTime()) ? toSeconds(instant) : undefined;
  }
  const [, digits, rest] = /^(\d{8})(\d{4}|\d{6})$/.exec(text) ?? [];
  const splits = digits && rest ? [[digits, rest] as const] : splitsOf(text);
  for (const [left, right] of splits) {
    const date = readSpan('day', left);
    const time = readTime(right);
    // Bare digits are a time only after a whole date: they may as well be a year.
    const isClear = /\D/.test(right) || (/(\d\D*){6}/.test(left) && /^(\d{4}|\d{6})$/.test(right));
    if (date && time && isClear) return instantOf(date, time);
  }
  const time = text.includes(':') ? readTime(text) : undefined;
  return time && instantOf(localDate(), time);
}

/** The text in two at each of its gaps, the last one first. */
const splitsOf = (text: string) =>
  [...text.matchAll(/\s+|T(?=\d)/g)]
    .map(({ index, 0: gap }) => [text.slice(0, index), text.slice(index + gap.length)] as const)
    .toReversed();

const PARTS = new RegExp(
  '^([-+])?(?:' +
    String.raw`(?:(\d{1,3}):)?(\d{1,4}):(\d{1,2}(?:\.\d+)?)` +
    String.raw`|(?:(\d{1,3})\s*(?:시간|h))?\s*(?:(\d{1,4})\s*(?:분|m(?:in)?))?\s*(?:(\d{1,7}(?:\.\d+)?)\s*(?:초|s(?:ec)?)?)?` +
    ')$',
  'i',
);

/** A length of time as a person types it, in ms: `3:25`, `1:03:25`, `3분 25초`, `3m 25s`, or seconds alone. */
export function readTerm(typed: string): number | undefined {
  const text = composed(typed, 'NFKC')
    .trim()
    .replace(/^[\u2010-\u2015\u2212]/, '-');
  const [, sign, hours, minutes, seconds, ...words] = PARTS.exec(text) ?? [];
  const [h = hours, m = minutes, s = seconds] = words;
  if ([h, m, s].every((part) => part === undefined)) return undefined;
  const isOver = (part: string | undefined, above: string | undefined) =>
    above !== undefined && Number(part ?? 0) >= 60;
  if (isOver(m, h) || isOver(s, m ?? h)) return undefined;
  const ms = Number(h ?? 0) * 3_600_000 + Number(m ?? 0) * 60_000 + Math.round(Number(s ?? 0) * 1000);
  return sign === '-' && ms > 0 ? -ms : ms;
}

/** A length of time in ms as `m:ss` or `h:mm:ss`, with what is less than a second where there is any. */
export function showTerm(ms: number): string {
  const whole = Math.abs(ms);
  const seconds = Math.floor(whole / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, twoDigits(seconds % 60)];
  const clock = h > 0 ? `${h}:${twoDigits(m)}:${s}` : `${m}:${s}`;
  const rest = whole % 1000 > 0 ? String((whole % 1000) / 1000).slice(1) : '';
  return `${ms < 0 ? '−' : ''}${clock}${rest}`;
}
