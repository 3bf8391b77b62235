import type pg from 'pg';

/** For every table a short text that changes with any of its rows, whichever database they are in. */
export const digestRows = (admin: pg.Client): Promise<Record<string, string>> =>
  sumUp(admin, 'hashtextextended(t::text, 0)');

/**
 * For every table of this one database a short text that changes with any row that is written, even with what it had.
 * It looks at who wrote the rows and where they lie, never into them, so it may be asked thousands of times. Of the named
 * tables alone if there are any.
 */
export const markRows = (admin: pg.Client, tables?: readonly string[]): Promise<Record<string, string>> =>
  sumUp(admin, 'hash_record_extended(ROW(t.ctid, t.xmin), 0)', tables);

async function sumUp(admin: pg.Client, row: string, tables?: readonly string[]): Promise<Record<string, string>> {
  const each = (tables ?? (await tablesOf(admin))).map(
    (name) => `SELECT '${name}' AS name, concat(count(*), ' ', sum(${row})) AS text FROM ${name} t`,
  );
  const text = each.join(' UNION ALL ');
  // Under a name it is planned a few times and no more, which takes longer than counting.
  const { rows } = await admin.query<{ name: string; text: string }>({ ...(!tables && { name: row }), text });
  return Object.fromEntries(rows.map(({ name, text }) => [name, text]));
}

async function tablesOf(admin: pg.Client): Promise<string[]> {
  const { rows } = await admin.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  );
  return rows.map(({ name }) => name);
}
