import type { Row } from '@hanjan/core';
import { sql } from 'kysely';
import { lockNumbers } from '../domain/counter.ts';
import { orgOf } from '../domain/stock_lots.ts';
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
  if (isGiven) return leastFree(taken);
  if (taken.has(typed as number))
    throw invalid([
      { name: 'roasting_batch_no', key: 'batch_taken', args: { no: typed as number, free: leastFree(taken) } },
    ]);
  return typed;
}

/** The batch numbers of a day; those of removed roasts stay theirs. */
export async function batchesOf({ run, actor }: Work, day: string): Promise<Set<number>> {
  const rows = await run(
    sql<{ no: number }>`SELECT roasting_batch_no AS no FROM roaster_roasting_result
      WHERE org = ${orgOf(actor)} AND roasting_result_date = ${day} AND roasting_batch_no IS NOT NULL`,
  );
  return new Set(rows.map(({ no }) => no));
}

/** The least number from 1 on that is none of these. */
export function leastFree(taken: ReadonlySet<number>): number {
  let no = 1;
  while (taken.has(no)) no += 1;
  return no;
}
