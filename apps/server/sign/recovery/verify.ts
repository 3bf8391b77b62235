import { GUEST } from '@hanjan/core';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Run } from '../../db/statement.ts';
import { noteFacts } from '../../http/events/event.ts';
import { Refusal } from '../../http/refusal.ts';
import { beginStep, takeStep } from '../step.ts';
import { isToken } from '../token.ts';
import { linkOver } from './recover.ts';

/** How long a link that shows whose an address is opens: all that it does is that. */
const VERIFY_MIN = 24 * 60;

interface Facts {
  readonly user_email: string;
}

/** Begins to show that an address is an account's; answers the token of the link, and null where there is nothing to show. */
export async function beginVerifying(run: Run, user_seq: number, user_email: string): Promise<string | null> {
  const [found] = await run(
    sql`SELECT FROM account WHERE user_seq = ${user_seq} AND user_email = ${user_email} AND email_verified_at IS NULL AND user_use`,
  );
  const facts: Facts = { user_email };
  return found ? beginStep(run, 'verify', { user_seq, facts }, VERIFY_MIN) : null;
}

/**
 * Somebody opened the link that was sent to an address: it is the account's that it was sent for, as long as that is what the
 * account says. An address is one account's.
 */
export async function verify(db: Database, request: FastifyRequest, token: unknown): Promise<void> {
  if (!isToken(token)) throw linkOver();
  await db
    .transact(GUEST, async (run) => {
      const step = await takeStep<Facts>(run, 'verify', token);
      if (!step) throw linkOver();
      noteFacts(request, { user_seq: step.user_seq });
      const verified = await run(
        sql`UPDATE account SET email_verified_at = coalesce(email_verified_at, now())
             WHERE user_seq = ${step.user_seq} AND user_email = ${step.facts.user_email} AND user_use RETURNING user_seq`,
      );
      if (verified.length === 0) throw linkOver();
    })
    .catch((error) => {
      throw error.constraint === 'account_verified_email_idx' ? new Refusal(409, 'email_taken') : error;
    });
}
