import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { query, type Run } from '../../db/statement.ts';
import { invalid } from '../../http/refusal.ts';
import { beginStep, takeStep } from '../step.ts';
import { type Arrived, type Rules, signInBy } from './arrive.ts';
import { ProviderFault } from './fault.ts';
import type { Provider } from './provider.ts';

/** The apps that bring tokens of their own. */
const PLATFORMS = ['ios', 'android'];
/** How long it is remembered that a token was used: longer than any is believed. */
const REMEMBERED = '15 minutes';

/** A word that an app has its provider put into the token, so that it is for this sign-in alone. */
export const beginNonce = (run: Run): Promise<string> =>
  beginStep(run, 'provider', { user_seq: null, facts: { isNonce: true } });

/** Signs somebody in whose app brings the token that it was given for them. Others that it brings are neither needed nor kept. */
export async function signInByToken(
  db: Database,
  request: FastifyRequest,
  provider: Provider,
  rules: Rules,
  { platform, idToken }: Readonly<Record<string, unknown>>,
): Promise<Arrived> {
  if (!PLATFORMS.includes(String(platform))) throw invalid([{ name: 'platform', key: 'field_code', args: {} }]);
  if (typeof idToken !== 'string' || idToken === '')
    throw invalid([{ name: 'idToken', key: 'field_required', args: {} }]);
  const claims = await provider.read(idToken);
  return db.transact(request.actor, async (run) => {
    await useToken(run, idToken);
    if (claims.nonce !== null) {
      const asked = await takeStep<{ isNonce?: boolean }>(run, 'provider', claims.nonce);
      if (asked?.facts.isNonce !== true) throw new ProviderFault(new Error('a nonce that is none of ours'));
    }
    const { name } = provider.settings;
    // Apps have tokens of clients of their own, and revoke them themselves.
    const answered = { ...claims, revokeToken: null };
    const comer = { provider: name, claims: answered, user_name: claims.name, next: '/', replaces: undefined };
    return signInBy(run, request, rules, comer);
  });
}

/** Uses a token up, known by what is signed of it: a signature may be written in more than one way. */
async function useToken(run: Run, idToken: string): Promise<void> {
  const signed = idToken.slice(0, idToken.lastIndexOf('.'));
  const [used] = await run(
    query
      .insertInto('sign_step')
      .values({
        token_hash: createHash('sha256').update(signed).digest(),
        step: 'used',
        user_seq: null,
        facts: '{}',
        ends_at: sql`now() + ${REMEMBERED}::interval`,
      })
      .onConflict((conflict) => conflict.column('token_hash').doNothing())
      .returning('token_hash'),
  );
  if (!used) throw new ProviderFault(new Error('used before'));
}
