import { pathOf } from '../../../base/router/path.ts';
import { personOf, useSession } from '../../../base/session/session.ts';
import { useStore } from '../../../base/store/store.ts';
import type { Run } from './run.ts';
import { brewRuns, isOwn } from './store.ts';

/** The brews of this device, as far as they are of whoever uses it now: those of somebody else wait until they sign in again. */
export function useOwnRuns(): readonly Run[] {
  const runs = useStore(brewRuns);
  const session = useSession();
  return session.state === 'loading' ? runs : runs.filter((run) => isOwn(run, personOf(session)));
}

/** The brew that a page began, the last one of several. */
export const runAt = (runs: readonly Run[], home: string): Run | null =>
  runs.filter((run) => run.home === pathOf(home)).toSorted((a, b) => b.began - a.began)[0] ?? null;
