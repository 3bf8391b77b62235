import { useLocation } from 'wouter';
import { currentPerson } from '../../session.ts';
import { hosts, isRecord } from '../host.ts';
import { type Run, recordOf } from '../run.ts';
import { useSaveBrew } from '../save.ts';
import { brewRun, startBrew } from '../store.ts';

/** What is done with a brew that is over: it goes into the record that began it, or into a new one. */
export function useKeep(run: Run, onClose: () => void) {
  const save = useSaveBrew();
  const [, navigate] = useLocation();
  const take = hosts.of(run.home);
  return {
    hasHost: take !== null || isRecord(run.home),
    async keep() {
      const fields = recordOf(run);
      if (!take && isRecord(run.home)) {
        hosts.await(run.home, (take) => {
          take(fields, run.fields);
          brewRun.set(null);
        });
        navigate(`${run.home}?mode=edit`);
        return onClose();
      }
      if (take) take(fields, run.fields);
      else await save(fields);
      onClose();
      // Whoever signs in on the way may turn back, and finds it here again.
      if (take || currentPerson()) brewRun.set(null);
    },
    again: () => startBrew({ home: run.home, title: run.title, fields: run.fields }),
  };
}
