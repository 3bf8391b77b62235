import { nearestFree } from '../timeline/place.ts';
import { type Box, isOn, pxOf, round } from '../timeline/scale.ts';
import { roomOf } from '../timeline/words.ts';
import { type Frame, shownDegrees } from './frame.ts';
import type { RoastCheck, RoastInput } from './input.ts';

/** A point that was checked: a diamond on the curve of the bean, and its number where there is room. */
export interface CheckLayout {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly text: { readonly text: string; readonly x: number; readonly y: number } | null;
}

const SIZE = 11;

/** The points that were checked and are seen. One without a reading stands on the axis. */
export function checksOf({ x, y, plot }: Frame, checks: readonly RoastCheck[], taken: readonly Box[]): CheckLayout[] {
  const placed = [...taken];
  return checks
    .filter(({ s }) => isOn(x, s))
    .map(({ key, label, s, bean }) => {
      const at = { x: pxOf(x, s), y: bean === null ? plot.bottom : pxOf(y, bean) };
      const half = roomOf(label, SIZE) / 2;
      const box = { left: at.x - half, right: at.x + half, top: at.y - 8 - SIZE, bottom: at.y - 6 };
      const free = nearestFree(box, plot, placed, 14);
      if (free) placed.push(free);
      return {
        key,
        x: round(at.x),
        y: round(at.y),
        text: free && { text: label, x: round(at.x), y: round(free.bottom - 2) },
      };
    });
}

/** The line that checks are read at, with its value where the grid has none. */
export function checkLineOf({ y, degrees }: Frame, { checkLine, unit }: Pick<RoastInput, 'checkLine' | 'unit'>) {
  if (checkLine === null || checkLine === undefined || !isOn(y, checkLine)) return null;
  const at = round(pxOf(y, checkLine));
  const hasNumber = degrees.some((line) => Math.abs(line.y - at) < 10);
  return { y: at, text: hasNumber ? '' : String(Math.round(shownDegrees(checkLine, unit))) };
}
