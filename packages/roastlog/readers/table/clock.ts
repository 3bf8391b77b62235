import type { Reading } from '../../log.ts';
import { secondsOf } from '../../text/cells.ts';
import { type Stamp, stampOf } from './stamps.ts';

/** How the cells of a column are read as time. */
export interface Clock {
  /** Seconds on the file's clock. */
  readonly times: readonly (number | null)[];
  /** The unit that was assumed because the file says none; null when it says one or needs none. */
  readonly assumed: 'min' | 'ms' | 'day' | null;
  /** The instant of the first cell; null where the column has no dates. */
  readonly start: Stamp | null;
}

const SCALES: Readonly<Record<string, number>> = { ms: 1 / 1000, s: 1, min: 60, day: 86_400 };
const HALF_A_DAY = 43_200;
/** Spreadsheets hold times as parts of a day: this one is 72 min, and as minutes it would be 3 s. */
const MOST_OF_A_DAY = 0.05;

/** Reads a column as time: instants, `m:ss`, or numbers in the unit that the head says or the readings give away. */
export function clockOf(cells: readonly string[], unit: string, bean: readonly Reading[]): Clock {
  const said = cells.filter((cell) => cell.trim());
  const stamps = cells.map((cell) => (/\d[-./]\s?\d/.test(cell) && cell.includes(':') ? stampOf(cell) : null));
  const start = stamps.find((stamp) => stamp !== null) ?? null;
  if (start && stamps.filter((stamp) => stamp !== null).length * 2 > said.length) {
    const times = stamps.map((stamp) => stamp && Math.round((stamp.s - start.s) * 1e6) / 1e6);
    return { times, assumed: null, start };
  }
  const plain = cells.map(secondsOf);
  const isClock = said.some((cell) => /[:분초]/.test(cell));
  const assumed = isClock || unit in SCALES ? null : unitOfTime(plain, bean);
  const scale = isClock ? 1 : (SCALES[assumed ?? unit] ?? 1);
  let days = 0;
  let last = Number.NEGATIVE_INFINITY;
  const times = plain.map((value) => {
    if (value === null) return null;
    // A time of day starts again at midnight.
    if (isClock && value < last - HALF_A_DAY) days++;
    last = value;
    return value * scale + days * 2 * HALF_A_DAY;
  });
  return { times, assumed, start: null };
}

/** Of several clocks the one that tells most rows apart: others stand still before the charge or after the drop. */
export function finest(clocks: readonly Clock[]): Clock {
  const told = (clock: Clock) => new Set(clock.times).size;
  return clocks.reduce((best, clock) => {
    const more = told(clock) - told(best);
    return more > 0 || (more === 0 && best.start && !clock.start) ? clock : best;
  });
}

/**
 * Of numbers without a unit: ms last longer than any roast, parts of a day are hardly more than nothing, and in minutes the
 * beans change faster than they can in seconds.
 */
function unitOfTime(times: readonly (number | null)[], bean: readonly Reading[]): Clock['assumed'] {
  const known = times.flatMap((time, index) => {
    const value = bean[index] ?? null;
    return time === null ? [] : [{ time, value }];
  });
  const span = (known.at(-1)?.time ?? 0) - (known[0]?.time ?? 0);
  if (span > 20_000) return 'ms';
  if (span >= 60) return null;
  if (span > 0 && span < MOST_OF_A_DAY) return 'day';
  const rates = known
    .flatMap(({ time, value }, index) => {
      const next = known[index + 1];
      const gap = (next?.time ?? 0) - time;
      return value === null || !next || next.value === null || gap <= 0 ? [] : [Math.abs(next.value - value) / gap];
    })
    .sort((a, b) => a - b);
  return (rates[Math.floor(rates.length / 2)] ?? 0) > 2 ? 'min' : null;
}
