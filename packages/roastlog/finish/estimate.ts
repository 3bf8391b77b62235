import type { Reading } from '../log.ts';

/** Smaller ups and downs, in °C, are noise and burners; cold beans take more from a probe, and a roast gives more back. */
const SWING_C = 15;
const RISE_C = 30;

/** Cold beans take 20 °C and more within a minute; a drum that stands empty loses no 10. They turn within four minutes. */
const FALL_C = 20;
const FALL_S = 60;
const TURN_S = 240;

/** The fall begins where it is a quarter as steep as at its steepest, seen over some seconds. */
const STEEP_S = 6;
const STEEP_PART = 0.25;
const NOISE_C = 1;

interface Readings {
  readonly s: readonly number[];
  readonly values: readonly number[];
}

/** What else was marked bounds where a charge can lie: it turns before `by`, and nothing after `until` is looked at. */
interface Bounds {
  readonly by: number;
  readonly until: number;
}

/**
 * When the beans were probably charged, from the curve alone: where the quick fall begins that is followed by the largest
 * rise, so that neither preheating before nor cooling after nor a smaller roast is taken for it. Null when no fall is
 * that of a charge. In a log that begins while it falls that is its first reading.
 */
export function chargeOf(time: readonly number[], bean: readonly Reading[], { by, until }: Bounds): number | null {
  const at = time.flatMap((s, i) => ((bean[i] ?? null) === null || s > until ? [] : [i]));
  const readings: Readings = { s: at.map((i) => time[i] as number), values: at.map((i) => bean[i] as number) };
  const { s, values } = readings;
  let best: { readonly rise: number; readonly start: number } | null = null;
  const turns = turnsOf(values);
  for (let turn = 0; turn + 2 < turns.length; turn++) {
    const [top, bottom, end] = turns.slice(turn, turn + 3) as [number, number, number];
    const rise = (values[end] as number) - (values[bottom] as number);
    if (rise < Math.max(RISE_C, best?.rise ?? 0) || (s[bottom] as number) > by) continue;
    if (largestFall(readings, top, bottom) < FALL_C) continue;
    const start = startOf(readings, top, bottom);
    if ((s[bottom] as number) - (s[start] as number) <= TURN_S) best = { rise, start };
  }
  return best === null ? null : (s[best.start] as number);
}

/** Tops and bottoms by turns, with the first and the last reading's stretch; between them lies a swing at the least. */
function turnsOf(values: readonly number[]): number[] {
  const turns: number[] = [];
  let [top, bottom] = [0, 0];
  let isRising: boolean | null = null;
  for (const [at, value] of values.entries()) {
    if (value > (values[top] as number)) top = at;
    if (value <= (values[bottom] as number)) bottom = at;
    if (isRising !== false && (values[top] as number) - value >= SWING_C) {
      turns.push(top);
      isRising = false;
      bottom = at;
    } else if (isRising !== true && value - (values[bottom] as number) >= SWING_C) {
      turns.push(bottom);
      isRising = true;
      top = at;
    }
  }
  turns.push(isRising ? top : bottom);
  return turns;
}

/** By how many °C it fell at the most within a minute; rows further apart are taken for a minute each. */
function largestFall({ s, values }: Readings, top: number, bottom: number): number {
  let most = 0;
  let from = top;
  for (let at = top + 1; at <= bottom; at++) {
    while (from < at - 1 && (s[at] as number) - (s[from] as number) > FALL_S) from++;
    const minutes = Math.max(1, ((s[at] as number) - (s[from] as number)) / FALL_S);
    most = Math.max(most, ((values[from] as number) - (values[at] as number)) / minutes);
  }
  return most;
}

/** The last reading before a fall that is still as high as where the fall begins. */
function startOf({ s, values }: Readings, top: number, bottom: number): number {
  const falls: number[] = [];
  let to = top;
  for (let from = top; from < bottom; from++) {
    while (to < bottom && (to <= from || (s[to] as number) - (s[from] as number) < STEEP_S)) to++;
    const length = (s[to] as number) - (s[from] as number);
    // What is left before the turning is too short to tell a fall from noise.
    if (length < STEEP_S && from > top) break;
    falls.push(((values[from] as number) - (values[to] as number)) / length);
  }
  const steepest = falls.reduce((most, fall, at) => (fall > (falls[most] as number) ? at : most), 0);
  let start = steepest;
  while (start > 0 && (falls[start - 1] as number) >= STEEP_PART * (falls[steepest] as number)) start--;
  const level = (values[top + start] as number) - NOISE_C;
  let at = top + start;
  while (at + 1 < bottom && (values[at + 1] as number) >= level) at++;
  return at;
}
