import { type PointerEvent, type RefCallback, useRef } from 'react';
import { axisAt, axisTowards, headsAt, scoreAt } from './drag.ts';
import type { RadarLayout } from './layout.ts';
import type { Point } from './plot.ts';

type Pointer = PointerEvent<SVGSVGElement>;

/** Px around a head or an axis that belong to it, as the style sheet draws them. */
const REACH = { fine: 12, coarse: 22 };
/** Px that a press may move and still be one. */
const STILL = 5;

interface Drag {
  readonly pointer: number;
  readonly from: Point;
  /** The axes that may be meant; the first move tells which. */
  readonly among: readonly number[];
  index: number | undefined;
  /** What its score was, once the drag has changed it. */
  before?: { readonly key: string; readonly value: number | null };
}

/**
 * Pointer handlers of a radar whose scores are moved along their axes: a head is dragged, a press on an axis sets its
 * score. What is broken off goes back. A finger beside the heads still scrolls the page.
 */
export function useDrag(layout: RadarLayout, onChange?: (key: string, value: number | null) => unknown) {
  const drag = useRef<Drag | null>(null);
  if (!onChange) return {};

  const set = (index: number, at: Point) => {
    const axis = layout.axes[index];
    if (!axis) return;
    const score = scoreAt(layout, index, at);
    if (drag.current) drag.current.before ??= { key: axis.key, value: axis.value };
    if (score !== axis.value) onChange(axis.key, score);
  };
  return {
    ref: keepHeads,
    onPointerDown(event: Pointer) {
      if (event.button !== 0 || drag.current) return;
      const { at, reach } = under(event);
      const heads = headsAt(layout, at, reach);
      const axis = heads.length > 0 ? undefined : axisAt(layout, at, reach);
      if (heads.length === 0 && axis === undefined) return;
      drag.current = { pointer: event.pointerId, from: at, among: heads, index: heads.length === 1 ? heads[0] : axis };
      if (axis !== undefined && event.pointerType === 'touch') return;
      event.currentTarget.setPointerCapture(event.pointerId);
      if (axis !== undefined) set(axis, at);
    },
    onPointerMove(event: Pointer) {
      const now = drag.current;
      if (now?.pointer !== event.pointerId || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const { at } = under(event);
      if (Math.hypot(at.x - now.from.x, at.y - now.from.y) < STILL && !now.before) return;
      now.index ??= axisTowards(layout, now.among, at);
      if (now.index !== undefined) set(now.index, at);
    },
    onPointerUp(event: Pointer) {
      const now = drag.current;
      if (now?.pointer !== event.pointerId) return;
      const { at } = under(event);
      const isPress = !now.before && Math.hypot(at.x - now.from.x, at.y - now.from.y) < STILL;
      const axis = now.index === undefined ? undefined : layout.axes[now.index];
      // A press on the head of a given score leaves it as it is.
      if (isPress && now.index !== undefined && (axis?.value === null || now.among.length === 0)) set(now.index, at);
      drag.current = null;
    },
    onPointerCancel(event: Pointer) {
      if (drag.current?.pointer !== event.pointerId) return;
      const { before } = drag.current;
      if (before) onChange(before.key, before.value);
      drag.current = null;
    },
  };
}

/**
 * A finger on a head moves it and not the page. Browsers take `touch-action` from whole drawings only, and not from what
 * is in them.
 */
const keepHeads: RefCallback<SVGSVGElement> = (svg) => {
  const keep = (event: TouchEvent) => {
    if (event.target instanceof Element && event.target.classList.contains('head')) event.preventDefault();
  };
  svg?.addEventListener('touchstart', keep, { passive: false });
  return () => svg?.removeEventListener('touchstart', keep);
};

/** Where a pointer is in the drawing, and how far it reaches there. */
function under({ currentTarget, clientX, clientY, pointerType }: Pointer): { at: Point; reach: number } {
  const toDrawing = currentTarget.getScreenCTM()?.inverse();
  const at = new DOMPoint(clientX, clientY).matrixTransform(toDrawing);
  const px = pointerType === 'touch' ? REACH.coarse : REACH.fine;
  return { at: { x: at.x, y: at.y }, reach: px * (toDrawing?.a ?? 1) };
}
