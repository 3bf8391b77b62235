import { type Entity, isKey, type ResultNames, type Row } from '@hanjan/core';
import { type RawBuilder, sql } from 'kysely';
import { ownerOf } from '../db/schema/ddl.ts';
import { scopeSql } from './scope.ts';
import type { Known, Work } from './work.ts';

const SUFFIX = '__names';

/** The entity behind a field that refers to other records. */
const targetOf = (known: Known, entity: Entity, name: string): Entity | undefined => {
  const field = entity.fields[name];
  return field && 'to' in field ? known.entityNamed(field.to) : undefined;
};

/** Columns that bring, for every reference among some fields, the names of what it refers to; one column a field. */
export function nameColumns(known: Known, entity: Entity, names: readonly string[]): RawBuilder<unknown>[] {
  return names.flatMap((name) => {
    const target = targetOf(known, entity, name);
    if (!target) return [];
    const label = labelSql(known, target, 't1');
    const key = sql.ref(`t1.${target.key}`);
    const column = sql.ref(`${entity.table}.${name}`);
    const isOne = entity.fields[name]?.kind === 'ref';
    return [
      sql`(SELECT json_object_agg(${key}, ${label}) FROM ${sql.table(target.table)} AS t1
        WHERE ${isOne ? sql`${key} = ${column}` : sql`${key} = ANY(${column})`}${sameOwner(target, entity.table, 't1')})
        AS ${sql.ref(name + SUFFIX)}`,
    ];
  });
}

/** The names behind values of reference fields that stand in no row, such as former ones, by field. */
export async function namesBehind(
  { run, actor, known }: Work,
  entity: Entity,
  values: readonly { readonly field: string; readonly value: unknown }[],
): Promise<ResultNames> {
  const fields = [...new Set(values.map(({ field }) => field))];
  const named = fields.map(async (field) => {
    const target = targetOf(known, entity, field);
    const keys = values.flatMap((one) => (one.field === field ? one.value : [])).filter(isKey);
    if (!target || keys.length === 0) return [];
    const key = sql.ref(`${target.table}.${target.key}`);
    const [row] = await run(
      sql<{ names: ResultNames[string] | null }>`
        SELECT json_object_agg(${key}, ${labelSql(known, target, target.table)}) AS names
          FROM ${sql.table(target.table)} WHERE ${scopeSql(target, actor)} AND ${key} = ANY(${keys})`,
    );
    return [[field, row?.names ?? {}] as const];
  });
  return Object.fromEntries((await Promise.all(named)).flat());
}

/** The names of one record as JSON; where a record is known by another one, that one's. */
function labelSql(known: Known, entity: Entity, alias: string): RawBuilder<unknown> {
  const { plain, locale } = entity.label;
  const further = targetOf(known, entity, plain);
  if (!further) {
    return sql`json_build_object(${plain}::text, ${sql.ref(`${alias}.${plain}`)}, ${locale}::text, ${sql.ref(`${alias}.${locale}`)})`;
  }
  const next = `${alias}x`;
  return sql`(SELECT ${labelSql(known, further, next)} FROM ${sql.table(further.table)} AS ${sql.ref(next)}
    WHERE ${sql.ref(`${next}.${further.key}`)} = ${sql.ref(`${alias}.${plain}`)}${sameOwner(further, alias, next)})`;
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
        const field = column.slice(0, -SUFFIX.length);
        resultName[field] = Object.assign(resultName[field] ?? {}, value);
        return false;
      }),
    ),
  );
  return { rows: plain, resultName };
}
