import { GUEST } from '@hanjan/core';
import type { FastifyRequest } from 'fastify';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import type { Database } from '../../db/database.ts';
import { refuseStale } from '../../http/access.ts';
import { invalid, Refusal } from '../../http/refusal.ts';
import { beginStep, type Step, takeStep } from '../step.ts';
import type { Attempt, Provider } from './provider.ts';

/** What somebody goes to a provider for: to sign in, to link it to their account, to prove that they are still who they are. */
const WHYS = ['signin', 'link', 'again'] as const;
export type Why = (typeof WHYS)[number];

/** What is kept of somebody who is on their way. */
export interface Way extends Attempt {
  readonly provider: string;
  readonly why: Why;
  /** The page that they came from, and where they are led once they are signed in: addresses of ours, without the origin. */
  readonly back: string;
  readonly next: string;
  /** The session that links or proves itself again. */
  readonly session_seq: number | null;
}

/** Begins the way to a provider: the token of it, for the cookie, and the address to go to. */
export async function beginWay(
  db: Database,
  request: FastifyRequest,
  provider: Provider,
  body: Readonly<Record<string, unknown>>,
  origin: string,
): Promise<{ token: string; url: string }> {
  const why = WHYS.find((one) => one === (body.why ?? 'signin'));
  if (!why) throw invalid([{ name: 'why', key: 'field_code', args: {} }]);
  const { actor, session } = request;
  const isOwn = why !== 'signin';
  if (isOwn && session === null) throw new Refusal(401, 'noauth_text');
  if (why === 'link') refuseStale(request);
  const attempt = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
  const way: Way = {
    ...attempt,
    provider: provider.settings.name,
    why,
    back: readAddress('back', body.back, '/user/signin', origin),
    next: readAddress('next', body.next, '/', origin),
    session_seq: isOwn && session ? session.seq : null,
  };
  const url = await provider.ask(attempt, { again: why === 'again' });
  const token = await db.transact(actor, (run) =>
    beginStep(run, 'provider', { user_seq: isOwn ? actor.user_seq : null, facts: way }),
  );
  return { token, url: url.href };
}

/** Takes the way that somebody comes back on, once. Nothing where they never left or were gone too long. */
export const takeWay = (db: Database, token: string | undefined): Promise<Step<Way> | undefined> =>
  db.transact(GUEST, (run) => takeStep<Way>(run, 'provider', token));

const LONGEST = 2_000;

/** An address of a page of ours, as a path. Whatever leads elsewhere, or to a call, is refused. */
function readAddress(name: string, value: unknown, usual: string, origin: string): string {
  if (value === undefined || value === null) return usual;
  const url = typeof value === 'string' && value.length <= LONGEST ? URL.parse(value, origin) : null;
  if (url?.origin === origin && /^\/[^/\\]|^\/$/.test(String(value)) && !/^\/(api|picture)\//.test(url.pathname)) {
    return url.pathname + url.search;
  }
  throw invalid([{ name, key: 'field_link', args: {} }]);
}
