import { useRef } from 'react';

/** A value that stays the same object, part by part, as long as it holds the same, so that nothing is drawn anew for it. */
export function useKept<T>(value: T): T {
  const kept = useRef(value);
  kept.current = shared(kept.current, value);
  return kept.current;
}

/** A plain value, with what it has in common with an earlier one taken from there. */
export function shared<T>(before: T, after: T): T {
  if (Object.is(before, after)) return before;
  if (!isPlain(before) || !isPlain(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const next = (Array.isArray(after) ? [] : {}) as Record<string, unknown>;
  let isSame = Object.keys(before).length === Object.keys(after).length;
  for (const [key, value] of Object.entries(after)) {
    next[key] = key in before ? shared(before[key], value) : value;
    isSame &&= key in before && Object.is(next[key], before[key]);
  }
  return isSame ? before : (next as T);
}

const isPlain = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
