import { linesOf, widthOf } from '../text/width.ts';
import { along, type Plot, round } from './plot.ts';

/** What stands at the end of an axis. */
export interface Words {
  readonly label: string;
  /** The axis' scores, its own one first. */
  readonly figures: readonly string[];
}

/** Lines of a name with the scores below. `y` is the line that the letters of each stand on. */
export interface LabelLayout {
  readonly anchor: 'start' | 'middle' | 'end';
  readonly x: number;
  readonly lines: readonly { readonly text: string; readonly y: number }[];
  readonly figures: readonly string[];
  readonly figuresY: number;
  /** What the words take at most. */
  readonly box: Box;
}

/** A part of the drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Sizes of names and of others' scores, in px as the style sheet has them. */
const NAME = 13;
const OTHER = 13;
/** The own score is the largest thing near its axis: its size, the height of its line, and where its digits stand. */
const OWN = { small: { size: 17, line: 20, rise: 15 }, large: { size: 24, line: 27, rise: 22 } };
/** Room between scores that stand side by side. */
export const BETWEEN = 8;
const NAME_LINE = 18;
const NAME_RISE = 13;
/** Room between the end of an axis and the words beside, over and under it. */
const BESIDE = 10;
const OVER = 12;
const UNDER = 16;
const NARROW = 60;
/** Rings from this radius on have large figures. */
const LARGE = 150;

/** How large the figures around a radar are. */
export const sizeOf = ({ radius }: Plot): keyof typeof OWN => (radius < LARGE ? 'small' : 'large');

/**
 * Where the words of all axes stand, none over another and none outside of the box. Where it is crowded a name has one
 * line instead of two, is cut, or only the own score is left, or nothing at all: a table has every one of them.
 */
export function placeLabels(plot: Plot, words: readonly Words[]): (LabelLayout | null)[] {
  const taken: Box[] = [];
  return words.map((word, index) => {
    const placed = tries(plot, index, word).find(({ box }) => isInside(box, plot) && !taken.some(overlaps(box)));
    if (placed) taken.push(placed.box);
    return placed ?? null;
  });
}

function tries(plot: Plot, index: number, { label, figures }: Words): LabelLayout[] {
  const own = figures.slice(0, 1);
  const room = roomOf(plot, index);
  const ways = [
    { most: 2, room, figures },
    { most: 1, room, figures },
    { most: 1, room: Math.min(NARROW, room), figures: own },
    { most: 0, room, figures: own },
  ];
  return ways.map((way) => {
    const lines = way.most > 0 ? linesOf(label, NAME, way.room, way.most) : [];
    return block(plot, index, lines, fitting(way.figures, way.room, OWN[sizeOf(plot)].size));
  });
}

/** As many scores as there is room for, the own one always. */
function fitting(figures: readonly string[], room: number, own: number): readonly string[] {
  const most = figures.findIndex((_, i) => i > 0 && rowWidth(figures.slice(0, i + 1), own) > room);
  return most === -1 ? figures : figures.slice(0, most);
}

const rowWidth = (figures: readonly string[], own: number) =>
  figures.reduce((sum, text, i) => sum + widthOf(text, i ? OTHER : own) + (i ? BETWEEN : 0), 0);

const isMiddle = (x: number) => Math.abs(x) < 1;

/** How wide words at the end of an axis may be. */
function roomOf(plot: Plot, index: number): number {
  const { x } = along(index, plot.count, plot.radius);
  return isMiddle(x) ? plot.width : plot.width / 2 - Math.abs(x) - BESIDE;
}

function block(plot: Plot, index: number, names: readonly string[], figures: readonly string[]): LabelLayout {
  const { x, y } = along(index, plot.count, plot.radius);
  const own = OWN[sizeOf(plot)];
  const width = Math.max(rowWidth(figures, own.size), ...names.map((text) => widthOf(text, NAME)));
  const height = names.length * NAME_LINE + own.line;
  const ideal = isMiddle(x) ? (y < 0 ? y - OVER - height : y + UNDER) : y - height / 2 + own.line * (y / plot.radius);
  const top = Math.max(plot.top, Math.min(plot.top + plot.height - plot.strip - height, ideal));
  const anchor = isMiddle(x) ? 'middle' : x > 0 ? 'start' : 'end';
  const at = isMiddle(x) ? 0 : x + Math.sign(x) * BESIDE;
  return {
    anchor,
    x: round(at),
    lines: names.map((text, i) => ({ text, y: round(top + NAME_RISE + NAME_LINE * i) })),
    figures,
    figuresY: round(top + NAME_LINE * names.length + own.rise),
    box: { x: at - width * { start: 0, middle: 0.5, end: 1 }[anchor], y: top, width, height },
  };
}

const isInside = (box: Box, plot: Plot) => box.x >= plot.left - 1 && box.x + box.width <= plot.left + plot.width + 1;

/** Whether two parts have something in common. */
export const overlaps = (one: Box) => (other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
