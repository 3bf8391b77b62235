import { gapOf, placeOf } from '@hanjan/roastlog/figures/at.ts';
import type { Reading } from '@hanjan/roastlog/log.ts';
import { runsOf } from './decimate.ts';
import { pathOf } from './path.ts';
import { type Box, pxOf, type Scale } from './scale.ts';

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
  /** So many samples are in the head, and in both. */
  readonly settled: number;
  readonly drawn: number;
  /** Where the line ends: px across, and the highest and the lowest px of its last one. */
  readonly end: { readonly x: number; readonly top: number; readonly bottom: number } | null;
}

/** So many samples may be in the tail before they join the head. */
const LONGEST_TAIL = 150;

/** Px that the end of a line may be behind, or beside: nobody sees them. */
const UNSEEN = 0.5;

/** Draws a curve; of one that was drawn `before` and has grown only the end is drawn anew, once that can be seen. */
export function curveOf(input: CurveInput, before: Curve | null): Curve {
  const { time, values } = input;
  const isAsBefore =
    before?.x === input.x && before.y === input.y && before.box === input.box && gapOf(before.time) === gapOf(time);
  if (!isAsBefore) return drawn(input, time.length);
  if (before.time === time && before.values === values) return before;
  const same = Math.min(common(before.time, time), common(before.values, values));
  if (same < before.settled || time.length - before.settled > LONGEST_TAIL) return drawn(input, same);
  if (same >= before.drawn && isUnseen(input, before)) return { ...before, ...input };
  return { ...before, ...input, ...endOf(input), tail: tailOf(input, before.settled) };
}

function drawn(input: CurveInput, settled: number): Curve {
  return { ...input, ...endOf(input), settled, head: partOf(input, 0, settled), tail: tailOf(input, settled) };
}

/** Where a curve ends that is drawn to its last sample. */
function endOf({ time, values, x, y }: CurveInput): Pick<Curve, 'drawn' | 'end'> {
  const drawn = time.length;
  const last = pxOf(x, time[drawn - 1] ?? 0);
  let end = null as Curve['end'];
  for (let i = drawn - 1; i >= 0 && pxOf(x, time[i] as number) > last - 1; i--) {
    const value = values[i] ?? null;
    if (value === null) break;
    const px = pxOf(y, value);
    end = { x: last, top: Math.min(end?.top ?? px, px), bottom: Math.max(end?.bottom ?? px, px) };
  }
  return { drawn, end };
}

/** Whether the samples that are not drawn yet lie where the line ends anyway. */
function isUnseen({ time, values, x, y }: CurveInput, { drawn, end }: Curve): boolean {
  for (let i = drawn; i < time.length; i++) {
    const value = values[i] ?? null;
    if (end === null || value === null || pxOf(x, time[i] as number) > end.x + UNSEEN) return false;
    const px = pxOf(y, value);
    if (px < end.top - UNSEEN || px > end.bottom + UNSEEN) return false;
  }
  return true;
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
