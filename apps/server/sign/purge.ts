import { sql } from 'kysely';
import type { Run } from '../db/statement.ts';

/** Deletes sessions that have ended, where people signed in over 90 days ago, counts of tries, steps that nobody took, and letters that nobody sends any more. */
export async function purgeSignIns(run: Run): Promise<void> {
  await run(
    sql`DELETE FROM session WHERE seen_at < now() - interval '14 days' OR rgst_at < now() - interval '30 days'`,
  );
  await run(sql`DELETE FROM sign_home WHERE seen_at < now() - interval '90 days'`);
  await run(sql`DELETE FROM sign_attempt WHERE last_at < now() - interval '1 day'`);
  await run(sql`DELETE FROM sign_step WHERE ends_at < now()`);
  await run(sql`DELETE FROM mail_outbox WHERE rgst_at < now() - interval '2 days'`);
}
