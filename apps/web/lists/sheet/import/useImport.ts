import type { ImportResult, Screen } from '@hanjan/core';
import type { MessageKey } from '@hanjan/model/messages/ko.ts';
import { useEffect, useRef, useState } from 'react';
import type { Answer } from '../../../base/api/call.ts';
import { t } from '../../../base/texts/index.ts';
import { tell, withdraw } from '../../../parts/dialog/ask.ts';
import { toast } from '../../../parts/dialog/toast.ts';
import { type Ask, askQuestion } from '../../../records/saving/question.ts';
import { renew } from '../../../records/store/renew.ts';
import { type Chosen, chooseFile, type NotTaken, previewImport, saveImport, unsavedText } from './importing.ts';

/** A file that was looked at, and what an import would do with it. */
export interface Checked {
  readonly chosen: Chosen;
  readonly result: ImportResult;
}

/** Where an import stands. */
export type ImportState =
  | {
      readonly is: 'choosing';
      /** The file that could not be looked at. */
      readonly chosen: Chosen | null;
      readonly failed: Answer | null;
    }
  | { readonly is: 'checking'; readonly chosen: Chosen; readonly sent: number }
  | ({ readonly is: 'checked'; readonly notice: MessageKey | null; readonly failed: Answer | null } & Checked)
  | ({ readonly is: 'saving'; readonly sent: number } & Checked);

interface Importer {
  readonly state: ImportState;
  /** Why the last file was not taken. */
  readonly refused: NotTaken | null;
  /** Looks at a file. */
  take(files: readonly File[]): Promise<void>;
  /** Looks at the file again that could not be looked at. */
  retry(): void;
  /** Saves what was looked at. It goes on when the page is left meanwhile. */
  save(checked: Checked): Promise<void>;
}

const START = { is: 'choosing', chosen: null, failed: null } as const;

/** Imports a file into the records of a screen: it is looked at first, and saved whole or not at all. */
export function useImport(screen: Screen, onSaved: () => void): Importer {
  const [state, setState] = useState<ImportState>(START);
  const [refused, setRefused] = useState<NotTaken | null>(null);
  const looking = useRef<AbortController | null>(null);
  const asked = useRef<readonly File[] | null>(null);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      looking.current?.abort();
    };
  }, []);

  const check = async (chosen: Chosen) => {
    looking.current?.abort();
    const stop = new AbortController();
    looking.current = stop;
    const onSent = (sent: number) => stop.signal.aborted || setState({ is: 'checking', chosen, sent });
    onSent(0);
    const answer = await previewImport(screen, chosen, { stop: stop.signal, onSent });
    if (stop.signal.aborted) return;
    if (answer.status === 'OK') setState({ is: 'checked', chosen, result: answer.result, notice: null, failed: null });
    else setState({ ...START, chosen, failed: answer });
  };

  const saved = ({ result: { fresh, changed }, touched = [] }: Answer<ImportResult>) => {
    renew(touched);
    toast({ text: t('import_ok', { fresh, changed }) });
    if (isShown.current) onSaved();
  };

  return {
    state,
    refused,
    async take(files) {
      if (state.is === 'saving') return;
      asked.current = files;
      const chosen = await chooseFile(files);
      // Another file was chosen meanwhile, or the one before is being saved.
      if (asked.current !== files) return;
      const isTaken = 'held' in chosen;
      setRefused(isTaken ? null : chosen);
      if (isTaken) await check(chosen);
    },
    retry() {
      if (state.is === 'choosing' && state.chosen) check(state.chosen);
    },
    async save({ chosen, result }) {
      asked.current = null;
      looking.current?.abort();
      setRefused(null);
      const onSent = (sent: number) => isShown.current && setState({ is: 'saving', chosen, result, sent });
      onSent(0);
      const stop = new AbortController().signal;
      const checked = { is: 'checked', chosen, result, notice: null, failed: null } as const;
      const ask: Ask = async (asked) => {
        // While it is asked nothing is being saved, and nobody has to be asked whether they leave.
        withdraw(t('import_leave_title'));
        if (isShown.current) setState(checked);
        const confirm = await askQuestion(asked);
        if (confirm) onSent(0);
        return confirm;
      };
      const answer = await saveImport(screen, chosen, { stop, onSent }, ask);
      if (answer === null) return;
      if (answer.status === 'OK') return saved(answer);
      const title = answer.status === 'NETWORK' ? 'import_title' : 'import_failed';
      if (!isShown.current) return tell(t(title), unsavedText(answer));
      if (answer.code === 'import_faults' && answer.result)
        setState({ is: 'checked', chosen, result: answer.result, notice: 'import_moved', failed: null });
      else setState({ ...checked, failed: answer });
    },
  };
}
