import pg from 'pg';
import { ConfigFault } from '../config_fault.ts';
import {
  type Addresses,
  addressVariable,
  connectionTo,
  LOGIN_NAMES,
  LOGINS,
  type Login,
  proveLogin,
} from './logins.ts';

const oldest = 15;
const roles = Object.values(LOGINS);

/** Refuses a PostgreSQL of one's own that cannot carry the product, with one line that says what to change. */
export async function checkDatabase(url: string): Promise<void> {
  await opened('owner', { connectionString: url }, async (client) => {
    const { rows } = await client.query<Found>(
      `
      select current_setting('server_version_num')::int / 10000 as version,
             current_setting('server_encoding') as encoding, current_user as name,
             has_database_privilege(current_database(), 'CREATE') as may_create,
             (select rolcreaterole or rolsuper from pg_roles where rolname = current_user)
               or ${roles.length} = (select count(*) from pg_roles where rolname = any($1)
                       and pg_has_role(current_user, oid, 'MEMBER')) as may_make_roles`,
      [roles],
    );
    for (const found of rows) refuse(found);
  });
}

/** Refuses logins that cannot be used or have other rights than they are to have. */
export async function checkLogins(addresses: Addresses): Promise<void> {
  for (const login of LOGIN_NAMES) {
    await opened(login, connectionTo(addresses[login]), (client) => proveLogin(client, login));
  }
}

async function opened(login: Login | 'owner', to: pg.ClientConfig, work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ ...to, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new ConfigFault(`${addressVariable(login)}: the database cannot be opened (${reason(error)}).`);
  }
  await work(client).finally(() => client.end());
}

interface Found {
  version: number;
  encoding: string;
  name: string;
  may_create: boolean;
  may_make_roles: boolean;
}

function refuse({ version, encoding, name, may_create, may_make_roles }: Found): void {
  const user = pg.escapeIdentifier(name);
  if (version < oldest) throw new ConfigFault(`DATABASE_URL: needs PostgreSQL ${oldest} or newer, found ${version}.`);
  if (encoding !== 'UTF8') {
    throw new ConfigFault(`DATABASE_URL: the database keeps text as ${encoding}. Create one with ENCODING 'UTF8'.`);
  }
  if (!may_create) {
    throw new ConfigFault(`DATABASE_URL: the user ${user} may not create in the database. Make it the owner.`);
  }
  if (!may_make_roles) {
    throw new ConfigFault(`DATABASE_URL: the user ${user} may not create roles. Run: ALTER ROLE ${user} CREATEROLE;`);
  }
}

/** Node tells several failed addresses as one error without a message of its own. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join(', ');
  return error instanceof Error ? error.message : String(error);
}
