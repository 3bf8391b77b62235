import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { connected, inTransaction } from '../db/client.ts';
import { query, type Run } from '../db/statement.ts';
import { hashPassword } from './password.ts';
import { endSteps } from './step.ts';

/** Letters and digits that nobody mixes up when reading them from a terminal. */
const CLEAR = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password of so many letters that nobody chose. */
export const madeUpPassword = (length: number): string =>
  Array.from({ length }, () => CLEAR[randomInt(CLEAR.length)]).join('');

/** A password that opens nothing but its own change: 128 bits. */
export const oneTimePassword = (): string => madeUpPassword(26);

/** In SQL, whether an account has a one-time password that opens nothing any more. */
export const IS_EXPIRED = 'must_change_pass AND coalesce(pass_expires_at <= now(), false)';

/** Whom a one-time password was given to. */
export interface OneTime {
  readonly user_seq: number;
  readonly password: string;
}

/** In SQL, what a one-time password makes of an account: it opens nothing but its own change, for a day. */
const ONE_TIME = "must_change_pass = true, pass_expires_at = now() + interval '24 hours', edit_at = now()";

/** In SQL, for the operator's commands: ends somebody's sessions, and sign-ins of theirs that are under way. */
export const SIGN_OUT =
  'WITH steps AS (DELETE FROM sign_step WHERE user_seq = $1) DELETE FROM session WHERE user_seq = $1';

/** Gives somebody who forgot theirs a one-time password, for a day, and signs them out everywhere. Null where nobody has that id. */
export async function giveOneTime(url: string, user_id: string): Promise<OneTime | null> {
  const password = oneTimePassword();
  const user_pass = await hashPassword(password);
  return connected(url, (client) =>
    inTransaction(client, async () => {
      const { rows } = await client.query<{ user_seq: string }>(
        `UPDATE account SET user_pass = $2, ${ONE_TIME} WHERE user_id = $1 RETURNING user_seq`,
        [user_id, user_pass],
      );
      const [given] = rows;
      // A statement of its own: it sees the sessions that began while the account was waited for.
      if (given) await client.query(SIGN_OUT, [given.user_seq]);
      return given ? { user_seq: Number(given.user_seq), password } : null;
    }),
  );
}

/** Takes away whatever an account is opened with besides its password, and signs it out everywhere. Null where nobody has that id. */
export async function takeSecond(url: string, user_id: string): Promise<number | null> {
  return connected(url, (client) =>
    inTransaction(client, async () => {
      const { rows } = await client.query<{ user_seq: string }>(
        'SELECT user_seq FROM account WHERE user_id = $1 FOR NO KEY UPDATE',
        [user_id],
      );
      const [found] = rows;
      if (!found) return null;
      for (const table of ['account_totp', 'account_passkey', 'account_recovery'])
        await client.query(`DELETE FROM ${table} WHERE user_seq = $1`, [found.user_seq]);
      await client.query(SIGN_OUT, [found.user_seq]);
      return Number(found.user_seq);
    }),
  );
}

/** Sets the hash of a one-time password, likewise, in a transaction of the room that signs people in. Answers whether there is such an account. */
export async function setOneTime(run: Run, user_seq: number, user_pass: string): Promise<boolean> {
  const given = await run(
    sql`UPDATE account SET user_pass = ${user_pass}, ${sql.raw(ONE_TIME)} WHERE user_seq = ${user_seq} RETURNING user_seq`,
  );
  await run(query.deleteFrom('session').where('user_seq', '=', user_seq));
  await endSteps(run, user_seq);
  return given.length > 0;
}
