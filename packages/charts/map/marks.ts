import { type Box, type Point, type Size, seenAt, type Zoom } from '../gesture/zoom.ts';
import { widthOf } from '../text/width.ts';
import { scaleOf } from './frame.ts';
import type { Place } from './layout.ts';
import { parallel } from './projection.ts';

/** A country as far as its marks are concerned. */
export interface Marked extends Place {
  readonly name: string;
  /** It keeps its mark also where others have no room for theirs. */
  readonly isGrowing: boolean;
  readonly isChosen: boolean;
  readonly isCurrent: boolean;
}

/** A country that is too small to be seen or hit as it is. */
export interface Dot extends Point {
  readonly id: string;
  /** It is drawn; otherwise its land is there to be seen, and the dot only makes it easier to hit. */
  readonly isSeen: boolean;
}

/** The name of a country, and where it stands. */
export interface Label extends Point {
  readonly id: string;
  readonly text: string;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly box: Box;
}

/** px: what is smaller is hit by a dot; what is smaller than `TINY` is seen as one of the radius `DOT`. */
export const TARGET = 24;
const TINY = 6;
export const DOT = 3.5;
/** Two dots nearer than this cannot be distinguished by a finger. */
const APART = 6;

/** Dots of the countries that are small at this scale, those that grow coffee first; others only where there is room. */
export function dotsOf(countries: readonly Marked[], zoom: Zoom, room: Size): Dot[] {
  const dots: Dot[] = [];
  for (const { id, at, side, isGrowing, isChosen, isCurrent } of ordered(countries)) {
    if (side * zoom.k >= TARGET) continue;
    const dot = { id, ...seenAt(zoom, at), isSeen: side * zoom.k < TINY };
    const isNeeded = isGrowing || isChosen || isCurrent;
    if (!isInside(dot, room) || (!isNeeded && dots.some((other) => gap(other, dot) < TARGET / 2))) continue;
    dots.push(dot);
  }
  return dots;
}

/** Which dot is meant by a tap: none, one, or a crowd of them that has to be enlarged first. */
export function hit(dots: readonly Dot[], at: Point): Dot | 'crowd' | null {
  const [first, second] = dots.filter((dot) => gap(dot, at) <= TARGET / 2).toSorted((a, b) => gap(a, at) - gap(b, at));
  if (!first) return null;
  return second && gap(second, at) - gap(first, at) < APART ? 'crowd' : first;
}

/** The scale from which on whatever has room is named; below it only what is about as large as its name. */
const NAMED = 300;
const SIZE = 12;
const LINE = 16;
const SHARE = 0.75;

/** Names where there is room: the current country, then chosen ones, then the largest. None lies on another. */
export function labelsOf(countries: readonly Marked[], dots: readonly Dot[], zoom: Zoom, room: Size): Label[] {
  const taken = takenBy(dots, []);
  const labels: Label[] = [];
  const dotById = new Map(dots.map((dot) => [dot.id, dot]));
  for (const country of ordered(countries)) {
    const { id, name, side, isChosen, isCurrent } = country;
    const dot = dotById.get(id);
    const width = widthOf(name, SIZE);
    const isWanted = isCurrent || isChosen || scaleOf(zoom) >= NAMED || side * zoom.k >= width * SHARE;
    if (!isWanted) continue;
    const found = placesFor(seenAt(zoom, country.at), width, dot?.isSeen ?? false).find(
      ({ box }) => isWithin(box, room) && !taken.some((other) => overlaps(other, box)),
    );
    if (!found) continue;
    taken.push(found.box);
    labels.push({ id, text: name, ...found });
  }
  return labels;
}

/** A line along a latitude as it is seen, and where its name stands. */
export interface Tropic {
  readonly from: Point;
  readonly to: Point;
  /** Absent where there is no room for it. */
  readonly name: (Point & Pick<Label, 'anchor'>) | null;
}

const INSET = 5;

/** A tropic from edge to edge, with its name above or below it at one end of what is seen, where nothing else stands. */
export function tropicOf(lat: number, text: string, taken: readonly Box[], zoom: Zoom, room: Size): Tropic {
  const { left, right } = parallel(lat);
  const [from, to] = [seenAt(zoom, left), seenAt(zoom, right)];
  const width = widthOf(text, SIZE);
  const [start, end] = [Math.max(from.x, 0) + INSET, Math.min(to.x, room.width) - INSET];
  const name = [from.y - INSET, from.y + LINE - INSET / 2]
    .flatMap((y) => [{ x: start, y, anchor: 'start' } as const, { x: end, y, anchor: 'end' } as const])
    .find(({ x, y, anchor }) => {
      const box = boxAt(anchor === 'start' ? x : x - width, y - SIZE, width, LINE);
      return isWithin(box, room) && !taken.some((other) => overlaps(other, box));
    });
  return { from, to, name: name ?? null };
}

/** What dots and names take of the room. */
export const takenBy = (dots: readonly Dot[], labels: readonly Label[]): Box[] => [
  ...dots.filter(({ isSeen }) => isSeen).map(boxOf),
  ...labels.map(({ box }) => box),
];

/** In the middle of its land; beside, below or above a dot. */
function placesFor({ x, y }: Point, width: number, isDot: boolean) {
  const beside = DOT + 4;
  const at = (dx: number, dy: number, anchor: Label['anchor']) => {
    const left = anchor === 'start' ? x + dx : anchor === 'end' ? x + dx - width : x + dx - width / 2;
    return { x: x + dx, y: y + dy + SIZE * 0.35, anchor, box: boxAt(left, y + dy - LINE / 2, width, LINE) };
  };
  const around = [
    at(beside, 0, 'start'),
    at(-beside, 0, 'end'),
    at(0, LINE * 0.9, 'middle'),
    at(0, -LINE * 0.9, 'middle'),
  ];
  return isDot ? around : [at(0, 0, 'middle'), ...around.slice(2)];
}

/** Who has the first right to a mark. */
const ordered = (countries: readonly Marked[]) =>
  countries.toSorted(
    (a, b) =>
      Number(b.isCurrent) - Number(a.isCurrent) ||
      Number(b.isChosen) - Number(a.isChosen) ||
      Number(b.isGrowing) - Number(a.isGrowing) ||
      b.side - a.side,
  );

/** A part of the room. */
const boxAt = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const boxOf = ({ x, y }: Point) => boxAt(x - DOT, y - DOT, 2 * DOT, 2 * DOT);
const overlaps = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const isWithin = ({ left, top, right, bottom }: Box, { width, height }: Size) =>
  left >= 0 && top >= 0 && right <= width && bottom <= height;
const isInside = ({ x, y }: Point, { width, height }: Size) => x >= 0 && y >= 0 && x <= width && y <= height;
const gap = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
