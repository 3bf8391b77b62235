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
}

/** Where now is, in whole px: what moves more finely is drawn more often and seen no better. */
export function nowAt(layout: RulerLayout, ms: number): NowLayout {
  const { time, mass, height, length, actual } = layout;
  const at = momentAt(layout, ms);
  const y = Math.round(pxOf(time, at));
  const poured = pouredAt(actual.pours, actual.end, at);
  return {
    rolled: Math.round(Math.max(0, Math.min(length - height, y - height * LIES))),
    y,
    x: poured === null ? null : Math.round(pxOf(mass, poured)),
  };
}

/** What is poured by now, as a line and as the area beside it. */
export function doneAt(layout: RulerLayout, ms: number): { readonly done: string; readonly area: string } {
  const { time, mass, actual } = layout;
  const done = pouredPath(actual, momentAt(layout, ms), time, mass, true);
  return { done, area: done && `${done}H${mass.start}Z` };
}

/** The moment that is shown: nothing moves after the end. */
const momentAt = ({ time, actual }: RulerLayout, ms: number) =>
  Math.min(actual.end ?? time.to, time.to, Math.max(time.from, ms || 0));

/** Whether a moment lies so far off that the ruler has to be drawn for it. */
export function isBeyond({ time, span, whole, actual }: RulerLayout, ms: number): boolean {
  if (actual.end !== null) return false;
  const isLate = ms > time.to - span * (1 - LIES) && time.to < whole;
  const isEarly = time.from > 0 && ms < time.from + span * LIES;
  return isLate || isEarly || (ms > whole && whole < LONGEST);
}

/** How far the line of now goes to the right. */
export const nowEnd = ({ mass }: RulerLayout): number => mass.end + PAST;
