import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';

const FOLDER = new URL('../migrations/', import.meta.url);
/** Any number that only this product asks for: two servers that start together migrate one after the other. */
const LOCK = 4_851_337;

/**
 * Applies every migration that this database has not seen, each in its own transaction, in the order of their names.
 * Answers the names applied now. Throws when a file that was applied has been changed since.
 */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const { rows } = await client.query<{ name: string; hash: string }>('SELECT name, hash FROM migration');
    const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
    const fresh: string[] = [];
    for (const { name, hash, sql } of await readMigrations()) {
      const seen = applied.get(name);
      if (seen !== undefined && seen !== hash)
        throw new Error(`migration ${name} was changed after it had been applied`);
      if (seen !== undefined) continue;
      await applyOne(client, name, hash, sql);
      fresh.push(name);
    }
    return fresh;
  } finally {
    await client.end();
  }
}

async function applyOne(client: pg.Client, name: string, hash: string, sql: string): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query('INSERT INTO migration (name, hash) VALUES ($1, $2)', [name, hash]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`migration ${name}: ${(error as Error).message}`, { cause: error });
  }
}

async function readMigrations() {
  const names = (await readdir(FOLDER)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, FOLDER), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}
