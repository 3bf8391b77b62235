import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';

const FOLDER = new URL('../migrations/', import.meta.url);
/** Any number that only this product asks for: two servers that start together migrate one after the other. */
export const MIGRATION_LOCK = 4_851_337;

/** A file of the folder `migrations`; the hash is the SHA-256 of its text. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly hash: string;
}

/**
 * Applies every migration that this database has not seen, each in its own transaction, in the order of their names.
 * Answers the names applied now. Throws when a file that was applied has been changed since.
 */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await makeMigrationTable(client);
    const { rows } = await client.query<{ name: string; hash: string }>('SELECT name, hash FROM migration');
    const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
    const fresh: string[] = [];
    for (const migration of await readMigrations()) {
      const { name, hash } = migration;
      const seen = applied.get(name);
      if (seen !== undefined && seen !== hash)
        throw new Error(`migration ${name} was changed after it had been applied`);
      if (seen !== undefined) continue;
      await applyOne(client, migration);
      fresh.push(name);
    }
    return fresh;
  } finally {
    await client.end();
  }
}

async function applyOne(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await applyMigration(client, migration);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** Makes the table that knows what was applied. */
export async function makeMigrationTable(client: pg.Client): Promise<void> {
  await client.query(
    'CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
  );
}

/** Applies one migration and notes it, inside the caller's transaction. */
export async function applyMigration(client: pg.Client, { name, hash, sql }: Migration): Promise<void> {
  try {
    await client.query(sql);
    await client.query('INSERT INTO migration (name, hash) VALUES ($1, $2)', [name, hash]);
  } catch (error) {
    throw new Error(`migration ${name}: ${(error as Error).message}`, { cause: error });
  }
}

/** Every migration of this release, in the order in which they are applied. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, FOLDER), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}
