import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { SignupMode } from '../../config.ts';
import type { Run } from '../../db/statement.ts';
import { noteFacts } from '../../http/events/event.ts';
import { Refusal } from '../../http/refusal.ts';
import { localeOf } from '../../http/texts.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { type Entered, enter, holdInUse } from '../enter.ts';
import type { Keyring } from '../factor/keyring.ts';
import { isMadeUp } from '../leaving.ts';
import { mustAgree } from '../privacy.ts';
import { beginStep, type Step } from '../step.ts';
import { hashOf } from '../token.ts';
import type { Claims, Meant } from './id_token.ts';
import { findIdentity, holdAccount, linkIdentity, useIdentity } from './identity.ts';
import type { Answered } from './provider.ts';
import { keepToken, sealToken } from './revoke.ts';
import type { Way } from './way.ts';

/** What whoever was sent to a provider is by the end of it: signed in, or asked for age and consent, or back where they were. */
export type Arrived =
  | { readonly is: 'entered'; readonly entered: Entered }
  | { readonly is: 'consent'; readonly token: string }
  | { readonly is: 'linked' | 'again' };

/** What is kept until somebody new has agreed. */
export interface Newcomer {
  readonly provider: string;
  readonly claims: Meant;
  /** The encrypted token that is revoked when the account ends; its bytes in base64. */
  readonly token: { readonly key_id: string; readonly sealed: string } | null;
  /** What they may be called, which is theirs to say. */
  readonly user_name: string;
  readonly next: string;
}

/** How signing in is set up, as far as it matters to whoever comes from a provider. */
export interface Rules {
  readonly signup: SignupMode;
  readonly isDemoOpen: boolean;
  /** Letters that tell people what happened to their account. */
  readonly outbox: Outbox;
  /** Encrypts the tokens that are revoked when accounts end. */
  readonly keyring: Keyring;
}

/** Who comes: what the provider says of them, and by which name it calls them where that came beside the token. */
export interface Comer {
  readonly provider: string;
  readonly claims: Answered;
  readonly user_name: string;
  readonly next: string;
  /** The session that a new one takes the place of. */
  readonly replaces: string | undefined;
}

/** Lets somebody in by whom their provider means; who is new is asked for age and consent before there is an account. */
export async function signInBy(run: Run, request: FastifyRequest, rules: Rules, comer: Comer): Promise<Arrived> {
  const { provider, claims, user_name, next, replaces } = comer;
  const sealed = sealToken(rules.keyring, provider, claims.revokeToken);
  const identity = await findIdentity(run, claims);
  noteFacts(request, { user_seq: identity?.user_seq ?? null, session: null });
  if (!identity) {
    if (rules.signup === 'closed') throw new Refusal(403, 'signup_closed');
    const { issuer, subject, authTime } = claims;
    const token = sealed && { key_id: sealed.key_id, sealed: sealed.sealed.toString('base64') };
    const facts: Newcomer = { provider, claims: { issuer, subject, authTime }, token, user_name, next };
    return { is: 'consent', token: await beginStep(run, 'consent', { user_seq: null, facts }) };
  }
  const { user_seq } = identity;
  const opens = await holdInUse(run, user_seq, rules.isDemoOpen);
  if (!opens || !(await useIdentity(run, identity))) throw new Refusal(403, 'provider_denied');
  await keepToken(run, identity.identity_seq, sealed);
  const entered = await enter(run, request, user_seq, replaces);
  // Whoever is asked for a second factor proves something once more.
  if ('token' in entered) await countProved(run, entered.token, claims);
  return { is: 'entered', entered };
}

/**
 * Whoever has been signed in to their provider for long has proved nothing just now: their session counts as fresh from when
 * the provider says that they proved it.
 */
export const countProved = (run: Run, token: string, { authTime }: Meant) =>
  run(
    sql`UPDATE session SET auth_at = least(now(), to_timestamp(${authTime ?? 0})) WHERE token_hash = ${hashOf(token)}`,
  );

/** Links whom a provider means to the account that the way began in, as long as its session lasts. */
export async function linkTo(
  run: Run,
  request: FastifyRequest,
  { outbox, keyring }: Pick<Rules, 'outbox' | 'keyring'>,
  { user_seq, facts }: Step<Way>,
  claims: Answered,
): Promise<Arrived> {
  const whose = await holdWay(run, request, user_seq, facts);
  // A one-time password opens nothing but its own change; an account that goes, or whose person has not agreed to the
  // privacy policy of now, gets no new way in.
  const [open] = await run(
    sql`SELECT FROM account
         WHERE user_seq = ${whose} AND NOT must_change_pass AND delete_at IS NULL AND NOT ${mustAgree}`,
  );
  if (!open) throw new Refusal(403, 'provider_denied');
  // People of the demo share their account: what one of them linked would be everybody's.
  if (await isMadeUp(run, whose)) throw new Refusal(403, 'account_made_up');
  const { identity_seq, isNew } = await linkIdentity(run, whose, facts.provider, claims);
  await keepToken(run, identity_seq, sealToken(keyring, facts.provider, claims.revokeToken));
  if (isNew) await outbox.tell(run, 'provider_linked', whose, localeOf(request.headers['accept-language']));
  return { is: 'linked' };
}

/** Counts the session that the way began in as fresh, where it is the same person's. */
export async function proveBy(
  run: Run,
  request: FastifyRequest,
  { user_seq, facts }: Step<Way>,
  claims: Claims,
): Promise<Arrived> {
  const whose = await holdWay(run, request, user_seq, facts);
  const identity = await findIdentity(run, claims);
  if (identity?.user_seq !== whose) throw new Refusal(403, 'provider_other');
  await run(sql`UPDATE session SET auth_at = now() WHERE session_seq = ${facts.session_seq} AND user_seq = ${whose}`);
  return { is: 'again' };
}

/** Whose the way is; refuses where the session that it began in has ended. */
async function holdWay(
  run: Run,
  request: FastifyRequest,
  user_seq: number | null,
  { session_seq }: Way,
): Promise<number> {
  noteFacts(request, { user_seq, session: null });
  const held = user_seq === null ? undefined : await holdAccount(run, user_seq);
  const sessions = await run(sql`SELECT FROM session WHERE session_seq = ${session_seq} AND user_seq = ${user_seq}`);
  if (user_seq === null || !held || sessions.length === 0) throw new Refusal(409, 'provider_over');
  return user_seq;
}
