import { seeds } from '@hanjan/model/seed/index.ts';
import type pg from 'pg';

/** The tables of records that are known to be seeded by nothing that stands in them. */
export type SeededTable = 'company' | 'product_equip' | 'greenbean_default';

interface Seeded {
  readonly table: SeededTable;
  /** The column of its key. */
  readonly key: string;
  /** Columns in which a seed names another seed, and where that one's record is. */
  readonly refers: Readonly<Record<string, SeededTable | 'region'>>;
}

/** Records of entities that are seeded, each table before those that refer to it. */
const TABLES: readonly Seeded[] = [
  { table: 'company', key: 'company_seq', refers: {} },
  { table: 'product_equip', key: 'equip_seq', refers: { equip_manufacture_seq: 'company' } },
  { table: 'greenbean_default', key: 'greenbean_default_seq', refers: { greenbean_region_seq: 'region' } },
];

type Row = Readonly<Record<string, unknown>> & { readonly seed_id: string };

/**
 * Brings seeded records up to this release. Nothing in such a record tells it from others for good, because
 * administrators may rename it: the table `seeded` remembers which record a seed became. Answers how many were written.
 */
export async function seedRecords(client: pg.Client): Promise<number> {
  let written = 0;
  for (const { table, key, refers } of TABLES) {
    const keys = await readKeys(client, Object.values(refers));
    const rows = (seeds[table] as readonly unknown[] as readonly Row[]).map((row) => resolved(row, refers, keys));
    written += (await follow(client, table, key, rows)) + (await add(client, table, key, rows));
  }
  return written;
}

/** The number of the record that each seed became; regions are known by their country and code. */
async function readKeys(client: pg.Client, tables: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ seed: string; record_seq: string }>(
    `SELECT entity || '.' || seed_id AS seed, record_seq FROM seeded WHERE entity = ANY($1)
      UNION ALL SELECT 'region.' || region_country || '.' || region_code, region_seq FROM region WHERE 'region' = ANY($1)`,
    [tables],
  );
  return new Map(rows.map(({ seed, record_seq }) => [seed, record_seq]));
}

const resolved = (row: Row, refers: Seeded['refers'], keys: ReadonlyMap<string, string>): Row => ({
  ...row,
  ...Object.fromEntries(
    Object.entries(refers).map(([column, table]) => [column, keys.get(`${table}.${row[column]}`) ?? null]),
  ),
});

const columnsOf = ([first]: readonly Row[]) => Object.keys(first ?? {}).filter((column) => column !== 'seed_id');

/** Records that no administrator has edited follow their seeds. */
async function follow(client: pg.Client, table: SeededTable, key: string, rows: readonly Row[]): Promise<number> {
  const columns = columnsOf(rows);
  const of = (prefix: string) => columns.map((column) => `${prefix}.${column}`).join(', ');
  const { rowCount } = await client.query(
    `UPDATE ${table} here SET ${columns.map((column) => `${column} = given.${column}`).join(', ')}, edit_at = now()
       FROM (SELECT seed->>'seed_id' AS seed_id, (jsonb_populate_record(NULL::${table}, seed)).*
               FROM jsonb_array_elements($1) AS seed) given
       JOIN seeded ON seeded.entity = $2 AND seeded.seed_id = given.seed_id
      WHERE here.${key} = seeded.record_seq AND here.edit_by IS NULL AND (${of('here')}) IS DISTINCT FROM (${of('given')})`,
    [JSON.stringify(rows), table],
  );
  return rowCount ?? 0;
}

/** Seeds that are new become records. */
async function add(client: pg.Client, table: SeededTable, key: string, rows: readonly Row[]): Promise<number> {
  const known = await readKeys(client, [table]);
  const fresh = rows.filter(({ seed_id }) => !known.has(`${table}.${seed_id}`));
  const columns = columnsOf(rows).join(', ');
  for (const row of fresh) {
    await client.query(
      `WITH made AS (INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_record(NULL::${table}, $1)
         RETURNING ${key})
       INSERT INTO seeded (entity, seed_id, record_seq) SELECT $2, $3, ${key} FROM made`,
      [JSON.stringify(row), table, row.seed_id],
    );
  }
  return fresh.length;
}
