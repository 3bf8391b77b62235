import { useEffect, useMemo, useRef } from 'react';
import type { RoastWork } from '../work.ts';

type Change = (part: Partial<RoastWork>) => void;

/** How long the chart waits for the next key, in ms. */
const WAIT = 50;

/** Changes of the work that come with every key, done a moment later and all at once; at once when the form goes. */
export function useLateChange(work: RoastWork, change: Change) {
  const latest = useRef({ work, change });
  latest.current = { work, change };
  const late = useMemo(() => {
    let edits: ((work: RoastWork) => Partial<RoastWork>)[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      clearTimeout(timer);
      if (edits.length === 0) return;
      const { work, change } = latest.current;
      const part: Partial<RoastWork> = {};
      for (const edit of edits) Object.assign(part, edit({ ...work, ...part }));
      edits = [];
      change(part);
    };
    return {
      later(edit: (work: RoastWork) => Partial<RoastWork>) {
        edits.push(edit);
        clearTimeout(timer);
        timer = setTimeout(flush, WAIT);
      },
      isPending: () => edits.length > 0,
      flush,
    };
  }, []);
  useEffect(() => {
    addEventListener('pagehide', late.flush);
    return () => {
      removeEventListener('pagehide', late.flush);
      late.flush();
    };
  }, [late]);
  return late;
}
