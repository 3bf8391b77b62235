import { type CSSProperties, type RefCallback, type RefObject, useCallback, useEffect, useRef } from 'react';
import { lift, move, NO_FINGERS, type Pan, press } from './fingers.ts';
import { wheelFactor } from './wheel.ts';
import type { Point } from './zoom.ts';

/** What a chart does when it is touched. Places are px from the top left corner of the element. */
export interface Gestures {
  /** `page`: one finger scrolls the page up and down as everywhere and moves the chart sideways; `chart`: it moves the chart. */
  readonly finger?: 'chart' | 'page';
  /** One finger, a pen or the pressed mouse moved; `pointer` says which, as browsers call it. */
  onPan?(pan: Pan, pointer: string): void;
  /** Two fingers or the mouse wheel; what lies between the fingers also moved by `dx`, `dy`. */
  onPinch?(factor: number, centre: Point, moved: { readonly dx: number; readonly dy: number }): void;
  /** A tap or click, also one by a screen reader; none after a movement. */
  onTap?(at: Point, target: Element): void;
  /** The second of two taps at one place. */
  onDoubleTap?(at: Point): void;
  /** The last finger is lifted after a movement. */
  onEnd?(): void;
}

type Host = HTMLElement | SVGElement;

/** What the element takes on: `<svg {...useGesture({ … }, svg)}>`. While it is moved it has the attribute `data-moving`. */
export interface GestureProps<T extends Host> {
  readonly ref: RefCallback<T>;
  readonly style: CSSProperties;
}

/**
 * Pointers and the mouse wheel on an element. The wheel enlarges with ctrl (or a pinch on a trackpad) and while keys
 * have brought the focus there; otherwise the page scrolls, after a click too. `element` is where whoever needs it finds the element.
 */
export function useGesture<T extends Host>(gestures: Gestures, element: RefObject<T | null>): GestureProps<T> {
  const latest = useRef(gestures);
  useEffect(() => {
    latest.current = gestures;
  });
  const ref = useCallback(
    (host: T | null) => {
      element.current = host;
      return host ? listen(host, () => latest.current) : undefined;
    },
    [element],
  );
  return { ref, style: { touchAction: gestures.finger === 'page' ? 'pan-y' : 'none' } };
}

/** ms and px within which a second tap makes a double one. */
const TWICE = 350;
const NEAR = 30;

/** Listens on an element until the returned function is called. */
function listen(host: Host, gestures: () => Gestures): () => void {
  let fingers = NO_FINGERS;
  let isMoved = false;
  let tapped: { readonly at: Point; readonly time: number } | null = null;
  const place = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = host.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (fingers.down.length === 0) isMoved = false;
    fingers = press(fingers, event.pointerId, place(event));
    mark();
  };
  const moves = (event: PointerEvent) => {
    if (fingers.down.length === 0) return;
    // The button was let go where no page could hear it.
    if (event.pointerType === 'mouse' && event.buttons === 0) return up(event);
    const movement = move(fingers, event.pointerId, place(event));
    fingers = movement.fingers;
    mark();
    const { pan, pinch } = movement;
    if (pan) gestures().onPan?.(pan, event.pointerType);
    if (pinch) gestures().onPinch?.(pinch.factor, pinch.at, pinch);
  };
  const up = (event: PointerEvent) => {
    if (fingers.down.length === 0) return;
    fingers = lift(fingers, event.pointerId);
    if (fingers.down.length > 0 || !isMoved) return;
    mark();
    gestures().onEnd?.();
    // The click that belongs to the movement comes at once or never.
    setTimeout(() => {
      isMoved = false;
    });
  };
  const mark = () => {
    isMoved ||= fingers.isMoving;
    host.toggleAttribute('data-moving', fingers.isMoving);
  };
  const refuseClick = (event: Event) => {
    if (!isMoved) return;
    event.stopPropagation();
    event.preventDefault();
  };
  const tap = (event: MouseEvent) => {
    const at = place(event);
    const isDouble =
      tapped && event.timeStamp - tapped.time < TWICE && Math.hypot(at.x - tapped.at.x, at.y - tapped.at.y) < NEAR;
    tapped = isDouble ? null : { at, time: event.timeStamp };
    if (event.target instanceof Element) gestures().onTap?.(at, event.target);
    if (isDouble) gestures().onDoubleTap?.(at);
  };
  const hasKeys = () => host.matches(':focus-visible') || host.querySelector(':focus-visible') !== null;
  const turn = (event: WheelEvent) => {
    if (!gestures().onPinch || !(event.ctrlKey || hasKeys())) return;
    event.preventDefault();
    gestures().onPinch?.(wheelFactor(event), place(event), { dx: 0, dy: 0 });
  };
  /** Two fingers are ours also where one scrolls the page. */
  const keep = (event: TouchEvent) => {
    if (event.touches.length > 1 && event.cancelable) event.preventDefault();
  };

  const end = new AbortController();
  const { signal } = end;
  const on: Host['addEventListener'] = host.addEventListener.bind(host);
  on('pointerdown', down as EventListener, { signal });
  addEventListener('pointermove', moves, { signal });
  addEventListener('pointerup', up, { signal });
  addEventListener('pointercancel', up, { signal });
  on('click', refuseClick, { signal, capture: true });
  on('click', tap as EventListener, { signal });
  on('wheel', turn as EventListener, { signal, passive: false });
  on('touchstart', keep as EventListener, { signal, passive: false });
  on('touchmove', keep as EventListener, { signal, passive: false });
  return () => end.abort();
}
