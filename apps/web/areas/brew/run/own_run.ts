import { personOf, useSession } from '../../../base/session/session.ts';
import { useStore } from '../../../base/store/store.ts';
import type { Run } from './run.ts';
import { brewRun, isOwn } from './store.ts';

/** The brew of this device, as far as it is of whoever uses it now: one of somebody else waits until they sign in again. */
export function useOwnRun(): Run | null {
  const run = useStore(brewRun);
  const session = useSession();
  return session.state === 'loading' || isOwn(run, personOf(session)) ? run : null;
}
