import type { NotNull } from 'kysely';
import { query } from '../db/statement.ts';
import type { Transaction } from '../engine/transaction.ts';
import { orgOf } from './org.ts';

/** The batch numbers of a day; those of removed roasts stay theirs. */
export async function batchesOf({ run, actor }: Transaction, day: string): Promise<Set<number>> {
  const rows = await run(
    query
      .selectFrom('roaster_roasting_result')
      .select('roasting_batch_no as no')
      .where('org', '=', orgOf(actor))
      .where('roasting_result_date', '=', day)
      .where('roasting_batch_no', 'is not', null)
      .$narrowType<{ no: NotNull }>(),
  );
  return new Set(rows.map(({ no }) => no));
}

/** The least number from 1 on that is none of these. */
export function leastFree(taken: ReadonlySet<number>): number {
  let no = 1;
  while (taken.has(no)) no += 1;
  return no;
}
