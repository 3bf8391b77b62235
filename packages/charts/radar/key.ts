import { cutTo, widthOf } from '../text/width.ts';
import { type Plot, round } from './plot.ts';

/** A short line as a series is drawn, and its name. */
export interface KeyEntry {
  readonly text: string;
  /** Where its line begins, and the height of it. */
  readonly x: number;
  readonly y: number;
}

/** Length of the line of an entry, and where its name begins. */
export const SAMPLE = 20;
export const NAME_AT = 26;
const SIZE = 13;
const BETWEEN = 20;
const ROW = 22;

/** Entries by rows, as wide as there is room. */
function rowsOf(names: readonly string[], width: number): { text: string; width: number }[][] {
  const rows: { text: string; width: number }[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const text = cutTo(name, SIZE, width - NAME_AT);
    const entry = { text, width: NAME_AT + widthOf(text, SIZE) };
    if (used + BETWEEN + entry.width > width) {
      rows.push([entry]);
      used = entry.width;
    } else {
      rows.at(-1)?.push(entry);
      used += BETWEEN + entry.width;
    }
  }
  return rows;
}

/** How high the names of several series stand under the drawing. One alone needs none. */
export const keyHeight = (names: readonly string[], width: number): number =>
  names.length < 2 ? 0 : rowsOf(names, width).length * ROW;

/** The names of several series in rows under the drawing, each row in the middle. */
export function keyOf(plot: Plot, names: readonly string[]): KeyEntry[] {
  if (names.length < 2) return [];
  const rows = rowsOf(names, plot.width);
  const first = plot.top + plot.height - (rows.length - 0.5) * ROW;
  return rows.flatMap((row, i) => {
    const width = row.reduce((sum, entry) => sum + entry.width, (row.length - 1) * BETWEEN);
    let x = -width / 2;
    return row.map((entry) => {
      const placed = { text: entry.text, x: round(x), y: round(first + i * ROW) };
      x += entry.width + BETWEEN;
      return placed;
    });
  });
}
