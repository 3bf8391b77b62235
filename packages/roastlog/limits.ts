import type { RoastFault } from './fault.ts';
import type { RoastLog } from './log.ts';

/** Bytes of the largest file that is read. */
export const MOST_BYTES = 8_000_000;

/** What reading a file comes to: a log with the file as text, or why it is none. */
export type ReadResult = { readonly log: RoastLog; readonly text: string } | { readonly fault: RoastFault };

/** Why a file is not read at all. */
export const TOO_LARGE: RoastFault = { key: 'too_large', args: { max: MOST_BYTES / 1_000_000 } };
