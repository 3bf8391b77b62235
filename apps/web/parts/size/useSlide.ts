import { type PointerEvent, useRef } from 'react';

interface Options<T> {
  readonly value: T;
  /** The value at a share of the width, from 0 to 1. */
  at(share: number): T;
  set(value: T): void;
  /** A press that moves nowhere; sets its value where nothing else is said. */
  tap?(value: T, before: T): void;
}

type Pointer = PointerEvent<HTMLElement>;

/** Pointer handlers of a control whose value is slid along its width. What is broken off goes back. */
export function useSlide<T>({ value, at, set, tap = set }: Options<T>) {
  const start = useRef<{ readonly before: T; readonly pressed: T; isMoved: boolean } | null>(null);
  const under = ({ currentTarget, clientX }: Pointer) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return at(Math.min(1, Math.max(0, (clientX - left) / width)));
  };
  return {
    onPointerDown(event: Pointer) {
      if (event.button !== 0) return;
      const pressed = under(event);
      start.current = { before: value, pressed, isMoved: false };
      event.currentTarget.setPointerCapture(event.pointerId);
      // A finger may be about to scroll the page: it counts once it slides along the control or lifts.
      if (event.pointerType !== 'touch') set(pressed);
    },
    onPointerMove(event: Pointer) {
      if (!start.current) return;
      const now = under(event);
      start.current.isMoved ||= now !== start.current.pressed;
      if (start.current.isMoved || event.pointerType !== 'touch') set(now);
    },
    onPointerUp(event: Pointer) {
      if (!start.current) return;
      if (start.current.isMoved) set(under(event));
      else tap(start.current.pressed, start.current.before);
      start.current = null;
    },
    onPointerCancel() {
      if (start.current) set(start.current.before);
      start.current = null;
    },
  };
}
