import type { Box, Point } from '../gesture/zoom.ts';
import type { Polygon } from './data.ts';
import { project, withinEdges } from './projection.ts';

/** A shape as it is drawn, in the whole units of the drawing. */
export interface Outline {
  /** SVG path; relative, because that is half as long. */
  readonly d: string;
  readonly box: Box;
  /** Square units. */
  readonly area: number;
  /** The middle of its largest piece. */
  readonly centre: Point;
}

/** Draws polygons. A piece that crosses an edge of the map stays whole and reaches beyond it. */
export function outlineOf(polygons: readonly Polygon[]): Outline {
  const rings = polygons.flatMap((polygon) =>
    polygon.map((ring, nth) => ({ points: placed(ring), isOuter: nth === 0 })),
  );
  const measured = rings.map(({ points, isOuter }) => ({ isOuter, ...measure(points) }));
  const largest = measured.filter(({ isOuter }) => isOuter).toSorted((a, b) => b.area - a.area)[0];
  const area = measured.reduce((sum, ring) => sum + (ring.isOuter ? ring.area : -ring.area), 0);
  const points = rings.flatMap((ring) => ring.points);
  return {
    d: rings.map((ring) => pathOf(ring.points)).join(''),
    box: boxOf(points),
    area,
    centre: largest?.centre ?? points[0] ?? { x: 0, y: 0 },
  };
}

/** Longitudes follow each other without a leap, wherever the first one lies. */
function placed(ring: readonly (readonly number[])[]): Point[] {
  let before = withinEdges(ring[0]?.[0] ?? 0);
  return ring.map(([lon = 0, lat = 0]) => {
    before += ((((lon - before + 180) % 360) + 360) % 360) - 180;
    const { x, y } = project(before, lat);
    return { x: Math.round(x), y: Math.round(y) };
  });
}

function pathOf(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let at = first;
  let d = `M${first.x} ${first.y}l`;
  for (const point of rest) {
    if (point.x === at.x && point.y === at.y) continue;
    d += `${point.x - at.x} ${point.y - at.y} `;
    at = point;
  }
  return `${d}0 0Z`;
}

/** Area and centroid of a ring. */
function measure(points: readonly Point[]): { readonly area: number; readonly centre: Point } {
  let twice = 0;
  let x = 0;
  let y = 0;
  const start = points[0] ?? { x: 0, y: 0 };
  points.forEach((point, nth) => {
    const next = points[(nth + 1) % points.length] ?? point;
    const [ax, ay, bx, by] = [point.x - start.x, point.y - start.y, next.x - start.x, next.y - start.y];
    const cross = ax * by - bx * ay;
    twice += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  });
  if (twice === 0) return { area: 0, centre: start };
  return { area: Math.abs(twice) / 2, centre: { x: start.x + x / (3 * twice), y: start.y + y / (3 * twice) } };
}

function boxOf(points: readonly Point[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}
