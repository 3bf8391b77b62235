import { isFileName } from '@hanjan/core';
import { LOG_TYPES, MOST_BYTES, TOO_LARGE } from '@hanjan/roastlog/limits.ts';
import type { RoastLog } from '@hanjan/roastlog/log.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { t } from '../../../base/texts/index.ts';
import { TYPES_MS } from '../../../parts/file/file.ts';
import { type Answer, readInWorker } from '../reading.ts';
import { type Choosing, useChoosing } from './useChoosing.ts';
import { faultText } from './useLog.ts';

/** What is read sooner is not worth a word, in ms. */
const SOON = 300;

/** A file that was opened, and the roast in it. */
export interface OpenedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Which of several roasts in it was chosen, from 0. */
  readonly chosen?: number | undefined;
  readonly log: RoastLog;
}

export interface Opening {
  /** Opens what was chosen or dropped. Once another one is opened nothing more is taken of it. */
  open(files: readonly File[], take: (file: OpenedFile, signal: AbortSignal) => Promise<void> | void): void;
  /** The name of the file that is being read, once that takes a while. */
  readonly reading: string | null;
  stop(): void;
  /** The roasts of a file that holds several, while one of them is to be chosen. */
  readonly choosing: Choosing | null;
  /** Why the last file was not opened. */
  readonly refused: string | null;
}

/**
 * Reads files that are opened. The last one wins; one that cannot be read, and one of several roasts of which none is
 * chosen, leaves everything as it is.
 */
export function useOpen(): Opening {
  const [reading, setReading] = useState<string | null>(null);
  const [refused, setRefused] = useState<{ readonly text: string; readonly isShort: boolean } | null>(null);
  const current = useRef<AbortController | null>(null);
  const { choosing, choose } = useChoosing();

  // Its time begins when it is seen.
  useLayoutEffect(() => {
    if (!refused?.isShort) return undefined;
    const timer = setTimeout(setRefused, TYPES_MS, null);
    return () => clearTimeout(timer);
  }, [refused]);
  useEffect(() => () => current.current?.abort(), []);

  const refuse = (text: string, isShort = false) => setRefused({ text, isShort });
  const stop = () => {
    current.current?.abort();
    setReading(null);
    setRefused(null);
  };
  const open: Opening['open'] = async (files, take) => {
    stop();
    const [file] = files;
    if (!file) return;
    if (files.length > 1) return refuse(t('file_one'));
    current.current = new AbortController();
    const { signal } = current.current;
    const name = file.name.normalize('NFC');
    const late = setTimeout(setReading, SOON, name);
    try {
      const isTaken = isFileName(name, LOG_TYPES);
      if (isTaken && file.size > MOST_BYTES) return refuse(faultText(TOO_LARGE));
      // Of what is no log by its name the beginning says what it is.
      const bytes = await file.slice(0, isTaken ? file.size : HEAD).bytes();
      const first = await readInWorker({ bytes, name }, signal);
      if (!isTaken) return refuse(otherText(name, first), true);
      let chosen: number | undefined;
      if ('several' in first) {
        clearTimeout(late);
        setReading(null);
        chosen = await choose(name, first.several, signal);
        if (chosen === undefined) return;
      }
      const read = 'several' in first ? await readInWorker({ bytes, name, chosen }, signal) : first;
      if ('fault' in read) refuse(faultText(read.fault));
      else if ('log' in read) await take({ name, bytes, chosen, log: read.log }, signal);
    } catch {
      if (!signal.aborted) refuse(t('file_unreadable'));
    } finally {
      clearTimeout(late);
      if (!signal.aborted) setReading(null);
    }
  };
  return { open, reading, stop, choosing, refused: refused?.text ?? null };
}

/** So much of a file says of which program it is. */
const HEAD = 4_096;

/** Which files are taken, and what to do with a file of another program that is known. */
function otherText(name: string, read: Answer): string {
  const types = t('not_checked_file_label', { types: LOG_TYPES.join(', ') });
  return 'fault' in read && read.fault.key === 'unsupported' ? `${name}: ${faultText(read.fault)} ${types}` : types;
}
