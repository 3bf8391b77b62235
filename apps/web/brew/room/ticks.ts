import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { elapsed, type Run, stageOf } from '../run.ts';

type Listener = (ms: number) => void;

/** Tells the time of a brew as often as a tenth of a second begins. What it tells is written without rendering. */
export interface Ticks {
  /** Tells it at once, then ever again, until it is called off. */
  on(listener: Listener): () => void;
}

const TENTH = 100;

/** The ticks of a brew: they stand while it does. */
export function useTicks(run: Run): Ticks {
  const latest = useRef(run);
  latest.current = run;
  const [{ tell, ticks }] = useState(() => createTicks(() => elapsed(latest.current, Date.now())));
  const isRunning = stageOf(run) === 'running';
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changed of the brew is shown before the next paint.
  useLayoutEffect(() => void tell(), [tell, run]);
  useEffect(() => {
    if (!isRunning) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const go = () => {
      clearTimeout(timer);
      timer = setTimeout(go, TENTH - (tell() % TENTH));
    };
    go();
    document.addEventListener('visibilitychange', go);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', go);
    };
  }, [tell, isRunning]);
  return ticks;
}

function createTicks(time: () => number): { readonly ticks: Ticks; tell(): number } {
  const listeners = new Set<Listener>();
  return {
    ticks: {
      on(listener) {
        listeners.add(listener);
        listener(time());
        return () => listeners.delete(listener);
      },
    },
    tell() {
      const ms = time();
      for (const listener of listeners) listener(ms);
      return ms;
    },
  };
}

/** Has something follow the ticks of a brew, from before the first paint on. */
export function useTick(ticks: Ticks, listener: Listener): void {
  const latest = useRef(listener);
  latest.current = listener;
  useLayoutEffect(() => ticks.on((ms) => latest.current(ms)), [ticks]);
}
