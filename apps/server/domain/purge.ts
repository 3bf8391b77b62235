import { DAYS_AFTER_REMOVAL, type Entity, GUEST, picturePath, tablesOf, uploadOf } from '@hanjan/core';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { type Catalogue, inOrder, type Owner, ownerOf } from '../db/schema/ddl.ts';
import { SITE_HISTORY } from '../db/schema/owner.ts';
import { allReferences } from '../db/schema/references.ts';
import { carryOut, due } from '../sign/leaving.ts';
import { purgeSignIns } from '../sign/purge.ts';
import { isOver } from './quota.ts';
import { lots, STOCK_KINDS } from './stock_lots.ts';

const HOUR_MS = 3_600_000;
/** At most this many records go in one transaction, so that nobody waits for the purge. */
const BATCH = 1_000;
/** A picture that no record names stays for so long, because a draft or somebody who undoes something may name it again. */
const DAYS_UNUSED = 90;

/** What the purge works on: everybody's records under the login of backups, what only `sign` sees under its own. */
interface Purged {
  readonly db: Database;
  readonly signDb: Database;
  readonly catalogue: Catalogue;
  /** Hears whose account was to be deleted, and whether it is gone. */
  onDeleted?(user_seq: number, isGone: boolean): void;
}

/** Purges now and every hour until the answered function is called. Several servers may do so at once. */
export function startPurging(purged: Purged & { onError(error: unknown): void }): () => void {
  const run = () => purge(purged).catch(purged.onError);
  const timer = setInterval(run, HOUR_MS);
  run();
  return () => clearInterval(timer);
}

/**
 * Deletes for good what is no longer kept: records removed over 30 days ago with their history, pictures that were not used
 * for 90 days and that no record names, answers of saves after 7 days, suggestions 90 days after
 * they were settled, accounts seven days after their people asked for it, sessions that have ended, where people signed in over
 * 90 days ago, counts of tries. What is old enough is decided by the policies of the tables. What moved any stock stays, and
 * what it refers to.
 */
export async function purge({ db, signDb, catalogue, onDeleted }: Purged): Promise<void> {
  for (const entity of inOrder(catalogue).reverse()) {
    if (entity.isView) continue;
    const isKept = keptSql(catalogue, entity);
    while ((await purgeRecords(db, entity, isKept)) === BATCH);
  }
  for (const owner of owners(catalogue)) {
    while ((await purgePictures(db, catalogue, owner)) === BATCH);
    await sumUp(db, owner);
  }
  await db.transact(GUEST, (run) => run(sql`DELETE FROM idempotency WHERE rgst_at < now() - interval '7 days'`));
  await db.transact(GUEST, (run) => run(sql`DELETE FROM correction WHERE settled_at < now() - interval '90 days'`));
  await signDb.transact(GUEST, purgeSignIns);
  await deleteAccounts(db, onDeleted);
}

/** Deletes the accounts whose time has come, one after the other. One that cannot go keeps no other one. */
async function deleteAccounts(db: Database, onDeleted: Purged['onDeleted']): Promise<void> {
  const failures: unknown[] = [];
  for (const { user_seq } of await db.transact(GUEST, due)) {
    const carried = db.transact({ ...GUEST, user_seq }, (run) => carryOut(run, user_seq));
    await carried.then(
      (end) => end !== 'kept' && onDeleted?.(user_seq, end === 'gone'),
      (error) => failures.push(error),
    );
  }
  if (failures.length > 0) throw failures[0];
}

interface Old {
  /** Null for what is everybody's. */
  readonly owner: number | null;
  readonly keys: number[];
}

