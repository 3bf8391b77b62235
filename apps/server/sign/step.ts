import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { query, type Run } from '../db/statement.ts';
import { hashOf, isToken, newToken } from './token.ts';

/**
 * What is waited for: of a sign-in under way a provider's answer, age and consent, a second factor; the answer to the
 * challenge of a passkey; the first code of an authenticator app that is being added. Links in letters are steps, too: to a
 * new password, and to show whose an address is.
 */
export type StepName = 'provider' | 'consent' | 'factor' | 'passkey' | 'totp' | 'recover' | 'verify';

/** What is known of a sign-in under way. */
export interface Step<F> {
  /** Whoever has proved who they are; nobody before. */
  readonly user_seq: number | null;
  /** Whatever the step after it needs. */
  readonly facts: F;
}

/** How long each step may take: a person reads, finds their phone, types. */
const LASTS_MIN = 10;

/**
 * Where the token of a sign-in under way lies in a browser. It outlives the way to a provider and back.
 */
export function stepCookie(origin: string) {
  const isSecure = origin.startsWith('https:');
  const name = isSecure ? '__Host-step' : 'step';
  const options = { path: '/', httpOnly: true, secure: isSecure, sameSite: 'lax' } as const;
  return {
    read: (request: FastifyRequest): string | undefined => {
      const token = request.cookies[name];
      return isToken(token) ? token : undefined;
    },
    /** `isPosted`: it comes back by a form that another site has the browser post, which bears no other cookie. */
    set: (reply: FastifyReply, token: string, isPosted = false) =>
      reply.setCookie(name, token, {
        ...options,
        ...(isPosted && isSecure && { sameSite: 'none' as const }),
        maxAge: LASTS_MIN * 60,
      }),
    clear: (reply: FastifyReply) => reply.clearCookie(name, options),
  };
}

export type StepCookie = ReturnType<typeof stepCookie>;

/** Begins a step and answers its token, of which the database keeps the hash alone. */
export async function beginStep(
  run: Run,
  step: StepName,
  { user_seq, facts }: Step<object>,
  lastsMin = LASTS_MIN,
): Promise<string> {
  const token = newToken();
  await run(
    query.insertInto('sign_step').values({
      token_hash: hashOf(token),
      step,
      user_seq,
      facts: JSON.stringify(facts),
      ends_at: sql`now() + ${`${lastsMin} minutes`}::interval`,
    }),
  );
  return token;
}

/** A step that waits for this, which goes on waiting. */
export async function findStep<F>(run: Run, step: StepName, token: string | undefined): Promise<Step<F> | undefined> {
  if (!token) return undefined;
  const [found] = await run(
    sql<Step<F>>`SELECT user_seq, facts FROM sign_step
      WHERE token_hash = ${hashOf(token)} AND step = ${step} AND ends_at > now()`,
  );
  return found;
}

/** Ends whatever somebody has begun and not finished. */
export const endSteps = (run: Run, user_seq: number) =>
  run(query.deleteFrom('sign_step').where('user_seq', '=', user_seq));

/** Takes a step that waits for this: once, whoever of two comes first. Nothing where it is over or was of another kind. */
export async function takeStep<F>(run: Run, step: StepName, token: string | undefined): Promise<Step<F> | undefined> {
  if (!token) return undefined;
  const [taken] = await run(
    sql<Step<F> & { is_over: boolean }>`
      DELETE FROM sign_step WHERE token_hash = ${hashOf(token)} AND step = ${step}
      RETURNING user_seq, facts, ends_at < now() AS is_over`,
  );
  return taken && !taken.is_over ? { user_seq: taken.user_seq, facts: taken.facts } : undefined;
}

/** Ends a step that nobody is to take. */
export const dropStep = (run: Run, token: string) =>
  run(query.deleteFrom('sign_step').where('token_hash', '=', hashOf(token)));
