import { gapOf, placeOf } from '@hanjan/roastlog/figures/at.ts';
import type { Reading } from '@hanjan/roastlog/log.ts';
import { runsOf } from './decimate.ts';
import { pathOf } from './path.ts';
import type { Box, Scale } from './scale.ts';

/** A curve that is to be drawn. The scales are the same objects as long as they are the same. */
export interface CurveInput {
  readonly time: readonly number[];
  readonly values: readonly Reading[];
  readonly x: Scale;
  readonly y: Scale;
  readonly box: Box;
}

/** A curve as two paths: what stands, and the end that grows while somebody roasts. */
export interface Curve extends CurveInput {
  readonly head: string;
  readonly tail: string;
  /** So many samples are in the head. */
  readonly settled: number;
}

/** So many samples may be in the tail before they join the head. */
const LONGEST_TAIL = 150;

/** Draws a curve; of one that was drawn `before` and has grown only the end is drawn anew. */
export function curveOf(input: CurveInput, before: Curve | null): Curve {
  const { time, values } = input;
  const isAsBefore =
    before?.x === input.x && before.y === input.y && before.box === input.box && gapOf(before.time) === gapOf(time);
  if (!isAsBefore) return drawn(input, time.length);
  if (before.time === time && before.values === values) return before;
  const same = Math.min(common(before.time, time), common(before.values, values));
  if (same < before.settled || time.length - before.settled > LONGEST_TAIL) return drawn(input, same);
  return { ...input, settled: before.settled, head: before.head, tail: tailOf(input, before.settled) };
}

function drawn(input: CurveInput, settled: number): Curve {
  return { ...input, settled, head: partOf(input, 0, settled), tail: tailOf(input, settled) };
}

/** From the last sample of the head on. */
const tailOf = (input: CurveInput, settled: number) =>
  settled < input.time.length ? partOf(input, Math.max(0, settled - 1), input.time.length) : '';

/** Some samples as far as they are seen, with the next one on either side. */
function partOf({ time, values, x, y, box }: CurveInput, first: number, last: number): string {
  const from = Math.max(first, placeOf(time, x.from) - 1);
  const to = Math.min(last, placeOf(time, x.to) + 1);
  return pathOf(runsOf(time, values, x, y, from, to), box);
}

/** How many items two lists have in common from the beginning on. */
function common<T>(a: readonly T[], b: readonly T[]): number {
  const most = Math.min(a.length, b.length);
  let same = 0;
  while (same < most && a[same] === b[same]) same++;
  return same;
}
