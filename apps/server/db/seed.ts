import type { Entity } from '@hanjan/core';
import { entities } from '@hanjan/model';
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
 * edited them (`edit_by`), and what may become what as the entities say. Answers how many rows were written; a second run
 * writes none.
 */
export async function seed(url: string, all: readonly Entity[] = entities): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN');
    let written = 0;
    for (const [table, key] of TABLES) written += await seedTable(client, table, key, seeds[table]);
    written += await seedRecords(client);
    if (all.length > 0) written += await seedMoves(client, all);
    await client.query('COMMIT');
    return written;
  } finally {
    await client.end();
  }
}

/** Brings what may become what, by whom, to what the definitions say, so that a trigger can go by it. */
async function seedMoves(client: pg.Client, all: readonly Entity[]): Promise<number> {
  const wanted = all.flatMap(({ name: entity, moves }) =>
    (moves?.rows ?? []).flatMap(({ by, from, to }) =>
      by.flatMap((role) => from.flatMap((from_code) => to.map((to_code) => ({ entity, role, from_code, to_code })))),
    ),
  );
  const result = await client.query(
    `WITH wanted AS (SELECT DISTINCT entity, role, from_code, to_code FROM jsonb_populate_recordset(NULL::code_move, $1)),
       gone AS (DELETE FROM code_move WHERE (entity, role, from_code, to_code) NOT IN (TABLE wanted) RETURNING 1),
       come AS (INSERT INTO code_move TABLE wanted ON CONFLICT DO NOTHING RETURNING 1)
     SELECT (SELECT count(*) FROM gone) + (SELECT count(*) FROM come) AS written`,
    [JSON.stringify(wanted)],
  );
  return Number(result.rows[0].written);
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
