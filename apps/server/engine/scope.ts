import { type Actor, type Entity, isOrgKind, type Table } from '@hanjan/core';
import { type RawBuilder, sql } from 'kysely';
import { type Owner, ownerOf } from '../db/schema/ddl.ts';

/** Who owns the rows an actor works with in this table: the owner column and its value. */
export function ownership({ scope }: Table, actor: Actor): (Owner & { readonly value: number | null }) | null {
  const owner = ownerOf({ scope });
  const value = isOrgKind(scope) ? actor[scope]?.auth_seq : actor.user_seq;
  return owner && { ...owner, value: value ?? null };
}

/** The condition that keeps a statement to the actor's own rows; the first of the two walls. */
export function scopeSql(table: Table, actor: Actor): RawBuilder<boolean> {
  const owner = ownership(table, actor);
  return owner ? sql`${sql.ref(`${table.table}.${owner.column}`)} = ${owner.value}` : sql`true`;
}

/** The condition that picks one record of the actor's, living or removed, or its rows. */
export function recordSql(table: Table, actor: Actor, key: number): RawBuilder<boolean> {
  return sql`${scopeSql(table, actor)} AND ${sql.ref(`${table.table}.${table.key}`)} = ${key}`;
}

/** Columns of a table, as one piece: names come from definitions, which take nothing but letters, digits and `_`. */
export const columnList = ({ table }: Table, names: readonly string[]) =>
  sql.raw<unknown>(names.map((name) => `"${table}"."${name}"`).join(', '));

/** The name of the person in a column of a table: their nick inside an organisation, otherwise that of their account. */
export function personSql({ scope, table }: Entity, column: string, of = table): RawBuilder<string | null> {
  const person = sql.ref(`${of}.${column}`);
  return isOrgKind(scope)
    ? sql`(SELECT m.user_nick FROM membership m WHERE m.org = ${sql.ref(`${of}.org`)} AND m.user_seq = ${person})`
    : sql`(SELECT a.user_name FROM account a WHERE a.user_seq = ${person})`;
}
