import type { Pan } from '@hanjan/charts/gesture/fingers.ts';
import type { Point } from '@hanjan/charts/gesture/zoom.ts';

const WHOLE = 360;

/** Degrees clockwise by which a hand that moves around a centre turns what is there. */
export function turnedBy({ dx, dy, at }: Pan, centre: Point): number {
  const to = angleOf(at.x - centre.x, at.y - centre.y);
  const from = angleOf(at.x - dx - centre.x, at.y - dy - centre.y);
  return wrap(to - from);
}

/** A turn as a note holds it, in tenths of a degree from −1800 to 1800. */
export const heldTurn = (degrees: number): number => Math.round(wrap(degrees) * 10) || 0;

const angleOf = (x: number, y: number) => (Math.atan2(y, x) * 180) / Math.PI;
const wrap = (degrees: number) => degrees - WHOLE * Math.round(degrees / WHOLE);
