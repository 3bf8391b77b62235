import { randomInt } from 'node:crypto';
import pg from 'pg';
import { ConfigFault } from '../config.ts';
import { readUserId } from './account.ts';
import { hashPassword, passwordFault } from './password.ts';

/** Letters and digits that nobody mixes up when reading them from a terminal. */
const CLEAR = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * Makes the super administrator of a new database, with the wished id and password or with a one-time password that is
 * answered once. Either password must be changed at the first sign-in. Null when an administrator exists.
 */
export async function firstAdmin(
  url: string,
  wish: { id?: string; password?: string },
): Promise<{ user_id: string; password?: string } | null> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query("SELECT FROM account WHERE user_type = 'SADMIN' LIMIT 1");
    if (rowCount) return null;
    const user_id = readUserId(wish.id ?? 'admin');
    if (user_id === null)
      throw new ConfigFault('HANJAN_ADMIN_ID must be 4 to 45 of a-z, 0-9, dot, underscore and hyphen.');
    if (wish.password !== undefined && passwordFault(wish.password, true, [user_id])) {
      throw new ConfigFault('HANJAN_ADMIN_PASSWORD must be at least 15 characters and not a common password.');
    }
    const password = wish.password ?? Array.from({ length: 20 }, () => CLEAR[randomInt(CLEAR.length)]).join('');
    const { rowCount: made } = await client.query(
      `INSERT INTO account (user_id, user_pass, must_change_pass, user_name, user_country, user_type)
       VALUES ($1, $2, true, $1, 'KOR', 'SADMIN') ON CONFLICT (user_id) DO NOTHING`,
      [user_id, await hashPassword(password)],
    );
    if (!made)
      throw new ConfigFault(`HANJAN_ADMIN_ID: the id ${user_id} belongs to somebody else already. Choose another.`);
    return wish.password === undefined ? { user_id, password } : { user_id };
  } finally {
    await client.end();
  }
}
