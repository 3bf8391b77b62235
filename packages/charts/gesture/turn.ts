import type { Pan } from './fingers.ts';
import type { Point } from './zoom.ts';

/** Degrees clockwise by which a hand that moves around a centre turns what lies there; at most half a turn. */
export function turnedBy({ dx, dy, at }: Pan, centre: Point): number {
  const turned = angleOf(centre, at) - angleOf(centre, { x: at.x - dx, y: at.y - dy });
  return turned - 360 * Math.round(turned / 360);
}

/** Degrees, clockwise. */
const angleOf = (centre: Point, { x, y }: Point) => (Math.atan2(y - centre.y, x - centre.x) * 180) / Math.PI;
