import { localDate, type Row } from '@hanjan/core';
import { STEP_NAMES } from './names.ts';
import { SAMPLES } from './samples.ts';

const TERMS = Object.values(STEP_NAMES).filter((name) => name.endsWith('_term'));
/** Steps that have not been timed. */
const UNTIMED: Row = Object.fromEntries(TERMS.map((name) => [name, null]));

interface Typed {
  readonly setting_name_select: string | null;
  readonly setting_result_time?: string | null;
  readonly setting_date?: string | null;
}

const sampleOf = ({ setting_name_select: name }: Typed): Row => (name && SAMPLES[name]) || {};

/** A sample recipe fills a template; none leaves it as it is. */
export const sampleReaction = { setting_name_select: sampleOf };

/** What is brewed after one is still to be timed: a length would end its timer before it began. */
const untimedSample = (typed: Typed): Row => {
  const { setting_result_term: _, ...sample } = sampleOf(typed);
  return sample;
};

/**
 * A sample recipe fills what is brewed. The moment at which a brew began starts its timer, which runs until the brew has a length: nothing else is kept of it,
 * so it goes on over a reload and over midnight. The day is that of the beginning. Without a beginning nothing was timed.
 */
export const brewedReaction = {
  setting_name_select: untimedSample,
  setting_result_time: ({ setting_result_time: time, setting_date: date }: Typed): Row => {
    if (time === null || time === undefined) return UNTIMED;
    return date ? {} : { setting_date: localDate(new Date(time)) };
  },
};

/** Longest time that a timer runs by itself: what began earlier was not timed, or was forgotten. */
const DAY = 86_400_000;

/** For how long a timer has run at an instant; null while none runs. */
export function runningFor({ setting_result_time: time, setting_result_term: term }: Row, now: number): number | null {
  if (typeof time !== 'string' || (term ?? null) !== null) return null;
  const passed = now - Date.parse(time);
  return passed >= 0 && passed < DAY ? passed : null;
}
