import type { Entity } from '@hanjan/core';
import { sql } from 'kysely';
import { ownerOf } from '../db/schema/ddl.ts';
import { notFound } from '../http/refusal.ts';
import { columnList, ownedSql, recordSql } from './scope.ts';
import type { Referrer, Work } from './work.ts';

/** A kind of record that refers to one, the screen that says what it is called, and how many of them do. */
export interface User {
  readonly entity: string;
  readonly screen: string;
  readonly field: string;
  readonly count: number;
}

/** Which living records refer to one, whether the actor sees them or not: of one of everybody's those of all owners. */
export async function usersOf(work: Work, entity: Entity, key: number): Promise<User[]> {
  const countOf = ownerOf(entity) ? countOwn : countAll;
  const count = async (referrer: Referrer, value: number | string): Promise<User> => {
    const { name } = referrer.entity;
    const screens = work.known.screensOf(name);
    const screen = screens.find((one) => one.name === name) ?? screens[0];
    return {
      entity: name,
      screen: screen?.name ?? name,
      field: referrer.field,
      count: await countOf(work, referrer, value),
    };
  };
  const users = await Promise.all([
    ...work.known.referrersTo(entity.name).map((referrer) => count(referrer, key)),
    ...(await codesOf(work, entity, key)).flatMap(({ group, id }) =>
      work.known.holdersOf(group).map((holder) => count(holder, id)),
    ),
  ]);
  return users.filter((user) => user.count > 0);
}

/** As what codes others hold a record, where it is one. */
async function codesOf({ run }: Work, { coded, table, key: name }: Entity, key: number) {
  if (!coded) return [];
  const groups = typeof coded.groups === 'string' ? sql`ARRAY[${sql.ref(coded.groups)}]` : sql`${coded.groups}::text[]`;
  return run(
    sql<{ group: string; id: string }>`SELECT ${sql.ref(coded.id)} AS id, unnest(${groups}) AS "group"
      FROM ${sql.table(table)} WHERE ${sql.ref(name)} = ${key}`,
  );
}

/** The same of a record that is there for the actor; a removed one is not. */
export async function usersOfRecord(work: Work, entity: Entity, key: number): Promise<User[]> {
  const found = await work.run(
    sql`SELECT FROM ${sql.table(entity.table)} WHERE ${recordSql(entity, work.actor, key)} AND removed_at IS NULL`,
  );
  if (found.length === 0) throw notFound();
  return usersOf(work, entity, key);
}

async function countOwn(
  { run, actor }: Work,
  { entity, table, field }: Referrer,
  key: number | string,
): Promise<number> {
  const users = sql`SELECT ${columnList(table, [entity.key])} FROM ${sql.table(table.table)}
    WHERE ${ownedSql(table, actor)} AND ${sql.ref(`${table.table}.${field}`)} = ${key}`;
  const [row] = await run(
    sql<{ count: number }>`SELECT count(*)::integer AS count FROM ${sql.table(entity.table)}
      WHERE ${ownedSql(entity, actor)} AND ${columnList(entity, [entity.key])} IN (${users}) AND removed_at IS NULL`,
  );
  return row?.count ?? 0;
}

/** Over all owners a function of the database counts, which answers administrators of the site a number and nothing else. */
async function countAll(
  { run }: Work,
  { entity, table, field, isList }: Referrer,
  key: number | string,
): Promise<number> {
  const value = isList ? `{${key}}` : String(key);
  const [row] = await run(
    sql<{ count: number }>`SELECT
      count_uses(${entity.table}, ${entity.key}, ${table.table}, ${field}, ${value}, ${isList})::integer AS count`,
  );
  return row?.count ?? 0;
}
