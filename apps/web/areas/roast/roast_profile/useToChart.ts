import { PLACES } from '@hanjan/model/menu.ts';
import type { RoastLog } from '@hanjan/roastlog/log.ts';
import { jsonOf } from '@hanjan/roastlog/write/json.ts';
import { useLocation } from 'wouter';
import { keepOpened } from '../page/keep_opened.ts';
import { hasRoast, NO_ROAST, useRoastWork } from '../work.ts';

/**
 * Opens a roast on the page of roasts, as if its file had been opened there. Where another one is there already, it lies
 * beneath that, so that both are compared.
 */
export function useToChart(): (log: RoastLog, name: string) => Promise<void> {
  const { work, change } = useRoastWork();
  const [, navigate] = useLocation();
  return async (log, name) => {
    const bytes = new TextEncoder().encode(jsonOf(log));
    const file = await keepOpened({ name: `${name}.json`, bytes, log });
    change(hasRoast(work) ? { background: { ...file, name, align: 'CHARGE' } } : { ...NO_ROAST, file });
    const place = PLACES.find(({ tab }) => tab.page === 'RoastingProfile');
    if (place) navigate(place.tab.path);
  };
}
