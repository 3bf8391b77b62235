import { GUEST } from '@hanjan/core';
import { PRIVACY_VERSION } from '@hanjan/model/account/privacy.ts';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { ProviderSettings } from '../../config_providers.ts';
import type { Database } from '../../db/database.ts';
import { query } from '../../db/statement.ts';
import { Refusal } from '../../http/refusal.ts';
import { subnetOf } from '../../http/subnet.ts';
import { readNewPerson } from '../account.ts';
import { type In, letIn } from '../enter.ts';
import { refuseUninvited, useInvitation } from '../invitation.ts';
import { madeUpPassword } from '../one_time.ts';
import { refuseUnknownCountry } from '../sign_up.ts';
import { findStep, takeStep } from '../step.ts';
import { countTry } from '../throttle.ts';
import { countProved, type Newcomer, type Rules } from './arrive.ts';
import { linkIdentity } from './identity.ts';
import type { Providers } from './provider.ts';
import { keepToken } from './revoke.ts';

const over = () => new Refusal(409, 'consent_over');

/** Whom somebody new is to be called, and which provider said who they are. */
export async function seeNewcomer(db: Database, token: string | undefined) {
  const step = await db.transact(GUEST, (run) => findStep<Newcomer>(run, 'consent', token));
  if (!step) throw over();
  const { provider, user_name } = step.facts;
  return { provider, user_name };
}

/** What somebody new sends. */
interface Asked {
  readonly body: Readonly<Record<string, unknown>>;
  readonly token: string | undefined;
  readonly rules: Rules;
  readonly replaces: string | undefined;
}

/** Who has agreed is let in, and led on. */
interface Agreed {
  readonly entered: In;
  readonly next: string;
}

/**
 * Makes the account of somebody who has agreed, without a password and with an id that nobody chose, and signs in with it.
 * Whatever is refused leaves them where they are, to mend it.
 */
export async function agree(
  db: Database,
  request: FastifyRequest,
  providers: Providers,
  asked: Asked,
): Promise<Agreed> {
  const { body, token, rules, replaces } = asked;
  // Whoever is not asked for anything is told so, and not what is missing.
  await seeNewcomer(db, token);
  refuseUninvited(rules.signup, body.invitation);
  const person = readNewPerson(body);
  await db.transact(GUEST, (run) => countTry(run, [{ subject: `signup ${subnetOf(request.ip)}`, free: 20 }]));
  return db.transact(GUEST, async (run) => {
    const step = await takeStep<Newcomer>(run, 'consent', token);
    const settings: ProviderSettings | undefined = providers.get(step?.facts.provider ?? '')?.settings;
    if (!step || !settings) throw over();
    await refuseUnknownCountry(run, person.user_country);
    await useInvitation(run, rules.signup, body.invitation);
    const [made] = await run(
      query
        .insertInto('account')
        .values({
          ...person,
          user_id: `${settings.name}.${madeUpPassword(12)}`,
          user_provider: settings.code,
          privacy_at: sql`now()`,
          privacy_version: PRIVACY_VERSION,
        })
        .returning('user_seq'),
    );
    if (!made) throw over();
    const { claims, token: kept, next } = step.facts;
    const { identity_seq } = await linkIdentity(run, made.user_seq, settings.name, claims);
    await keepToken(run, identity_seq, kept && { key_id: kept.key_id, sealed: Buffer.from(kept.sealed, 'base64') });
    const entered = await letIn(run, request, made.user_seq, replaces);
    await countProved(run, entered.token, claims);
    return { entered, next };
  });
}
