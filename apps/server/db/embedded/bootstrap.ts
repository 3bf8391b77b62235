import pg from 'pg';
import { EmbeddedFault } from './fault.ts';
import type { Secrets } from './secrets.ts';

/** The addresses of the embedded database: the product's login, and the superuser of the whole cluster. */
export interface Addresses {
  url: string;
  adminUrl: string;
}

/** Builds both addresses for one database of the cluster. */
export function addresses(port: number, secrets: Secrets, database = 'hanjan'): Addresses {
  return {
    url: `postgres://hanjan:${secrets.hanjan}@127.0.0.1:${port}/${database}`,
    adminUrl: `postgres://postgres:${secrets.postgres}@127.0.0.1:${port}/${database}`,
  };
}

/**
 * Makes what migrations need and may not make themselves: the login `hanjan` (may create roles, is no
 * superuser), its database, and the trigram extension. Running it again changes nothing.
 */
export async function bootstrap(port: number, secrets: Secrets): Promise<void> {
  await as(addresses(port, secrets, 'postgres').adminUrl, async (admin) => {
    const { rows: roles } = await admin.query(`select 1 from pg_roles where rolname = 'hanjan'`);
    if (roles.length === 0) await admin.query('create role hanjan login createrole');
    await admin.query(`alter role hanjan password ${pg.escapeLiteral(secrets.hanjan)}`);
    const { rows: databases } = await admin.query(`select 1 from pg_database where datname = 'hanjan'`);
    if (databases.length === 0) await createDatabase(admin, 'hanjan', 'template0');
  });
  await as(addresses(port, secrets).adminUrl, (admin) => admin.query('create extension if not exists pg_trgm'));
}

/** Creates a database that the login `hanjan` owns and nobody else may enter. */
export async function createDatabase(admin: pg.Client, name: string, template: string): Promise<void> {
  const database = pg.escapeIdentifier(name);
  const from = pg.escapeIdentifier(template);
  await admin.query(`create database ${database} owner hanjan template ${from} encoding 'UTF8' locale 'C.UTF-8'`);
  await admin.query(`revoke all on database ${database} from public`);
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
