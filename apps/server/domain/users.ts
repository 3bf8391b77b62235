import { type Entity, tablesOf } from '@hanjan/core';
import { entities } from '@hanjan/model/catalogue.ts';
import { sql } from 'kysely';
import { references } from '../db/schema/ddl.ts';
import { columnList, ownedSql } from '../engine/scope.ts';
import type { Transaction } from '../engine/transaction.ts';

/** Whether a living record of the owner refers to a record, whether the actor sees it or not. */
export async function isUsed({ run, actor }: Transaction, entity: Entity, key: number): Promise<boolean> {
  const users = entities.flatMap((other) =>
    tablesOf(other).flatMap((table) =>
      references(table)
        .filter(({ to }) => to === entity.name)
        .map(
          ({ name }) => sql`EXISTS (SELECT FROM ${sql.table(other.table)}
            WHERE ${ownedSql(other, actor)} AND removed_at IS NULL AND ${columnList(other, [other.key])} IN
              (SELECT ${columnList(table, [other.key])} FROM ${sql.table(table.table)}
                WHERE ${ownedSql(table, actor)} AND ${sql.ref(`${table.table}.${name}`)} = ${key}))`,
        ),
    ),
  );
  if (users.length === 0) return false;
  const [row] = await run(sql<{ is_used: boolean }>`SELECT ${sql.join(users, sql` OR `)} AS is_used`);
  return row?.is_used === true;
}
