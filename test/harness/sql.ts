import { entities } from '@hanjan/model';
import pg from 'pg';
import { ownerOf } from '../../apps/server/db/schema/ddl.ts';

/** Tables whose rows belong to one person each. */
export const PERSONAL: readonly string[] = [
  ...entities.filter((entity) => ownerOf(entity)).map(({ table }) => table),
  'idempotency',
  'user_history',
];

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
