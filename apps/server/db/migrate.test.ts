import { readdirSync } from 'node:fs';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../test/harness/database.ts';
import { migrate } from './migrate.ts';
import { seed } from './seed.ts';

const files = readdirSync(new URL('../migrations/', import.meta.url)).toSorted();
let database: TestDatabase;
let client: pg.Client;

beforeEach(async () => {
  database = await createDatabase('empty');
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

it('applies every file once, in the order of their names', async () => {
  expect(files.length).toBeGreaterThan(1);
  expect(await migrate(database.url)).toEqual(files);
  expect(await migrate(database.url)).toEqual([]);
  const { rows } = await client.query('SELECT name FROM migration ORDER BY applied_at, name');
  expect(rows.map(({ name }) => name)).toEqual(files);
});

it('applies every file once when two servers start together', async () => {
  const applied = await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)]);
  expect(applied.flat()).toEqual(files);
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
});

it('refuses to go on when an applied file was changed since', async () => {
  await migrate(database.url);
  await client.query('UPDATE migration SET hash = $1 WHERE name = $2', ['another', files[0]]);
  await expect(migrate(database.url)).rejects.toThrow(`migration ${files[0]} was changed after it had been applied`);
});

it('leaves nothing of a file that fails, and says which one', async () => {
  await client.query('CREATE TABLE farm (in_the_way integer)');
  const [first = '', second = ''] = files;
  await expect(migrate(database.url)).rejects.toThrow(`migration ${second}: relation "farm" already exists`);
  const { rows } = await client.query('SELECT name FROM migration');
  expect(rows).toEqual([{ name: first }]);
  expect((await client.query("SELECT to_regclass('user_cupnote') AS found")).rows).toEqual([{ found: null }]);
  await client.query('DROP TABLE farm');
  expect(await migrate(database.url)).toEqual(files.slice(1));
});

it('seeds once, and a second time writes nothing', async () => {
  await migrate(database.url);
  expect(await seed(database.url)).toBeGreaterThan(500);
  expect(await seed(database.url)).toBe(0);
});

it('seeds nothing when any of it fails', async () => {
  await migrate(database.url);
  await client.query("ALTER TABLE region ADD CONSTRAINT in_the_way CHECK (region_country <> 'KEN')");
  await expect(seed(database.url)).rejects.toThrow('in_the_way');
  expect((await client.query('SELECT FROM code')).rowCount).toBe(0);
});

it('lets a login in that may make no roles, when the three roles are there and given to it', async () => {
  const admin = new pg.Client({ connectionString: database.adminUrl });
  await admin.connect();
  const name = `plain_${process.pid}`;
  for (const role of ['hanjan_app', 'hanjan_backup', 'hanjan_bean', 'hanjan_count', 'hanjan_merge']) {
    await admin.query(`DO $$ BEGIN CREATE ROLE ${role} NOLOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$`);
  }
  await admin.query(
    `CREATE ROLE ${name} LOGIN PASSWORD 'plain'; GRANT hanjan_app, hanjan_backup, hanjan_bean, hanjan_count, hanjan_merge TO ${name}`,
  );
  const { rows } = await admin.query<{ name: string }>('SELECT current_database() AS name');
  await admin.query(`ALTER DATABASE ${rows[0]?.name} OWNER TO ${name}; GRANT ALL ON SCHEMA public TO ${name}`);
  const url = new URL(database.url);
  url.username = name;
  url.password = 'plain';
  try {
    expect(await migrate(url.href)).toEqual(files);
  } finally {
    await admin.query(
      `DROP OWNED BY ${name} CASCADE; ALTER DATABASE ${rows[0]?.name} OWNER TO postgres; DROP ROLE ${name}`,
    );
    await admin.end();
  }
});
