import { useCallback, useState } from 'react';
import { contain, type Point, panBy, type Size, UNZOOMED, type Zoom, zoomAt } from '../gesture/zoom.ts';

const LIMITS = { least: 1, most: 8 };

/** How a drawing is enlarged and moved. */
export interface Zooming {
  readonly zoom: Zoom;
  /** Enlarges around a place, or the middle of the room. */
  zoomBy(factor: number, at?: Point, moved?: { readonly dx: number; readonly dy: number }): void;
  pan(dx: number, dy: number): void;
}

/** The zoom of a drawing that always fills its room: what was zoomed for another room is held in the one that is. */
export function useZoom({ width, height }: Size): Zooming {
  const [zoom, setZoom] = useState(UNZOOMED);
  const held = useCallback(
    (next: Zoom) => contain(next, { width, height }, { left: 0, top: 0, right: width, bottom: height }),
    [width, height],
  );
  const zoomBy = useCallback(
    (factor: number, at: Point = { x: width / 2, y: height / 2 }, moved = { dx: 0, dy: 0 }) =>
      setZoom((now) => held(panBy(zoomAt(now, factor, at, LIMITS), moved.dx, moved.dy))),
    [held, width, height],
  );
  const pan = useCallback((dx: number, dy: number) => setZoom((now) => held(panBy(now, dx, dy))), [held]);
  return { zoom: held(zoom), zoomBy, pan };
}
