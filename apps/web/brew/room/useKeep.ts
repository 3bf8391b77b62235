import { useLocation } from 'wouter';
import { hosts, isRecord } from '../host.ts';
import { type Run, recordOf } from '../run.ts';
import { useSaveBrew } from '../save.ts';
import { brewRun, dropRun, startBrew } from '../store.ts';

/** What is done with a brew that is over: it goes into the record that began it, or into a new one. */
export function useKeep(run: Run, onClose: () => void) {
  const save = useSaveBrew();
  const [, navigate] = useLocation();
  const isOpen = hosts.of(run.home) !== null;
  const hasHost = isOpen || isRecord(run.home);
  return {
    hasHost,
    /** The brew as it is now, with what was typed last. */
    async keep(run: Run) {
      const fields = recordOf(run);
      if (hasHost) {
        hosts.give(run.home, (take) => {
          // It may have been thrown away before its record was open.
          if (brewRun.get()?.id !== run.id) return;
          take(fields, run.fields, dropRun(run.id));
        });
        if (!isOpen) navigate(`${run.home}?mode=edit`);
      } else {
        // Until the form has it, it stays here: the page may not be left after all, or somebody may turn back.
        await save(fields, run.id);
      }
      onClose();
    },
    again: () => startBrew({ home: run.home, title: run.title, fields: run.fields }),
  };
}
