import type { Reading, RoastLog } from '../log.ts';

/** What the rate of rise shows that roasters look for, and when, in seconds from charge. A signal and no verdict. */
export interface Signal {
  readonly key: 'crash' | 'flick' | 'stall';
  readonly s: number;
  readonly until: number;
}

/** Where the rate of rise falls much faster than before near first crack, rises again afterwards, or stands still. */
export function signalsOf(_log: Pick<RoastLog, 'time' | 'marks'>, _ror: readonly Reading[]): Signal[] {
  return [];
}
