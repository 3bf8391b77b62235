import type { RoastFault } from '@hanjan/roastlog/fault.ts';
import type { RoastLog } from '@hanjan/roastlog/log.ts';
import { useEffect, useState } from 'react';
import { t } from '../../../base/texts/index.ts';
import { fileOf } from '../files.ts';
import { readInWorker } from '../reading.ts';
import { type RoastFile, SAMPLE, SAMPLE_BELOW } from '../work.ts';

/** A file that has been read. */
export interface ReadLog {
  readonly log: RoastLog;
}

/** Where a file of the work is: on its way, read, or why it is not. */
export type LogState = ReadLog | { readonly fault: RoastFault | 'gone' } | null;

/** What this page has read, by the ids of the files. */
const read = new Map<string, ReadLog>();

/** A file that was read just now need not be read again. */
export const keepLog = (id: string, { log }: ReadLog): void => void read.set(id, { log });

const known = (file: RoastFile | null) => (file && read.get(file.id)) ?? null;

/** The log of a file of the work; null while it is being read, and where there is no file. */
export function useLog(file: RoastFile | null, sample: () => Promise<RoastLog>): LogState {
  const [state, setState] = useState<{ readonly id: string; readonly log: LogState } | null>(null);
  const id = file?.id;
  useEffect(() => {
    if (id === undefined || read.has(id)) return undefined;
    const ended = new AbortController();
    load(id, sample, ended.signal).then(
      (log) => {
        if ('log' in log) keepLog(id, log);
        setState({ id, log });
      },
      () => undefined,
    );
    return () => ended.abort();
  }, [id, sample]);
  return known(file) ?? (state && state.id === id ? state.log : null);
}

async function load(id: string, sample: () => Promise<RoastLog>, signal: AbortSignal): Promise<NonNullable<LogState>> {
  if (id === SAMPLE || id === SAMPLE_BELOW) return { log: await sample() };
  const kept = await fileOf(id);
  if (!kept) return { fault: 'gone' };
  const answer = await readInWorker(kept, signal);
  return 'several' in answer ? { fault: { key: 'several', args: { count: answer.several.length } } } : answer;
}

/** The log of a file that has been read. */
export const logIn = (state: LogState) => (state && 'log' in state ? state.log : null);

/** Why a file is not there. */
export const faultOf = (state: LogState) => (state && 'fault' in state ? state.fault : null);

/** The same in a sentence. */
export const faultText = (fault: RoastFault | 'gone'): string =>
  fault === 'gone' ? t('roast_gone') : t(`roast_fault_${fault.key}`, fault.args);
