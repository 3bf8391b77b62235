import { currentPerson } from '../../session.ts';
import { hosts } from '../host.ts';
import { type Run, recordOf } from '../run.ts';
import { useSaveBrew } from '../save.ts';
import { brewRun, startBrew } from '../store.ts';

/** What is done with a brew that is over: it goes into the record that began it, or into a new one. */
export function useKeep(run: Run, onClose: () => void) {
  const save = useSaveBrew();
  const take = hosts.of(run.home);
  return {
    hasHost: take !== null,
    async keep() {
      const fields = recordOf(run);
      if (take) take(fields, run.fields);
      else await save(fields);
      onClose();
      // Whoever signs in on the way may turn back, and finds it here again.
      if (take || currentPerson()) brewRun.set(null);
    },
    again: () => startBrew({ home: run.home, title: run.title, fields: run.fields }),
  };
}
