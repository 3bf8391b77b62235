import { useEffect, useRef, useState } from 'react';
import { animate, durationOf } from '../gesture/motion.ts';
import { type Point, panBy, type Size, type Zoom, zoomAt } from '../gesture/zoom.ts';
import { between, limitsIn, type Sight, showing, sightOf, startIn, zoomOf } from './frame.ts';

/** How the map lies in its room, and how that is changed. */
export interface MapMove {
  readonly zoom: Zoom;
  pan(dx: number, dy: number): void;
  /** Under fingers and the mouse wheel: at once. */
  pinch(factor: number, at: Point, moved: { readonly dx: number; readonly dy: number }): void;
  /** By a button, a key or a tap: in a short movement, around the middle where no other place is named. */
  by(factor: number, at?: Point): void;
  /** Back to the coffee belt. */
  all(): void;
  /** Brings a place of the drawing into sight. */
  show(place: Point): void;
}

const easeOut = (part: number) => 1 - (1 - part) ** 3;

/** What is seen of the map. It begins with the coffee belt and follows its room. */
export function useMapZoom(room: Size): MapMove {
  const [sight, setSight] = useState<Sight | null>(null);
  const zoom = zoomOf(sight ?? startIn(room), room);
  // What is asked for several times before it is drawn goes on from what was asked for last.
  const latest = useRef(zoom);
  const stop = useRef(() => {});
  useEffect(() => {
    latest.current = zoom;
  });
  useEffect(() => () => stop.current(), []);

  const set = (to: Sight) => {
    latest.current = zoomOf(to, room);
    setSight(sightOf(latest.current, room));
  };
  const jump = (to: Zoom) => {
    stop.current();
    set(sightOf(to, room));
  };
  const glide = (to: Sight) => {
    stop.current();
    const from = sightOf(latest.current, room);
    const goal = sightOf(zoomOf(to, room), room);
    stop.current = animate(durationOf('--m-move'), (share) => set(between(from, goal, easeOut(share))));
  };
  const enlarged = (factor: number, at: Point) => zoomAt(latest.current, factor, at, limitsIn(room));
  return {
    zoom,
    pan: (dx, dy) => jump(panBy(latest.current, dx, dy)),
    pinch: (factor, at, { dx, dy }) => jump(panBy(enlarged(factor, at), dx, dy)),
    by: (factor, at = { x: room.width / 2, y: room.height / 2 }) => glide(sightOf(enlarged(factor, at), room)),
    all: () => glide(startIn(room)),
    show(place) {
      const next = showing(latest.current, room, place);
      if (next.centre === place) glide(next);
    },
  };
}
