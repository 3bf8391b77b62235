import { sql } from 'kysely';
import type { Run } from './statement.ts';

/** Takes the advisory lock of a name until the transaction ends: transactions that take the same one run one after the other. */
export const lockName = (run: Run, name: string) =>
  run(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
