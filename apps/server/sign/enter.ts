import type { FactorWay } from '@hanjan/model/account/factor.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Run } from '../db/statement.ts';
import { ok } from '../http/answer.ts';
import { noteFacts } from '../http/events/event.ts';
import { waysOf } from './factors.ts';
import { IS_EXPIRED } from './one_time.ts';
import { beginSession, type SessionCookie } from './session.ts';
import { beginStep, type StepCookie } from './step.ts';
import { userInfo } from './user_info.ts';

/** Whoever is signed in now: the token of the session, and who it is. */
export interface In {
  readonly token: string;
  readonly user: Awaited<ReturnType<typeof userInfo>>;
}

/** Whoever is asked for their second factor first: the token of the step that waits for it, and what they may bring. */
export interface Asked {
  readonly step: string;
  readonly ways: readonly FactorWay[];
}

/** What every way of signing in ends with. */
export type Entered = In | Asked;

/** Where the tokens lie in a browser. */
export interface SignCookies {
  readonly session: SessionCookie;
  readonly step: StepCookie;
}

/**
 * Lets in whoever has proved who they are, whichever way, or asks for the second factor where the account has one. The row
 * of the account is held, is in use, and `replaces` is the session that the new one takes the place of in this browser.
 */
export async function enter(
  run: Run,
  request: FastifyRequest,
  user_seq: number,
  replaces: string | undefined,
): Promise<Entered> {
  const ways = await waysOf(run, user_seq);
  if (ways.length === 0) return letIn(run, request, user_seq, replaces);
  noteFacts(request, { target: 'second factor' });
  return { step: await beginStep(run, 'factor', { user_seq, facts: {} }), ways };
}

/** Begins the session of whoever has proved all that their account asks for; the row of the account is held. */
export async function letIn(
  run: Run,
  request: FastifyRequest,
  user_seq: number,
  replaces: string | undefined,
): Promise<In> {
  const token = await beginSession(run, request, user_seq, replaces);
  return { token, user: await userInfo(run, user_seq) };
}

/**
 * Holds the account of somebody who signs in without its password; false where it opens nothing by now, or is made up and
 * those open nothing here.
 */
export async function holdInUse(run: Run, user_seq: number, isDemoOpen = true): Promise<boolean> {
  const found = await run(
    sql`SELECT FROM account WHERE user_seq = ${user_seq} AND user_use AND (${isDemoOpen} OR NOT is_demo)
           AND NOT (${sql.raw(IS_EXPIRED)}) FOR NO KEY UPDATE`,
  );
  return found.length > 0;
}

/** Gives the browser the token of what a sign-in came to: the session, or the step that waits for the second factor. */
export function bearEntered(reply: FastifyReply, { session, step }: SignCookies, entered: Entered): void {
  if ('step' in entered) {
    step.set(reply, entered.step);
    return;
  }
  session.set(reply, entered.token);
  step.clear(reply);
}

/** Answers what a sign-in came to: who is signed in, or `{ step: 'factor', ways }`. */
export function answerEntered(request: FastifyRequest, reply: FastifyReply, cookies: SignCookies, entered: Entered) {
  bearEntered(reply, cookies, entered);
  return ok(request, 'step' in entered ? { step: 'factor', ways: entered.ways } : entered.user);
}
