import { GUEST } from '@hanjan/core';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../test/harness/database.ts';
import { withClient } from '../../../test/harness/sql.ts';
import { openDatabase } from './database.ts';
import { LOGIN_NAMES, LOGINS, type Login, LoginFault, proveLogin } from './logins.ts';
import { checkLogins } from './postgres_settings.ts';

let database: TestDatabase;
let admin: pg.Client;

beforeAll(async () => {
  database = await createDatabase();
  admin = new pg.Client({ connectionString: database.adminUrl });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await database.drop();
});

/** The addresses with another one for the application. */
const withApp = (change: (url: URL) => void) => {
  const url = new URL(database.logins.app);
  change(url);
  return { ...database.logins, app: url.href };
};

/** What the settings of a connection of the pool are, or why there is none. */
async function settingsOf(addresses: typeof database.logins): Promise<unknown> {
  const db = openDatabase(addresses, 'app', () => undefined);
  try {
    const [row] = await db.transact(GUEST, (run) =>
      run(
        sql`SELECT current_user AS name, current_setting('statement_timeout') AS patience, current_setting('geqo') AS geqo`,
      ),
    );
    return row;
  } catch (error) {
    return error;
  } finally {
    await db.close();
  }
}

describe('options in the address', () => {
  it('are joined with ours and take none of them away', async () => {
    const plain = { name: 'hanjan_app', patience: '5s', geqo: 'on' };
    expect(await settingsOf(database.logins)).toEqual(plain);
    const found = await settingsOf(withApp(({ searchParams }) => searchParams.set('options', '-c geqo=off')));
    expect(found).toEqual({ ...plain, geqo: 'off' });
  });
  it.each(['-c statement_timeout=0', '-c default_transaction_read_only=off'])('%s is overruled', async (options) => {
    const addresses = withApp(({ searchParams }) => searchParams.set('options', options));
    expect(await settingsOf(addresses)).toMatchObject({ patience: '5s' });
    await expect(checkLogins(addresses)).resolves.toBeUndefined();
  });
  it('that make it somebody else are refused', async () => {
    const addresses = { ...database.logins, app: `${database.url}?options=-c%20role%3Dhanjan_app` };
    expect(await settingsOf(addresses)).toBeInstanceOf(LoginFault);
    await expect(checkLogins(addresses)).rejects.toThrow('has rights above those of its tables');
  });
  it('of a login that has defaults of its own do not count', async () => {
    await admin.query('ALTER ROLE hanjan_app SET statement_timeout = 0');
    expect(await settingsOf(database.logins)).toMatchObject({ patience: '5s' });
    await admin.query('ALTER ROLE hanjan_app RESET statement_timeout');
  });
});

describe('a login', () => {
  it('of another name is refused, a superuser and the owner among them', async () => {
    for (const url of [database.adminUrl, database.url, database.logins.sign]) {
      const { username } = new URL(url);
      await expect(checkLogins({ ...database.logins, app: url })).rejects.toThrow(
        `DATABASE_APP_URL must sign in as hanjan_app, not as ${username}.`,
      );
      expect(await settingsOf({ ...database.logins, app: url })).toBeInstanceOf(LoginFault);
    }
  });
});

/** One right too many, how it is given, and why the login is refused then. */
const RIGHTS: readonly (readonly [what: string, give: string, why: string])[] = [
  ['is a superuser', 'ALTER ROLE hanjan_app SUPERUSER', 'rights above'],
  ['stands above row security', 'ALTER ROLE hanjan_app BYPASSRLS', 'rights above'],
  ['may make roles', 'ALTER ROLE hanjan_app CREATEROLE', 'rights above'],
  ['inherits what backups see', 'GRANT hanjan_backup TO hanjan_app', 'is a member of hanjan_backup'],
  ['may become somebody', 'GRANT pg_monitor TO hanjan_app WITH INHERIT FALSE', 'is a member of pg_monitor'],
  ['owns a table', 'CREATE TABLE its (n int); ALTER TABLE its OWNER TO hanjan_app', 'owns tables or other things'],
];

