import type { RoastFault } from '../../../packages/roastlog/fault.ts';
import type { RoastLog } from '../../../packages/roastlog/log.ts';
import { type ReadResult, readRoastLog } from '../../../packages/roastlog/read.ts';

const encoder = new TextEncoder();

/** What the text of a file is read as. */
export const readText = (text: string): ReadResult => readRoastLog(encoder.encode(text));

/** The log in the text of a file; throws when it is none. */
export function logIn(text: string): RoastLog {
  const result = readText(text);
  if ('fault' in result) throw new Error(`refused: ${JSON.stringify(result.fault)}`);
  return result.log;
}

/** Why the text of a file is no log; null when it is one. */
export function faultIn(text: string): RoastFault | null {
  const result = readText(text);
  return 'fault' in result ? result.fault : null;
}

/** What was noted about a log, by key. */
export const notesIn = (log: RoastLog) => Object.fromEntries(log.notes.map(({ key, args }) => [key, args ?? true]));
