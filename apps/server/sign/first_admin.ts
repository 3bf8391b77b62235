import pg from 'pg';
import { ConfigFault } from '../config.ts';
import { readUserId } from './account.ts';
import { oneTimePassword } from './one_time.ts';
import { hashPassword, passwordFault } from './password.ts';

/** The first administrator as the operator has to hear of it; `password` only when it was made up here. */
export interface FirstAdmin {
  readonly user_id: string;
  readonly password?: string;
}

/**
 * Makes the super administrator of a new database, with the wished id and password or with a one-time password. Either
 * must be changed at the first sign-in. `tell` is called before the account is kept: a start that is killed in between
 * has made nobody, and the next one tells a new password. Does nothing when an administrator exists.
 */
export async function firstAdmin(
  url: string,
  wish: { id?: string; password?: string },
  tell: (admin: FirstAdmin) => void,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('LOCK TABLE account IN SHARE ROW EXCLUSIVE MODE');
    const { rowCount } = await client.query("SELECT FROM account WHERE user_type = 'SADMIN' LIMIT 1");
    if (!rowCount) tell(await makeAdmin(client, wish));
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

async function makeAdmin(client: pg.Client, wish: { id?: string; password?: string }): Promise<FirstAdmin> {
  const user_id = readUserId(wish.id ?? 'admin');
  if (user_id === null)
    throw new ConfigFault('HANJAN_ADMIN_ID must be 4 to 45 of a-z, 0-9, dot, underscore and hyphen.');
  if (wish.password !== undefined && passwordFault(wish.password, true, [user_id])) {
    throw new ConfigFault('HANJAN_ADMIN_PASSWORD must be at least 15 characters and not a common password.');
  }
  const password = wish.password ?? oneTimePassword();
  const { rowCount: made } = await client.query(
    `INSERT INTO account (user_id, user_pass, must_change_pass, user_name, user_country, user_type)
     VALUES ($1, $2, true, $1, 'KOR', 'SADMIN') ON CONFLICT (user_id) DO NOTHING`,
    [user_id, await hashPassword(password)],
  );
  if (!made)
    throw new ConfigFault(`HANJAN_ADMIN_ID: the id ${user_id} belongs to somebody else already. Choose another.`);
  return wish.password === undefined ? { user_id, password } : { user_id };
}
