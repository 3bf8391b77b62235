import type { Point } from '../gesture/zoom.ts';
import type { Place } from './layout.ts';

const WAYS = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
} as const satisfies Record<string, Point>;

/** A key that goes from country to country. */
export type Arrow = keyof typeof WAYS;

/** Whether a key is one of them. */
export const isArrow = (key: string): key is Arrow => Object.hasOwn(WAYS, key);

/** The next country in the direction of an arrow key; the same one where there is none. */
export function neighbour(places: readonly Place[], from: Place, arrow: Arrow): Place {
  const { x, y } = WAYS[arrow];
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const [dx, dy] = [place.at.x - from.at.x, place.at.y - from.at.y];
    const along = dx * x + dy * y;
    const across = Math.abs(dx * y) + Math.abs(dy * x);
    // A quarter of the circle belongs to each arrow, so that every country lies in one direction.
    if (place.id === from.id || along <= 0 || across > along) continue;
    const way = along + 2 * across;
    if (way < least) [best, least] = [place, way];
  }
  return best;
}

/** The country that lies nearest to a point. */
export const nearest = (places: readonly Place[], { x, y }: Point): Place | undefined =>
  places.toSorted((a, b) => Math.hypot(a.at.x - x, a.at.y - y) - Math.hypot(b.at.x - x, b.at.y - y))[0];
