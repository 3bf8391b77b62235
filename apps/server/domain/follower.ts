import { type Entity, isSame, type Row } from '@hanjan/core';
import { sql } from 'kysely';
import { columnList, ownedSql } from '../engine/scope.ts';
import type { Transaction } from '../engine/transaction.ts';
import { writeHistory } from '../engine/written.ts';

/** What is written of a record that follows another one. */
interface Written {
  /** Columns of its own table. */
  readonly columns: Row;
  /** What of its lists was, and is now; somebody else writes their rows. */
  readonly lists?: Readonly<Record<string, readonly [before: unknown, after: unknown]>>;
  /** Whether it is removed or comes back. */
  readonly removed?: boolean;
}

/** Changes a record of an organisation because another one was saved, with its version and its history. */
export async function changeFollower(
  work: Transaction,
  entity: Entity,
  key: number,
  { columns, lists = {}, removed }: Written,
): Promise<void> {
  const { run, actor, touched } = work;
  const mine = sql`${ownedSql(entity, actor)} AND ${sql.ref(`${entity.table}.${entity.key}`)} = ${key}`;
  const names = Object.keys(columns);
  const [before] = await run(
    sql<Row>`SELECT ${columnList(entity, [...names, 'version'])} FROM ${sql.table(entity.table)} WHERE ${mine} FOR UPDATE`,
  );
  if (!before) return;
  const changed = names.filter((name) => !isSame(before[name], columns[name]));
  const steps: (readonly [name: string, before: unknown, after: unknown])[] = [
    ...changed.map((name) => [name, before[name], columns[name]] as const),
    ...Object.entries(lists)
      .filter(([, [old, now]]) => !isSame(old, now))
      .map(([name, [old, now]]) => [name, old, now] as const),
    ...(removed === undefined ? [] : [['removed', !removed, removed] as const]),
  ];
  if (steps.length === 0) return;
  touched.add(entity.name);
  const sets = changed.map((name) => sql`${sql.ref(name)} = ${columns[name]}`);
  if (removed !== undefined)
    sets.push(
      removed ? sql`removed_at = now(), removed_by = ${actor.user_seq}` : sql`removed_at = NULL, removed_by = NULL`,
    );
  await run(
    sql`UPDATE ${sql.table(entity.table)}
      SET ${sql.join([...sets, sql`version = version + 1`])}, edit_by = ${actor.user_seq}, edit_at = now() WHERE ${mine}`,
  );
  const side = (nth: 1 | 2): Row => Object.fromEntries(steps.map((step) => [step[0], step[nth]]));
  const after = { key, version: (before.version as number) + 1 };
  const fields = steps.map(([name]) => name);
  await writeHistory(work, entity, after, side(1), side(2), fields);
}
