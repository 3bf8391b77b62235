import { readCurveText } from '@hanjan/core';
import type { RoastLog } from '../log.ts';
import { columnsOf } from './lines.ts';
import type { TypedReading } from './points.ts';
import { settle } from './settle.ts';

/** The readings of a `roasting_chart_log`, and whether a machine took them: then they are a curve as they stand. */
export interface HeldCurve {
  readonly readings: readonly TypedReading[];
  readonly isMeasured: boolean;
}

/** Nobody notes more readings than this by hand so often, in s: half of a machine's steps are shorter. */
const BY_HAND_S = 10;
const FEW = 10;

/** What a `roasting_chart_log` holds; null when the text is none, or holds nothing. */
export function curveOf(text: string): HeldCurve | null {
  const held = readCurveText(text);
  if (!held || held.time.length === 0) return null;
  const { time, bean, air } = held;
  const readings = time.map((s, at) => ({ s, bean: bean[at] ?? null, air: air[at] ?? null }));
  const steps = time.slice(1).map((s, at) => s - (time[at] as number));
  const usual = steps.sort((a, b) => a - b)[steps.length >> 1] ?? Number.POSITIVE_INFINITY;
  return { readings, isMeasured: readings.length > FEW && usual < BY_HAND_S };
}

/** The log of a measured curve. Second 0 is the charge; where nobody says when that was, it is a second like others. */
export const logOfCurve = (readings: readonly TypedReading[], isCharged: boolean): RoastLog =>
  settle(
    {
      ...columnsOf(readings),
      ...{ marks: {}, curves: [], controls: [], meta: {}, notes: [] },
      zero: isCharged ? 'charge' : 'start',
    },
    {},
  );
