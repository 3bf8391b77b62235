import { columnsOf, type Entity, rowTablesOf, type Table, tablesOf } from '@hanjan/core';
import type { ClientBase } from 'pg';
import { type Catalogue, checkSql, columnSql, recountSql, schemaSql } from './ddl.ts';
import { describeSchema, type Part } from './describe.ts';
import { checkIdentifiers } from './identifiers.ts';

/** What the definitions want and what a database has, for the tables of the catalogue. */
export interface Comparison {
  readonly wanted: readonly Part[];
  readonly found: readonly Part[];
}

/**
 * Builds the tables of the definitions in a scratch schema beside the real ones, describes both and takes the scratch
 * schema away again. The database must be migrated as far as it goes.
 */
export async function compareSchema(client: ClientBase, catalogue: Catalogue): Promise<Comparison> {
  checkIdentifiers(catalogue);
  const schema = schemaSql(catalogue);
  await client.query('BEGIN');
  try {
    const all = await describeSchema(client, 'public');
    const ours = new Set(
      all.filter((part) => schema.has(part.table) || isOfRows(part, schema)).map(({ table }) => table),
    );
    const found = all.filter(({ table }) => ours.has(table));
    await client.query('CREATE SCHEMA wanted');
    await client.query("SELECT set_config('search_path', 'wanted, public', true)");
    for (const statements of schema.values()) await client.query(statements);
    return { found, wanted: await describeSchema(client, 'wanted') };
  } finally {
    await client.query('ROLLBACK');
  }
}

