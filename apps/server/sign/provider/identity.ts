import { sql } from 'kysely';
import { query, type Run } from '../../db/statement.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Meant } from './id_token.ts';

/** Whom a provider means, and as whom they sign in here. */
export interface Identity {
  readonly identity_seq: number;
  readonly user_seq: number;
}

/** Who signs in as whom an issuer means: by its subject alone. */
export async function findIdentity(run: Run, { issuer, subject }: Meant): Promise<Identity | undefined> {
  const [found] = await run(
    query
      .selectFrom('sign_identity')
      .select(['identity_seq', 'user_seq'])
      .where('issuer', '=', issuer)
      .where('subject', '=', subject),
  );
  return found;
}

/** What is kept of how somebody signs in through providers, the first one first. */
export const identitiesOf = (run: Run, user_seq: number) =>
  run(
    query
      .selectFrom('sign_identity')
      .select(['provider', 'issuer', 'subject', 'rgst_at', 'used_at'])
      .where('user_seq', '=', user_seq)
      .orderBy('identity_seq'),
  );

/**
 * Links whom a provider means to an account, whose row is held. Answers the link, and whether it is new;
 * refuses where they sign in as somebody else.
 */
export async function linkIdentity(
  run: Run,
  user_seq: number,
  provider: string,
  claims: Meant,
): Promise<Pick<Identity, 'identity_seq'> & { readonly isNew: boolean }> {
  const { issuer, subject } = claims;
  const [made] = await run(
    query
      .insertInto('sign_identity')
      .values({ user_seq, issuer, subject, provider })
      .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
      .returning('identity_seq'),
  );
  if (made) return { ...made, isNew: true };
  const found = await findIdentity(run, claims);
  if (found?.user_seq !== user_seq) throw new Refusal(409, 'provider_taken');
  return { identity_seq: found.identity_seq, isNew: false };
}

/** Notes that somebody signed in by it; answers whether it is still linked. */
export async function useIdentity(run: Run, { identity_seq }: Identity): Promise<boolean> {
  const used = await run(
    sql`UPDATE sign_identity SET used_at = now() WHERE identity_seq = ${identity_seq} RETURNING identity_seq`,
  );
  return used.length > 0;
}

/** Holds the row of an account until the transaction ends: what leads into it is changed by one at a time. */
export async function holdAccount(run: Run, user_seq: number): Promise<{ has_pass: boolean } | undefined> {
  const [held] = await run(
    sql<{ has_pass: boolean }>`
      SELECT user_pass IS NOT NULL AS has_pass FROM account WHERE user_seq = ${user_seq} AND user_use FOR NO KEY UPDATE`,
  );
  return held;
}
