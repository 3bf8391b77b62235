import { sql } from 'kysely';
import type { Transaction } from '../engine/transaction.ts';
import { orgOf } from './org.ts';

/** What people number themselves: batches within a day. */
type CounterName = 'roasting_batch';

/** Numbers of a period that people may choose themselves: whoever gives one waits for whoever is giving one. */
export async function lockNumbers({ run, actor }: Transaction, name: CounterName, period: number): Promise<void> {
  await run(
    sql`INSERT INTO counter AS c (org, counter_name, counter_period, counter_last)
      VALUES (${orgOf(actor)}, ${name}, ${period}, 0)
      ON CONFLICT (org, counter_name, counter_period) DO UPDATE SET counter_last = c.counter_last`,
  );
}
