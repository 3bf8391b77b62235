import type { Screen } from '@hanjan/core';
import type pg from 'pg';

/** Which record to copy, who the copy says wrote it, and whether it is to be a removed one. */
export interface Copy {
  readonly original: number;
  readonly rgst_by: number;
  readonly isRemoved?: boolean;
}

/** Copies records of a screen past the application; answers the keys of the copies in their order. */
export async function copyRecords(
  admin: pg.Client,
  { entity: { table, key } }: Screen,
  copies: readonly Copy[],
): Promise<number[]> {
  const { rows: columns } = await admin.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name = $1 AND is_identity = 'NO' AND data_type <> 'uuid'
        AND column_name <> ALL('{rgst_by,removed_at}')`,
    [table],
  );
  const names = columns.map(({ name }) => name);
  const { rows } = await admin.query<{ key: string }>(
    `INSERT INTO ${table} (${[...names, 'rgst_by', 'removed_at'].join(', ')})
     SELECT ${names.map((name) => `t.${name}`).join(', ')}, c.rgst_by, CASE WHEN c."isRemoved" THEN now() END
       FROM jsonb_to_recordset($1) AS c (nth integer, original bigint, rgst_by bigint, "isRemoved" boolean)
       JOIN ${table} AS t ON t.${key} = c.original
      ORDER BY c.nth RETURNING ${key} AS key`,
    [JSON.stringify(copies.map((copy, nth) => ({ nth, ...copy })))],
  );
  return rows.map(({ key: made }) => Number(made));
}
