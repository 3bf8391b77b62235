import { randomInt } from 'node:crypto';
import pg from 'pg';
import { hashPassword } from './password.ts';

/** Letters and digits that nobody mixes up when reading them from a terminal. */
const CLEAR = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password of so many letters that nobody chose. */
export const madeUpPassword = (length: number): string =>
  Array.from({ length }, () => CLEAR[randomInt(CLEAR.length)]).join('');

/** A password for one sign-in, which asks for another one. */
export const oneTimePassword = (): string => madeUpPassword(20);

/** Gives somebody who forgot theirs a one-time password and signs them out everywhere. Null where nobody has that id. */
export async function giveOneTime(url: string, user_id: string): Promise<string | null> {
  const password = oneTimePassword();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount: given } = await client.query(
      `WITH given AS (
         UPDATE account SET user_pass = $2, must_change_pass = true, edit_at = now() WHERE user_id = $1 RETURNING user_seq
       ), ended AS (DELETE FROM session USING given WHERE session.user_seq = given.user_seq)
       SELECT FROM given`,
      [user_id, await hashPassword(password)],
    );
    return given ? password : null;
  } finally {
    await client.end();
  }
}
