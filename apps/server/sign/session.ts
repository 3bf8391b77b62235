import crypto from 'node:crypto';
import { GUEST, isAdmin, type SiteRole } from '@hanjan/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { Shape, slot } from '../db/shape.ts';
import { query, type Run } from '../db/statement.ts';
import type { SignedIn, WhoIs } from '../http/access.ts';
import { noteFacts, tellEvent } from '../http/events/event.ts';
import { bearerOf } from '../http/guard.ts';
import { subnetOf } from '../http/subnet.ts';
import { deviceOf } from './device.ts';
import { FACTORS } from './factors.ts';
import { IS_EXPIRED } from './one_time.ts';
import { mustAgree } from './privacy.ts';
import { endSteps } from './step.ts';
import { hashOf, isToken, newToken } from './token.ts';

/** How long a session lives: without being used, and at the longest. */
const LIFE = {
  people: { idle: '14 days', whole: '30 days' },
  admins: { idle: '30 minutes', whole: '12 hours' },
} as const;
/** How many sessions a person has at the most. */
const MOST = 20;
/** How long somebody who gave their password counts as having proved who they are, for what cannot be undone. */
const FRESH = '5 minutes';
const MONTH_S = 30 * 24 * 3600;

/** What the log calls a session: it distinguishes two, and leads back neither to the token nor to the row. */
const sessionName = (hash: Buffer): string => crypto.hash('sha256', hash, 'hex').slice(0, 12);

const isSecureAt = (origin: string): boolean => origin.startsWith('https:');

/** What the cookie with the token is called. The `__Host-` form needs https; plain http exists on localhost only. */
export const sessionCookieName = (origin: string): string => (isSecureAt(origin) ? '__Host-sid' : 'sid');

/** Where the token lies in a browser. */
export function sessionCookie(origin: string) {
  const isSecure = isSecureAt(origin);
  const name = sessionCookieName(origin);
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
  await run(query.insertInto('session').values({ token_hash: hash, user_seq, subnet, ...deviceOf(request.headers) }));
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

/** Ends all sessions of a person, and sign-ins of theirs that are under way. */
export async function endSessions(run: Run, user_seq: number): Promise<void> {
  await run(query.deleteFrom('session').where('user_seq', '=', user_seq));
  await endSteps(run, user_seq);
}

/**
 * Finds who a request's session belongs to and notes that it is alive, once a minute. `needsFactor`: administrators have to
 * have a second factor.
 */
export function whoIsBySession(db: Database, cookie: SessionCookie, needsFactor: boolean): WhoIs {
  return async (request) => {
    const token = cookie.read(request);
    if (!token) return null;
    const hash = hashOf(token);
    const [found] = await db.askTogether(SESSION.with({ hash }));
    if (!found) return null;
    const { user_seq, user_type, must_change_pass, session_seq, is_stale, is_fresh, is_leaving, must_agree } = found;
    if (is_stale) {
      const seen = sql`UPDATE session SET seen_at = now() WHERE token_hash = ${hash}`;
      await db.transact(GUEST, (run) => run(seen, 'last'));
    }
    return {
      actor: { user_seq, user_type },
      mustChangePass: must_change_pass,
      isLeaving: is_leaving,
      mustAgree: must_agree,
      lacksFactor: needsFactor && isAdmin(user_type) && (await isBare(db, user_seq)),
      session: { seq: session_seq, name: sessionName(hash), isFresh: is_fresh },
    } satisfies SignedIn;
  };
}

interface Found {
  user_seq: number;
  user_type: SiteRole;
  must_change_pass: boolean;
  session_seq: number;
  is_stale: boolean;
  is_fresh: boolean;
  is_leaving: boolean;
  must_agree: boolean;
}

/** In SQL, whether a session of an account has not ended by its age. */
export const isAlive = sql<boolean>`
  CASE WHEN user_type IN ('SADMIN', 'ADMIN')
  THEN seen_at > now() - ${LIFE.admins.idle}::interval AND session.rgst_at > now() - ${LIFE.admins.whole}::interval
  ELSE seen_at > now() - ${LIFE.people.idle}::interval AND session.rgst_at > now() - ${LIFE.people.whole}::interval
  END`;

const SESSION = new Shape(sql<Found>`
  SELECT user_seq, user_type, must_change_pass, session_seq, seen_at < now() - interval '1 minute' AS is_stale,
         auth_at > now() - ${FRESH}::interval AS is_fresh, delete_at IS NOT NULL AS is_leaving,
         ${mustAgree} AS must_agree
    FROM session JOIN account a USING (user_seq)
   WHERE token_hash = ${slot('hash')} AND user_use
     AND NOT (${sql.raw(IS_EXPIRED)})
     AND ${isAlive}`);

const BARE = new Shape(sql<{ is_bare: boolean }>`
  SELECT cardinality(${sql.raw(FACTORS)}) = 0 AS is_bare FROM account a WHERE user_seq = ${slot('user')}`);

/** Whether an account is opened by its password alone. Only of administrators it is asked with every call. */
async function isBare(db: Database, user: number): Promise<boolean> {
  const [found] = await db.askTogether(BARE.with({ user }));
  return found?.is_bare ?? true;
}
