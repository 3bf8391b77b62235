import { setNewest } from '@hanjan/core';

/** How much somebody may ask for: so many at once, and so many in a span of time after that. */
export interface Rate {
  readonly burst: number;
  readonly count: number;
  readonly perMs: number;
}

/** One bucket for each of many. */
export interface Buckets {
  /** Takes one from a bucket, unless it is empty: then it answers in how many seconds it is to be asked again. */
  take(who: string, now?: number): number;
}

/** About 5 MB; the bucket that was used longest ago is forgotten first, and is full again. */
const MOST = 50_000;

/**
 * Token buckets that are full at first. All that is known of one is when it will be full again, so that nothing has to
 * be refilled and no timer runs.
 */
export function bucketsOf({ burst, count, perMs }: Rate, most = MOST): Buckets {
  const pace = perMs / count;
  const fullAt = new Map<string, number>();
  return {
    take(who, now = performance.now()) {
      const next = Math.max(fullAt.get(who) ?? 0, now) + pace;
      const wait = next - now - burst * pace;
      if (wait > 0) return Math.ceil(wait / 1000);
      setNewest(fullAt, who, next, most);
      return 0;
    },
  };
}
