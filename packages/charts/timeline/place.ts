import type { Box } from './scale.ts';

/** Whether two boxes share any room. */
export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whether a box lies in a room and shares none with others. */
export const isFree = (box: Box, room: Box, taken: readonly Box[]): boolean =>
  box.left >= room.left &&
  box.right <= room.right &&
  box.top >= room.top &&
  box.bottom <= room.bottom &&
  !taken.some((one) => overlap(one, box));

/** A box moved up or down by as little as it needs to be free, `most` px; null where there is no room. */
export function nearestFree(box: Box, room: Box, taken: readonly Box[], most: number): Box | null {
  for (let away = 0; away <= most; away++) {
    for (const by of away === 0 ? [0] : [away, -away]) {
      const moved = { ...box, top: box.top + by, bottom: box.bottom + by };
      if (isFree(moved, room, taken)) return moved;
    }
  }
  return null;
}
