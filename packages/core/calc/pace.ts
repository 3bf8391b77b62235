import { floorTo, roundTo } from './rounding.ts';

/** How many days a week has. */
export const WEEK_DAYS = 7;
const WEEKS = 4;

/** What is used is looked at over so many days, the newest being today. */
export const USED_DAYS = WEEK_DAYS * WEEKS;
/** From fewer days than these nothing is forecast. */
export const LEAST_DAYS = WEEK_DAYS;

/** How much alike the weeks are that a forecast rests on. */
export type Evenness = 'steady' | 'varying' | 'erratic';

/** What is used in a day, how long a stock lasts at that, and what both rest on. */
export interface Pace {
  /** To a tenth; null where there are too few days to say. */
  readonly per_day: number | null;
  /** Until nothing is left, to a tenth; null where nothing is used, too. */
  readonly days_left: number | null;
  /** Days since the first move, 28 at the most. */
  readonly data_days: number;
  /** Null where nothing is forecast. */
  readonly evenness: Evenness | null;
}

/**
 * The pace at which a stock is used up.
 * @param there what is left
 * @param weeks what was used in each of four weeks, the newest first; a correction may be below nothing
 * @param days since the first move
 */
export function paceOf(there: number, weeks: readonly number[], days: number): Pace {
  const data_days = Math.min(USED_DAYS, days);
  if (data_days < LEAST_DAYS) return { per_day: null, days_left: null, data_days, evenness: null };
  const used = Math.max(0, sumOf(weeks));
  if (used === 0) return { per_day: 0, days_left: null, data_days, evenness: null };
  const whole = weeks.slice(0, Math.floor(data_days / WEEK_DAYS)).map((week) => Math.max(0, week));
  return {
    per_day: roundTo(used / data_days, 10),
    days_left: floorTo((there * data_days) / used, 10),
    data_days,
    evenness: evennessOf(whole),
  };
}

/**
 * The coefficient of variation (sample deviation by mean) up to which weeks are alike. The mean of four weeks is off by
 * about half of it: at 0.25 a forecast of 16 days by two days, at 0.5 by four.
 */
const STEADY = 0.25;
const VARYING = 0.5;

/** Fewer than four weeks are never called steady, and one alone tells nothing of others. */
function evennessOf(weeks: readonly number[]): Evenness {
  const mean = sumOf(weeks) / weeks.length;
  if (weeks.length < 2 || mean === 0) return 'erratic';
  const variance = sumOf(weeks.map((week) => (week - mean) ** 2)) / (weeks.length - 1);
  const variation = Math.sqrt(variance) / mean;
  if (variation > VARYING) return 'erratic';
  return variation <= STEADY && weeks.length === WEEKS ? 'steady' : 'varying';
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
