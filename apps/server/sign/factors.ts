import type { FactorWay, OwnFactors, OwnPasskey } from '@hanjan/model/account/factor.ts';
import { sql } from 'kysely';
import { query, type Run } from '../db/statement.ts';

/** In SQL, the factors of an account `a` besides its password; none: it is opened by the password alone. */
export const FACTORS = `array_remove(ARRAY[
  CASE WHEN EXISTS (SELECT FROM account_totp f WHERE f.user_seq = a.user_seq) THEN 'totp' END,
  CASE WHEN EXISTS (SELECT FROM account_passkey f WHERE f.user_seq = a.user_seq) THEN 'passkey' END], NULL)`;

/** What somebody may bring as the second factor of an account; nothing where it has none. */
export async function waysOf(run: Run, user_seq: number): Promise<readonly FactorWay[]> {
  const [found] = await run(
    sql<{ factors: FactorWay[]; has_codes: boolean }>`
      SELECT ${sql.raw(FACTORS)} AS factors, EXISTS (SELECT FROM account_recovery r WHERE r.user_seq = a.user_seq) AS has_codes
        FROM account a WHERE user_seq = ${user_seq}`,
  );
  if (!found || found.factors.length === 0) return [];
  return found.has_codes ? [...found.factors, 'recovery'] : found.factors;
}

/** What an account has besides its password, as its person sees it. */
export async function factorsOf(run: Run, user_seq: number): Promise<OwnFactors> {
  const [totp] = await run(
    query.selectFrom('account_totp').select(['rgst_at', 'used_at']).where('user_seq', '=', user_seq),
  );
  const passkeys: OwnPasskey[] = await run(
    query
      .selectFrom('account_passkey')
      .select(['passkey_seq', 'passkey_name', 'is_backed_up', 'rgst_at', 'used_at'])
      .where('user_seq', '=', user_seq)
      .orderBy('passkey_seq'),
  );
  const [left] = await run(
    sql<{ count: number }>`SELECT count(*)::integer AS count FROM account_recovery WHERE user_seq = ${user_seq}`,
  );
  return { totp: totp ?? null, passkeys, recovery: left?.count ?? 0 };
}

/** Takes all factors of an account away, recovery codes included; answers whether there were any. */
export async function dropFactors(run: Run, user_seq: number): Promise<boolean> {
  const gone = [
    await run(query.deleteFrom('account_totp').where('user_seq', '=', user_seq).returning('user_seq')),
    await run(query.deleteFrom('account_passkey').where('user_seq', '=', user_seq).returning('user_seq')),
    await run(query.deleteFrom('account_recovery').where('user_seq', '=', user_seq).returning('user_seq')),
  ];
  return gone.some((rows) => rows.length > 0);
}