/** Whether a part shows its table to be one of rows, of a field that is there or was: it goes with a record. */
function isOfRows({ table, sql }: Part, schema: ReadonlyMap<string, string>): boolean {
  const [, record = ''] = /^FOREIGN KEY .* REFERENCES (\w+)\(.* ON DELETE CASCADE$/.exec(sql) ?? [];
  return schema.has(record) && table.startsWith(`${record}_`);
}

const isSameThing = (a: Part) => (b: Part) => a.table === b.table && a.kind === b.kind && a.name === b.name;

/** A migration that turns what was found into what is wanted, for a person to read and keep. Empty when they agree. */
export function draftMigration(catalogue: Catalogue, { wanted, found: there }: Comparison): string {
  const isThere = (table: string) => there.some((part) => part.table === table);
  const renamed = [...formerTables(catalogue)].filter(([from, to]) => isThere(from) && !isThere(to));
  const names = new Map(renamed);
  const found = there.map((part) => ({ ...part, table: names.get(part.table) ?? part.table }));
  const has = new Set(found.map((part) => part.table));
  const schema = schemaSql(catalogue);
  const fresh = [...schema].filter(([table]) => !has.has(table)).map(([, statements]) => statements);
  const changed = catalogue.entities.flatMap((entity) => {
    const drafted = tablesOf(entity)
      .filter(({ table }) => has.has(table))
      .flatMap((table) => draftTable(entity, table, wanted, found, schema.get(table.table) ?? ''));
    const isTalliedAnew = drafted.some((statement) => statement.startsWith('CREATE TRIGGER'));
    return isTalliedAnew ? [...drafted, recountSql(catalogue, entity)] : drafted;
  });
  const moved = renamed.map(([from, to]) => `ALTER TABLE ${from} RENAME TO ${to};`);
  const gone = [...has].filter((table) => !schema.has(table));
  const left = gone.map((table) => `-- when nothing uses it any more: DROP TABLE ${table};`);
  return [...moved, ...fresh, ...changed, ...left].join('\n\n');
}

/** Tables of lists of rows that had another name: what it is now, by what it was. */
const formerTables = ({ entities }: Catalogue): ReadonlyMap<string, string> =>
  new Map(
    entities.flatMap((entity) =>
      rowTablesOf(entity).flatMap(({ field, parent, table }) => {
        const was = entity.fields[field]?.was;
        return was ? [[`${parent}_${was}`, table]] : [];
      }),
    ),
  );

function draftTable(
  { fields }: Entity,
  one: Table,
  wanted: readonly Part[],
  found: readonly Part[],
  statements: string,
): string[] {
  const { table, key } = one;
  const renamed = Object.entries({ [key]: fields[key], ...one.fields }).flatMap(([name, { was } = {}]) => {
    const isThere = found.some((part) => part.table === table && part.kind === 'column' && part.name === was);
    return was && isThere ? [{ from: was, to: name }] : [];
  });
  const before = found.filter((part) => part.table === table).map((part) => afterRenaming(part, renamed));
  const after = wanted.filter((part) => part.table === table);
  const compared = after.map((part) => ({ part, there: before.find(isSameThing(part)) }));
  const differs = ({ part, there }: (typeof compared)[number]) => there?.sql !== part.sql;
  const remade = compared.flatMap((one) => (one.there && isComputed(one.part) && differs(one) ? one.part.name : []));
  // A column that is computed is made anew after those that it is computed from, and takes its indexes with it.
  const changed = compared
    .filter((one) => differs(one) || (one.part.kind === 'index' && remade.some((name) => one.part.sql.includes(name))))
    .toSorted((a, b) => Number(isComputed(a.part)) - Number(isComputed(b.part)));
  const made = [
    ...changed.filter(({ part }) => part.kind === 'column'),
    ...changed.filter(({ part }) => part.kind !== 'column'),
  ];
  return [
    ...renamed.map(({ from, to }) => `ALTER TABLE ${table} RENAME COLUMN ${from} TO ${to};`),
    ...before.filter((part) => !after.some(isSameThing(part))).flatMap(draftGone),
    ...changed.flatMap(({ there }) => (there ? dropSql(there) : [])),
    ...made.flatMap(({ part, there }) => draftPart(one, part, there, statements)),
  ];
}

/** A part as it stands once columns have their new names: constraints and indexes follow by themselves. */
function afterRenaming(part: Part, renamed: readonly { from: string; to: string }[]): Part {
  return renamed.reduce(
    ({ name, sql, ...rest }, { from, to }) => ({
      ...rest,
      name: part.kind === 'column' && name === from ? to : name,
      sql: sql.replaceAll(new RegExp(`\\b${from}\\b`, 'g'), to),
    }),
    part,
  );
}

const NOT_NULL = ' NOT NULL';

/** What is there and no longer wanted. A column keeps its data until a person drops it, but stands in nobody's way. */
function draftGone({ table, kind, name, sql }: Part): string[] {
  if (kind === 'column') {
    const isDemanding = sql.includes(NOT_NULL) && !/ DEFAULT | GENERATED /.test(sql);
    return [
      ...(isDemanding ? [`ALTER TABLE ${table} ALTER COLUMN ${name} DROP${NOT_NULL};`] : []),
      `-- when nothing uses it any more: ALTER TABLE ${table} DROP COLUMN ${name};`,
    ];
  }
  return dropSql({ table, kind, name, sql });
}

/** Whether a part is a column that PostgreSQL computes from others. */
const isComputed = ({ kind, sql }: Part) => kind === 'column' && sql.includes(' GENERATED ALWAYS AS (');

/** How a part that holds no data is taken away, for good or to be made anew. */
function dropSql(part: Part): string[] {
  const { table, kind, name } = part;
  const statements: Partial<Record<Part['kind'], string>> = {
    ...(isComputed(part) && { column: `ALTER TABLE ${table} DROP COLUMN ${name};` }),
    constraint: `ALTER TABLE ${table} DROP CONSTRAINT ${name};`,
    index: `DROP INDEX ${name};`,
    policy: `DROP POLICY ${name} ON ${table};`,
    trigger: `DROP TRIGGER ${name} ON ${table};`,
    function: `DROP FUNCTION ${name}(${table});`,
    right: `REVOKE ALL ON ${table} FROM ${name};`,
  };
  return statements[kind] ? [statements[kind]] : [];
}

function draftPart(one: Table, part: Part, there: Part | undefined, statements: string): string[] {
  const { table } = one;
  const columns = columnsOf(one);
  const column = columns.find(({ name }) => name === part.name);
  if (part.kind === 'column') {
    // A column that is no field stands in every table; PostgreSQL's own words make it.
    const words = column ? columnSql(column) : `${part.name} ${part.sql}`;
    return there && !isComputed(part) ? alterColumn(part, there) : [`ALTER TABLE ${table} ADD COLUMN ${words};`];
  }
  if (part.kind === 'constraint') {
    const checks = columns.flatMap((one) => checkSql(table, one) ?? []);
    const words = checks.find((check) => check.includes(part.name)) ?? `CONSTRAINT ${part.name} ${part.sql}`;
    return [`ALTER TABLE ${table} ADD ${words};`];
  }
  // Indexes, policies, triggers, functions and rights are whole statements of the table's definition.
  const mark = {
    index: ` INDEX ${part.name} `,
    policy: ` POLICY ${part.name} `,
    trigger: ` TRIGGER ${part.name} `,
    function: ` FUNCTION ${part.name}(`,
    right: ` TO ${part.name};`,
    security: ' ROW LEVEL ',
  };
  return statements.split('\n').filter((line) => line.includes(mark[part.kind as keyof typeof mark] ?? part.name));
}

/** Brings the type, the default and the emptiness of a column to what they should be. */
function alterColumn({ table, name, sql }: Part, there: Part): string[] {
  const [now, then] = [sql, there.sql].map(readColumn) as [ColumnWords, ColumnWords];
  const alter = `ALTER TABLE ${table} ALTER COLUMN ${name}`;
  const { type, initial, isDemanding } = now;
  return [
    ...(type === then.type ? [] : [`${alter} TYPE ${type} USING ${name}::${type};`]),
    ...(initial === then.initial ? [] : [`${alter} ${initial ? `SET DEFAULT ${initial}` : 'DROP DEFAULT'};`]),
    ...(isDemanding === then.isDemanding ? [] : [`${alter} ${isDemanding ? 'SET' : 'DROP'}${NOT_NULL};`]),
  ];
}

interface ColumnWords {
  readonly type: string;
  readonly initial: string | undefined;
  readonly isDemanding: boolean;
}

function readColumn(sql: string): ColumnWords {
  const [head = '', initial] = sql.split(' DEFAULT ');
  return { type: head.replace(NOT_NULL, ''), initial, isDemanding: head.includes(NOT_NULL) };
}
