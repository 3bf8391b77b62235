import type { Entity, ResultNames, Row } from '@hanjan/core';
import { sql } from 'kysely';
import { rowSql, type Selection } from '../../engine/list.ts';
import { takeNames } from '../../engine/names.ts';
import { living, orderSql } from '../../engine/pages.ts';
import { columnList, scopeSql } from '../../engine/scope.ts';
import type { Work } from '../../engine/work.ts';
import { textBytes } from '../../http/body_limit.ts';

/** Records that are fetched at once; fewer where their texts may have more bytes than this together. */
const BATCH = 500;
const BATCH_BYTES = 16 * 1024 * 1024;
/** How long a reader may leave the database waiting. */
const PATIENCE = '30s';

/**
 * All records of a list in its order, some at a time, with the names behind their references. A cursor walks over their
 * keys, so that neither side ever holds more than that; the transaction must see one state throughout.
 */
export async function* recordsOf(
  work: Work,
  entity: Entity,
  names: readonly string[],
  { narrowed, order }: Selection,
): AsyncGenerator<{ rows: Row[]; resultName: ResultNames }> {
  const { run, actor } = work;
  const mine = scopeSql(entity, actor);
  const where = sql.join([mine, living(entity), ...narrowed], sql` AND `);
  const key = columnList(entity, [entity.key]);
  const longest = textBytes(names.flatMap((name) => entity.fields[name] ?? []));
  const batch = Math.max(1, Math.min(BATCH, Math.floor(BATCH_BYTES / longest)));
  await run(sql`SELECT set_config('idle_in_transaction_session_timeout', ${PATIENCE}, true)`);
  await run(
    sql`DECLARE sheet NO SCROLL CURSOR FOR SELECT ${key} AS key FROM ${sql.table(entity.table)}
      WHERE ${where} ORDER BY ${orderSql(entity, order)}`,
  );
  for (;;) {
    const found = await run(sql<{ key: number }>`FETCH ${sql.lit(batch)} FROM sheet`);
    if (found.length === 0) {
      // Another list may be read in the same transaction.
      await run(sql`CLOSE sheet`);
      return;
    }
    const rows = await run(
      sql<Row>`SELECT ${rowSql(work, entity, names)} FROM ${sql.table(entity.table)}
        WHERE ${mine} AND ${key} = ANY(${found.map((row) => row.key)}) ORDER BY ${orderSql(entity, order)}`,
    );
    yield takeNames(rows);
  }
}
