import type { NamedLog } from './limits.ts';
import type { Reading } from './log.ts';

/** What tells one of several roasts in a file from the others. */
export interface Brief {
  /** What the file calls it; '' where it says nothing. */
  readonly name: string;
  /** `2026-11-18` or `2026-11-18T14:06:00`, as the log says it. */
  readonly roasted_at: string | null;
  /** Charge to drop, or as long as was recorded. */
  readonly length_s: Reading;
  /** It counts from a charge that nobody marked. */
  readonly isEstimated: boolean;
}

/** A roast of a file in a few words. */
export function briefOf({ name, log }: NamedLog): Brief {
  const { title, roasted_at, zero, marks, time } = log;
  const end = marks.DROP?.s ?? time.at(-1) ?? null;
  const begin = Math.max(0, time[0] ?? 0);
  return {
    name: name || title || '',
    roasted_at,
    length_s: end === null || end < begin ? null : end - (marks.CHARGE ? 0 : begin),
    isEstimated: zero === 'estimated',
  };
}
