import { type Actor, type Entity, isOrgKind, ORG_ROLES, type OrgRole, type Row, type Table } from '@hanjan/core';
import { type RawBuilder, sql } from 'kysely';
import { type Owner, ownerOf } from '../db/schema/ddl.ts';

/** Who owns the rows an actor works with in this table: the owner column and its value. */
export function ownership({ scope }: Table, actor: Actor): (Owner & { readonly value: number | null }) | null {
  const owner = ownerOf({ scope });
  const value = isOrgKind(scope) ? actor[scope]?.auth_seq : actor.user_seq;
  return owner && { ...owner, value: value ?? null };
}

/** The condition that keeps a statement to the actor's own rows; the first of the two walls. */
export function ownedSql(table: Table, actor: Actor): RawBuilder<boolean> {
  const owner = ownership(table, actor);
  return owner ? sql`${sql.ref(`${table.table}.${owner.column}`)} = ${owner.value}` : sql`true`;
}

/** The same, and to those of them that the actor's role sees and that the screen is about. */
export const scopeSql = (table: Table, actor: Actor): RawBuilder<boolean> =>
  sql`${ownedSql(table, actor)}${guardSql(table, actor)}${aboutSql(table)}`;

/** What a condition on a table's rows goes on with, so that it keeps to those that a screen is about. */
function aboutSql({ table, about = {} }: Table): RawBuilder<unknown> {
  const fields = Object.entries(about);
  if (fields.length === 0) return sql``;
  return sql.join(
    fields.map(([name, values]) => sql` AND ${sql.ref(`${table}.${name}`)} = ANY(${values})`),
    sql``,
  );
}

/** What a condition on a table's rows goes on with, so that it keeps to those that the actor's role sees. */
export function guardSql(table: Table, actor: Actor, alias = table.table): RawBuilder<unknown> {
  const roles = guardedFrom(table, actor);
  return roles ? sql` AND coalesce(${sql.ref(`${alias}.${table.guard}`)} = ANY(${roles}), true)` : sql``;
}

/** The roles whose records an actor sees, their own and those below; undefined for whoever sees all of them. */
export function guardedFrom({ scope, guard }: Table, actor: Actor): readonly OrgRole[] | undefined {
  if (guard === undefined || !isOrgKind(scope)) return undefined;
  const roles: readonly OrgRole[] = ORG_ROLES[scope];
  const seen = roles.slice(0, roles.indexOf(actor[scope]?.user_auth as OrgRole) + 1);
  return seen.length < roles.length ? seen : undefined;
}

/** The guard, where it is written and would hide the record from whoever writes it: nobody does that to themselves. */
export function guardAbove(table: Table, actor: Actor, row: Row, names: readonly string[]): string | undefined {
  const { guard } = table;
  const rank = guard !== undefined && names.includes(guard) ? row[guard] : null;
  return rank && guardedFrom(table, actor)?.every((role) => role !== rank) ? guard : undefined;
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
