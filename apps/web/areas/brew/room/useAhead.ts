import { useState } from 'react';
import { type Ticks, useTick } from '../../../parts/clock/ticks.ts';
import type { Run } from '../run/run.ts';
import { troubleOf } from '../run/trouble.ts';

/** Whether a brew began later than the device's clock shows. */
export function useAhead(run: Run, ticks: Ticks): boolean {
  const [isAhead, setAhead] = useState(false);
  useTick(ticks, () => {
    const isNow = troubleOf(run, Date.now()) === 'ahead';
    if (isNow !== isAhead) setAhead(isNow);
  });
  return isAhead;
}
