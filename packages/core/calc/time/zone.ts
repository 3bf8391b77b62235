import { twoDigits } from './days.ts';

/** Where people are unless they say otherwise. */
export const HOME_ZONE = 'Asia/Seoul';

/** An instant as clocks of a zone show it, and how far they are ahead of UTC. */
export interface Local {
  readonly day: string;
  readonly time: string;
  /** `+09:00`, or `Z`. */
  readonly offset: string;
}

/** Reads an instant. */
export type Clock = (instant: string) => Local;

/** Whether something is the name of a time zone. */
export function isZone(zone: unknown): zone is string {
  if (typeof zone !== 'string') return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Reads the clocks of a zone. */
export function clockOf(zone: string): Clock {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return (instant) => {
    // Clocks show whole seconds; what is finer is no part of an offset.
    const time = Math.floor(Date.parse(instant) / 1000) * 1000;
    const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]));
    const day = `${parts.year}-${parts.month}-${parts.day}`;
    const clock = `${parts.hour}:${parts.minute}:${parts.second}`;
    const seconds = Math.round((Date.parse(`${day}T${clock}Z`) - time) / 1000);
    // Before there were zones clocks went by the sun: no offset tells that.
    if (seconds % 60 !== 0) return { day: instant.slice(0, 10), time: instant.slice(11, 19), offset: 'Z' };
    return { day, time: clock, offset: offsetOf(seconds / 60) };
  };
}

const offsetOf = (minutes: number): string =>
  `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(Math.abs(minutes) / 60))}:${twoDigits(Math.abs(minutes) % 60)}`;

/** How far the clocks of a zone are ahead of UTC when they show a day and a time. */
export function offsetAt(zone: string, day: string, time: string): string {
  const read = clockOf(zone);
  const wall = Date.parse(`${day}T${time}Z`);
  const first = read(new Date(wall).toISOString()).offset;
  const instant = new Date(`${day}T${time}${first}`);
  return Number.isNaN(instant.getTime()) ? first : read(instant.toISOString()).offset;
}
