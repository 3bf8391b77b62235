import { seeds } from '@hanjan/model/seed/index.ts';
import pg from 'pg';
import { type SeededTable, seedRecords } from './seed_records.ts';

/** The tables that are seeded, each before those that refer to it, with the columns by which a row is known. */
const TABLES: readonly (readonly [table: Exclude<keyof typeof seeds, SeededTable>, key: readonly string[]])[] = [
  ['code_group', ['code_group_id']],
  ['code', ['code_group_id', 'code_id']],
  ['country', ['country_id']],
  ['variety', ['variety_id']],
  ['region', ['region_country', 'region_code']],
];

/**
 * Brings the reference data up to this release: new rows are added, changed ones follow unless an administrator has
 * edited them (`edit_by`). Answers how many rows were written; a second run writes none.
 */
export async function seed(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN');
    let written = 0;
    for (const [table, key] of TABLES) written += await seedTable(client, table, key, seeds[table]);
    written += await seedRecords(client);
    await client.query('COMMIT');
    return written;
  } finally {
    await client.end();
  }
}

async function seedTable(client: pg.Client, table: string, key: readonly string[], rows: readonly object[]) {
  const columns = Object.keys(rows[0] ?? {});
  const rest = columns.filter((column) => !key.includes(column));
  const of = (prefix: string) => rest.map((column) => `${prefix}.${column}`).join(', ');
  const result = await client.query(
    `INSERT INTO ${table} AS here (${columns.join(', ')})
     SELECT ${columns.join(', ')} FROM jsonb_populate_recordset(NULL::${table}, $1)
     ON CONFLICT (${key.join(', ')}) DO UPDATE
        SET ${rest.map((column) => `${column} = excluded.${column}`).join(', ')}, edit_at = now()
      WHERE here.edit_by IS NULL AND (${of('here')}) IS DISTINCT FROM (${of('excluded')})`,
    [JSON.stringify(rows)],
  );
  return result.rowCount ?? 0;
}
