import { GUEST } from '@hanjan/core';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { noteFacts } from '../http/events/event.ts';
import { Refusal } from '../http/refusal.ts';
import { isAlive } from './session.ts';
import { hashOf, newToken } from './token.ts';

/** Two windows of one browser may ask at once, and one of them comes with the token that the other has just turned in. */
const AT_ONCE = '30 seconds';

/**
 * Turns the token of a session in for another one. The session stays what it is, and ends when it would have ended. Who
 * comes with a token that was turned in before has a copy of it, or holds the only one while a copy was turned in: nobody
 * can tell, so the session ends for both.
 */
export async function refresh(db: Database, request: FastifyRequest, token: string | undefined): Promise<string> {
  const { user_seq } = request.actor;
  const ended = new Refusal(401, 'noauth_text');
  if (!token) throw ended;
  const next = newToken();
  const turned = await db.transact(GUEST, async (run) => {
    const [done] = await run(
      sql`UPDATE session SET token_hash = ${hashOf(next)}, was_hash = token_hash, turned_at = now()
            FROM account WHERE account.user_seq = session.user_seq AND user_use AND ${isAlive}
             AND token_hash = ${hashOf(token)} RETURNING session_seq`,
    );
    if (done) return true;
    const [copied] = await run(
      sql<{ user_seq: number }>`
        DELETE FROM session WHERE was_hash = ${hashOf(token)} AND turned_at < now() - ${AT_ONCE}::interval
        RETURNING user_seq`,
    );
    if (copied) noteFacts(request, { user_seq: copied.user_seq, target: 'a token that was turned in before' });
    return false;
  });
  if (!turned) throw ended;
  noteFacts(request, { user_seq });
  return next;
}
