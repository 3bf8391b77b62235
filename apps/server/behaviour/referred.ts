import type { EntityOf, Fields, StoredRow } from '@hanjan/core';
import { sql } from 'kysely';
import { columnList, ownedSql } from '../engine/scope.ts';
import type { Transaction } from '../engine/transaction.ts';

/** Some fields of the record of one's own that another one refers to, also of a removed one; undefined where there is none. */
export async function referred<F extends Fields, N extends keyof StoredRow<F> & string>(
  { run, actor }: Transaction,
  entity: EntityOf<F>,
  key: number | null | undefined,
  names: readonly N[],
): Promise<Pick<StoredRow<F>, N> | undefined> {
  const [found] = await run(
    sql<Pick<StoredRow<F>, N>>`SELECT ${columnList(entity, names)} FROM ${sql.table(entity.table)}
      WHERE ${ownedSql(entity, actor)} AND ${columnList(entity, [entity.key])} = ${key}`,
  );
  return found;
}
