import { randomBytes } from 'node:crypto';
import { readConfig } from '../config.ts';
import { ConfigFault } from '../config_fault.ts';
import { connected } from '../db/client.ts';
import { addressVariable, LOGIN_NAMES, LOGINS, type Login, loginsSql } from '../db/logins.ts';
import { say } from '../progress.ts';
import { command } from './command.ts';

/**
 * `npm run logins` makes the logins of the running product in the database of `DATABASE_URL`, or gives those that are there
 * new passwords, and says what the environment needs then. Where the owner may not make roles it says what somebody who
 * may has to run.
 */
await command(async () => {
  const { databaseUrl } = readConfig(process.env);
  if (!databaseUrl || process.argv.length > 2) {
    throw new ConfigFault('Usage: DATABASE_URL=postgres://owner:password@host:5432/database npm run logins');
  }
  const passwords = { app: newPassword(), sign: newPassword(), backup: newPassword() };
  const statements = await make(databaseUrl, passwords);
  if (statements) {
    say('The owner of the database may not make roles. Let somebody who may run this first:');
    say(`\n${statements}\n`);
  }
  say(
    'Put this into the environment of Hanjan; it is shown only now. Servers that run need it before they start again.',
  );
  for (const login of LOGIN_NAMES) {
    const url = new URL(databaseUrl);
    Object.assign(url, { username: LOGINS[login], password: passwords[login] });
    // What the query says of them would count instead.
    for (const name of ['user', 'password']) url.searchParams.delete(name);
    say(`${addressVariable(login)}=${url.href}`);
  }
});

function newPassword(): string {
  return randomBytes(24).toString('base64url');
}

/** Makes the logins; answers the statements that the owner may not run. */
function make(url: string, passwords: Readonly<Record<Login, string>>): Promise<string | null> {
  return connected(url, async (client) => {
    const { rows } = await client.query<{ name: string }>('SELECT current_user AS name');
    const statements = loginsSql(rows[0]?.name ?? '', passwords);
    // All of it or nothing: several statements sent at once are one transaction.
    const refusal = await client.query(statements).then(
      () => null,
      (error: { code?: string }) => error,
    );
    if (refusal && refusal.code !== '42501') throw refusal;
    return refusal && statements;
  });
}
