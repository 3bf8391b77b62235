import { batchesOf, leastFree } from '../domain/batch.ts';
import { lockNumbers } from '../domain/counter.ts';
import type { Transaction } from '../engine/transaction.ts';
import { invalid } from '../http/refusal.ts';
import type { Roast } from './roast_green.ts';

/**
 * The batch number of a roast: the least that is free on its day where it is given automatically, otherwise the one that
 * was typed, which nobody else may have on that day. A number that a roast has it keeps on its day; on another one it is
 * given anew, and a typed one goes along.
 */
export async function batchFor(work: Transaction, row: Roast, before: Roast | null): Promise<number | null> {
  const typed = row.roasting_batch_no;
  const had = before?.roasting_batch_no ?? null;
  const isAuto = row.roasting_batch_auto === true;
  const day = row.roasting_result_date;
  const isMoved = before !== null && before.roasting_result_date !== day;
  if (!isMoved && had !== null && (typed === had || (isAuto && typed === null))) return had;
  const isGiven = isAuto && (before === null || typed === null || (isMoved && typed === had));
  if (!isGiven && typed === null) return null;
  const [, taken] = await Promise.all([
    lockNumbers(work, 'roasting_batch', Number(day.replaceAll('-', ''))),
    batchesOf(work, day),
  ]);
  const free = leastFree(taken);
  if (isGiven) return free;
  if (!taken.has(typed as number)) return typed;
  throw invalid([{ name: 'roasting_batch_no', key: 'batch_taken', args: { no: typed as number, free } }]);
}
