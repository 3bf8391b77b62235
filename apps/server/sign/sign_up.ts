import { GUEST } from '@hanjan/core';
import { PRIVACY_VERSION } from '@hanjan/model/account/privacy.ts';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { SignupMode } from '../config.ts';
import type { Database } from '../db/database.ts';
import { query, type Run } from '../db/statement.ts';
import { invalid } from '../http/refusal.ts';
import { subnetOf } from '../http/subnet.ts';
import { readNewAccount } from './account.ts';
import { letIn } from './enter.ts';
import { refuseUninvited, useInvitation } from './invitation.ts';
import { hashPassword } from './password.ts';
import { countTry } from './throttle.ts';

/** What a sign-up is made of: the form, who may make an account at all, and the session that the new one replaces. */
interface Asked {
  readonly body: Readonly<Record<string, unknown>>;
  readonly mode: SignupMode;
  readonly replaces: string | undefined;
}

/** Makes an account and signs in with it, or refuses. */
export async function signUp(db: Database, request: FastifyRequest, { body, mode, replaces }: Asked) {
  refuseUninvited(mode, body.invitation);
  const { user_pass, ...account } = readNewAccount(body);
  const subnet = subnetOf(request.ip);
  await db.transact(GUEST, (run) => countTry(run, [{ subject: `signup ${subnet}`, free: 20 }]));
  const hashed = await hashPassword(user_pass);
  return db.transact(GUEST, async (run) => {
    await refuseUnknownCountry(run, account.user_country);
    // Whoever has no invitation learns nothing of which ids are taken. A refusal below leaves it unused.
    await useInvitation(run, mode, body.invitation);
    const [made] = await run(
      query
        .insertInto('account')
        .values({ ...account, user_pass: hashed, privacy_at: sql`now()`, privacy_version: PRIVACY_VERSION })
        .onConflict((conflict) => conflict.column('user_id').doNothing())
        .returning('user_seq'),
    );
    if (!made) throw invalid([{ name: 'user_id', key: 'user_id_taken', args: {} }]);
    // A new account has no second factor yet.
    return letIn(run, request, made.user_seq, replaces);
  });
}

/** Refuses a country that there is none of. */
export async function refuseUnknownCountry(run: Run, country_id: string): Promise<void> {
  const [country] = await run(sql`SELECT FROM country WHERE country_id = ${country_id} AND removed_at IS NULL`);
  if (!country) throw invalid([{ name: 'country', key: 'field_code', args: {} }]);
}
