import type pg from 'pg';

/** A table of the product, with the columns that hold what is not computed from others. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

interface Found extends Table {
  readonly needs: readonly string[];
}

/** What an extension brought along is not ours. */
const OURS = (oid: string) => `NOT EXISTS (SELECT FROM pg_depend WHERE objid = ${oid} AND deptype = 'e')`;

/** Every table of the schema `public`, each after those that it refers to. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Found>(`
    SELECT c.relname AS name,
           array(SELECT attname::text FROM pg_attribute
                  WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum) AS columns,
           array(SELECT f.relname::text FROM pg_constraint k JOIN pg_class f ON f.oid = k.confrelid
                  WHERE k.conrelid = c.oid AND k.contype = 'f' AND f.oid <> c.oid) AS needs
      FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND ${OURS('c.oid')}
     ORDER BY c.relname`);
  return inOrder(rows);
}

function inOrder(tables: readonly Found[]): Table[] {
  const placed = new Map<string, Table>();
  while (placed.size < tables.length) {
    const ready = tables.filter(({ name, needs }) => !placed.has(name) && needs.every((need) => placed.has(need)));
    if (ready.length === 0) throw new Error('tables refer to each other in a circle');
    for (const { name, columns } of ready) placed.set(name, { name, columns });
  }
  return [...placed.values()];
}

/** Every sequence, identity columns' too, where it stands. Read it after the rows that it numbered can be seen. */
export async function readSequences(client: pg.ClientBase) {
  const { rows: names } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' AND ${OURS('pg_class.oid')} ORDER BY relname`,
  );
  const all: { name: string; last_value: string; is_called: boolean }[] = [];
  for (const { name } of names) {
    const { rows } = await client.query<{ last_value: string; is_called: boolean }>(
      `SELECT last_value::text, is_called FROM ${table(name)}`,
    );
    for (const row of rows) all.push({ name, ...row });
  }
  return all;
}

/** Which tables are under row level security, which bind even their owner, and every policy: one line each. */
export async function readSecurity(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    SELECT concat_ws(' ', relname, relrowsecurity, relforcerowsecurity) AS line
      FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
    UNION ALL
    SELECT concat_ws(' ', tablename, policyname, permissive, cmd, roles::text, qual, '/', with_check)
      FROM pg_policies WHERE schemaname = 'public' ORDER BY 1`);
  return rows.map(({ line }) => line);
}

/** Tables whose row level security binds their owner too. */
export async function listForced(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT relname AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relforcerowsecurity`);
  return rows.map(({ name }) => name);
}

/** Drops everything in the schema `public`, the database's own extensions excepted. */
export async function dropEverything(client: pg.ClientBase): Promise<void> {
  for (const find of DROPS) {
    const { rows } = await client.query<{ statement: string | null }>(find);
    for (const { statement } of rows) if (statement) await client.query(statement);
  }
}

const relations = (word: string, kinds: string) => `
  SELECT 'DROP ${word} ' || string_agg(oid::regclass::text, ', ') AS statement FROM pg_class
   WHERE relnamespace = 'public'::regnamespace AND relkind IN (${kinds}) AND ${OURS('pg_class.oid')}`;
const DROPS = [
  relations('VIEW', "'v'"),
  relations('MATERIALIZED VIEW', "'m'"),
  // A function of a row of a table keeps that table; those that tables are made with go after them.
  `SELECT 'DROP ROUTINE ' || string_agg(oid::regprocedure::text, ', ') AS statement FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND ${OURS('pg_proc.oid')}
      AND EXISTS (SELECT FROM pg_type WHERE pg_type.oid = ANY(proargtypes::oid[]) AND typtype = 'c')`,
  relations('TABLE', "'r', 'p'"),
  relations('SEQUENCE', "'S'"),
  `SELECT 'DROP ROUTINE ' || string_agg(oid::regprocedure::text, ', ') AS statement FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND ${OURS('pg_proc.oid')}`,
  `SELECT 'DROP TYPE ' || string_agg(oid::regtype::text, ', ') AS statement FROM pg_type
    WHERE typnamespace = 'public'::regnamespace AND typtype IN ('d', 'e', 'r') AND ${OURS('pg_type.oid')}`,
];

/** Whether the schema `public` holds Hanjan; null when it holds nothing. */
export async function isHanjan(client: pg.ClientBase): Promise<boolean | null> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm') AND ${OURS('pg_class.oid')}`,
  );
  if (rows.length === 0) return null;
  if (!rows.some(({ name }) => name === 'migration')) return false;
  const marks = `SELECT FROM pg_attribute WHERE attrelid = 'public.migration'::regclass AND attname IN ('hash', 'applied_at')`;
  if ((await client.query(marks)).rowCount !== 2) return false;
  return (await client.query(`SELECT FROM public.migration WHERE name = '0001_base.sql'`)).rowCount === 1;
}

/** A table's or sequence's name as SQL wants it. */
export const table = (name: string) => `public."${name.replaceAll('"', '""')}"`;

/** A list of columns as SQL wants it. */
export const columnList = (columns: readonly string[]) =>
  columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(', ');
