import { HALF, HUB, POINTER } from './ring.ts';

/** Where the wheel lies in its room: the room and the middle of the wheel in px, and px of a unit of its box. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly isDial: boolean;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** px of width below which the wheel is a dial: larger than its room, with the hub and what is under the pointer in it. */
export const DIAL = 560;

const LARGEST_DIAL = 820;
const SMALLEST_DIAL = 720;
/** How much wider than its room a dial is. */
const OVERSIZE = 2.1;
const TOP = 8;
/** From the top of a dial to below its hub, in shares of its width. */
const SEEN = 0.5 + HUB / (2 * HALF);

/** Places a wheel in a room of any size; one without any, or of no number, is a px wide. */
export function frameOf(width: number, height: number): Frame {
  const [w, h] = [lengthOf(width), lengthOf(height)];
  const room = { width: w, height: h };
  if (w >= DIAL) return { ...room, isDial: false, x: w / 2, y: h / 2, scale: Math.min(w, h) / (2 * HALF) };
  const fitting = Math.min(w * OVERSIZE, (h - 2 * TOP) / SEEN, LARGEST_DIAL);
  const scale = Math.max(SMALLEST_DIAL, fitting) / (2 * HALF);
  return { ...room, isDial: true, x: w / 2, y: TOP + POINTER.end * scale, scale };
}

/** A length that a drawing can have. */
const lengthOf = (px: number) => (px > 1 && Number.isFinite(px) ? px : 1);
