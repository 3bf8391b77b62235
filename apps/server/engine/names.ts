import {
  type Entity,
  hasPublicId,
  isKey,
  kindOf,
  type ResultNames,
  type Row,
  type RowTable,
  type Table,
} from '@hanjan/core';
import { type RawBuilder, sql } from 'kysely';
import { ownerOf } from '../db/schema/ddl.ts';
import { ofRecord, split } from './rows.ts';
import { guardSql, scopeSql } from './scope.ts';
import type { Asking } from './shape/shaped.ts';
import type { Known, Work } from './work.ts';

/** The column that brings the names behind the references of a record. */
const NAMES = '__names';

/** The entity behind a field that refers to other records. */
const targetOf = (known: Known, { fields }: Table, name: string): Entity | undefined => {
  const field = fields[name];
  return field && 'to' in field ? known.entityNamed(field.to) : undefined;
};

/**
 * The column that brings, for every reference among some fields and the items of rows, the names of what it refers to, as
 * far as the actor's role sees it; none where nothing refers.
 */
export function nameColumns(asking: Asking, entity: Entity, names: readonly string[]): RawBuilder<unknown>[] {
  const found = [
    ...names.flatMap((name) => namesSql(asking, entity, name)),
    ...split(entity, names).lists.flatMap((rows) =>
      Object.keys(rows.fields).flatMap((item) => namesSql(asking, rows, item, rows)),
    ),
  ];
  return found.length === 0 ? [] : [sql`json_build_array(${sql.join(found)}) AS ${sql.id(NAMES)}`];
}

function namesSql(asking: Asking, table: Table, name: string, rows?: RowTable): RawBuilder<unknown>[] {
  const target = targetOf(asking.known, table, name);
  if (!target) return [];
  const label = labelSql(asking, target, 't1');
  const key = sql.ref(`t1.${target.key}`);
  const column = sql.ref(`${table.table}.${name}`);
  const isIt = table.fields[name]?.kind === 'ref' ? sql`${key} = ${column}` : sql`${key} = ANY(${column})`;
  const isNamed = sql`${isIt}${sameOwner(target, table.table, 't1')}${guardSql(target, asking.actor, 't1')}`;
  const where = rows
    ? sql`EXISTS (SELECT FROM ${sql.table(rows.table)} WHERE ${ofRecord(rows)} AND ${isNamed})`
    : isNamed;
  return [
    sql`json_build_array(${sql.lit(name)}, (SELECT json_object_agg(${key}, ${label}) FROM ${sql.table(target.table)} AS t1 WHERE ${where}))`,
  ];
}

/** The names behind values of fields, or of items of their rows, that stand in no record, such as former ones. */
export async function namesBehind(
  work: Work,
  entity: Entity,
  values: readonly { readonly field: string; readonly value: unknown }[],
): Promise<ResultNames> {
  const { run, actor, known } = work;
  const lists = values.flatMap(({ field, value }) =>
    split(entity, [field]).lists.flatMap((table) =>
      ((value ?? []) as Row[]).flatMap((row) =>
        Object.keys(row).map((item) => ({ table, field: item, value: row[item] })),
      ),
    ),
  );
  const all = [...values.map((one) => ({ table: entity, ...one })), ...lists];
  const fields = new Map<string, Table>(all.map(({ field, table }) => [field, table]));
  const named = [...fields].map(async ([field, table]) => {
    const target = targetOf(known, table, field);
    const keys = all.flatMap((one) => (one.field === field ? one.value : [])).filter(isKey);
    if (!target || keys.length === 0) return [];
    const key = sql.ref(`${target.table}.${target.key}`);
    const [row] = await run(
      sql<{ names: ResultNames[string] | null }>`
        SELECT json_object_agg(${key}, ${labelSql(work, target, target.table)}) AS names
          FROM ${sql.table(target.table)} WHERE ${scopeSql(target, actor)} AND ${key} = ANY(${keys})`,
    );
    return [[field, row?.names ?? {}] as const];
  });
  return Object.fromEntries((await Promise.all(named)).flat());
}

/** The names of one record as JSON; where a record is known by another one, that one's, or none if that is not to be seen. */
export function labelSql(asking: Asking, entity: Entity, alias: string): RawBuilder<unknown> {
  const { plain, locale } = entity.label;
  const further = targetOf(asking.known, entity, plain);
  if (!further) {
    return sql`json_build_object(${plain}::text, ${nameSql(entity, plain, alias)}, ${locale}::text, ${nameSql(entity, locale, alias)})`;
  }
  const next = `${alias}x`;
  return sql`coalesce((SELECT ${labelSql(asking, further, next)} FROM ${sql.table(further.table)} AS ${sql.ref(next)}
    WHERE ${sql.ref(`${next}.${further.key}`)} = ${sql.ref(`${alias}.${plain}`)}${sameOwner(further, alias, next)}
      ${guardSql(further, asking.actor, next)}), '{}')`;
}

/**
 * A field of a record's label. The plain name of a record without any is the numbers by which people know it, such as
 * `2026-12`.
 */
export function nameSql(entity: Entity, name: string, alias = entity.table): RawBuilder<unknown> {
  const { plain, locale } = entity.label;
  const [own, other] = [name, locale].map((one) => sql.ref(`${alias}.${one}`));
  const field = entity.fields[name];
  const isText = field !== undefined && kindOf(field).column(field)?.type === 'text';
  if (name !== plain || !isText || !hasPublicId(entity)) return sql`${own}`;
  const numbers = sql.join(entity.id.map((one) => sql.ref(`${alias}.${one}`)));
  return sql`coalesce(${own}, CASE WHEN ${other} IS NULL THEN concat_ws('-', ${numbers}) END)`;
}

const sameOwner = (target: Entity, from: string, to: string) => {
  const owner = ownerOf(target);
  return owner ? sql` AND ${sql.ref(`${to}.${owner.column}`)} = ${sql.ref(`${from}.${owner.column}`)}` : sql``;
};

/** Takes the names out of the rows and puts them together by field. */
export function takeNames(found: Row[]): { rows: Row[]; resultName: ResultNames } {
  if (!(NAMES in (found[0] ?? {}))) return { rows: found, resultName: {} };
  const resultName: Record<string, Record<string, Record<string, string | null>>> = {};
  const rows = found.map(({ [NAMES]: named, ...row }) => {
    for (const [name, names] of named as [string, object | null][]) {
      resultName[name] = Object.assign(resultName[name] ?? {}, names);
    }
    return row;
  });
  return { rows, resultName };
}
