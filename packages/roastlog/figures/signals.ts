import type { Reading, RoastLog } from '../log.ts';
import { placeOf, readingAt } from './at.ts';

/** What the rate of rise shows that roasters look for, and when, in seconds from charge. A signal and no verdict. */
export interface Signal {
  readonly key: 'crash' | 'flick' | 'stall';
  readonly s: number;
  readonly until: number;
}

/** Rates are compared as means over half a minute, every few seconds, so that noise of a probe raises nothing. */
const MEAN_S = 30;
const STEP_S = 5;

/**
 * Rates fall by 1 to 3 °C/min within three quarters of a minute around first crack (5–12 there, 2–6 at the drop): one
 * that falls by 3 more than it fell before is a crash.
 */
const CRASH_S = 45;
const CRASH = 3;
const TREND_S = 120;

/** A rate of 2–6 at the drop that has risen by this much lately rises again: less is a breath of the burner. */
const FLICK = 1.5;

/** A minute in which the beans gain less than 1 °C; slow roasts still gain 2. */
const STALL_S = 60;
const STALL = 1;

/** The last seconds before the drop show the door. */
const DOOR_S = 10;

/**
 * Where the rate of rise falls much faster than before near first crack, rises again afterwards, or stands still between
 * its peak and the drop. Without drop, first crack start or turning point what needs them is not looked for; the figures
 * say so in `why`.
 */
export function signalsOf({ time, marks }: Pick<RoastLog, 'time' | 'marks'>, ror: readonly Reading[]): Signal[] {
  const { TP, FCs, DROP } = marks;
  if (DROP === null) return [];
  const end = DROP.s - DOOR_S;
  const rateAt = meansOf(time, ror, end);
  const found = [
    FCs && crashOf(rateAt, FCs.s, end),
    FCs && flickOf(rateAt, FCs.s, end),
    TP && stallOf(rateAt, TP.s, end),
  ];
  return found.filter((signal) => signal !== null);
}

type Rate = (s: number, length?: number) => Reading;

function crashOf(rateAt: Rate, crack: number, end: number): Signal | null {
  const [early, late] = [rateAt(crack - MEAN_S - TREND_S), rateAt(crack - MEAN_S)];
  if (early === null || late === null) return null;
  const usual = (Math.max(0, early - late) / TREND_S) * CRASH_S;
  let worst: (Signal & { readonly excess: number }) | null = null;
  for (const s of stepsOf(crack - MEAN_S, Math.min(crack + 2 * CRASH_S, end - CRASH_S))) {
    const [from, to] = [rateAt(s), rateAt(s + CRASH_S)];
    if (from === null || to === null) continue;
    const excess = from - to - usual;
    if (excess >= Math.max(CRASH, usual, worst?.excess ?? 0)) worst = { key: 'crash', s, until: s + CRASH_S, excess };
  }
  return worst && { key: 'crash', s: worst.s, until: worst.until };
}

function flickOf(rateAt: Rate, crack: number, end: number): Signal | null {
  let low: { readonly s: number; readonly rate: number } | null = null;
  let flick: (Signal & { readonly rise: number }) | null = null;
  for (const s of stepsOf(crack + MEAN_S / 2, end - MEAN_S / 2)) {
    const rate = rateAt(s);
    if (rate === null) continue;
    if (low === null || rate <= low.rate) low = { s, rate };
    const rise = rate - low.rate;
    if (rise >= Math.max(FLICK, flick?.rise ?? 0)) flick = { key: 'flick', s: low.s, until: s, rise };
  }
  return flick && { key: 'flick', s: flick.s, until: flick.until };
}

/** Standing still after the rate has had its peak; at the turning point itself every bean stands still. */
function stallOf(rateAt: Rate, turning: number, end: number): Signal | null {
  let peak = { s: turning, rate: Number.NEGATIVE_INFINITY };
  for (const s of stepsOf(turning, end)) {
    const rate = rateAt(s);
    if (rate !== null && rate > peak.rate) peak = { s, rate };
  }
  const steps = stepsOf(peak.s + STALL_S / 2, end - STALL_S / 2);
  const isStill = (s: number) => (rateAt(s, STALL_S) ?? STALL) < STALL;
  const first = steps.findIndex(isStill);
  if (first < 0) return null;
  const more = steps.slice(first).findIndex((s) => !isStill(s));
  const last = more < 0 ? steps.length - 1 : first + more - 1;
  return { key: 'stall', s: (steps[first] as number) - STALL_S / 2, until: (steps[last] as number) + STALL_S / 2 };
}

function stepsOf(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, Math.floor((to - from) / STEP_S) + 1) }, (_, step) => from + step * STEP_S);
}

/** Means of rates over some time around a second, from means of every few seconds; null where too little was read. */
function meansOf(time: readonly number[], ror: readonly Reading[], until: number): Rate {
  const first = time[0] ?? 0;
  const count = Math.max(0, Math.floor((until - first) / STEP_S));
  const parts = Array.from({ length: count }, (_, part): Reading => {
    const from = first + part * STEP_S;
    const rates = ror.slice(placeOf(time, from), placeOf(time, from + STEP_S)).filter((rate) => rate !== null);
    return rates.length > 0 ? meanOf(rates) : readingAt(time, ror, from + STEP_S / 2);
  });
  return (s, length = MEAN_S) => {
    const from = Math.round((s - length / 2 - first) / STEP_S);
    const wanted = length / STEP_S;
    const read = parts.slice(Math.max(0, from), Math.max(0, from + wanted)).filter((rate) => rate !== null);
    return read.length * 3 < wanted * 2 ? null : meanOf(read);
  };
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
