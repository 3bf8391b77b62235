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

it('seeds once, follows a release, and never writes over what an administrator edited', async () => {
  await migrate(database.url);
  expect(await seed(database.url)).toBeGreaterThan(500);
  expect(await seed(database.url)).toBe(0);
  const change = (name: string, set: string) =>
    client.query(`UPDATE code SET code_name = $1, ${set} WHERE code_group_id = 'NTPLC' AND code_id = $2`, [
      `an older ${name}`,
      name,
    ]);
  await change('HOME', 'edit_by = 1');
  await change('CAFE', 'edit_by = NULL');
  await client.query("DELETE FROM code WHERE code_group_id = 'FLVR' AND code_id = 'JASMINE'");
  expect(await seed(database.url)).toBe(2);
  const { rows } = await client.query(
    "SELECT code_id, code_name FROM code WHERE code_id IN ('HOME', 'CAFE', 'JASMINE') AND code_group_id IN ('NTPLC', 'FLVR') ORDER BY 1",
  );
  expect(rows).toEqual([
    { code_id: 'CAFE', code_name: expect.not.stringContaining('older') },
    { code_id: 'HOME', code_name: 'an older HOME' },
    { code_id: 'JASMINE', code_name: expect.any(String) },
  ]);
});

it('seeds nothing when any of it fails', async () => {
  await migrate(database.url);
  await client.query("ALTER TABLE region ADD CONSTRAINT in_the_way CHECK (region_country <> 'KEN')");
  await expect(seed(database.url)).rejects.toThrow('in_the_way');
  expect((await client.query('SELECT FROM code')).rowCount).toBe(0);
});

it('lets a login in that may make no roles, when the two roles are there and given to it', async () => {
  const admin = new pg.Client({ connectionString: database.adminUrl });
  await admin.connect();
  const name = `plain_${process.pid}`;
  for (const role of ['hanjan_app', 'hanjan_backup']) {
    await admin.query(`DO $$ BEGIN CREATE ROLE ${role} NOLOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$`);
  }
  await admin.query(`CREATE ROLE ${name} LOGIN PASSWORD 'plain'; GRANT hanjan_app, hanjan_backup TO ${name}`);
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
