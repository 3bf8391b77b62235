import pg from 'pg';
import { type Addresses, LOGINS, loginsSql } from '../logins.ts';
import { EmbeddedFault } from './fault.ts';
import type { Secrets } from './secrets.ts';

/** Where the server is reached: an address or the directory of its socket, and its port. */
export interface Reach {
  readonly host: string;
  readonly port: number;
}

/** How the embedded database is reached: by its owner, by the superuser of the whole cluster, by the product's logins. */
export interface EmbeddedAddresses {
  readonly url: string;
  readonly adminUrl: string;
  readonly logins: Addresses;
}

/** Builds the addresses for one database of the cluster. */
export function addresses({ host, port }: Reach, secrets: Secrets, database = 'hanjan'): EmbeddedAddresses {
  const of = (name: string, password: string) =>
    `postgres://${name}:${password}@${encodeURIComponent(host)}:${port}/${database}`;
  const owner = of('hanjan', secrets.hanjan);
  return {
    url: owner,
    adminUrl: of('postgres', secrets.postgres),
    logins: {
      owner,
      app: of(LOGINS.app, secrets.app),
      sign: of(LOGINS.sign, secrets.sign),
      backup: of(LOGINS.backup, secrets.backup),
    },
  };
}

/**
 * Makes what migrations need and may not make themselves: the login `hanjan` (may create roles, is no superuser), the
 * logins of the running product, the database, and the trigram extension. Running it again changes nothing.
 */
export async function bootstrap(reach: Reach, secrets: Secrets): Promise<void> {
  await as(addresses(reach, secrets, 'postgres').adminUrl, async (admin) => {
    const { rows: roles } = await admin.query(`select 1 from pg_roles where rolname = 'hanjan'`);
    if (roles.length === 0) await admin.query('create role hanjan login createrole');
    await admin.query(`alter role hanjan password ${pg.escapeLiteral(secrets.hanjan)}`);
    await admin.query(loginsSql('hanjan', secrets));
    const { rows: databases } = await admin.query(`select 1 from pg_database where datname = 'hanjan'`);
    if (databases.length === 0) await createDatabase(admin, 'hanjan', 'template0');
  });
  await as(addresses(reach, secrets).adminUrl, (admin) => admin.query('create extension if not exists pg_trgm'));
}

/** Creates a database that the login `hanjan` owns and nobody but the product may enter. */
export async function createDatabase(admin: pg.Client, name: string, template: string): Promise<void> {
  const database = pg.escapeIdentifier(name);
  const from = pg.escapeIdentifier(template);
  await admin.query(`create database ${database} owner hanjan template ${from} encoding 'UTF8' locale 'C.UTF-8'`);
  await admin.query(`revoke all on database ${database} from public`);
  await admin.query(`grant connect on database ${database} to ${Object.values(LOGINS).join(', ')}`);
}

/** What must hold before anything is written: nothing acknowledged is lost, and Korean text is text. */
export async function assertSafe(url: string): Promise<void> {
  await as(url, async (client) => {
    const { rows } = await client.query<Record<string, string>>(`
      select current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes,
             current_setting('synchronous_commit') as synchronous_commit,
             current_setting('data_checksums') as data_checksums, current_setting('server_encoding') as encoding,
             cardinality(show_trgm('가나다'))::text as korean_trigrams`);
    const found = rows[0] ?? {};
    const wrong = ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums'].filter(
      (name) => found[name] !== 'on',
    );
    if (wrong.length > 0)
      throw new EmbeddedFault(`PostgreSQL runs without ${wrong.join(', ')}: refusing to keep data in it.`);
    if (found.encoding !== 'UTF8') throw new EmbeddedFault(`The database keeps text as ${found.encoding}, not UTF8.`);
    if (Number(found.korean_trigrams) === 0)
      throw new EmbeddedFault('The database does not see Korean letters as letters.');
  });
}

async function as<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
