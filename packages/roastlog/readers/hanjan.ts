import { RoastFaultError } from '../fault.ts';
import type { RoastLog } from '../log.ts';
import { storedLog } from './hanjan_json.ts';
import { isOwnTable, tableLog } from './hanjan_table.ts';

/**
 * A log that was written by `jsonOf` or `csvOf`; null for any other text. It comes back with the marks that it had, and
 * nothing is proposed once more.
 * @throws RoastFaultError where there is nothing in it
 */
export function ownLog(text: string): RoastLog | null {
  const log = isOwnTable(text) ? tableLog(text) : storedLog(text);
  if (log && log.time.length === 0 && Object.values(log.marks).every((mark) => mark === null)) {
    throw new RoastFaultError('no_samples');
  }
  return log;
}
