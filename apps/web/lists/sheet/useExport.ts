import type { Screen } from '@hanjan/core';
import { useEffect, useRef, useState } from 'react';
import type { Answer } from '../../base/api/call.ts';
import { orgOf } from '../../base/api/org_call.ts';
import { saveAs } from '../../parts/file/file.ts';
import { type Exported, fetchExport, type Step } from './exporting.ts';

/** What an export is doing, or how it failed. */
export type ExportState =
  | { readonly is: 'ready' }
  | { readonly is: 'busy'; readonly step: Step | null }
  | { readonly is: 'failed'; readonly answer: Answer };

interface Exporter {
  readonly state: ExportState;
  /** Makes a file, in the language of its heads and names, and gives it to the device; answers its name once that is done. */
  run(asked: object, language: string): Promise<string | null>;
  stop(): void;
}

/** Sends what is asked for, perhaps after something else; null where nothing is wanted any more. */
type Through = <T>(send: () => Promise<Answer<T>>) => Promise<Answer<T> | null>;

const straight: Through = (send) => send();

/** Makes files of the records of a screen, one at a time. Leaving the page stops it. */
export function useExport(screen: Pick<Screen, 'path' | 'entity' | 'org'>, through = straight): Exporter {
  const [state, setState] = useState<ExportState>({ is: 'ready' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (asked: object, language: string): Promise<string | null> => {
    if (running.current) return null;
    const stop = new AbortController();
    running.current = stop;
    setState({ is: 'busy', step: null });
    const onStep = (step: Step) => stop.signal.aborted || setState({ is: 'busy', step });
    const answer = await through(() =>
      fetchExport(screen.path, asked, { language, stop: stop.signal, org: orgOf(screen), onStep }),
    );
    if (stop.signal.aborted) return null;
    running.current = null;
    if (answer) return end(answer);
    setState({ is: 'ready' });
    return null;
  };
  const end = (answer: Answer<Exported>): string | null => {
    if (answer.status !== 'OK') {
      setState({ is: 'failed', answer });
      return null;
    }
    setState({ is: 'ready' });
    saveAs(answer.result.name, answer.result.file);
    return answer.result.name;
  };
  return {
    state,
    run,
    stop() {
      running.current?.abort();
      running.current = null;
      setState({ is: 'ready' });
    },
  };
}