// These change a role that other tests use meanwhile, so that they are done in a transaction that nobody else sees.
it.each(RIGHTS)('a login that %s is refused', async (_what, give, why) => {
  await withClient(database.adminUrl, async (own) => {
    await own.query('BEGIN');
    for (const statement of give.split(';')) await own.query(statement);
    await own.query('SET LOCAL SESSION AUTHORIZATION hanjan_app');
    for (const setting of ["default_transaction_read_only = 'on'", "statement_timeout = '5s'", "lock_timeout = '2s'"])
      await own.query(`SET LOCAL ${setting}`);
    await own.query("SET LOCAL idle_in_transaction_session_timeout = '10s'");
    await own.query("SET LOCAL timezone = 'UTC'");
    await expect(proveLogin(own, 'app')).rejects.toThrow(why);
    await own.query('ROLLBACK');
  });
});

describe('what each login can', () => {
  const as = (login: Login) => new pg.Client({ connectionString: database.logins[login] });
  const REFUSED = '42501';

  it.each(LOGIN_NAMES)('%s can become nobody', async (login) => {
    const client = as(login);
    await client.connect();
    const others = [...Object.values(LOGINS), 'hanjan', 'postgres'].filter((role) => role !== LOGINS[login]);
    for (const role of others) {
      await expect(client.query(`SET ROLE ${role}`)).rejects.toMatchObject({ code: REFUSED });
      await expect(client.query(`SET SESSION AUTHORIZATION ${role}`)).rejects.toMatchObject({ code: REFUSED });
    }
    await client.query("SELECT set_config('role', 'none', false)");
    expect((await client.query('SELECT current_user AS name')).rows).toEqual([{ name: LOGINS[login] }]);
    await client.end();
  });

  it('the application sees who has what name, and nothing else of accounts and sessions', async () => {
    const app = as('app');
    await app.connect();
    await expect(app.query('SELECT user_seq, user_name FROM account')).resolves.toBeDefined();
    for (const statement of [
      'SELECT user_pass FROM account',
      'SELECT user_email FROM account',
      'SELECT user_type FROM account',
      "UPDATE account SET user_name = 'x'",
      "UPDATE account SET user_type = 'SADMIN'",
      "INSERT INTO account (user_id, user_pass, user_name, user_country) VALUES ('evil', '-', 'x', 'KOR')",
      'DELETE FROM account',
      'SELECT FROM session',
      'SELECT FROM sign_home',
      'SELECT FROM sign_attempt',
      'SELECT FROM sign_step',
      'SELECT FROM account_totp',
      'SELECT FROM account_passkey',
      'SELECT FROM account_recovery',
      'SELECT FROM sign_identity',
      'SELECT FROM provider_revoke',
    ])
      await expect(app.query(statement), statement).rejects.toMatchObject({ code: REFUSED });
    await app.end();
  });

  it('signing in makes nobody an administrator and reads no record', async () => {
    const sign = as('sign');
    await sign.connect();
    await expect(sign.query('SELECT user_pass FROM account')).resolves.toBeDefined();
    for (const statement of [
      "UPDATE account SET user_type = 'SADMIN'",
      'UPDATE account SET is_demo = true',
      'UPDATE account SET user_use = true',
      "INSERT INTO account (user_id, user_pass, user_name, user_country, user_type) VALUES ('evil', '-', 'x', 'KOR', 'SADMIN')",
      'DELETE FROM account',
      'UPDATE sign_identity SET user_seq = 1',
      "UPDATE sign_identity SET subject = 'x'",
      "UPDATE provider_revoke SET provider = 'x'",
      'SELECT FROM user_cupnote',
      'SELECT FROM membership',
      'SELECT FROM org_history',
    ])
      await expect(sign.query(statement), statement).rejects.toMatchObject({ code: REFUSED });
    await sign.end();
  });
});
