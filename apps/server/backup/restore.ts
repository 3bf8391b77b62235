import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import { LOGINS } from '../db/logins.ts';
import { applyMigration, MIGRATION_LOCK, type Migration, makeMigrationTable, readMigrations } from '../db/migrate.ts';
import {
  columnList,
  dropEverything,
  isHanjan,
  listForced,
  listTables,
  readSecurity,
  readSequences,
  table,
} from './catalog.ts';
import { BackupFault, isLost, OutcomeUnknown } from './fault.ts';
import type { Head, TableHead } from './format.ts';
import { type Content, type ReadOptions, readBackup } from './read.ts';

/** The program's migrations, split into those that a backup has seen and those that come after. */
export interface Plan {
  readonly seen: readonly Migration[];
  readonly later: readonly Migration[];
}

/** Whether this release knows everything that had been applied to the backed-up database; a fault when not. */
export async function planRestore({ migrations }: Head): Promise<Plan> {
  const known = await readMigrations();
  for (const { name, hash } of migrations) {
    const own = known.find((one) => one.name === name);
    if (!own) throw new BackupFault(`The backup is of a newer Hanjan (${name}). Install that one first.`);
    if (own.hash !== hash) throw new BackupFault(`The backup is of another Hanjan: its ${name} differs from ours.`);
  }
  const isSeen = ({ name }: Migration) => migrations.some((one) => one.name === name);
  return { seen: known.filter(isSeen), later: known.filter((one) => !isSeen(one)) };
}

/**
 * Replaces everything in the database by what a checked backup holds, in one transaction: either all of it, with later
 * migrations applied, or nothing.
 */
export async function restore(client: pg.Client, path: string, content: Content, options: ReadOptions): Promise<void> {
  const plan = await planRestore(content.head);
  await begin(client);
  await dropEverything(client);
  await fill(client, path, content, plan, options);
  await client.query('ANALYZE');
  await client.query('COMMIT').catch((error: unknown) => {
    if (!isLost(error)) throw error;
    throw new OutcomeUnknown(
      'The connection was lost at the very end; whether all was restored is not known: run it again.',
    );
  });
}

async function begin(client: pg.Client): Promise<void> {
  await client.query(`
    BEGIN;
    SET LOCAL search_path = public;
    SET LOCAL statement_timeout = 0;
    SET LOCAL idle_in_transaction_session_timeout = 0;
    SET LOCAL lock_timeout = '10s';
    SET LOCAL client_encoding = 'UTF8';
    SET LOCAL datestyle = 'ISO';
    SET LOCAL timezone = 'UTC'`);
  await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  await refuseInUse(client);
  if ((await isHanjan(client)) === false) {
    throw new BackupFault('The database holds tables of another program. Give Hanjan a database of its own.');
  }
}

const logins = Object.values(LOGINS)
  .map((role) => `'${role}'`)
  .join(', ');

/** A running server keeps at least one connection under each of its logins. PostgreSQL may hide of which type these are. */
async function refuseInUse(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(`
    SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND usename IN (session_user, ${logins}) AND pid <> pg_backend_pid()
       AND coalesce(backend_type, 'client backend') = 'client backend'`);
  const count = rows[0]?.count ?? 0;
  if (count === 0) return;
  throw new BackupFault(`The database is in use (other connections: ${count}). Stop every Hanjan that works on it.`);
}

async function fill(client: pg.Client, path: string, content: Content, plan: Plan, options: ReadOptions) {
  await makeMigrationTable(client);
  // What was applied, and when, comes with the rows.
  for (const { sql } of plan.seen) await client.query(sql);
  const security = await readSecurity(client);
  const forced = await listForced(client);
  const alter = async (names: readonly string[], what: string) => {
    for (const name of names) await client.query(`ALTER TABLE ${table(name)} ${what}`);
  };
  // What triggers once wrote comes with the rows.
  const all = (await listTables(client)).map(({ name }) => name);
  await alter(forced, 'NO FORCE ROW LEVEL SECURITY');
  await alter(all, 'DISABLE TRIGGER USER');
  await copyRows(client, path, content, options);
  await setSequences(client, content.head);
  await alter(all, 'ENABLE TRIGGER USER');
  await alter(forced, 'FORCE ROW LEVEL SECURITY');
  if (JSON.stringify(await readSecurity(client)) !== JSON.stringify(security)) {
    throw new Error('row level security is not as the migrations say');
  }
  for (const migration of plan.later) await applyMigration(client, migration);
}

async function copyRows(client: pg.Client, path: string, { head, rows: counts }: Content, options: ReadOptions) {
  const missing = new Set((await listTables(client)).map(({ name }) => name));
  for (const name of head.left_out) missing.delete(name);
  const taker = {
    head: () => undefined,
    table: async ({ name, columns }: TableHead, rows: AsyncIterable<Buffer>) => {
      const copy = from(`COPY ${table(name)} (${columnList(columns)}) FROM STDIN`);
      await pipeline(rows, client.query(copy));
      const { rows: found } = await client.query<{ count: string }>(`SELECT count(*) AS count FROM ${table(name)}`);
      if (Number(found[0]?.count) !== counts.get(name)) throw new Error(`not all rows of ${name} arrived`);
      missing.delete(name);
    },
  };
  await readBackup(path, taker, options);
  if (missing.size > 0) throw new BackupFault(`The backup lacks the tables ${[...missing].join(', ')}.`);
}

async function setSequences(client: pg.Client, { sequences }: Head): Promise<void> {
  for (const { name, last_value, is_called } of sequences) {
    await client.query('SELECT setval($1::regclass, $2, $3)', [table(name), last_value, is_called]);
  }
  const set = await readSequences(client);
  if (JSON.stringify(set) !== JSON.stringify(sequences)) throw new Error('the numbering does not fit the tables');
}
