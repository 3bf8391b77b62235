import type { Actor, Entity } from '@hanjan/core';
import { type RawBuilder, sql } from 'kysely';
import { ownerOf } from '../db/schema/ddl.ts';

/** Who owns the rows an actor works with in this entity: the owner column and its value. */
export function ownership(entity: Entity, actor: Actor): { column: string; value: number | null } | null {
  const owner = ownerOf(entity);
  return owner && { column: owner.column, value: actor.user_seq };
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
