import { roundTo, sharesOf } from '@hanjan/core';
import type { Mark, MarkAt, Reading, RoastLog } from '../log.ts';
import { readingAt } from './at.ts';

/** A stretch of the roast between two marks, in seconds from charge. */
export interface Phase {
  readonly key: 'drying' | 'maillard' | 'development';
  readonly from: number;
  readonly to: number;
  /** Of the time from charge to drop, with one decimal; the three sum to 100.0. */
  readonly percent: number;
  /** Mean rate of rise in °C per minute; of drying from the turning point on, before which the beans only cool the probe. */
  readonly ror: Reading;
  /** How many °C the beans gained in that time. */
  readonly gain: Reading;
  /** One of its marks is estimated. */
  readonly isEstimated: boolean;
}

/** Which marks bound the phases. */
export const PHASE_MARKS = {
  drying: ['CHARGE', 'DRY'],
  maillard: ['DRY', 'FCs'],
  development: ['FCs', 'DROP'],
} as const satisfies Readonly<Record<Phase['key'], readonly [Mark, Mark]>>;

/** The phases whose marks are there and come in the order of a roast; none without charge and drop. */
export function phasesOf(log: Pick<RoastLog, 'time' | 'bean' | 'marks'>): Phase[] {
  const { CHARGE, DRY, FCs, DROP } = log.marks;
  if (CHARGE === null || DROP === null || DROP.s <= CHARGE.s) return [];
  const isWithin = (mark: MarkAt | null) => mark !== null && mark.s >= CHARGE.s && mark.s <= DROP.s;
  const isCrossed = DRY !== null && FCs !== null && DRY.s > FCs.s;
  const dry = isWithin(DRY) && !isCrossed ? DRY : null;
  const crack = isWithin(FCs) ? FCs : null;
  const percents = percentsOf(CHARGE.s, dry?.s ?? null, crack?.s ?? null, DROP.s);
  return [
    ...phaseOf(log, 'drying', CHARGE, dry, percents.drying),
    ...phaseOf(log, 'maillard', dry, crack, percents.maillard),
    ...phaseOf(log, 'development', crack, DROP, percents.development),
  ];
}

/**
 * Development is rounded by itself, because its percent is the development ratio that a roaster knows by heart; what is
 * left to 100.0 is shared by the others.
 */
function percentsOf(charge: number, dry: number | null, crack: number | null, drop: number) {
  const thousandths = (from: number, to: number) => roundTo(((to - from) / (drop - charge)) * 1000, 1);
  const development = crack === null ? 0 : thousandths(crack, drop);
  const before = dry === null || crack === null ? [] : [ms(dry - charge), ms(crack - dry)];
  const [drying, maillard] = sharesOf(before, 1000 - development);
  return {
    drying: (drying ?? (dry === null ? 0 : thousandths(charge, dry))) / 10,
    maillard: (maillard ?? 0) / 10,
    development: development / 10,
  };
}

const ms = (s: number) => Math.round(s * 1000);

function phaseOf(
  { time, bean, marks }: Pick<RoastLog, 'time' | 'bean' | 'marks'>,
  key: Phase['key'],
  from: MarkAt | null,
  to: MarkAt | null,
  percent: number,
): Phase[] {
  if (from === null || to === null) return [];
  const since = key === 'drying' && marks.TP !== null && marks.TP.s < to.s ? marks.TP.s : from.s;
  const [before, after] = [readingAt(time, bean, since), readingAt(time, bean, to.s)];
  const gain = before === null || after === null ? null : after - before;
  const ror = gain === null || to.s === since ? null : (gain / (to.s - since)) * 60;
  return [{ key, from: from.s, to: to.s, percent, ror, gain, isEstimated: from.isEstimated || to.isEstimated }];
}