/** Deletes records that were removed long ago, with their history; answers how many are gone, which the policies decide. */
async function purgeRecords(db: Database, entity: Entity, isKept: RawBuilder<boolean>): Promise<number> {
  const { name, table, key } = entity;
  const { column, history } = ownerOf(entity) ?? { column: null, history: SITE_HISTORY };
  const owner = column === null ? sql`NULL::bigint` : sql.ref(column);
  const isOf = (one: number | null) => (one === null ? sql`true` : sql`${owner} = ${one}`);
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
          WHERE ${isOf(one.owner)} AND ${record} = ANY(${one.keys}) RETURNING ${record} AS key`,
      );
      await run(sql`DELETE FROM ${sql.table(history)}
        WHERE ${isOf(one.owner)} AND entity = ${name} AND record_seq = ANY(${gone.map((row) => row.key)})`);
      deleted += gone.length;
    }
    return deleted;
  });
}

/** Whether something that stays needs a record of these: another record, or moves of a stock; or the seeds bring it back. */
function keptSql({ entities }: Catalogue, entity: Entity): RawBuilder<boolean> {
  const { name, table, key } = entity;
  const owner = ownerOf(entity)?.column;
  const its = (column: string) => sql.ref(`${table}.${column}`);
  const referring = referrersSql(entities, entity);
  const moved = (condition: RawBuilder<unknown>) =>
    sql`EXISTS (SELECT FROM stock_move AS move WHERE move.org = ${its('org')} AND ${condition})`;
  const moves = STOCK_KINDS.filter((lot) => lots[lot].entity.name === name).map(() =>
    moved(sql`move.${sql.ref(key)} = ${its(key)}`),
  );
  const caused = owner === 'org' ? [moved(sql`move.cause_entity = ${name} AND move.cause_seq = ${its(key)}`)] : [];
  const seeded = owner === undefined ? [sql`${its('rgst_by')} IS NULL`] : [];
  return sql`${sql.join([sql`false`, ...seeded, ...referring, ...moves, ...caused], sql` OR `)}`;
}

/** Conditions that a record refers to one of these: of the same owner, or any where they are everybody's. */
function referrersSql(entities: readonly Entity[], { name, table, key, ...entity }: Entity): RawBuilder<unknown>[] {
  const owner = ownerOf(entity)?.column;
  const its = (column: string) => sql.ref(`${table}.${column}`);
  const tables = entities.filter(({ isView }) => !isView).flatMap(tablesOf);
  return tables.flatMap((other) => {
    const isSameOwner = owner ? sql`other.${sql.ref(owner)} = ${its(owner)} AND ` : sql``;
    const isIt = (field: string, isList: boolean) =>
      isList ? sql`other.${sql.ref(field)} @> ARRAY[${its(key)}]` : sql`other.${sql.ref(field)} = ${its(key)}`;
    return allReferences(other).flatMap(({ name: field, to, isList }) =>
      to === name
        ? [sql`EXISTS (SELECT FROM ${sql.table(other.table)} AS other WHERE ${isSameOwner}${isIt(field, isList)})`]
        : [],
    );
  });
}

const owners = ({ entities }: Catalogue): Owner[] => [...new Set(entities.flatMap((entity) => ownerOf(entity) ?? []))];

/**
 * Deletes pictures that no record names, removed ones among them; answers how many are gone. One that is named meanwhile was
 * used just now, and the policies decide for how long those that go were not.
 */
async function purgePictures(db: Database, { entities }: Catalogue, { column, pictures }: Owner): Promise<number> {
  const owner = sql.ref(column);
  const uses = entities.filter((entity) => ownerOf(entity)?.pictures === pictures && !entity.isView).flatMap(tablesOf);
  const isNamed = uses.flatMap(({ table, fields }) =>
    Object.entries(fields)
      .filter(([, field]) => uploadOf(field))
      .map(
        ([name]) => sql`EXISTS (SELECT FROM ${sql.table(table)} AS other
          WHERE other.${owner} = stored.${owner} AND other.${sql.ref(name)} = ${picturePath('')} || stored.hash)`,
      ),
  );
  // The picture of an account is named by no record.
  if (column === 'user_seq')
    isNamed.push(sql`EXISTS (SELECT FROM account AS other
    WHERE other.user_seq = stored.user_seq AND other.user_img = ${picturePath('')} || stored.hash)`);
  const unused = sql`SELECT ${owner}, hash FROM ${sql.table(pictures)} AS stored
    WHERE used_at < now() - make_interval(days => ${DAYS_UNUSED}) AND NOT (${sql.join([sql`false`, ...isNamed], sql` OR `)})
    LIMIT ${BATCH}`;
  const gone = await db.transact(GUEST, (run) =>
    run(sql`DELETE FROM ${sql.table(pictures)} WHERE (${owner}, hash) IN (${unused}) RETURNING hash`),
  );
  return gone.length;
}

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
