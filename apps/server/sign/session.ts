import { createHash } from 'node:crypto';
import { GUEST, type SiteRole } from '@hanjan/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { type Database, query, type Run } from '../db/database.ts';
import type { SignedIn, WhoIs } from '../http/access.ts';
import { noteFacts, tellEvent } from '../http/event.ts';
import { bearerOf } from '../http/guard.ts';
import { subnetOf } from '../http/subnet.ts';
import { IS_EXPIRED } from './one_time.ts';
import { hashOf, isToken, newToken } from './token.ts';

/** How long a session lives: without being used, and at the longest. */
const LIFE = {
  people: { idle: '14 days', whole: '30 days' },
  admins: { idle: '30 minutes', whole: '12 hours' },
} as const;
/** How many sessions a person has at the most. */
const MOST = 20;
const MONTH_S = 30 * 24 * 3600;

/** What the log calls a session: it distinguishes two, and leads back neither to the token nor to the row. */
const sessionName = (hash: Buffer): string => createHash('sha256').update(hash).digest('hex').slice(0, 12);

/** Where the token lies in a browser. The `__Host-` form needs https; plain http exists on localhost only. */
export function sessionCookie(origin: string) {
  const isSecure = origin.startsWith('https:');
  const name = isSecure ? '__Host-sid' : 'sid';
  const options = { path: '/', httpOnly: true, secure: isSecure, sameSite: 'lax' } as const;
  return {
    read: (request: FastifyRequest): string | undefined => {
      const token = bearerOf(request) ?? request.cookies[name];
      return isToken(token) ? token : undefined;
    },
    set: (reply: FastifyReply, token: string) => reply.setCookie(name, token, { ...options, maxAge: MONTH_S }),
    clear: (reply: FastifyReply) => reply.clearCookie(name, options),
  };
}

export type SessionCookie = ReturnType<typeof sessionCookie>;

/**
 * Begins a session and answers its token, which is kept nowhere. Every sign-in gets a new one; the session that it takes
 * the place of in a browser ends, and beyond the most that a person may have those that were used longest ago.
 * The row of the account has to be held, so that two at once do not leave one too many.
 */
export async function beginSession(
  run: Run,
  request: FastifyRequest,
  user_seq: number,
  replaces?: string,
): Promise<string> {
  const token = newToken();
  const hash = hashOf(token);
  const subnet = subnetOf(request.ip);
  if (replaces) await endSession(run, replaces);
  await run(query.insertInto('session').values({ token_hash: hash, user_seq, subnet }));
  const ended = await run(sql`
    DELETE FROM session WHERE token_hash IN (
      SELECT token_hash FROM session WHERE user_seq = ${user_seq} ORDER BY seen_at DESC, rgst_at DESC OFFSET ${MOST})
    RETURNING user_seq`);
  await run(
    query
      .insertInto('sign_home')
      .values({ user_seq, subnet })
      .onConflict((conflict) => conflict.columns(['user_seq', 'subnet']).doUpdateSet({ seen_at: sql`now()` })),
  );
  const session = sessionName(hash);
  noteFacts(request, { user_seq, session });
  const facts = { user_seq, subnet, session, target: `more than ${MOST}` };
  if (ended.length > 0) tellEvent(request.log, 'sessions_ended', 'ok', facts);
  return token;
}

/** Ends one session. */
export const endSession = (run: Run, token: string) =>
  run(query.deleteFrom('session').where('token_hash', '=', hashOf(token)));

/** Ends all sessions of a person. */
export const endSessions = (run: Run, user_seq: number) =>
  run(query.deleteFrom('session').where('user_seq', '=', user_seq));

/** Finds who a request's session belongs to and notes that it is alive, once a minute. */
export function whoIsBySession(db: Database, cookie: SessionCookie): WhoIs {
  return async (request) => {
    const token = cookie.read(request);
    if (!token) return null;
    const hash = hashOf(token);
    const [found] = await db.ask(sessionQuery(hash));
    if (!found) return null;
    const { user_seq, user_type, must_change_pass, is_stale } = found;
    if (is_stale) {
      const seen = sql`UPDATE session SET seen_at = now() WHERE token_hash = ${hash}`;
      await db.transact(GUEST, (run) => run(seen, 'last'));
    }
    return {
      actor: { user_seq, user_type },
      mustChangePass: must_change_pass,
      session: sessionName(hash),
    } satisfies SignedIn;
  };
}

interface Found {
  user_seq: number;
  user_type: SiteRole;
  must_change_pass: boolean;
  is_stale: boolean;
}

const sessionQuery = (hash: Buffer) => sql<Found>`
  SELECT user_seq, user_type, must_change_pass, seen_at < now() - interval '1 minute' AS is_stale
    FROM session JOIN account USING (user_seq)
   WHERE token_hash = ${hash} AND user_use
     AND NOT (${sql.raw(IS_EXPIRED)})
     AND CASE WHEN user_type IN ('SADMIN', 'ADMIN')
         THEN seen_at > now() - ${LIFE.admins.idle}::interval AND session.rgst_at > now() - ${LIFE.admins.whole}::interval
         ELSE seen_at > now() - ${LIFE.people.idle}::interval AND session.rgst_at > now() - ${LIFE.people.whole}::interval
         END`;
