import { sql } from 'kysely';
import type { Work } from '../engine/work.ts';
import { orgOf } from './org.ts';

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
