import { createHash } from 'node:crypto';
import type pg from 'pg';
import { to } from 'pg-copy-streams';
import { readMigrations } from '../db/migrate.ts';
import { columnList, isHanjan, listTables, readSequences, type Table, table } from './catalog.ts';
import { BackupFault } from './fault.ts';
import { frame, type Head } from './format.ts';

/** Who is signed in, who typed wrong passwords, and letters that waited to be sent: nothing of it should come back. */
export const LEFT_OUT: readonly string[] = ['session', 'sign_attempt', 'sign_step', 'mail_outbox', 'provider_revoke'];

/** How far a backup is, and in the end what is in it. */
export interface Progress {
  table: string;
  tables: number;
  rows: number;
  /** Before they are packed. */
  bytes: number;
}

/**
 * The content of a backup: the whole database as it stood at one moment, read without being in anybody's way. The
 * tables are locked only against being changed in form or dropped.
 */
export async function* readSnapshot(client: pg.Client, progress: Progress): AsyncGenerator<Buffer> {
  await refuseOlder(client);
  if (!(await isHanjan(client)))
    throw new BackupFault('The database holds no Hanjan yet: there is nothing to back up.');
  const all = await listTables(client);
  const tables = all.filter(({ name }) => !LEFT_OUT.includes(name));
  await refuseHidden(client, tables);
  // The lock comes before the first look, so that what is seen has the form that was locked.
  await client.query(`
    BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
    SET LOCAL statement_timeout = 0;
    SET LOCAL idle_in_transaction_session_timeout = 0;
    SET LOCAL lock_timeout = '30s';
    SET LOCAL client_encoding = 'UTF8';
    SET LOCAL datestyle = 'ISO';
    SET LOCAL timezone = 'UTC';
    SET LOCAL extra_float_digits = 3;
    LOCK TABLE ${tables.map(({ name }) => table(name)).join(', ')} IN ACCESS SHARE MODE`);
  if (JSON.stringify(await listTables(client)) !== JSON.stringify(all)) {
    throw new BackupFault('The tables were changed just now. Try again.');
  }
  yield frame('h', await readHead(client));
  for (const one of tables) yield* readTable(client, one, progress);
  await client.query('COMMIT');
}

async function readHead(client: pg.Client): Promise<Head> {
  const { rows: migrations } = await client.query<Head['migrations'][number]>(
    'SELECT name, hash FROM migration ORDER BY name',
  );
  const known = new Map((await readMigrations()).map(({ name, hash }) => [name, hash]));
  const strange = migrations.find(({ name, hash }) => known.get(name) !== hash);
  if (strange) throw new BackupFault(`The database is of another release of Hanjan (${strange.name}). Use that one.`);
  const { rows } = await client.query<{ version: string }>(`SELECT current_setting('server_version') AS version`);
  return {
    made_at: new Date().toISOString(),
    postgres: rows[0]?.version ?? '',
    migrations,
    sequences: await readSequences(client),
    left_out: LEFT_OUT,
  };
}

/** Refuses a database whose migrations have not given this login its rights yet. */
async function refuseOlder(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ may: boolean | null }>(`
    SELECT has_table_privilege(to_regclass('public.migration'), 'SELECT')
           AND has_sequence_privilege(to_regclass('public.account_user_seq_seq'), 'SELECT') AS may`);
  if (rows[0]?.may !== false) return;
  throw new BackupFault('The database is of an earlier release. Start this release once, or use that one, or pg_dump.');
}

/** Refuses tables that the login does not see all of: a backup must not lack rows in silence. */
async function refuseHidden(client: pg.Client, tables: readonly Table[]): Promise<void> {
  const { rows: hidden } = await client.query<{ name: string }>(
    `
    SELECT c.relname AS name FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname = ANY ($1)
       AND NOT (SELECT rolsuper OR rolbypassrls FROM pg_roles WHERE rolname = current_user)
       AND (NOT has_table_privilege(c.oid, 'SELECT') OR c.relrowsecurity AND (
            NOT EXISTS (SELECT FROM pg_policy WHERE polrelid = c.oid AND polpermissive AND polcmd IN ('r', '*')
                           AND polroles && ARRAY[to_regrole(current_user)::oid, 0::oid] -- 0 is everybody
                           AND pg_get_expr(polqual, polrelid) = 'true')
            OR EXISTS (SELECT FROM pg_policy WHERE polrelid = c.oid AND NOT polpermissive AND polcmd IN ('r', '*'))))`,
    [tables.map(({ name }) => name)],
  );
  if (!hidden[0]) return;
  throw new BackupFault(
    `The login of backups does not see all of the table ${hidden[0].name}. Tables of other programs belong into another schema than public.`,
  );
}

async function* readTable(client: pg.Client, one: Table, progress: Progress): AsyncGenerator<Buffer> {
  progress.table = one.name;
  yield frame('t', one);
  const hash = createHash('sha256');
  const rows = client.query(to(`COPY ${table(one.name)} (${columnList(one.columns)}) TO STDOUT`));
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    hash.update(chunk);
    progress.bytes += chunk.length;
    yield frame('d', chunk);
  }
  // The count is known once the connection is ready for the next statement.
  await client.query('SELECT');
  yield frame('e', { rows: rows.rowCount, sha256: hash.digest('hex') });
  progress.tables += 1;
  progress.rows += rows.rowCount;
}
