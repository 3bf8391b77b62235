import { type Gauge, type Gauged, gaugeOf } from '@hanjan/core';
import { ALL_DIRECTIONS, stepped } from '../../../parts/field/step.ts';
import type { Level } from './Cup.tsx';

/** A rating without bounds of its own. */
const USUAL = { min: 0, max: 5 };

/** A rating in whole cups, or in halves where its steps are smaller. */
export interface Rating {
  readonly gauge: Gauge;
  /** Its cups, counted from 1. */
  readonly cups: readonly number[];
  /** Half or whole cups. */
  readonly step: number;
}

export function ratingOf(field: Gauged): Rating {
  const step = (field.step ?? 1) < 1 ? 0.5 : 1;
  const gauge = gaugeOf({ ...USUAL, step, ...field });
  const most = Math.ceil(gauge.shown(gauge.high));
  return { gauge, cups: Array.from({ length: most }, (_, at) => at + 1), step };
}

/** What is stored at a share of the row of cups: a cup counts from its beginning, in halves from its middle on whole. */
export function ratingAt(share: number, { gauge, cups, step }: Rating): number {
  const shown = Math.ceil((share * cups.length) / step) * step;
  return Math.min(gauge.high, Math.max(gauge.low, gauge.held(Math.max(step, shown))));
}

/** How much is in a cup, which are counted from 1. */
export function levelOf(cup: number, held: number | null, { gauge }: Rating): Level {
  const missing = held === null ? cup : cup - gauge.shown(held);
  return missing <= 0 ? 'full' : missing <= 0.5 ? 'half' : 'empty';
}

/** The number of a rating, without decimals that say nothing. */
export const ratingText = (held: number, { gauge }: Rating): string => gauge.text(held).replace(/\.0+$/, '');

/** What a key makes of a rating; undefined when the key means nothing here. */
export function ratingByKey(key: string, held: number | null, { gauge }: Rating): number | null | undefined {
  const { low, high } = gauge;
  const direction = ALL_DIRECTIONS[key];
  if (direction) return stepped(held ?? low, direction, gauge);
  if (/^\d$/.test(key)) return gauge.held(Number(key)) <= high ? Math.max(low, gauge.held(Number(key))) : undefined;
  const keys: Readonly<Record<string, number | null>> = { Home: low, End: high, Delete: null, Backspace: null };
  return keys[key];
}
