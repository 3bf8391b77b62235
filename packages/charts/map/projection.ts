import { geoEqualEarthRaw } from 'd3-geo';
import type { Box, Point } from '../gesture/zoom.ts';

/** A drawing has this scale, as d3-geo counts scales: units for one radian at the equator. It is drawn in whole units. */
export const UNITS = 10_000;

/** The meridian in the middle: the edge of the map then runs through the Bering Strait and parts no land. */
const MIDDLE = 11;
const RADIAN = Math.PI / 180;

/** How far north and south the sun stands overhead. */
export const TROPIC = 23.44;

/** A longitude between the two edges of the map. */
export const withinEdges = (lon: number): number => ((((lon - MIDDLE + 180) % 360) + 360) % 360) - 180 + MIDDLE;

/**
 * A place on the drawing. Equal Earth shows areas as they are, so that countries of the tropics are as large as they
 * should be. A longitude beyond the edges is drawn beyond them.
 */
export function project(lon: number, lat: number): Point {
  const [x, y] = geoEqualEarthRaw((lon - MIDDLE) * RADIAN, lat * RADIAN);
  return { x: x * UNITS, y: -y * UNITS };
}

/** From edge to edge along a latitude. */
export const parallel = (lat: number): { readonly left: Point; readonly right: Point } => ({
  left: project(MIDDLE - 180, lat),
  right: project(MIDDLE + 180, lat),
});

/** The inhabited world: without Antarctica, down to Cape Horn. */
export const WORLD: Box = {
  left: parallel(0).left.x,
  right: parallel(0).right.x,
  top: project(0, 84).y,
  bottom: project(0, -58).y,
};
