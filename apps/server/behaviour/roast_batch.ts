import type { Row } from '@hanjan/core';
import { batchesOf, leastFree } from '../domain/batch.ts';
import { lockNumbers } from '../domain/counter.ts';
import type { Work } from '../engine/work.ts';
import { invalid } from '../http/refusal.ts';

/**
 * The batch number of a roast: the least that is free on its day where it is given automatically, otherwise the one that
 * was typed, which nobody else may have on that day. A number that a roast has it keeps.
 */
export async function batchFor(work: Work, row: Row, before: Row | null): Promise<number | null> {
  const typed = row.roasting_batch_no as number | null;
  const had = (before?.roasting_batch_no ?? null) as number | null;
  const isAuto = row.roasting_batch_auto === true;
  if (had !== null && (typed === had || (isAuto && typed === null))) return had;
  const isGiven = isAuto && (before === null || typed === null);
  if (!isGiven && typed === null) return null;
  const day = row.roasting_result_date as string;
  const [, taken] = await Promise.all([
    lockNumbers(work, 'roasting_batch', Number(day.replaceAll('-', ''))),
    batchesOf(work, day),
  ]);
  const free = leastFree(taken);
  if (isGiven) return free;
  if (!taken.has(typed as number)) return typed;
  throw invalid([{ name: 'roasting_batch_no', key: 'batch_taken', args: { no: typed as number, free } }]);
}
