import { type Actor, type Entity, isOrgKind } from '@hanjan/core';
import { type RawBuilder, sql } from 'kysely';
import { type Owner, ownerOf } from '../db/schema/ddl.ts';

/** Who owns the rows an actor works with in this entity: the owner column and its value. */
export function ownership(entity: Entity, actor: Actor): (Owner & { readonly value: number | null }) | null {
  const owner = ownerOf(entity);
  const value = isOrgKind(entity.scope) ? actor[entity.scope]?.auth_seq : actor.user_seq;
  return owner && { ...owner, value: value ?? null };
}

/** The condition that keeps a statement to the actor's own rows; the first of the two walls. */
export function scopeSql(entity: Entity, actor: Actor): RawBuilder<boolean> {
  const owner = ownership(entity, actor);
  return owner ? sql`${sql.ref(`${entity.table}.${owner.column}`)} = ${owner.value}` : sql`true`;
}

/** The condition that picks one living record of the actor's. */
export function recordSql(entity: Entity, actor: Actor, key: number): RawBuilder<boolean> {
  return sql`${scopeSql(entity, actor)} AND ${sql.ref(`${entity.table}.${entity.key}`)} = ${key}`;
}

export const columnList = (entity: Entity, names: readonly string[]) =>
  sql.join(names.map((name) => sql.ref(`${entity.table}.${name}`)));

/** The name of the person in a column: their nick inside an organisation, otherwise the one of their account. */
export function personSql(entity: Entity, column: string): RawBuilder<string | null> {
  const person = sql.ref(column);
  return isOrgKind(entity.scope)
    ? sql`(SELECT m.user_nick FROM membership m WHERE m.org = ${sql.ref(`${entity.table}.org`)} AND m.user_seq = ${person})`
    : sql`(SELECT a.user_name FROM account a WHERE a.user_seq = ${person})`;
}
