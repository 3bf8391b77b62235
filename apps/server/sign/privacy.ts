import { PRIVACY_VERSION } from '@hanjan/model/account/privacy.ts';
import { sql } from 'kysely';
import type { Run } from '../db/statement.ts';

/**
 * In SQL, whether the privacy policy is newer than the one that an account agreed to. Whoever agreed to none, because the
 * operator made their account, is not asked.
 */
export const mustAgree = sql<boolean>`coalesce(privacy_version < ${PRIVACY_VERSION}::date, false)`;

/** Notes that somebody agreed to the policy of now. Asked again it stays at when they did. */
export const agreeAgain = (run: Run, user_seq: number) =>
  run(sql`UPDATE account SET privacy_at = now(), privacy_version = ${PRIVACY_VERSION}
           WHERE user_seq = ${user_seq} AND ${mustAgree}`);
