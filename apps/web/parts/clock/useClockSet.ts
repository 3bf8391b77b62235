import { useEffect, useRef } from 'react';
import { type Look, setBack } from './clock_set.ts';

const EVERY = 1000;
const look = (): Look => ({ wall: Date.now(), run: performance.now() });

/** Tells by how many ms the device's clock was set back while the page is open. Of several tabs the one that is seen does. */
export function useClockSet(onSet: (by: number) => void): void {
  const latest = useRef(onSet);
  latest.current = onSet;
  useEffect(() => {
    let before = look();
    const timer = setInterval(() => {
      const after = look();
      const by = setBack(before, after);
      before = after;
      if (by !== 0 && document.visibilityState !== 'hidden') latest.current(by);
    }, EVERY);
    return () => clearInterval(timer);
  }, []);
}
