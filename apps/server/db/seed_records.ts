import { isSame, type Row } from '@hanjan/core';
import { seeds } from '@hanjan/model/seed/index.ts';
import type pg from 'pg';
import { upgraded } from './seed_merge.ts';

export type SeededTable = keyof typeof seeds;

/** A table of records that are seeded. */
interface Seeded {
  readonly table: SeededTable;
  /** The column of its key. */
  readonly key: string;
  /** The columns by which a record is known that an administrator made of the same thing; none where names may change. */
  readonly known?: readonly string[];
  /** Columns in which a seed names another seed, and where that one's record is. */
  readonly refers?: Readonly<Record<string, SeededTable>>;
}

/** The tables that are seeded, each before those that refer to it. */
const TABLES: readonly Seeded[] = [
  { table: 'code_group', key: 'code_group_seq', known: ['code_group_id'] },
  {
    table: 'code',
    key: 'code_seq',
    known: ['code_group_id', 'code_id'],
    refers: { code_group_seq: 'code_group' },
  },
  { table: 'country', key: 'country_seq', known: ['country_id'] },
  { table: 'variety', key: 'variety_seq', known: ['variety_id'] },
  { table: 'region', key: 'region_seq', known: ['region_country', 'region_code'] },
  { table: 'company', key: 'company_seq' },
  { table: 'product_equip', key: 'equip_seq', refers: { equip_manufacture_seq: 'company' } },
  { table: 'greenbean_default', key: 'greenbean_default_seq', refers: { greenbean_region_seq: 'region' } },
];

/** A seed, and by what it is known from release to release. */
interface Seed {
  readonly seed_id: string;
  readonly values: Row;
}

/** A seed that was laid down: the number of its record, what it was then, and the record where it is still there. */
interface Laid {
  readonly seed_id: string;
  readonly record_seq: number;
  readonly seed: Row | null;
  readonly record: Row | null;
}

/**
 * Brings seeded records up to this release. The table `seeded` remembers which record a seed became and what it was then,
 * so that what an administrator has renamed, changed or removed is known as such and stays. Answers how many records were
 * written.
 */
export async function seedRecords(client: pg.Client): Promise<number> {
  let written = 0;
  for (const seeded of TABLES) {
    const all = await resolvedSeeds(client, seeded);
    const laid = await readLaid(client, seeded);
    const fresh = all.filter(({ seed_id }) => !laid.has(seed_id));
    written += (await follow(client, seeded, all, laid)) + (await add(client, seeded, fresh));
  }
  return written;
}

/** The seeds of a table, with the numbers of the records that they name. */
async function resolvedSeeds(client: pg.Client, { table, known = [], refers = {} }: Seeded): Promise<Seed[]> {
  const { rows } = await client.query<{ seed: string; record_seq: string }>(
    "SELECT entity || '.' || seed_id AS seed, record_seq FROM seeded WHERE entity = ANY($1)",
    [Object.values(refers)],
  );
  const numbers = new Map(rows.map(({ seed, record_seq }) => [seed, Number(record_seq)]));
  return (seeds[table] as readonly object[] as readonly Row[]).map(({ seed_id, ...row }) => ({
    seed_id: String(seed_id ?? known.map((column) => row[column]).join('.')),
    values: {
      ...row,
      ...Object.fromEntries(
        Object.entries(refers).map(([column, to]) => [column, numbers.get(`${to}.${row[column]}`) ?? null]),
      ),
    },
  }));
}

async function readLaid(client: pg.Client, { table, key }: Seeded): Promise<ReadonlyMap<string, Laid>> {
  const { rows } = await client.query<Laid>(
    `SELECT seed_id, seeded.record_seq::integer, seed, to_jsonb(here) AS record
       FROM seeded LEFT JOIN ${table} AS here ON here.${key} = seeded.record_seq WHERE entity = $1`,
    [table],
  );
  return new Map(rows.map((row) => [row.seed_id, row]));
}

/** Records follow their seeds in what nobody has changed. */
async function follow(
  client: pg.Client,
  { table, key }: Seeded,
  all: readonly Seed[],
  laid: ReadonlyMap<string, Laid>,
) {
  const changed: Row[] = [];
  const noted: { seed_id: string; seed: Row }[] = [];
  for (const { seed_id, values } of all) {
    const before = laid.get(seed_id);
    if (!before?.record) continue;
    const { record, record_seq } = before;
    // An older release did not note what it laid down. What nobody edited is that; of what somebody did everything may be theirs.
    const known = before.seed ?? (record.edit_by === null ? record : {});
    const values_now = upgraded(known, values, record);
    if (values_now && (before.seed || record.edit_by === null))
      changed.push({
        [key]: record_seq,
        ...Object.fromEntries(Object.keys(values).map((name) => [name, record[name]])),
        ...values_now,
      });
    if (!isSame(before.seed, values)) noted.push({ seed_id, seed: values });
  }
  await write(client, table, key, changed);
  await client.query(
    `UPDATE seeded SET seed = given.seed FROM jsonb_to_recordset($1) AS given (seed_id text, seed jsonb)
      WHERE seeded.entity = $2 AND seeded.seed_id = given.seed_id`,
    [JSON.stringify(noted), table],
  );
  return changed.length;
}

async function write(client: pg.Client, table: string, key: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const sets = Object.keys(first).flatMap((column) => (column === key ? [] : [`${column} = given.${column}`]));
  await client.query(
    `UPDATE ${table} AS here SET ${sets.join(', ')}, version = here.version + 1, edit_at = now()
       FROM jsonb_populate_recordset(NULL::${table}, $1) AS given WHERE here.${key} = given.${key}`,
    [JSON.stringify(rows)],
  );
}

/** Seeds that are new become records; where an administrator was first, theirs is it and stays. */
async function add(client: pg.Client, { table, key, known = [] }: Seeded, fresh: readonly Seed[]): Promise<number> {
  const [first] = fresh;
  if (!first) return 0;
  const numbers = await nextNumbers(client, table, key, fresh.length);
  const rows = fresh.map(({ seed_id, values }, nth) => ({ seed_id, seed: values, record_seq: Number(numbers[nth]) }));
  const columns = [key, ...Object.keys(first.values)].join(', ');
  const { rows: made } = await client.query(
    `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE
     SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1) ON CONFLICT DO NOTHING RETURNING ${key} AS made`,
    [JSON.stringify(rows.map(({ record_seq, seed }) => ({ ...seed, [key]: record_seq })))],
  );
  const there = known.map((column) => `here.${column} = given.${column}`).join(' AND ');
  await client.query(
    `INSERT INTO seeded (entity, seed_id, record_seq, seed)
     SELECT $2, seed_id, here.${key}, seed
       FROM jsonb_to_recordset($1) AS row (seed_id text, record_seq bigint, seed jsonb),
            jsonb_populate_record(NULL::${table}, seed) AS given, ${table} AS here
      WHERE here.${key} = record_seq${there && ` OR (${there})`}`,
    [JSON.stringify(rows), table],
  );
  return made.length;
}

/** Numbers that no record of a table has. */
async function nextNumbers(client: pg.Client, table: string, key: string, count: number): Promise<string[]> {
  const { rows } = await client.query<{ next: string }>(
    'SELECT nextval(pg_get_serial_sequence($1, $2)) AS next FROM generate_series(1, $3)',
    [table, key, count],
  );
  return rows.map(({ next }) => next);
}
