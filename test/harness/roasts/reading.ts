import { type RoastFault, RoastFaultError } from '../../../packages/roastlog/fault.ts';
import { finish } from '../../../packages/roastlog/finish/finish.ts';
import type { RoastLog } from '../../../packages/roastlog/log.ts';
import { type ReadResult, readRoastLog } from '../../../packages/roastlog/read.ts';
import { rawLogOf } from '../../../packages/roastlog/recognise.ts';

const encoder = new TextEncoder();

/** What the text of a file is read as. */
export const readText = (text: string): ReadResult => readRoastLog(encoder.encode(text));

/** The log in the text of a file; throws when it is none. */
export function logIn(text: string): RoastLog {
  const result = readText(text);
  if ('fault' in result) throw new Error(`refused: ${JSON.stringify(result.fault)}`);
  return result.log;
}

/** The same, of a file whose text has to come back as it was. */
export function sameLogIn(text: string): RoastLog {
  const result = readText(text);
  if (!('fault' in result) && result.text !== text) throw new Error('its text came back as another');
  return logIn(text);
}

/** Why the text of a file is no log; null when it is one. */
export function faultIn(text: string): RoastFault | null {
  const result = readText(text);
  return 'fault' in result ? result.fault : null;
}

/**
 * The log in a text of any program, null when it is refused by name. Anything else that a reader throws is thrown on, of
 * which `readRoastLog` makes a fault.
 */
export function readOrRefuse(text: string): RoastLog | null {
  try {
    return finish(rawLogOf(text));
  } catch (error) {
    if (error instanceof RoastFaultError) return null;
    throw error;
  }
}

/** What was noted about a log, by key. */
export const notesIn = (log: RoastLog) => Object.fromEntries(log.notes.map(({ key, args }) => [key, args ?? true]));
