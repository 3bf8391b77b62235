import type { Entity, ResultNames, Row } from '@hanjan/core';
import { type RawBuilder, sql } from 'kysely';
import { ownerOf } from '../db/schema/ddl.ts';
import type { Known } from './work.ts';

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
        resultName[field] = { ...resultName[field], ...(value as (typeof resultName)[string] | null) };
        return false;
      }),
    ),
  );
  return { rows: plain, resultName };
}
