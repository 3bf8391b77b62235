import { QUIET } from '../../parts/qr/layout.ts';
import type { LabelSize } from './sizes.ts';
import { cutTo, widthOf, wrapped } from './text.ts';

/** What a line says: the sign of a cup, a name, the name in the other language, or a fact. */
export type LineRole = 'mark' | 'name' | 'other' | 'fact';

export interface LabelLine {
  readonly role: LineRole;
  readonly text: string;
}

/** A code by how many squares it has in a row, those of its quiet zone among them, and what stands below it. */
export interface LabelCode {
  readonly squares: number;
  readonly caption: string;
}

export interface LabelContent {
  readonly lines: readonly LabelLine[];
  readonly codes: readonly LabelCode[];
}

/** A line of text from its left end on its baseline. Sizes are in mm. */
export interface LaidText {
  readonly role: LineRole | 'caption';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface LaidCode {
  readonly nth: number;
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

export interface LaidLabel {
  readonly texts: readonly LaidText[];
  readonly codes: readonly LaidCode[];
  /** Everything that was asked for stands on it. */
  readonly isWhole: boolean;
}

/** A square of a code is at least so large, in mm: smaller ones are not read from a bag by every phone. */
export const SQUARE = 0.4;
/** The sides of codes that are tried, besides the least that each may have. */
const SIDES = [30, 26, 22];
const GAP = 1.5;
/** Text beside or above a code has at least so much room. */
const ROOM = { width: 18, height: 9 };

/** The size of each line where there is room enough, and the least it may have; and what it begins below. */
const ROLES: Readonly<Record<LineRole, { readonly size: number; readonly least: number; readonly gap: number }>> = {
  mark: { size: 15, least: 7, gap: 0 },
  name: { size: 4.8, least: 2.5, gap: 0 },
  other: { size: 3.3, least: 2.1, gap: 0.4 },
  fact: { size: 2.7, least: 1.9, gap: 0.5 },
};
/** How far a baseline is below the top of its line, and how high a line is, in sizes of its letters. */
export const RISE = 0.95;
export const LINE = 1.22;
/** From larger than usual down to the least that is read. */
const SCALES = [1.4, 1.3, 1.2, 1.1, 1, 0.9, 0.8, 0.7, 0.6, 0.5];
const CAPTION = 1.8;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * What goes where on a label. Nothing overlaps or runs out: text becomes smaller and is wrapped, then names are cut, then
 * the second code goes before any line does.
 */
export function layOutLabel(size: LabelSize, { lines, codes }: LabelContent): LaidLabel {
  const { inset } = size;
  const box = { ...inset, width: size.width - 2 * inset.x, height: size.height - 2 * inset.y };
  for (let count = codes.length; count > 0; count--) {
    const { scale, laid } = withCodes(box, lines, codes.slice(0, count)) ?? { scale: LOST };
    if (laid && (scale > LOST || count === 1)) return { ...laid, isWhole: scale > CUT && count === codes.length };
  }
  const { scale, texts } = fitted(lines, box);
  return { texts, codes: [], isWhole: scale > CUT && codes.length === 0 };
}

/** The first way to place the codes that leaves text its usual size, or the one that leaves it largest. */
function withCodes(box: Box, lines: readonly LabelLine[], codes: readonly LabelCode[]): Tried | null {
  const least = Math.max(...codes.map(({ squares }) => squares * SQUARE));
  const sides = [...SIDES.filter((side) => side > least), least];
  let best: Tried | null = null;
  for (const side of sides)
    for (const { text, at } of waysOf(box, side, codes.length)) {
      const { scale, texts } = fitted(lines, text);
      if (best && scale <= best.scale) continue;
      const placed = at.map((one, nth) => ({ nth, side, ...one }));
      best = { scale, laid: { codes: placed, texts: [...texts, ...captionsOf(codes, placed)] } };
      if (scale >= 1) return best;
    }
  return best;
}

interface Tried {
  readonly scale: number;
  readonly laid: Pick<LaidLabel, 'texts' | 'codes'>;
}

interface Way {
  readonly text: Box;
  readonly at: readonly { readonly x: number; readonly y: number }[];
}

/** Codes at the right in a row or above one another, or below the text: those ways for which there is room. */
function waysOf(box: Box, side: number, count: number): Way[] {
  const { x, y, width, height } = box;
  const high = count > 1 ? side + CAPTION * LINE : side;
  const nths = Array.from({ length: count }, (_, nth) => nth);
  const long = count * side + (count - 1) * GAP;
  const tall = count * high + (count - 1) * GAP;
  const row: Way = {
    text: { x, y, width: width - long - GAP, height },
    at: nths.map((nth) => ({ x: x + width - long + nth * (side + GAP), y: y + (height - high) / 2 })),
  };
  const stack: Way = {
    text: { x, y, width: width - side - GAP, height },
    at: nths.map((nth) => ({ x: x + width - side, y: y + nth * (high + GAP) })),
  };
  const below: Way = {
    text: { x, y, width, height: height - high - GAP },
    at: nths.map((nth) => ({ x: x + nth * (side + GAP), y: y + height - high })),
  };
  return [
    ...(high <= height ? [row] : []),
    ...(count > 1 && tall <= height ? [stack] : []),
    ...(long <= width ? [below] : []),
  ].filter(({ text }) => text.width >= ROOM.width && text.height >= ROOM.height);
}

/** Only where there are several codes it has to be said which is which. */
const captionsOf = (codes: readonly LabelCode[], placed: readonly LaidCode[]): LaidText[] =>
  placed.flatMap(({ nth, x, y, side }) => {
    const { caption: text, squares } = codes[nth] ?? { caption: '', squares: 1 };
    if (codes.length < 2 || !text) return [];
    const quiet = (QUIET * side) / squares;
    const size = Math.min(CAPTION, (side - quiet) / widthOf(text));
    return [{ role: 'caption' as const, text, x: x + quiet, y: y + side + size * RISE, size }];
  });

/** How much smaller text may be for each line that it is not wrapped into. */
const WRAPPED = 0.15;
/** The worth of text that is whole is at least this; then that of which names were cut, and that which lost something. */
const LEAST = 0.01;
const CUT = 0;
const LOST = -1;

interface Fitted {
  /** How large it is, less what its wrapped lines count. */
  readonly scale: number;
  readonly texts: readonly LaidText[];
}

/** Lines in a box at the largest scale at which they fit; where there is none, names are cut, and at last facts. */
function fitted(lines: readonly LabelLine[], box: Box): Fitted {
  const tried = SCALES.flatMap((scale): Fitted[] => {
    const texts = stacked(lines, box, scale, { names: WHOLE, facts: WHOLE });
    return texts ? [{ scale: Math.max(LEAST, scale - WRAPPED * (texts.length - lines.length)), texts }] : [];
  });
  const [best] = tried.toSorted((a, b) => b.scale - a.scale);
  if (best) return best;
  for (const names of CUTS) {
    const texts = stacked(lines, box, CUT, { names, facts: WHOLE });
    if (texts) return { scale: CUT, texts };
  }
  for (let left = lines.length; left > 0; left--)
    for (const most of CUTS) {
      const texts = stacked(lines.slice(0, left), box, CUT, { names: most, facts: most });
      if (texts) return { scale: LOST, texts };
    }
  return { scale: lines.length === 0 ? 1 : LOST, texts: [] };
}

/** How many lines names and facts may take at the most. */
interface Most {
  readonly names: number;
  readonly facts: number;
}
const WHOLE = Number.POSITIVE_INFINITY;
const CUTS = [4, 3, 2, 1];

/** Lines under one another, each wrapped; null where they are higher than the box. */
function stacked(lines: readonly LabelLine[], box: Box, scale: number, most: Most): LaidText[] | null {
  let { y } = box;
  const texts = lines.flatMap(({ role, text }, nth): LaidText[] => {
    const { size: usual, least, gap } = ROLES[role];
    const size = Math.max(usual * scale, least);
    const width = box.width / size;
    if (nth > 0) y += gap;
    const cut = cutTo(wrapped(text, width), role === 'fact' ? most.facts : most.names, width);
    return cut.map((line) => {
      const at = y + size * RISE;
      y += size * LINE;
      return { role, text: line, x: box.x, y: at, size };
    });
  });
  return y <= box.y + box.height ? texts : null;
}
