import { useRef } from 'react';

/** A list that stays the same object as long as it holds the same items, so that nothing is drawn anew for it. */
export function useSame<T>(list: readonly T[]): readonly T[] {
  const kept = useRef(list);
  const isSame = kept.current.length === list.length && list.every((item, nth) => item === kept.current[nth]);
  if (!isSame) kept.current = list;
  return kept.current;
}
