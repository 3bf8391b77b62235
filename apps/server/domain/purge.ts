import { DAYS_AFTER_REMOVAL, type Entity, GUEST, tablesOf } from '@hanjan/core';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { type Catalogue, inOrder, type Owner, ownerOf, references } from '../db/schema/ddl.ts';
import { purgeSignIns } from '../sign/purge.ts';
import { isOver } from './quota.ts';
import { lots, STOCK_KINDS } from './stock_lots.ts';

const HOUR_MS = 3_600_000;
/** At most this many records go in one transaction, so that nobody waits for the purge. */
const BATCH = 1_000;

/** What the purge works on: everybody's records under the login of backups, what only `sign` sees under its own. */
interface Purged {
  readonly db: Database;
  readonly signDb: Database;
  readonly catalogue: Catalogue;
}

/** Purges now and every hour until the answered function is called. Several servers may do so at once. */
export function startPurging(purged: Purged, onError: (error: unknown) => void): () => void {
  const run = () => purge(purged).catch(onError);
  const timer = setInterval(run, HOUR_MS);
  run();
  return () => clearInterval(timer);
}

/**
 * Deletes for good what is no longer kept: records removed over 30 days ago with their history, answers of saves after
 * 7 days, sessions that have ended, where people signed in over 90 days ago, counts of tries. What is old enough is decided
 * by the policies of the tables. What moved any stock stays, and what it refers to.
 */
export async function purge({ db, signDb, catalogue }: Purged): Promise<void> {
  for (const entity of inOrder(catalogue).reverse()) {
    const owner = ownerOf(entity);
    if (!owner || entity.isView) continue;
    const isKept = keptSql(catalogue, entity);
    while ((await purgeRecords(db, entity, owner, isKept)) === BATCH);
  }
  for (const owner of owners(catalogue)) await sumUp(db, owner);
  await db.transact(GUEST, (run) => run(sql`DELETE FROM idempotency WHERE rgst_at < now() - interval '7 days'`));
  await signDb.transact(GUEST, purgeSignIns);
}

interface Old {
  readonly owner: number;
  readonly keys: number[];
}

/** Deletes records that were removed long ago, with their history; answers how many are gone, which the policies decide. */
async function purgeRecords(
  db: Database,
  { name, table, key }: Entity,
  { column, history }: Owner,
  isKept: RawBuilder<boolean>,
): Promise<number> {
  const owner = sql.ref(column);
  const record = sql.ref(key);
  return db.transact(GUEST, async (run) => {
    const old = await run(
      sql<Old>`SELECT owner, array_agg(key) AS keys
        FROM (SELECT ${owner} AS owner, ${record} AS key FROM ${sql.table(table)}
               WHERE removed_at < now() - make_interval(days => ${DAYS_AFTER_REMOVAL}) AND NOT (${isKept}) LIMIT ${BATCH}) AS old
       GROUP BY owner`,
    );
    let deleted = 0;
    for (const one of old) {
      const gone = await run(
        sql<{ key: number }>`DELETE FROM ${sql.table(table)}
          WHERE ${owner} = ${one.owner} AND ${record} = ANY(${one.keys}) RETURNING ${record} AS key`,
      );
      await run(sql`DELETE FROM ${sql.table(history)}
        WHERE ${owner} = ${one.owner} AND entity = ${name} AND record_seq = ANY(${gone.map((row) => row.key)})`);
      deleted += gone.length;
    }
    return deleted;
  });
}

/** Whether something that stays needs a record of these: another record, or moves of a stock. */
function keptSql({ entities }: Catalogue, entity: Entity): RawBuilder<boolean> {
  const { name, table, key } = entity;
  const its = (column: string) => sql.ref(`${table}.${column}`);
  const referring = entities.flatMap(tablesOf).flatMap((other) => {
    const owner = ownerOf(other)?.column;
    if (owner === undefined) return [];
    const isTheirs = (field: string) =>
      sql`EXISTS (SELECT FROM ${sql.table(other.table)} AS other
        WHERE other.${sql.ref(owner)} = ${its(owner)} AND other.${sql.ref(field)} = ${its(key)})`;
    return references(other).flatMap((one) => (one.to === name ? [isTheirs(one.name)] : []));
  });
  const moved = (condition: RawBuilder<unknown>) =>
    sql`EXISTS (SELECT FROM stock_move AS move WHERE move.org = ${its('org')} AND ${condition})`;
  const moves = STOCK_KINDS.filter((lot) => lots[lot].entity.name === name).map(() =>
    moved(sql`move.${sql.ref(key)} = ${its(key)}`),
  );
  const caused =
    ownerOf(entity)?.column === 'org' ? [moved(sql`move.cause_entity = ${name} AND move.cause_seq = ${its(key)}`)] : [];
  return sql`${sql.join([sql`false`, ...referring, ...moves, ...caused], sql` OR `)}`;
}

const owners = ({ entities }: Catalogue): Owner[] => [...new Set(entities.flatMap((entity) => ownerOf(entity) ?? []))];

/**
 * Turns the many small changes of a tally into one number a month, owner by owner; what was written on days that are over
 * is forgotten. Nobody waits for it.
 */
async function sumUp(db: Database, { column, setting, tally }: Owner): Promise<void> {
  const owner = sql.ref(column);
  const scattered = await db.transact(GUEST, (run) =>
    run(
      sql<{ owner: number }>`SELECT DISTINCT owner FROM
        (SELECT ${owner} AS owner FROM ${sql.table(tally)}
          GROUP BY ${owner}, entity, month HAVING count(*) > 1 OR bool_or(${isOver})) AS found`,
    ),
  );
  for (const one of scattered) {
    await db.transact(GUEST, async (run) => {
      await run(sql`SELECT set_config(${setting}, ${String(one.owner)}, true)`);
      await run(
        sql`WITH gone AS (DELETE FROM ${sql.table(tally)} WHERE ${owner} = ${one.owner} RETURNING *)
          INSERT INTO ${sql.table(tally)} (${owner}, entity, month, change)
          SELECT ${owner}, entity, month, sum(change) FROM gone WHERE NOT (${isOver})
           GROUP BY ${owner}, entity, month HAVING sum(change) <> 0`,
      );
    });
  }
}
