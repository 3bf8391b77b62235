import { createHash, randomBytes } from 'node:crypto';
import { PRIVACY_VERSION } from '@hanjan/model/account/privacy.ts';
import type pg from 'pg';

/** Somebody's account as it is put into the database past the sign-up. */
export interface NewAccount {
  readonly user_id: string;
  /** The hash of their password. */
  readonly user_pass: string;
  readonly user_name: string;
  readonly user_type?: string;
}

/** Makes an account of somebody in Korea who has agreed to the policy; answers its number. */
export async function makeAccount(
  admin: pg.Client,
  { user_id, user_pass, user_name, user_type = 'USER' }: NewAccount,
): Promise<number> {
  const { rows } = await admin.query<{ user_seq: number }>(
    `INSERT INTO account (user_id, user_pass, user_name, user_type, user_country, privacy_at, privacy_version)
     VALUES ($1, $2, $3, $4, 'KOR', now(), $5) RETURNING user_seq::int`,
    [user_id, user_pass, user_name, user_type, PRIVACY_VERSION],
  );
  return rows[0]?.user_seq ?? 0;
}

/** Signs somebody in past the sign-in; answers the value of the cookie `sid`. */
export async function makeSession(admin: pg.Client, user_seq: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest();
  await admin.query("INSERT INTO session (token_hash, user_seq, subnet) VALUES ($1, $2, '127.0.0.0/24')", [
    hash,
    user_seq,
  ]);
  return token;
}
