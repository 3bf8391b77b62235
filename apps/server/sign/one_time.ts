import { randomInt } from 'node:crypto';
import { connected, inTransaction } from '../db/client.ts';
import { hashPassword } from './password.ts';

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

/** Gives somebody who forgot theirs a one-time password, for a day, and signs them out everywhere. Null where nobody has that id. */
export async function giveOneTime(url: string, user_id: string): Promise<OneTime | null> {
  const password = oneTimePassword();
  const user_pass = await hashPassword(password);
  return connected(url, (client) =>
    inTransaction(client, async () => {
      const { rows } = await client.query<{ user_seq: string }>(
        `UPDATE account SET user_pass = $2, must_change_pass = true, pass_expires_at = now() + interval '24 hours',
                edit_at = now()
          WHERE user_id = $1 RETURNING user_seq`,
        [user_id, user_pass],
      );
      const [given] = rows;
      // A statement of its own: it sees the sessions that began while the account was waited for.
      if (given) await client.query('DELETE FROM session WHERE user_seq = $1', [given.user_seq]);
      return given ? { user_seq: Number(given.user_seq), password } : null;
    }),
  );
}
