import { type RoastFault, RoastFaultError } from './fault.ts';
import { type FileResult, MOST_BYTES, type ReadResult, TOO_LARGE } from './limits.ts';
import { readRoastLog } from './read.ts';
import { textsOfList } from './several.ts';
import { decode } from './text/decode.ts';
import { isWorkbook } from './unsupported.ts';

/**
 * Reads all roasts of a file: those of `readRoastLog`, Excel files old and new, of which each sheet may be a roast, and
 * JSON that is a list of roasts. What reads workbooks is loaded when one comes; it fails only where that cannot be loaded.
 */
export async function readRoasts(bytes: Uint8Array, fileName = ''): Promise<FileResult> {
  if (bytes.length > MOST_BYTES) return { fault: TOO_LARGE };
  // Without a network there may be no reader, which says nothing about the file.
  const workbook = isWorkbook(bytes) ? await import('./workbook/workbook.ts') : null;
  try {
    if (workbook) return { roasts: await workbook.roastsInWorkbook(bytes) };
    const result = readRoastLog(bytes, fileName);
    if ('log' in result) return { roasts: [{ name: result.log.title ?? '', ...result }] };
    if (result.fault.key !== 'several') return { fault: result.fault };
    const parts = textsOfList(decode(bytes));
    const encoder = new TextEncoder();
    const read = parts.map((text) => readRoastLog(encoder.encode(text)));
    const roasts = read.flatMap((one) => ('log' in one ? [{ name: one.log.title ?? '', ...one }] : []));
    const [first] = read;
    return roasts.length > 0 || !first || !('fault' in first) ? { roasts } : { fault: first.fault };
  } catch (error) {
    return { fault: error instanceof RoastFaultError ? error.fault : { key: 'broken' } };
  }
}

/** Reads the roast of a file as `readRoasts` does; several are a fault that says how many, unless one is chosen, from 0. */
export async function readRoastFile(bytes: Uint8Array, fileName = '', chosen?: number): Promise<ReadResult> {
  const result = await readRoasts(bytes, fileName);
  if ('fault' in result) return result;
  const one = result.roasts[chosen ?? 0];
  const isTold = chosen !== undefined || result.roasts.length === 1;
  return one && isTold
    ? { log: one.log, text: one.text }
    : { fault: { key: 'several', args: { count: result.roasts.length } } };
}

/** Faults of files that may be sheets of roasts: they are read, and are no log. */
const OPEN: readonly RoastFault['key'][] = ['unknown', 'no_samples', 'no_bean', 'no_roast', 'row'];

/** Whether what `readRoasts` made of a file leaves open that it is a sheet with a row for each roast. */
export const mayBeSheet = (result: FileResult): boolean =>
  'fault' in result ? OPEN.includes(result.fault.key) : result.roasts.every(({ log }) => log.source === 'table');
