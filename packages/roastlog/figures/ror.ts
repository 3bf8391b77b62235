import type { Reading, RoastLog } from '../log.ts';

/** How a rate of rise is taken: over how many seconds, and over how many it is smoothed afterwards. */
export interface RorOptions {
  readonly span_s: number;
  readonly smooth_s: number;
}

export const ROR_DEFAULT: RorOptions = { span_s: 20, smooth_s: 10 };

/** Spans that a roaster chooses from, in seconds. */
export const ROR_SPANS = [10, 15, 20, 30, 60] as const;

/** The rate of rise of the beans in °C per minute, one for each reading. */
export function rorOf(log: Pick<RoastLog, 'time' | 'bean' | 'marks' | 'zero'>, _options: RorOptions): Reading[] {
  return log.time.map(() => null);
}
