import { useEffect, useLayoutEffect, useRef, useState } from 'react';

type Listener = (ms: number) => void;

/** Tells the time of a clock as often as a tenth of a second begins. What it tells is written without rendering. */
export interface Ticks {
  /** Tells it at once, then ever again, until it is called off. */
  on(listener: Listener): () => void;
}

const TENTH = 100;
/** Timers of a browser come a little early: what they tell then would be drawn twice in a tenth. In ms. */
const EARLY = 2;

/** The ticks of a clock; they stand while it does. Whatever else changes of what it shows is shown before the next paint. */
export function useTicks(time: () => number, isRunning: boolean, shown: unknown): Ticks {
  const latest = useRef(time);
  latest.current = time;
  const [{ tell, ticks }] = useState(() => createTicks(() => latest.current()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown has changed.
  useLayoutEffect(tell, [tell, shown]);
  useEffect(() => {
    if (!isRunning) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const go = () => {
      clearTimeout(timer);
      const rest = TENTH - (latest.current() % TENTH);
      if (rest > EARLY) tell();
      timer = setTimeout(go, rest);
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

function createTicks(time: () => number): { readonly ticks: Ticks; tell(): void } {
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
    },
  };
}

/** Has something follow ticks, from before the first paint on. */
export function useTick(ticks: Ticks, listener: Listener): void {
  const latest = useRef(listener);
  latest.current = listener;
  useLayoutEffect(() => ticks.on((ms) => latest.current(ms)), [ticks]);
}

/**
 * Writes a text that ticks. One that stays is not written again, because the browser would paint it anew; one that changes
 * is the same node, because new ones let it look at every rule of what contains what.
 */
export function write(element: HTMLElement | null, text: string): void {
  const node = element?.firstChild;
  if (!(node instanceof Text)) element?.append(text);
  else if (node.data !== text) node.data = text;
}
