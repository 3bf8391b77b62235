import type { Run } from './decimate.ts';
import { type Box, round } from './scale.ts';

/** Lines as the `d` of a path, cut off at the sides of a box. A single point is a dot of a line with round ends. */
export function pathOf(runs: readonly Run[], box: Box): string {
  let d = '';
  for (const run of runs) {
    if (run.length === 2) d += isIn(box, run[0] as number, run[1] as number) ? `${point('M', run, 0)}h0` : '';
    let isOpen = false;
    let wasIn = isIn(box, run[0] as number, run[1] as number);
    for (let i = 2; i < run.length; i += 2) {
      const isHere = isIn(box, run[i] as number, run[i + 1] as number);
      if (isHere && wasIn) {
        if (!isOpen) d += point('M', run, i - 2);
        d += point('L', run, i);
        isOpen = true;
        continue;
      }
      wasIn = isHere;
      const part = cut(box, run, i);
      if (part && !isOpen) d += point('M', part, 0);
      if (part) d += point('L', part, 2);
      isOpen = part !== undefined && isHere;
    }
  }
  return d;
}

const point = (letter: 'M' | 'L', at: readonly number[], i: number) =>
  `${letter}${round(at[i] as number)} ${round(at[i + 1] as number)}`;

const isIn = ({ left, top, right, bottom }: Box, x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom;

/** What of the line from the point before `i` to that at `i` lies in the box; undefined for none of it. */
function cut({ left, top, right, bottom }: Box, run: Run, i: number): readonly number[] | undefined {
  const [x, y, toX, toY] = run.slice(i - 2, i + 2) as [number, number, number, number];
  const [dx, dy] = [toX - x, toY - y];
  let [from, to] = [0, 1];
  for (const [step, room] of [
    [-dx, x - left],
    [dx, right - x],
    [-dy, y - top],
    [dy, bottom - y],
  ] as const) {
    if (step === 0 && room < 0) return undefined;
    if (step < 0) from = Math.max(from, room / step);
    if (step > 0) to = Math.min(to, room / step);
  }
  return from <= to ? [x + from * dx, y + from * dy, x + to * dx, y + to * dy] : undefined;
}
