import { type Box, contain, type Limits, type Point, type Size, seenAt, under, type Zoom } from '../gesture/zoom.ts';
import { project, UNITS, WORLD } from './projection.ts';

/** How small and large a map is drawn at the least and the most, as d3-geo counts scales. */
const SCALES: Limits = { least: 100, most: 40_000 };

/** What is looked at: a place of the drawing in the middle of the room, and how much it is enlarged. */
export interface Sight {
  readonly centre: Point;
  readonly k: number;
}

/** The scale of a map as d3-geo counts it. */
export const scaleOf = ({ k }: Pick<Zoom, 'k'>): number => k * UNITS;

/** A room that has at least one px. */
export const roomOf = (width: number, height: number): Size => ({
  width: atLeastOne(width),
  height: atLeastOne(height),
});
const atLeastOne = (length: number) => (length >= 1 ? Math.min(length, 100_000) : 1);

/** How far a map in a room may be enlarged. It is never smaller than the room, as far as its least scale allows. */
export function limitsIn({ width, height }: Size): Limits {
  const whole = Math.min(width / (WORLD.right - WORLD.left), height / (WORLD.bottom - WORLD.top));
  const least = Math.max(SCALES.least / UNITS, whole);
  return { least, most: Math.max(least, SCALES.most / UNITS) };
}

/** The coffee belt from west to east, as much of it as there is room for. */
const BELT = { top: project(0, 36).y, bottom: project(0, -36).y, centre: project(11, 4) };

/** What is looked at first: the coffee belt. */
export function startIn(room: Size): Sight {
  const { least, most } = limitsIn(room);
  const k = Math.min(room.width / (WORLD.right - WORLD.left), room.height / (BELT.bottom - BELT.top));
  return { centre: BELT.centre, k: Math.min(most, Math.max(least, k)) };
}

/** How the drawing lies in its room, without empty room beside the world where that can be. */
export function zoomOf({ centre, k }: Sight, room: Size): Zoom {
  const { least, most } = limitsIn(room);
  const fitting = Math.min(most, Math.max(least, k));
  const x = room.width / 2 - centre.x * fitting;
  return contain({ x, y: room.height / 2 - centre.y * fitting, k: fitting }, room, WORLD);
}

/** What is looked at when the drawing lies so. */
export const sightOf = (zoom: Zoom, { width, height }: Size): Sight => ({
  centre: under(zoom, { x: width / 2, y: height / 2 }),
  k: zoom.k,
});

/** A part of the way from one sight to another, from 0 to 1. */
export const between = (from: Sight, to: Sight, part: number): Sight => ({
  centre: {
    x: from.centre.x + (to.centre.x - from.centre.x) * part,
    y: from.centre.y + (to.centre.y - from.centre.y) * part,
  },
  k: from.k * (to.k / from.k) ** part,
});

/** Whether the world is seen from top to bottom, so that moving it up or down would do nothing. */
export const isWhole = ({ k }: Zoom, { height }: Size): boolean => (WORLD.bottom - WORLD.top) * k <= height + 1;

/** px between a country that is pointed out and the edge of the room. */
const MARGIN = 40;

/** The same sight where it shows a place, otherwise one with it in the middle. */
export function showing(zoom: Zoom, room: Size, place: Point): Sight {
  const sight = sightOf(zoom, room);
  const { x, y } = seenAt(zoom, place);
  const [mx, my] = [Math.min(MARGIN, room.width / 4), Math.min(MARGIN, room.height / 4)];
  const isSeen = x >= mx && x <= room.width - mx && y >= my && y <= room.height - my;
  return isSeen ? sight : { ...sight, centre: place };
}

/** Whether something of a box is seen in a room, or lies so near that it soon may be. */
export function isNear({ left, top, right, bottom }: Box, zoom: Zoom, { width, height }: Size): boolean {
  const start = seenAt(zoom, { x: left, y: top });
  const end = seenAt(zoom, { x: right, y: bottom });
  return end.x > -width / 2 && start.x < width * 1.5 && end.y > -height / 2 && start.y < height * 1.5;
}
