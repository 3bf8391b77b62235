import { logOfProfile, withProfile } from '@hanjan/roastlog/curve/profile.ts';
import type { RoastLog } from '@hanjan/roastlog/log.ts';
import { weightsOf } from './weights.ts';
import type { RoastWork } from './work.ts';

/** The roast that a work is: the log of its file, and over it what was typed; without a file what was typed alone. */
export function shownLog(work: Pick<RoastWork, 'typed' | 'readings' | 'title'>, fileLog: RoastLog | null): RoastLog {
  const { typed, readings, title } = work;
  const weights = weightsOf(typed);
  if (fileLog) return withProfile({ ...fileLog, ...weights }, typed);
  return logOfProfile(typed, readings, { title: title || null, ...weights });
}
