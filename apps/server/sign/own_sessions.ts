import type { OwnSession } from '@hanjan/model/account/session.ts';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Run } from '../db/statement.ts';
import { isAlive } from './session.ts';

type Asking = Pick<FastifyRequest, 'actor' | 'session'>;

/** Where the actor is signed in, this place first. What has ended by its age is none of them, whether it is purged yet or not. */
export const sessionsOf = (run: Run, { actor, session }: Asking): Promise<OwnSession[]> =>
  run(
    sql<OwnSession>`
      SELECT session_seq, session_system, session_browser, subnet, session.rgst_at, seen_at,
             session_seq = ${session?.seq ?? 0} AS is_here
        FROM session JOIN account USING (user_seq) WHERE user_seq = ${actor.user_seq} AND ${isAlive}
       ORDER BY is_here DESC, seen_at DESC, session_seq DESC`,
  );

/** Ends one of the actor's other sessions; answers whether there was one. */
export async function endOneSession(run: Run, { actor, session }: Asking, session_seq: number): Promise<boolean> {
  const ended = await run(
    sql`DELETE FROM session WHERE user_seq = ${actor.user_seq} AND session_seq = ${session_seq}
          AND session_seq <> ${session?.seq ?? 0} RETURNING session_seq`,
  );
  return ended.length > 0;
}

/** Ends all of the actor's sessions but this one. */
export const endOtherSessions = (run: Run, { actor, session }: Asking) =>
  run(sql`DELETE FROM session WHERE user_seq = ${actor.user_seq} AND session_seq <> ${session?.seq ?? 0}`);
