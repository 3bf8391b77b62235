import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { type Gestures, useGesture } from '../gesture/useGesture.ts';
import { type Point, type Size, under, ZOOM_STEP } from '../gesture/zoom.ts';
import { isWhole } from './frame.ts';
import type { Place } from './layout.ts';
import { type Dot, hit } from './marks.ts';
import type { MapMove } from './useMapZoom.ts';
import { type Arrow, isArrow, nearest, neighbour } from './walk.ts';

interface Input {
  readonly places: readonly Place[];
  readonly dots: readonly Dot[];
  readonly current: string | null;
  readonly room: Size;
  readonly move: MapMove;
  choose?(id: string): void;
  light?(id: string | null): void;
}

/** How much one tap on several dots at once enlarges, so that the next one can mean one of them. */
const CROWD = 2;

/** Pointers, mouse wheel and keys on the map, as attributes of its SVG element. */
export function useMapInput({ places, dots, current, room, move, choose, light }: Input) {
  const svg = useRef<SVGSVGElement>(null);
  const meant = (at: Point, target: Element) => {
    const dot = hit(dots, at);
    if (dot === 'crowd') return dot;
    return dot?.id ?? target.closest('[data-country]')?.getAttribute('data-country') ?? null;
  };
  const gestures: Gestures = {
    finger: isWhole(move.zoom, room) ? 'page' : 'chart',
    onPan: ({ dx, dy }) => move.pan(dx, dy),
    onPinch: move.pinch,
    onTap(at, target) {
      const id = meant(at, target);
      if (id === 'crowd') return move.by(CROWD, at);
      if (id === null) return;
      light?.(id);
      choose?.(id);
    },
    onDoubleTap: (at) => move.by(ZOOM_STEP ** 2, at),
  };
  const gesture = useGesture(gestures, svg);

  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || event.buttons > 0 || !(event.target instanceof Element)) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const id = meant({ x: event.clientX - left, y: event.clientY - top }, event.target);
    if (id !== current && id !== 'crowd') light?.(id);
  };
  const goBy = (arrow: Arrow) => {
    const from = places.find(({ id }) => id === current);
    const middle = under(move.zoom, { x: room.width / 2, y: room.height / 2 });
    const next = from ? neighbour(places, from, arrow) : nearest(places, middle);
    if (!next) return;
    move.show(next.at);
    light?.(next.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (isArrow(key)) goBy(key);
    else if ((key === 'Enter' || key === ' ') && current !== null) choose?.(current);
    else if (key === '+' || key === '=') move.by(ZOOM_STEP);
    else if (key === '-') move.by(1 / ZOOM_STEP);
    else if (key === '0') move.all();
    else return;
    event.preventDefault();
  };
  return { svg, props: { ...gesture, onPointerMove, onPointerLeave: () => light?.(null), onKeyDown } };
}
