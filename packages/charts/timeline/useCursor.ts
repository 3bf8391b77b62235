import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { type Gestures, useGesture } from '../gesture/useGesture.ts';
import { cursorBy } from './keys.ts';
import { type Box, type Scale, valueUnder } from './scale.ts';
import type { View } from './view.ts';

/** What a cursor goes along, in the unit of the scale. */
interface Along {
  readonly x: Scale;
  readonly plot: Box;
  /** Px of the drawing as it was laid out. */
  readonly width: number;
  /** It stands at multiples of this, and an arrow key goes so far. */
  readonly grain: number;
  readonly step: number;
  readonly whole: View;
  /** Where Ctrl and the page keys lead, in order. */
  readonly marks: readonly number[];
}

/** The place whose values are shown, or null, and what moves it: the mouse, a finger, keys. */
export function useCursor({ x, plot, width, grain, step, whole, marks }: Along) {
  const svg = useRef<SVGSVGElement>(null);
  const [cursor, setCursor] = useState<number | null>(null);
  const point = (px: number) => {
    // On a narrow page the drawing is scaled down.
    const scale = width / (svg.current?.getBoundingClientRect().width || width);
    const value = valueUnder(x, Math.min(plot.right, Math.max(plot.left, px * scale)));
    setCursor(Math.min(whole.to, Math.max(whole.from, Math.round(value / grain) * grain)));
  };
  const gestures: Gestures = {
    finger: 'page',
    // A finger that goes up or down scrolls the page.
    onPan: ({ dx, dy, at }) => Math.abs(dx) > Math.abs(dy) && point(at.x),
    onTap: (at) => point(at.x),
  };
  const gesture = useGesture(gestures, svg);
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || event.buttons > 0) return;
    point(event.clientX - event.currentTarget.getBoundingClientRect().left);
  };
  const onPointerLeave = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') setCursor(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return;
    const places = marks.map((s) => ({ s }));
    const next = cursorBy(event, cursor, places, whole, step);
    if (next !== undefined) setCursor(next);
    else if (event.key === 'Escape' && cursor !== null) setCursor(null);
    else return;
    event.preventDefault();
  };
  return { cursor, props: { ...gesture, onPointerMove, onPointerLeave, onKeyDown } };
}
