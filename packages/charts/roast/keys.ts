import type { View } from '../timeline/view.ts';
import type { RoastMark } from './input.ts';

/** Seconds of one press of an arrow key, alone and with Shift. */
const STEP = 1;
const WIDE_STEP = 10;

/** The way of a key in time. */
const WAYS: ReadonlyMap<string, 1 | -1> = new Map([
  ...['ArrowRight', 'ArrowUp', 'PageDown'].map((key) => [key, 1] as const),
  ...['ArrowLeft', 'ArrowDown', 'PageUp'].map((key) => [key, -1] as const),
]);

/** What a key press says. */
export type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey'>;

/**
 * Where a key leads the cursor from second `s`: arrows by a second, with Shift by ten, with Ctrl (as the page keys) to
 * the next mark, Home and End to the ends. Without a cursor it begins at the start or the end. Undefined for other keys.
 */
export function cursorBy(press: Press, s: number | null, marks: readonly RoastMark[], whole: View): number | undefined {
  const { key, shiftKey, ctrlKey } = press;
  if (key === 'Home') return whole.from;
  if (key === 'End') return whole.to;
  const by = WAYS.get(key);
  if (by === undefined) return undefined;
  if (s === null) return by > 0 ? whole.from : whole.to;
  const isToMark = ctrlKey || key.startsWith('Page');
  const next = isToMark ? markFrom(marks, s, by) : Math.round(s) + by * (shiftKey ? WIDE_STEP : STEP);
  return Math.min(whole.to, Math.max(whole.from, next ?? (by > 0 ? whole.to : whole.from)));
}

const markFrom = (marks: readonly RoastMark[], s: number, by: number) =>
  by > 0 ? marks.find((mark) => mark.s > s)?.s : marks.findLast((mark) => mark.s < s)?.s;
