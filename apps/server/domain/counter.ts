import { sql } from 'kysely';
import type { Transaction } from '../engine/transaction.ts';
import { orgOf } from './org.ts';

/** What is numbered: roasts within a year, and batches within a day. */
type CounterName = 'roasting_result' | 'roasting_batch';

/**
 * The next number of a period, from 1 on. Whoever asks next waits until this work is done, so that none is given twice
 * and none is left out.
 */
export async function nextNumber({ run, actor }: Transaction, name: CounterName, period: number): Promise<number> {
  const [row] = await run(
    sql<{ last: number }>`INSERT INTO counter AS c (org, counter_name, counter_period, counter_last)
      VALUES (${orgOf(actor)}, ${name}, ${period}, 1)
      ON CONFLICT (org, counter_name, counter_period) DO UPDATE SET counter_last = c.counter_last + 1
      RETURNING counter_last AS last`,
  );
  return row?.last ?? 1;
}

/** Numbers of a period that people may choose themselves: whoever gives one waits for whoever is giving one. */
export async function lockNumbers({ run, actor }: Transaction, name: CounterName, period: number): Promise<void> {
  await run(
    sql`INSERT INTO counter AS c (org, counter_name, counter_period, counter_last)
      VALUES (${orgOf(actor)}, ${name}, ${period}, 0)
      ON CONFLICT (org, counter_name, counter_period) DO UPDATE SET counter_last = c.counter_last`,
  );
}
