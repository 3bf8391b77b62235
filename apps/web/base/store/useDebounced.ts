import { useEffect, useMemo, useRef, useState } from 'react';
import { debounced } from './debounced.ts';

/** The same debounced function at every drawing; it does the work of the latest, and none once nobody sees it. */
export function useDebounced<Args extends readonly unknown[]>(work: (...args: Args) => void, ms: number) {
  const latest = useRef(work);
  latest.current = work;
  const later = useMemo(() => debounced<Args>((...args) => latest.current(...args), ms), [ms]);
  useEffect(() => later.cancel, [later]);
  return later;
}

/** A value once it has stayed the same for a while; until then the one before. */
export function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  const settle = useDebounced(setSettled, ms);
  useEffect(() => settle(value), [settle, value]);
  return settled;
}
