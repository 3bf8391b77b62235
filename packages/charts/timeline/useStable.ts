import { useRef } from 'react';

/** A value that stays the same object, part by part, as long as it holds the same, so that nothing is drawn anew for it. */
export function useStable<T>(value: T): T {
  const kept = useRef(value);
  kept.current = shared(kept.current, value);
  return kept.current;
}

/** A plain value, with what it has in common with an earlier one taken from there. */
export function shared<T>(before: T, after: T): T {
  if (isSame(before, after)) return before;
  if (!isPlain(before) || !isPlain(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const next = (Array.isArray(after) ? [] : {}) as Record<string, unknown>;
  for (const key in after) next[key] = key in before ? shared(before[key], after[key]) : after[key];
  return next as T;
}

/** Whether two plain values hold the same; makes nothing, because mostly they do. */
function isSame(before: unknown, after: unknown): boolean {
  if (Object.is(before, after)) return true;
  if (!isPlain(before) || !isPlain(after) || Array.isArray(before) !== Array.isArray(after)) return false;
  let more = 0;
  for (const key in after) {
    if (!(key in before) || !isSame(before[key], after[key])) return false;
    more++;
  }
  for (const _ in before) more--;
  return more === 0;
}

const isPlain = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
