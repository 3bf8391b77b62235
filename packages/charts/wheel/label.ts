import { linesOf, widthOf, wordsOf } from '../text/width.ts';
import { HUB, RINGS, type Sector, thickness } from './ring.ts';

/** How the name of a flavor is written into its segment. */
export interface WheelLabel {
  /** `upright`: level however the wheel is turned; `radial`: along the radius. */
  readonly way: 'upright' | 'radial';
  readonly lines: readonly string[];
  readonly size: number;
  /** Where it begins or, in the middle, where its middle is: a distance from the middle of the wheel. */
  readonly at: number;
  readonly anchor: 'start' | 'middle';
}

/** Height of a line in sizes, and the share of it that letters fill. */
export const LINE = 1.12;
const LETTERS = 0.95;
/** Below this size (px at 720) nobody reads a name, not even enlarged. */
const LEAST = 5;
/** A name is made smaller by this much at most; after that it is cut. */
const SHRUNK = 0.78;
const STEP = 0.5;
const MARGIN = 4;

const isKorean = (text: string) => /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/.test(text);
/** Korean letters are drawn a px larger, because more strokes go into each. */
const sized = (text: string, korean: number) => (isKorean(text) ? korean : korean - 1);
const longest = (lines: readonly string[], size: number) => Math.max(0, ...lines.map((line) => widthOf(line, size)));

/** Sizes to try, from the largest on. */
function sizes(most: number, least: number): number[] {
  const count = Math.max(0, Math.floor((most - least) / STEP)) + 1;
  return Array.from({ length: count }, (_, nth) => most - nth * STEP);
}

/** The name of an outermost segment: all begin at the same distance, longer ones nearer to the middle. */
export function leafLabel(text: string, sector: Sector): WheelLabel | null {
  const from = Math.max(sector.inner + MARGIN, 0);
  const usual = RINGS[1] + 9;
  const end = sector.outer - MARGIN;
  // The room of an inner leaf is long; its name is as large as it can be where it usually begins.
  const top = Math.min(sized(text, 13), thickness(sector, usual) / LINE);
  const fitted = alongRadius(text, top, end - from, (width) => thickness(sector, Math.min(usual, end - width)));
  if (!fitted) return null;
  const at = Math.max(from, Math.min(usual, end - longest(fitted.lines, fitted.size)));
  return { way: 'radial', ...fitted, at, anchor: 'start' };
}

/** The name in the middle of a segment that others lie around, along the radius. */
export function middleLabel(text: string, sector: Sector, korean = 13): WheelLabel | null {
  const middle = (sector.inner + sector.outer) / 2;
  const room = sector.outer - sector.inner - 2 * MARGIN;
  const narrow = (width: number) => thickness(sector, middle - width / 2);
  const fitted = alongRadius(text, Math.min(sized(text, korean), narrow(0) / LINE), room, narrow);
  return fitted && { way: 'radial', ...fitted, at: middle, anchor: 'middle' };
}

/** Lines and size of a text along the radius; `widthAt` tells how wide the segment is beside a text of a length. */
function alongRadius(text: string, most: number, room: number, widthAt: (length: number) => number) {
  if (most < LEAST) return null;
  const fits = (lines: readonly string[], size: number) =>
    lines.length > 0 && lines.length * size * LINE <= widthAt(longest(lines, size));
  const least = Math.max(LEAST, most * SHRUNK);
  for (const size of sizes(most, least)) {
    for (const count of [1, 2]) {
      const lines = whole(text, size, room, count);
      if (fits(lines, size)) return { lines, size };
    }
  }
  for (const size of [...sizes(least, LEAST), LEAST]) {
    for (const count of [2, 1]) {
      const lines = linesOf(text, size, room, count);
      if (fits(lines, size)) return { lines, size };
    }
  }
  return null;
}

/** A text in at most so many lines; nothing where it would have to be cut. */
function whole(text: string, size: number, room: number, most: number): string[] {
  const lines = linesOf(text, size, room, most);
  return letters(lines.join('')) === letters(text) ? lines : [];
}

const letters = (text: string) => text.replaceAll(/\s/g, '');

/** The name of a family: level at every turn of the wheel if it fits so, else along the radius. */
export function familyLabel(text: string, sector: Sector): WheelLabel | null {
  const level = (lines: string[], size: number): WheelLabel | null => {
    const box = { width: longest(lines, size), height: ((lines.length - 1) * LINE + LETTERS) * size };
    const at = lines.length > 0 && DISTANCES.find((distance) => isInside(box, distance, sector));
    return at ? { way: 'upright', lines, size, at, anchor: 'middle' } : null;
  };
  for (const size of sizes(sized(text, 14), LEAST_FAMILY)) {
    // As narrow as its longest word if it can be, so that lines are even.
    const rooms = [longest(wordsOf(text), size), ...FAMILY_ROOMS];
    const ways = [[text.trim()], ...[2, 3].flatMap((count) => rooms.map((room) => whole(text, size, room, count)))];
    for (const lines of ways) {
      const label = level(lines, size);
      if (label) return label;
    }
  }
  return level(linesOf(text, LEAST_FAMILY, FAMILY_ROOMS[0], 2), LEAST_FAMILY) ?? middleLabel(text, sector);
}

const LEAST_FAMILY = 10;
/** Widths of a family's name that has many words. */
const FAMILY_ROOMS = [50, 64] as const;

/** Where the middle of a family's name may stand: best in the middle of its ring, else further out, where it is wider. */
const DISTANCES = Array.from({ length: 10 }, (_, nth) => (HUB + RINGS[0]) / 2 + 2 * nth);
const TURNS = Array.from({ length: 18 }, (_, nth) => (nth * Math.PI) / 18);
const EDGE = 3;

/** Whether a box at a distance from the middle stays inside of its segment however it is turned. */
function isInside(box: { readonly width: number; readonly height: number }, distance: number, sector: Sector): boolean {
  const half = ((sector.to - sector.from) * Math.PI) / 360;
  const [w, h] = [box.width / 2, box.height / 2];
  return TURNS.every((turn) => {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const isGood = [
      [w, h],
      [w, -h],
      [-w, h],
      [-w, -h],
    ].every(([x = 0, y = 0]) => {
      const [along, across] = [distance + x * cos - y * sin, x * sin + y * cos];
      const angle = Math.abs(Math.atan2(across, along));
      const far = Math.hypot(along, across);
      return (
        far <= sector.outer - EDGE &&
        (half >= Math.PI || far * Math.sin(Math.min(Math.max(0, half - angle), Math.PI / 2)) >= EDGE)
      );
    });
    // What is nearest to the middle lies on a side of the box, not on a corner of it.
    const near = Math.hypot(Math.max(0, distance * Math.abs(cos) - w), Math.max(0, distance * Math.abs(sin) - h));
    return isGood && near >= sector.inner + EDGE;
  });
}
