import { useEffect, useRef } from 'react';
import { t } from '../i18n/index.ts';
import { toast } from '../shell/toast.ts';
import { isLive, setBack } from './live.ts';
import { adjusted } from './live_changes.ts';
import type { RoastWork } from './work.ts';

const EVERY = 1000;
const look = () => ({ wall: Date.now(), run: performance.now() });

/** Keeps the time of a roast when the device's clock is set back meanwhile. Of several tabs the one that is seen does. */
export function useClockSet(work: RoastWork, change: (part: Partial<RoastWork>) => void): void {
  const latest = useRef({ work, change });
  latest.current = { work, change };
  useEffect(() => {
    let before = look();
    const timer = setInterval(() => {
      const after = look();
      const by = setBack(before, after);
      before = after;
      const { work, change } = latest.current;
      if (by === 0 || !isLive(work) || document.visibilityState === 'hidden') return;
      change(adjusted(work, by));
      toast({ text: t('roast_live_set_back') });
    }, EVERY);
    return () => clearInterval(timer);
  }, []);
}
