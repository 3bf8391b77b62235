import type { Entity } from '@hanjan/core';
import { entities } from '@hanjan/model';
import pg from 'pg';
import { seedRecords } from './seed_records.ts';

/**
 * Brings the reference data up to this release: new records are added, known ones follow in what no administrator has
 * changed, and what may become what as the entities say. Answers how many rows were written; a second run writes none.
 */
export async function seed(url: string, all: readonly Entity[] = entities): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN');
    let written = await seedRecords(client);
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
