import type { View } from './view.ts';

/** A moment that keys go to. */
interface Mark {
  readonly s: number;
}

/** So many steps a press of an arrow key with Shift goes. */
const WIDE = 10;

/** The way of a key in time. */
const WAYS: ReadonlyMap<string, 1 | -1> = new Map([
  ...['ArrowRight', 'ArrowUp', 'PageDown'].map((key) => [key, 1] as const),
  ...['ArrowLeft', 'ArrowDown', 'PageUp'].map((key) => [key, -1] as const),
]);

/** What a key press says. */
export type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey'>;

/**
 * Where a key leads the cursor from second `s`: arrows by a `step` of seconds, with Shift by ten, with Ctrl (as the page
 * keys) to the next mark, Home and End to the ends. Without a cursor it begins at the start or the end. Undefined for
 * other keys.
 */
export function cursorBy(
  press: Press,
  s: number | null,
  marks: readonly Mark[],
  whole: View,
  step = 1,
): number | undefined {
  const { key, shiftKey, ctrlKey } = press;
  if (key === 'Home') return whole.from;
  if (key === 'End') return whole.to;
  const by = WAYS.get(key);
  if (by === undefined) return undefined;
  if (s === null) return by > 0 ? whole.from : whole.to;
  const isToMark = ctrlKey || key.startsWith('Page');
  const next = isToMark ? markFrom(marks, s, by) : (Math.round(s / step) + by * (shiftKey ? WIDE : 1)) * step;
  return Math.min(whole.to, Math.max(whole.from, next ?? (by > 0 ? whole.to : whole.from)));
}

const markFrom = (marks: readonly Mark[], s: number, by: number) =>
  by > 0 ? marks.find((mark) => mark.s > s)?.s : marks.findLast((mark) => mark.s < s)?.s;
