import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { animate, durationOf } from '../../gesture/motion.ts';
import type { WheelLayout } from '../layout.ts';
import { wrapped } from '../ring.ts';
import { eased } from './settle.ts';
import { type Turnable, turn, turnable } from './turn.ts';

/** How a wheel is turned. */
export interface Turning {
  /** Turns by some degrees at once, as a hand does, and says where it stands then. */
  by(degrees: number): number;
  /** Turns to some degrees on the shorter way, and comes to rest there. */
  to(degrees: number): void;
  /** Where it stands. */
  at(): number;
  /** Whether `to` brings or brought it there. */
  isAimedAt(degrees: number): boolean;
}

/**
 * Turns what is drawn in a group without drawing it anew. `rotate` is where it is told to stand; what a hand or
 * `to` turns is told to `onRotate` and expected to come back as `rotate`.
 */
export function useTurn(
  group: RefObject<SVGGElement | null>,
  layout: WheelLayout,
  rotate: number,
  onRotate: ((degrees: number) => void) | undefined,
): Turning {
  const drawn = useRef<Turnable | null>(null);
  /** Where the wheel stands, finer than a tenth; where it is on its way to; how that is stopped. */
  const state = useRef({ at: rotate, aim: null as number | null, stop: () => {} });
  const told = useRef(onRotate);

  const show = useCallback((degrees: number) => {
    state.current.at = degrees;
    if (drawn.current) turn(drawn.current, degrees);
  }, []);

  useLayoutEffect(() => {
    drawn.current = group.current && turnable(group.current, layout, state.current.at);
    show(state.current.at);
  }, [group, layout, show]);

  useLayoutEffect(() => {
    told.current = onRotate;
  });

  useLayoutEffect(() => {
    if (state.current.aim === rotate) return;
    state.current.stop();
    state.current.aim = null;
    if (wrapped(state.current.at) !== rotate) show(rotate);
  }, [rotate, show]);
  useEffect(() => () => state.current.stop(), []);

  const by = useCallback(
    (degrees: number) => {
      state.current.stop();
      state.current.aim = null;
      show(state.current.at + degrees);
      const now = wrapped(state.current.at);
      told.current?.(now);
      return now;
    },
    [show],
  );
  const to = useCallback(
    (degrees: number) => {
      const aim = wrapped(degrees);
      const from = state.current.at;
      const way = wrapped(aim - from);
      state.current.stop();
      state.current.aim = aim;
      state.current.stop = animate(durationOf('--m-turn'), (share) => {
        show(share < 1 ? from + way * eased(share) : aim);
      });
      told.current?.(aim);
    },
    [show],
  );
  const at = useCallback(() => wrapped(state.current.at), []);
  const isAimedAt = useCallback((degrees: number) => state.current.aim === degrees, []);
  return { by, to, at, isAimedAt };
}
