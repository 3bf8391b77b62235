import type { OwnProvider } from '@hanjan/model/account/provider.ts';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { query, type Run } from '../../db/statement.ts';
import { notFound, Refusal } from '../../http/refusal.ts';
import { endOtherSessions } from '../own_sessions.ts';
import { holdAccount } from './identity.ts';
import type { Providers } from './provider.ts';

type Asking = Pick<FastifyRequest, 'actor' | 'session'>;

/** What the actor signs in by besides a password, the first one first. One that is not set up any more leads nowhere. */
export async function providersOf(run: Run, { actor }: Asking, providers: Providers): Promise<OwnProvider[]> {
  const open = [...providers.values()].map(({ settings }) => settings.issuer);
  return run(
    sql<OwnProvider>`
      SELECT identity_seq, provider, i.rgst_at, used_at,
             user_pass IS NULL AND NOT EXISTS (
               SELECT FROM sign_identity other WHERE other.user_seq = i.user_seq
                  AND other.identity_seq <> i.identity_seq AND other.issuer = ANY(${open})) AS is_last
        FROM sign_identity i JOIN account USING (user_seq) WHERE user_seq = ${actor.user_seq}
       ORDER BY i.rgst_at, identity_seq`,
  );
}

/** Takes one away, and ends all other sessions: who had it may have signed in by it. Refuses where nothing else leads in. */
export async function unlink(
  run: Run,
  request: Asking,
  providers: Providers,
  identity_seq: number,
): Promise<OwnProvider[]> {
  // Of two at once the second sees what the first one left.
  await holdAccount(run, request.actor.user_seq ?? 0);
  const found = (await providersOf(run, request, providers)).find((one) => one.identity_seq === identity_seq);
  if (!found) throw notFound();
  if (found.is_last) throw new Refusal(409, 'provider_last');
  await run(query.deleteFrom('sign_identity').where('identity_seq', '=', identity_seq));
  await endOtherSessions(run, request);
  return providersOf(run, request, providers);
}
