/** A place in px, from the top left corner of the room that a chart lies in. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A room in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a drawing lies in its room: what is at `p` in the drawing is seen at `p * k + (x, y)`. */
export interface Zoom extends Point {
  readonly k: number;
}

/** The edges of a drawing, or of a part of it. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How small and how large a drawing may become. */
export interface Limits {
  readonly least: number;
  readonly most: number;
}

/** A drawing as it was made. */
export const UNZOOMED: Zoom = { x: 0, y: 0, k: 1 };

/** What one press of a zoom button does. */
export const ZOOM_STEP = 4 / 3;

/** Enlarges a drawing so that what lies at a place stays there. A factor that is no positive number changes nothing. */
export function zoomAt(zoom: Zoom, factor: number, at: Point, { least, most }: Limits): Zoom {
  if (!(factor > 0)) return zoom;
  const k = Math.min(most, Math.max(least, zoom.k * factor));
  const share = k / zoom.k;
  return { x: at.x - (at.x - zoom.x) * share, y: at.y - (at.y - zoom.y) * share, k };
}

/** Moves a drawing by some px. */
export const panBy = (zoom: Zoom, dx: number, dy: number): Zoom => ({ x: zoom.x + dx, y: zoom.y + dy, k: zoom.k });

/** Where a point of the drawing is seen. */
export const seenAt = ({ x, y, k }: Zoom, point: Point): Point => ({ x: point.x * k + x, y: point.y * k + y });

/** Which point of the drawing is seen at a place. */
export const under = ({ x, y, k }: Zoom, at: Point): Point => ({ x: (at.x - x) / k, y: (at.y - y) / k });

/** Moves a drawing back so that no room is left empty beside it; one that is smaller than the room stands in its middle. */
export function contain(zoom: Zoom, room: Size, { left, top, right, bottom }: Box): Zoom {
  const { x, y, k } = zoom;
  return { x: held(x, room.width, left * k, right * k), y: held(y, room.height, top * k, bottom * k), k };
}

/** One side of it: how far a drawing from `start` to `end` is moved within a length. */
function held(move: number, length: number, start: number, end: number): number {
  if (end - start <= length) return (length - start - end) / 2;
  return Math.min(-start, Math.max(length - end, move));
}
