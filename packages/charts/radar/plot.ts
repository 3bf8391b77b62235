import { MAX } from './score.ts';

/** A place in the drawing; 0, 0 is where the axes meet. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The box of a radar and its round of axes inside, in px at the size that it was laid out for. */
export interface Plot {
  readonly count: number;
  readonly radius: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Px at the bottom that are no room for words of the axes. */
  readonly strip: number;
}

/** Room for words around the axes, as the specification has it (first document, 3.6). */
const MARGIN = { top: 80, right: 80, bottom: 70, left: 80 };
/** Smaller boxes hold the drawing of this width made smaller, and larger ones that of this width made larger. */
const LEAST = 320;
const MOST = 2400;
const USUAL = 362;
const LEAST_RADIUS = 60;

/**
 * Lays the axes of a radar into a box of some px. Without a height it is as high as its axes need. `strip` is kept
 * free at the bottom. No number breaks it: what makes no sense is the usual size.
 */
export function plotOf(count: number, width?: number, height?: number, strip = 0): Plot {
  const wide = within(width, USUAL);
  const reach = reachOf(count);
  const across = MARGIN.left + MARGIN.right;
  const along = MARGIN.top + MARGIN.bottom + strip;
  const widest = (wide - across) / (2 * reach.side);
  const high = Math.max(within(height, widest * reach.high + along), LEAST_RADIUS * reach.high + along);
  const radius = Math.min(widest, (high - along) / reach.high);
  const above = (high - along - radius * reach.high) / 2 + MARGIN.top + radius;
  return { count, radius, left: -wide / 2, top: -above, width: wide, height: high, strip };
}

/** How far axes reach out to the sides, and from the highest to the lowest, for a radius of 1. */
function reachOf(count: number): { readonly side: number; readonly high: number } {
  if (count < 3) return { side: 1, high: 2 };
  const ends = Array.from({ length: count }, (_, i) => along(i, count, 1));
  return { side: Math.max(...ends.map(({ x }) => x)), high: 1 + Math.max(...ends.map(({ y }) => y)) };
}

const within = (size: number | undefined, usual: number) =>
  size !== undefined && size > 0 ? Math.min(MOST, Math.max(LEAST, size)) : usual;

/** A point at a distance from the centre along an axis; axis 0 points up, the rest follow clockwise. */
export function along(index: number, count: number, distance: number): Point {
  const angle = (2 * Math.PI * index) / count - Math.PI / 2;
  return { x: distance * Math.cos(angle), y: distance * Math.sin(angle) };
}

/** Where a score lies on an axis. */
export const scored = (plot: Plot, index: number, score: number): Point =>
  along(index, plot.count, (plot.radius * score) / MAX);

/** Tenths of a px are as fine as anybody sees. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** A point as paths name it. */
export const pair = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
