import type pg from 'pg';
import { ConfigFault } from '../config_fault.ts';
import { connected, inTransaction } from '../db/client.ts';
import { readUserId } from './account.ts';
import { IS_EXPIRED, oneTimePassword } from './one_time.ts';
import { hashPassword, passwordFault } from './password.ts';

/** How long the first password opens. */
const VALID = "interval '7 days'";

/** The first administrator as the operator has to hear of it; `password` only when it was made up here. */
export interface FirstAdmin {
  readonly user_id: string;
  readonly password?: string;
  /** They had one before, which nobody used while it was valid. */
  readonly isRenewed?: true;
}

/**
 * Makes the super administrator of a new database, with the wished id and password or with a one-time password. Either
 * must be changed at the first sign-in. `tell` is called before the account is kept: a start that is killed in between
 * has made nobody, and the next one makes another password. The password is valid for seven days; one that nobody used by
 * then is renewed. Does nothing when an administrator exists.
 */
export async function firstAdmin(
  url: string,
  wish: { id?: string; password?: string },
  tell: (admin: FirstAdmin) => void,
): Promise<void> {
  await connected(url, (client) =>
    inTransaction(client, async () => {
      await client.query('LOCK TABLE account IN SHARE ROW EXCLUSIVE MODE');
      const { rows } = await client.query<{ user_id: string; is_lost: boolean }>(
        `SELECT user_id, edit_at IS NULL AND ${IS_EXPIRED} AS is_lost
           FROM account WHERE user_type = 'SADMIN' ORDER BY user_seq`,
      );
      const [first] = rows;
      if (!first) tell(await makeAdmin(client, wish));
      else if (rows.every(({ is_lost }) => is_lost)) tell(await renewAdmin(client, first.user_id, wish.password));
    }),
  );
}

async function makeAdmin(client: pg.Client, wish: { id?: string; password?: string }): Promise<FirstAdmin> {
  const user_id = readUserId(wish.id ?? 'admin');
  if (user_id === null)
    throw new ConfigFault('HANJAN_ADMIN_ID must be 4 to 45 of a-z, 0-9, dot, underscore and hyphen.');
  const password = readPassword(wish.password, user_id);
  const { rowCount: made } = await client.query(
    `INSERT INTO account (user_id, user_pass, must_change_pass, pass_expires_at, user_name, user_country, user_type)
     VALUES ($1, $2, true, now() + ${VALID}, $1, 'KOR', 'SADMIN') ON CONFLICT (user_id) DO NOTHING`,
    [user_id, await hashPassword(password)],
  );
  if (!made)
    throw new ConfigFault(`HANJAN_ADMIN_ID: the id ${user_id} belongs to somebody else already. Choose another.`);
  return wish.password === undefined ? { user_id, password } : { user_id };
}

async function renewAdmin(client: pg.Client, user_id: string, wished: string | undefined): Promise<FirstAdmin> {
  const password = readPassword(wished, user_id);
  await client.query(`UPDATE account SET user_pass = $2, pass_expires_at = now() + ${VALID} WHERE user_id = $1`, [
    user_id,
    await hashPassword(password),
  ]);
  return { user_id, isRenewed: true, ...(wished === undefined && { password }) };
}

/** The wished password, if it is good enough, or a made-up one. */
function readPassword(wished: string | undefined, user_id: string): string {
  if (wished === undefined) return oneTimePassword();
  if (!passwordFault(wished, true, [user_id])) return wished;
  throw new ConfigFault('HANJAN_ADMIN_PASSWORD must be at least 15 characters and not a common password.');
}
