import { type Entity, exportable, type ResultNames, type Row, type Screen } from '@hanjan/core';
import { sql } from 'kysely';
import { type ListQuery, rowSql, type Selection, selectionOf } from '../../engine/list.ts';
import { takeNames } from '../../engine/names.ts';
import { countAll, countRows, living, orderSql, readTally } from '../../engine/pages.ts';
import { columnList, scopeSql } from '../../engine/scope.ts';
import type { Work } from '../../engine/work.ts';
import { invalid } from '../../http/refusal.ts';

/** Records that are fetched at once. */
const BATCH = 500;
/** How long a reader may leave the database waiting. */
const PATIENCE = '30s';

/** The columns of an export: those that are asked for, or else those of the list, as far as a cell holds them. */
export function readColumns(screen: Screen, asked: ListQuery): string[] {
  const open = exportable(screen);
  const columns = asked.columns ?? screen.list.columns.filter((name) => open.includes(name));
  if (!columns.every((name) => open.includes(name))) throw invalid([{ name: 'columns', key: 'field_code', args: {} }]);
  return [...new Set(columns)];
}

/** What an export selects: as the list does, besides its columns. */
export const selectedBy = (work: Work, screen: Screen, { columns: _, ...asked }: ListQuery): Selection =>
  selectionOf(work, screen, asked);

/** How many records a list holds. */
export async function countSelected(work: Work, entity: Entity, { narrowed }: Selection): Promise<number> {
  const where = [scopeSql(entity, work.actor), living(entity), ...narrowed];
  return countAll(await (narrowed.length > 0 ? countRows(work, entity, where) : readTally(work, entity, true)));
}

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
  await run(sql`SELECT set_config('idle_in_transaction_session_timeout', ${PATIENCE}, true)`);
  await run(
    sql`DECLARE sheet NO SCROLL CURSOR FOR SELECT ${key} AS key FROM ${sql.table(entity.table)}
      WHERE ${where} ORDER BY ${orderSql(entity, order)}`,
  );
  for (;;) {
    const found = await run(sql<{ key: number }>`FETCH ${sql.lit(BATCH)} FROM sheet`);
    if (found.length === 0) return;
    const rows = await run(
      sql<Row>`SELECT ${rowSql(work, entity, names)} FROM ${sql.table(entity.table)}
        WHERE ${mine} AND ${key} = ANY(${found.map((row) => row.key)}) ORDER BY ${orderSql(entity, order)}`,
    );
    yield takeNames(rows);
  }
}
