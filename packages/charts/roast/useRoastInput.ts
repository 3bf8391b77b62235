import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { type Gestures, useGesture } from '../gesture/useGesture.ts';
import { ZOOM_STEP } from '../gesture/zoom.ts';
import { cursorBy } from '../timeline/keys.ts';
import { valueUnder } from '../timeline/scale.ts';
import { panned, showing, type View, zoomed } from '../timeline/view.ts';
import { nearestReading } from './cursor.ts';
import type { Frame } from './frame.ts';
import type { RoastInput, RoastView } from './input.ts';

/** Who moved the cursor: what keys do is told to those who do not see it. */
export type CursorBy = 'key' | 'pointer';

interface Input extends Pick<RoastInput, 'time' | 'marks' | 'view'> {
  readonly frame: Frame;
  readonly cursor: number | null;
  readonly onCursor: ((s: number | null, by: CursorBy) => void) | undefined;
  readonly onView: ((view: RoastView | null) => void) | undefined;
}

/** Pointers, the mouse wheel and keys on the chart, as attributes of its SVG element, and what buttons do. */
export function useRoastInput({ time, marks, view, frame, cursor, onCursor, onView }: Input) {
  const svg = useRef<SVGSVGElement>(null);
  const { x, plot, reach, whole } = frame;
  // What is asked for several times before it is drawn goes on from what was asked for last.
  const latest = useRef<View>(x);
  useEffect(() => {
    latest.current = x;
  });
  const isWhole = !view;
  const secondAt = (px: number) => valueUnder(x, Math.min(plot.right, Math.max(plot.left, px)));
  const look = (next: View) => {
    latest.current = next;
    const isAll = Math.abs(next.from - whole.from) < 0.5 && Math.abs(next.to - whole.to) < 0.5;
    onView?.(isAll ? null : { from: next.from, to: next.to });
  };
  const zoom = (factor: number, at: number) => look(zoomed(latest.current, factor, at, reach));
  const middle = () => {
    const { from, to } = latest.current;
    return cursor !== null && cursor >= from && cursor <= to ? cursor : (from + to) / 2;
  };
  const pan = (px: number) => look(panned(latest.current, (-px * (x.to - x.from)) / (x.end - x.start), reach));
  const point = (px: number) => onCursor?.(nearestReading(time, secondAt(px)), 'pointer');

  const gestures: Gestures = {
    finger: 'page',
    onPan({ dx, dy, at }, pointer) {
      if (pointer === 'mouse' && !isWhole) return pan(dx);
      // A finger that goes up or down scrolls the page.
      if (Math.abs(dx) > Math.abs(dy)) point(at.x);
    },
    onPinch(factor, at, { dx }) {
      zoom(factor, secondAt(at.x));
      if (dx !== 0) pan(dx);
    },
    onTap: (at) => point(at.x),
    onDoubleTap: (at) => zoom(ZOOM_STEP ** 2, secondAt(at.x)),
  };
  const gesture = useGesture(gestures, svg);

  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || event.buttons > 0) return;
    point(event.clientX - event.currentTarget.getBoundingClientRect().left);
  };
  const onPointerLeave = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') onCursor?.(null, 'pointer');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return;
    const to = cursorBy(event, cursor, marks, { from: time[0] ?? whole.from, to: time.at(-1) ?? whole.to });
    if (to !== undefined) {
      onCursor?.(to, 'key');
      if (!isWhole) look(showing(latest.current, to, reach));
    } else if (event.ctrlKey) return;
    else if (event.key === '+' || event.key === '=') zoom(ZOOM_STEP, middle());
    else if (event.key === '-') zoom(1 / ZOOM_STEP, middle());
    else if (event.key === '0') onView?.(null);
    else if (event.key === 'Escape' && cursor !== null) onCursor?.(null, 'key');
    else return;
    event.preventDefault();
  };
  return {
    svg,
    zoom: (factor: number) => zoom(factor, middle()),
    props: { ...gesture, onPointerMove, onPointerLeave, onKeyDown },
  };
}
