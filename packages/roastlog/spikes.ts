import type { Reading } from './log.ts';

/** A reading this far beyond both of its neighbours, in °C, which lie seconds away, is no bean but a loose contact. */
const SPIKE_C = 15;
const SPIKE_S = 5;

/** Readings without single spikes: nothing turns, dries or rises by them. In the curve they stay as they were read. */
export const withoutSpikes = (time: readonly number[], bean: readonly Reading[]): Reading[] =>
  bean.map((value, at) => {
    const before = bean[at - 1] ?? null;
    const after = bean[at + 1] ?? null;
    if (value === null || before === null || after === null) return value;
    if ((time[at + 1] as number) - (time[at - 1] as number) > 2 * SPIKE_S) return value;
    const isSpike =
      Math.min(value - before, value - after) > SPIKE_C || Math.max(value - before, value - after) < -SPIKE_C;
    return isSpike ? null : value;
  });
