import type { Entity, Field } from '@hanjan/core';
import type { ClientBase } from 'pg';
import { type Catalogue, checkSql, columnSql, schemaSql } from './ddl.ts';
import { describeSchema, type Part } from './describe.ts';

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
  const tables = new Set(catalogue.entities.map((entity) => entity.table));
  await client.query('BEGIN');
  try {
    const found = (await describeSchema(client, 'public')).filter((part) => tables.has(part.table));
    await client.query('CREATE SCHEMA wanted');
    await client.query("SELECT set_config('search_path', 'wanted, public', true)");
    for (const statements of schemaSql(catalogue).values()) await client.query(statements);
    return { found, wanted: await describeSchema(client, 'wanted') };
  } finally {
    await client.query('ROLLBACK');
  }
}

const sameThing = (a: Part) => (b: Part) => a.table === b.table && a.kind === b.kind && a.name === b.name;

/** A migration that turns what was found into what is wanted, for a person to read and keep. Empty when they agree. */
export function draftMigration(catalogue: Catalogue, { wanted, found }: Comparison): string {
  const has = new Set(found.map((part) => part.table));
  const schema = schemaSql(catalogue);
  const fresh = [...schema].filter(([table]) => !has.has(table)).map(([, statements]) => statements);
  const changed = catalogue.entities
    .filter((entity) => has.has(entity.table))
    .flatMap((entity) => draftTable(entity, wanted, found, schema.get(entity.table) ?? ''));
  return [...fresh, ...changed].join('\n\n');
}

function draftTable(entity: Entity, wanted: readonly Part[], found: readonly Part[], statements: string): string[] {
  const { table } = entity;
  const renamed = Object.entries(entity.fields).flatMap(([name, field]) => {
    const old = found.find((part) => part.table === table && part.kind === 'column' && part.name === field.was);
    return old ? [{ from: old.name, to: name }] : [];
  });
  const isOld = (name: string) => renamed.some(({ from }) => from === name);
  const isNew = (name: string) => renamed.some(({ to }) => to === name);
  const lines = renamed.map(({ from, to }) => `ALTER TABLE ${table} RENAME COLUMN ${from} TO ${to};`);

  for (const part of wanted.filter((one) => one.table === table)) {
    const there = found.find(sameThing(part));
    if (there?.sql === part.sql || (part.kind === 'column' && isNew(part.name))) continue;
    lines.push(...draftPart(entity, part, there, statements));
  }
  for (const part of found.filter((one) => one.table === table && !wanted.some(sameThing(one)))) {
    if (part.kind === 'column' && isOld(part.name)) continue;
    lines.push(`-- to drop when nothing uses it any more: ${part.kind} ${part.name} ${part.sql}`);
  }
  return lines;
}

function draftPart(entity: Entity, part: Part, there: Part | undefined, statements: string): string[] {
  const { table } = entity;
  const field: Field | undefined = entity.fields[part.name];
  if (part.kind === 'column' && field) {
    if (there) return [`-- column ${part.name} of ${table} is ${there.sql} and should be ${part.sql}`];
    return [`ALTER TABLE ${table} ADD COLUMN ${columnSql(part.name, field)};`];
  }
  if (part.kind === 'constraint') {
    const owner = Object.entries(entity.fields).find(([name, one]) => checkSql(entity, name, one)?.includes(part.name));
    const drop = there ? [`ALTER TABLE ${table} DROP CONSTRAINT ${part.name};`] : [];
    const words = (owner && checkSql(entity, owner[0], owner[1])) ?? `CONSTRAINT ${part.name} ${part.sql}`;
    return [...drop, `ALTER TABLE ${table} ADD ${words};`];
  }
  // Indexes, policies and rights are whole statements of the table's definition.
  const drop = there && (part.kind === 'index' || part.kind === 'policy');
  const dropped = part.kind === 'index' ? `DROP INDEX ${part.name};` : `DROP POLICY ${part.name} ON ${table};`;
  const mark = {
    index: ` INDEX ${part.name} `,
    policy: ` POLICY ${part.name} `,
    right: 'GRANT ',
    security: ' ROW LEVEL ',
  };
  const wanted = statements
    .split('\n')
    .filter((line) => line.includes(mark[part.kind as keyof typeof mark] ?? part.name));
  return [...(drop ? [dropped] : []), ...wanted];
}
