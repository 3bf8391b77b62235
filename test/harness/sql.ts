import { type Entity, tablesOf } from '@hanjan/core';
import { entities } from '@hanjan/model';
import pg from 'pg';
import { ownerOf } from '../../apps/server/db/schema/ddl.ts';

/** The column that names the owner of a row, a person or an organisation, and the setting that says who acts. */
interface Owned {
  readonly column: string;
  readonly setting: string;
}

const person = { column: 'user_seq', setting: 'app.user' };
const org = { column: 'org', setting: 'app.org' };

/** Tables whose rows have one owner each: those of these entities, and those that the engine keeps beside them. */
export const ownersOf = (entities: readonly Entity[]): Readonly<Record<string, Owned>> => ({
  ...Object.fromEntries(
    entities
      .filter(({ isView }) => !isView)
      .flatMap(tablesOf)
      .flatMap((one) => {
        const owner = ownerOf(one);
        return owner ? [[one.table, owner] as const] : [];
      }),
  ),
  idempotency: person,
  user_history: person,
  org_history: org,
  user_tally: person,
  org_tally: org,
  stock_move: org,
  counter: org,
});
export const OWNED: readonly string[] = Object.keys(ownersOf(entities));

/** Lends a connection and takes it back, whatever happens. */
export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  options?: string,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, ...(options && { options }) });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Every row of the named tables, as they stand now, for comparing with what they are later. */
export async function snapshot(admin: pg.Client, tables: readonly string[]): Promise<Record<string, unknown[]>> {
  const found: [string, unknown[]][] = [];
  for (const table of tables) {
    const { rows } = await admin.query(`SELECT to_jsonb(t) AS row FROM ${table} t ORDER BY to_jsonb(t)::text`);
    found.push([table, rows.map(({ row }) => row)]);
  }
  return Object.fromEntries(found);
}

/** Takes row level security off every table, or puts it back where it was. */
export async function setRowSecurity(admin: pg.Client, way: 'ENABLE' | 'DISABLE'): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(
    "SELECT DISTINCT tablename AS name FROM pg_policies WHERE schemaname = 'public'",
  );
  for (const { name } of rows) await admin.query(`ALTER TABLE ${name} ${way} ROW LEVEL SECURITY`);
}
