import type { FocusEvent, KeyboardEvent, PointerEvent, RefObject } from 'react';
import { turnedBy } from '../gesture/turn.ts';
import { type Gestures, useGesture } from '../gesture/useGesture.ts';
import { seenAt } from '../gesture/zoom.ts';
import type { Frame } from './frame.ts';
import { leafUnder, rotationTo, shownAt, type WheelLayout } from './layout.ts';
import type { Turning } from './turn/useTurn.ts';
import { itemOf } from './useCurrent.ts';
import type { Zooming } from './useZoom.ts';
import { walk } from './walk.ts';

interface Held {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly layout: WheelLayout;
  readonly frame: Frame;
  readonly turning: Turning;
  readonly zooming: Zooming;
  tell(id: string | null): void;
  toggle(id: string): void;
}

/** Mouse, fingers and keys on a wheel. */
export function useHands({ svg, layout, frame, turning, zooming, tell, toggle }: Held) {
  const { zoom } = zooming;
  const isZoomed = zoom.k > 1;
  const bring = (id: string) => {
    const segment = shownAt(layout, id);
    if (segment) turning.to(rotationTo(segment));
  };

  const gestures: Gestures = {
    finger: isZoomed ? 'chart' : 'page',
    onPan(pan) {
      if (isZoomed) return zooming.pan(pan.dx, pan.dy);
      const degrees = turning.by(turnedBy(pan, seenAt(zoom, frame)));
      if (frame.isDial) tell(leafUnder(layout, degrees)?.id ?? null);
    },
    onEnd() {
      const leaf = leafUnder(layout, turning.at());
      if (frame.isDial && !isZoomed && leaf) turning.to(rotationTo(leaf));
    },
    onPinch: zooming.zoomBy,
    onTap(_, target) {
      const id = idOf(target);
      if (id === null) return;
      toggle(id);
      tell(id);
      if (frame.isDial && !isZoomed) bring(id);
    },
  };
  const gesture = useGesture(gestures, svg);

  return {
    gesture,
    bring,
    onKeyDown(event: KeyboardEvent<SVGSVGElement>) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const id = idOf(event.target);
      if (id !== null && (event.key === 'Enter' || event.key === ' ')) {
        event.preventDefault();
        toggle(id);
      }
      const next = walk(layout, id, event.key);
      if (next === null) return;
      event.preventDefault();
      itemOf(event.currentTarget, next)?.focus({ preventScroll: true });
      tell(next);
      if (frame.isDial || event.key.startsWith('Page')) bring(next);
    },
    onFocus({ target }: FocusEvent) {
      // A pressed finger or mouse brings the focus too, and may be about to turn the wheel.
      if (target.matches(':focus-visible')) tell(idOf(target));
    },
    onPointerMove({ pointerType, buttons, target }: PointerEvent) {
      const id = idOf(target);
      if (pointerType === 'mouse' && buttons === 0 && !frame.isDial && id !== null) tell(id);
    },
    onPointerLeave({ pointerType, currentTarget }: PointerEvent) {
      if (pointerType === 'mouse' && !frame.isDial && !currentTarget.querySelector(':focus-visible')) tell(null);
    },
  };
}

const idOf = (target: EventTarget) =>
  target instanceof Element ? (target.closest<SVGGElement>('[data-id]')?.dataset.id ?? null) : null;
