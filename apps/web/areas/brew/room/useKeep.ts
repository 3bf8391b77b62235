import { useLocation } from 'wouter';
import { currentPerson } from '../../../base/session/session.ts';
import { isKeptHere, markDraft } from '../../../records/drafts/open_keepers.ts';
import { drafts } from '../../../records/drafts/store.ts';
import { hosts, isRecord } from '../run/host.ts';
import { recordOf } from '../run/outcome.ts';
import type { Run } from '../run/run.ts';
import { isGone, useSaveBrew } from '../run/save.ts';
import { dropRun, runOf, startAgain } from '../run/store.ts';

/** The brews that are on their way: where the server is slow their key is pressed again meanwhile. */
const going = new Set<string>();

/**
 * What is done with a brew that is over: it goes into the record that began it, also into a new one that is not saved
 * yet, or else into a new one of its own.
 */
export function useKeep(run: Run, onClose: () => void) {
  const save = useSaveBrew(run.home);
  const [, navigate] = useLocation();
  const isOpen = hosts.of(run.home) !== null;
  const draft = isOpen ? null : draftOf(run);
  const hasHost = isOpen || draft !== null || isRecord(run.home);
  const put = async (run: Run) => {
    const fields = recordOf(run);
    if (hasHost && (isOpen || !(await isGone(run.home)))) {
      hosts.give(run.home, (take) => {
        // It may have been thrown away before its record was open, or another new record is.
        if (!runOf(run.id) || (draft && !isKeptHere(draft))) return;
        take(fields, run.fields, dropRun(run.id));
      });
      if (draft) markDraft(draft);
      if (!isOpen) navigate(draft ? run.home : `${run.home}?mode=edit`);
    } else {
      // Until the form has it, it stays here: the page may not be left after all, or somebody may turn back. Whoever is
      // signed in has it saved by this one key; a guest sees it again after signing in.
      await save(fields, { run: run.id, saves: currentPerson() !== null });
    }
  };
  return {
    hasHost,
    /** The brew as it is now, with what was typed last. */
    async keep(run: Run) {
      if (going.has(run.id)) return;
      going.add(run.id);
      await put(run).finally(() => going.delete(run.id));
      onClose();
    },
    again: () => startAgain(run),
  };
}

/**
 * The draft of the new record that began a brew, as long as it is stored and not saved. Before it is known whose drafts
 * there are, after a reload without a network, it may be.
 */
function draftOf({ home, draft }: Run): string | null {
  if (!draft || isRecord(home)) return null;
  const person = currentPerson();
  if (!person) return draft;
  const stored = drafts.get(person.user_uuid, draft);
  return stored?.key === null && !stored.waiting ? draft : null;
}
