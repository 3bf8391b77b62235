import { gapOf } from '@hanjan/roastlog/figures/at.ts';
import type { Reading } from '@hanjan/roastlog/log.ts';
import { perUnit, type Scale } from './scale.ts';

/** What a line goes through without a gap, in px: x and y by turns. */
export type Run = readonly number[];

/**
 * A curve as lines for the eye: of all samples that lie in one column of px the first, the lowest, the highest and the
 * last are kept, so that no extreme is lost. Where no reading is, or none for long, a line ends. `first` to `last` is
 * the part that is drawn, all of it otherwise.
 */
export function runsOf(
  time: readonly number[],
  values: readonly Reading[],
  x: Scale,
  y: Scale,
  first = 0,
  last = time.length,
): Run[] {
  const gap = gapOf(time);
  const runs: Run[] = [];
  let run: number[] = [];
  let column = Number.NaN;
  // Places in time of what is stored of the column.
  let [start, low, high, end] = [0, 0, 0, 0];
  const [perSecond, perValue] = [perUnit(x), perUnit(y)];
  const xOf = (s: number) => x.start + (s - x.from) * perSecond;
  const put = (i: number) => {
    run.push(xOf(time[i] as number), y.start + ((values[i] as number) - y.from) * perValue);
  };
  const endColumn = () => {
    if (Number.isNaN(column)) return;
    put(start);
    if (start === end) return;
    const before = Math.min(low, high);
    const after = Math.max(low, high);
    if (before !== start) put(before);
    if (after !== before && after !== start && after !== end) put(after);
    if (end !== start && end !== before) put(end);
  };
  const endRun = () => {
    endColumn();
    if (run.length > 0) runs.push(run);
    run = [];
    column = Number.NaN;
  };
  for (let i = first; i < last; i++) {
    const value = values[i] ?? null;
    if (value === null) {
      endRun();
      continue;
    }
    if (i > first && (time[i] as number) - (time[i - 1] as number) > gap) endRun();
    const at = Math.floor(xOf(time[i] as number));
    if (at !== column) {
      endColumn();
      column = at;
      start = low = high = end = i;
      continue;
    }
    end = i;
    if (value < (values[low] as number)) low = i;
    if (value > (values[high] as number)) high = i;
  }
  endRun();
  return runs;
}
