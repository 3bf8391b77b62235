import { PEOPLE, type SiteRole } from '@hanjan/core';
import type pg from 'pg';
import { ConfigFault } from '../config_fault.ts';
import { connected, inTransaction } from '../db/client.ts';

/** What an operator does with an account. */
export type Deed = { readonly is: 'off' | 'on' | 'delete' } | { readonly is: 'role'; readonly role: SiteRole };

interface Found {
  readonly user_seq: string;
  readonly user_type: SiteRole;
  readonly user_use: boolean;
}

/** Does it, whole or not at all, and answers whose account it was. Throws a ConfigFault for what cannot be done. */
export const changeAccount = (url: string, user_id: string, deed: Deed): Promise<number> =>
  connected(url, (client) =>
    inTransaction(client, async () => {
      // Two commands at once must not take away the last administrator or the last owner together.
      await client.query('LOCK TABLE account, membership IN SHARE ROW EXCLUSIVE MODE');
      const { rows } = await client.query<Found>(
        'SELECT user_seq, user_type, user_use FROM account WHERE user_id = $1',
        [user_id],
      );
      const [found] = rows;
      if (!found) throw new ConfigFault(`Nobody has the id ${user_id}.`);
      await refuseLastAdmin(client, found, deed);
      await perform(client, found, deed);
      return Number(found.user_seq);
    }),
  );

async function perform(client: pg.Client, { user_seq }: Found, deed: Deed): Promise<void> {
  if (deed.is === 'role') {
    await client.query('UPDATE account SET user_type = $2, edit_at = now() WHERE user_seq = $1', [user_seq, deed.role]);
    return;
  }
  if (deed.is === 'delete') {
    await refuseLastOwner(client, user_seq);
    await client.query('DELETE FROM account WHERE user_seq = $1', [user_seq]);
    return;
  }
  const isOn = deed.is === 'on';
  await client.query('UPDATE account SET user_use = $2, edit_at = now() WHERE user_seq = $1', [user_seq, isOn]);
  if (!isOn) await client.query('DELETE FROM session WHERE user_seq = $1', [user_seq]);
}

/** Without a super administrator nobody can do what only they can. */
async function refuseLastAdmin(client: pg.Client, { user_seq, user_type, user_use }: Found, deed: Deed): Promise<void> {
  const stays = deed.is === 'on' || (deed.is === 'role' && deed.role === 'SADMIN');
  if (stays || user_type !== 'SADMIN' || !user_use) return;
  const others = await client.query(
    "SELECT FROM account WHERE user_type = 'SADMIN' AND user_use AND user_seq <> $1 LIMIT 1",
    [user_seq],
  );
  if (!others.rowCount) throw new ConfigFault('This is the last super administrator. Make somebody else one first.');
}

/** What is an organisation's stays with it, so it must have somebody to care for it. */
async function refuseLastOwner(client: pg.Client, user_seq: string): Promise<void> {
  await client.query("SELECT set_config('app.user', $1, true)", [user_seq]);
  const owned = await client.query<{ org: string; name: string }>(
    `SELECT org, coalesce(org_name, org_name_locale) AS name FROM membership JOIN org USING (org)
      WHERE user_seq = $1 AND user_auth = 'OWN' ORDER BY org`,
    [user_seq],
  );
  const left: string[] = [];
  for (const { org, name } of owned.rows) {
    await client.query("SELECT set_config('app.org', $1, true)", [org]);
    const others = await client.query(
      `SELECT FROM membership m JOIN account a USING (user_seq)
        WHERE m.org = $1 AND m.user_seq <> $2 AND m.user_auth = 'OWN' AND m.user_use AND a.user_use LIMIT 1`,
      [org, user_seq],
    );
    if (!others.rowCount) left.push(`'${name}' (${org})`);
  }
  if (left.length > 0)
    throw new ConfigFault(`They are the last owner of ${left.join(', ')}. Switch them off with --off instead.`);
}

/** A role as it is typed. */
export function readRole(typed: string): SiteRole {
  const role = PEOPLE.find((one) => one === typed);
  if (role) return role;
  throw new ConfigFault(`A role is one of ${PEOPLE.join(', ')}.`);
}
