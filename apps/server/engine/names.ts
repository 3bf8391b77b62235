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

const SUFFIX = '__names';

/**
 * The column that brings the names behind a field, or behind an item of the rows of one. It is shorter than the name of
 * the constraint on that field or item, which is checked at the start: PostgreSQL cuts neither.
 */
const nameColumn = (name: string, rows?: RowTable): string => `${rows ? `${rows.field}.` : ''}${name}${SUFFIX}`;

/** The entity behind a field that refers to other records. */
const targetOf = (known: Known, { fields }: Table, name: string): Entity | undefined => {
  const field = fields[name];
  return field && 'to' in field ? known.entityNamed(field.to) : undefined;
};

/**
 * Columns that bring, for every reference among some fields, the names of what it refers to, as far as the actor's role
 * sees it; one column a field, and one an item of the rows among them.
 */
export const nameColumns = (asking: Asking, entity: Entity, names: readonly string[]): RawBuilder<unknown>[] => [
  ...names.flatMap((name) => namesSql(asking, entity, name)),
  ...split(entity, names).lists.flatMap((rows) =>
    Object.keys(rows.fields).flatMap((item) => namesSql(asking, rows, item, rows)),
  ),
];

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
  const alias = sql.id(nameColumn(name, rows));
  return [
    sql`(SELECT json_object_agg(${key}, ${label}) FROM ${sql.table(target.table)} AS t1 WHERE ${where}) AS ${alias}`,
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

/** Takes the name columns out of the rows and puts them together by field. */
export function takeNames(rows: Row[]): { rows: Row[]; resultName: ResultNames } {
  if (!Object.keys(rows[0] ?? {}).some((column) => column.endsWith(SUFFIX))) return { rows, resultName: {} };
  const resultName: Record<string, Record<string, Record<string, string | null>>> = {};
  const plain = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).filter(([column, value]) => {
        if (!column.endsWith(SUFFIX)) return true;
        const field = column.slice(0, -SUFFIX.length).split('.').at(-1) ?? '';
        resultName[field] = Object.assign(resultName[field] ?? {}, value);
        return false;
      }),
    ),
  );
  return { rows: plain, resultName };
}
