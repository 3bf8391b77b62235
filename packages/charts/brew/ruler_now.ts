import { pouredAt } from '@hanjan/core';
import { pxOf } from '../timeline/scale.ts';
import { pouredPath } from './line.ts';
import type { RulerLayout } from './ruler.ts';
import { LONGEST } from './size.ts';

/** Where now lies in the room while the ruler rolls; and so many px its line goes past the masses. */
const LIES = 0.35;
const PAST = 10;

/** What moves with the time. */
export interface NowLayout {
  /** Px that what is drawn is rolled up by. */
  readonly rolled: number;
  readonly y: number;
  /** Where the poured mass is; null without any. */
  readonly x: number | null;
  readonly done: string;
  readonly area: string;
}

/** Half a px is as fine as anybody sees something move. */
const half = (px: number) => Math.round(px * 2) / 2;

/** Where now is. */
export function nowAt({ time, mass, height, length, actual }: RulerLayout, ms: number): NowLayout {
  const at = Math.min(actual.end ?? time.to, time.to, Math.max(time.from, ms || 0));
  const y = half(pxOf(time, at));
  const poured = pouredAt(actual.pours, actual.end, at);
  const done = pouredPath(actual, at, time, mass, true);
  return {
    rolled: half(Math.max(0, Math.min(length - height, y - height * LIES))),
    ...{ y, done },
    x: poured === null ? null : half(pxOf(mass, poured)),
    area: done && `${done}H${mass.start}Z`,
  };
}

/** Whether a moment lies so far off that the ruler has to be drawn for it. */
export function isBeyond({ time, span, whole, actual }: RulerLayout, ms: number): boolean {
  if (actual.end !== null) return false;
  const isLate = ms > time.to - span * (1 - LIES) && time.to < whole;
  const isEarly = time.from > 0 && ms < time.from + span * LIES;
  return isLate || isEarly || (ms > whole && whole < LONGEST);
}

/** How far the line of now goes to the right. */
export const nowEnd = ({ mass }: RulerLayout): number => mass.end + PAST;
