import { GUEST } from '@hanjan/core';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { query, type Run } from '../../db/statement.ts';
import { tellEvent } from '../../http/events/event.ts';
import type { Keyring, Sealed } from '../factor/keyring.ts';
import type { Providers } from './provider.ts';

/** How long after a failed try a token is revoked again, and after how long it is given up. */
const AGAIN = '1 hour';
const GIVEN_UP = '7 days';
const EVERY_MS = 600_000;

/** What a token is encrypted for. */
const purposeOf = (provider: string) => `revoke ${provider}`;

/** Encrypts the token of an identity; null where there is none, or no key. */
export const sealToken = (keyring: Keyring, provider: string, token: string | null): Sealed | null =>
  token === null ? null : keyring.seal(Buffer.from(token), purposeOf(provider));

/** Stores the token that is revoked when an identity ends, in place of a former one. */
export async function keepToken(run: Run, identity_seq: number, sealed: Sealed | null): Promise<void> {
  if (!sealed) return;
  await run(
    query
      .updateTable('sign_identity')
      .set({ key_id: sealed.key_id, revoke_token: sealed.sealed })
      .where('identity_seq', '=', identity_seq),
  );
}

/** What is needed to revoke tokens. */
export interface Revoking {
  readonly db: Database;
  readonly providers: Providers;
  readonly keyring: Keyring;
  readonly log: FastifyBaseLogger;
}

interface Ended extends Sealed {
  readonly revoke_seq: number;
  readonly provider: string;
  readonly is_given_up: boolean;
}

/**
 * Revokes the tokens of identities that have ended, now and every ten minutes until the answered function is called, which
 * waits for the token that is being revoked.
 */
export function startRevoking(revoking: Revoking): () => Promise<void> {
  let isOver = false;
  let working: Promise<void> | undefined;
  const work = () => {
    working ??= revokeDue(revoking, () => isOver)
      .catch((err) => revoking.log.warn({ err }, 'tokens could not be revoked; it is tried again'))
      .finally(() => {
        working = undefined;
      });
  };
  const timer = setInterval(work, EVERY_MS).unref();
  work();
  return async () => {
    isOver = true;
    clearInterval(timer);
    await working;
  };
}

/** Revokes all tokens that are due, one after the other. Several servers may do so at once. */
async function revokeDue({ db, providers, keyring, log }: Revoking, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const ended = await db.transact(GUEST, takeEnded);
    if (!ended) return;
    const { revoke_seq, provider, is_given_up } = ended;
    const isRevoked = !is_given_up && (await tryRevoke(ended));
    if (isRevoked || is_given_up) {
      await db.transact(GUEST, (run) => run(query.deleteFrom('provider_revoke').where('revoke_seq', '=', revoke_seq)));
      tellEvent(log, 'provider_edit', isRevoked ? 'ok' : 'failed', { target: `revoke ${provider}` });
    }
  }

  /** Whether the provider has revoked it. */
  async function tryRevoke({ provider, ...sealed }: Ended): Promise<boolean> {
    const token = keyring.open(sealed, purposeOf(provider));
    const known = providers.get(provider);
    if (!token || !known) return false;
    return known.revoke(token.toString()).then(
      () => true,
      (error: Error) => {
        const { cause } = error;
        const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : error.name;
        log.warn({ reason, target: provider }, 'a provider did not revoke a token; it is asked again');
        return false;
      },
    );
  }
}

/** Takes the token that has been due longest; until its next try no other server takes it. */
async function takeEnded(run: Run): Promise<Ended | undefined> {
  const [taken] = await run(
    sql<Ended>`
      UPDATE provider_revoke SET next_at = now() + ${AGAIN}::interval
       WHERE revoke_seq = (SELECT revoke_seq FROM provider_revoke WHERE next_at <= now()
                            ORDER BY next_at, revoke_seq FOR UPDATE SKIP LOCKED LIMIT 1)
      RETURNING revoke_seq, provider, key_id, revoke_token AS sealed,
                rgst_at < now() - ${GIVEN_UP}::interval AS is_given_up`,
  );
  return taken;
}
