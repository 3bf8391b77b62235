import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { GUEST } from '@hanjan/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUp, bringBack, digest, everything, withHead } from '../../../test/harness/backups.ts';
import { createDatabase, type TestDatabase } from '../../../test/harness/database.ts';
import { temporaryDirectory } from '../../../test/harness/directory.ts';
import { withClient } from '../../../test/harness/sql.ts';
import { openDatabase } from '../db/database.ts';
import { applyMigration, makeMigrationTable, migrate, readMigrations } from '../db/migrate.ts';

const directory = temporaryDirectory();
const at = (name: string) => join(directory.path, name);
const path = at('good.backup');
let database: TestDatabase;
let before: string;

const admin = (statement: string, { adminUrl } = database) => withClient(adminUrl, (client) => client.query(statement));

beforeAll(async () => {
  database = await createDatabase();
  await backUp(database.logins.backup, path);
  before = await digest(database.adminUrl);
});
afterAll(async () => {
  await database.drop();
  directory.remove();
});

describe('a restore refuses', () => {
  const refused = async (file: string, line: string | RegExp) => {
    await expect(bringBack(database.url, file)).rejects.toThrow(line);
    expect(await digest(database.adminUrl)).toBe(before);
  };

  it.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47])],
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('HANJAN is a product for coffee notes, and this is no backup of it.')],
    ['gzip', gzipSync('HANJAN BACKUP 1\n')],
  ])('%s', async (name, bytes) => {
    writeFileSync(at(name), bytes);
    await refused(at(name), `${at(name)} is not a backup of Hanjan.`);
  });
  it('what is not there, and a directory', async () => {
    await refused(at('missing'), 'missing is not there.');
    await refused(directory.path, /cannot be read/);
  });
  it('a format that came later', async () => {
    const bytes = readFileSync(path);
    bytes.write('2', 'HANJAN BACKUP '.length);
    writeFileSync(at('later'), bytes);
    await refused(at('later'), 'was written by a newer Hanjan. Install that one first.');
  });
  it('migrations that it does not know, or knows otherwise', async () => {
    const future = { name: '9999_future.sql', hash: 'f'.repeat(64) };
    withHead(path, at('newer'), (head) => ({ ...head, migrations: [...head.migrations, future] }));
    await refused(at('newer'), 'The backup is of a newer Hanjan (9999_future.sql). Install that one first.');
    const [first, ...rest] = (await readMigrations()).map(({ name, hash }) => ({ name, hash }));
    const changed = { name: first?.name ?? '', hash: future.hash };
    withHead(path, at('other'), (head) => ({ ...head, migrations: [changed, ...rest] }));
    await refused(at('other'), 'The backup is of another Hanjan: its 0001_base.sql differs from ours.');
  });
  it('a database that a running Hanjan works on, even one that has nothing to do', async () => {
    const running = openDatabase(database.logins, 'app', () => undefined);
    await running.transact(GUEST, (run) => run(sql`SELECT 1`));
    await refused(path, 'The database is in use (other connections: 1). Stop every Hanjan that works on it.');
    await running.close();
  });
  it('a database of another program', async () => {
    const other = await createDatabase('empty');
    await withClient(other.url, (client) =>
      client.query('CREATE TABLE migration (name text); CREATE TABLE mine (n int)'),
    );
    await expect(bringBack(other.url, path)).rejects.toThrow('tables of another program');
    const { rows } = await admin("SELECT to_regclass('mine') AS mine", other);
    expect(rows).toEqual([{ mine: 'mine' }]);
    await other.drop();
  });
});

describe('a backup refuses', () => {
  const refused = async (line: string | RegExp, { logins } = database) => {
    await expect(backUp(logins.backup, at('refused'))).rejects.toThrow(line);
    expect(readdirSync(directory.path).filter((name) => name.startsWith('refused'))).toEqual([]);
  };

  it('an empty database', async () => {
    const empty = await createDatabase('empty');
    await refused('there is nothing to back up', empty);
    await empty.drop();
  });
  it('a file that is there already', async () => {
    await expect(backUp(database.logins.backup, path)).rejects.toThrow('is there already');
    expect(readFileSync(path).length).toBeGreaterThan(1_000);
  });
  it('a place where nothing can be written', async () => {
    writeFileSync(at('file'), '');
    await expect(backUp(database.logins.backup, join(at('file'), 'x.backup'))).rejects.toThrow(/cannot be written/);
    mkdirSync(at('directory.backup.part'));
    await expect(backUp(database.logins.backup, at('directory.backup'))).rejects.toThrow(/cannot be written/);
  });
  it('rows that it does not see', async () => {
    await admin('ALTER POLICY user_cupnote_backup ON user_cupnote USING (user_seq = 1)');
    await refused('does not see all of the table user_cupnote');
    await admin('ALTER POLICY user_cupnote_backup ON user_cupnote USING (true)');
    await admin('CREATE POLICY narrow ON user_cupnote AS RESTRICTIVE USING (false)');
    await refused('does not see all of the table user_cupnote');
    await admin('DROP POLICY narrow ON user_cupnote');
  });
  it('tables of another program', async () => {
    await admin('CREATE TABLE zzz (n integer); ALTER TABLE zzz OWNER TO hanjan');
    await refused('does not see all of the table zzz');
    await admin('DROP TABLE zzz');
  });
  it('a database of a later release', async () => {
    await admin("INSERT INTO migration (name, hash) VALUES ('9999_future.sql', 'f')");
    await refused('The database is of another release of Hanjan (9999_future.sql). Use that one.');
    await admin("DELETE FROM migration WHERE name = '9999_future.sql'");
  });
});

describe('a database of the release before backups', () => {
  let old: TestDatabase;
  beforeAll(async () => {
    old = await createDatabase('empty');
    await withClient(old.url, async (client) => {
      await makeMigrationTable(client);
      for (const migration of (await readMigrations()).slice(0, 2)) await applyMigration(client, migration);
    });
    await admin(
      `INSERT INTO account (user_id, user_pass, user_name, user_country) VALUES ('long.ago', '-', '옛 사람', 'KOR');
       INSERT INTO user_cupnote (user_seq, cupnote_name, cupnote_place, cupnote_date) VALUES (1, '옛 노트', 'HOME', '2026-01-01')`,
      old,
    );
  });
  afterAll(() => old.drop());

  it('is refused to the login of backups, which does not see every row', async () => {
    await expect(backUp(old.logins.backup, at('partial'))).rejects.toThrow('Start this release once');
  });
  it('is backed up by a superuser, and brought forward when it is restored', async () => {
    await backUp(old.adminUrl, at('old.backup'));
    const target = await createDatabase();
    await bringBack(target.url, at('old.backup'));
    expect(await migrate(target.url)).toEqual([]);
    const fresh = await withClient(database.adminUrl, everything);
    const after = await withClient(target.adminUrl, everything);
    expect(after.security).toEqual(fresh.security);
    expect(Object.keys(after.rows)).toEqual(Object.keys(fresh.rows));
    expect(after.rows.user_cupnote).toEqual([expect.objectContaining({ user_seq: 1, cupnote_name: '옛 노트' })]);
    expect(after.rows.user_tally).toEqual([{ user_seq: 1, entity: 'user_cupnote', month: '2026-01-01', change: 1 }]);
    expect(after.rows.migration).toHaveLength((await readMigrations()).length);
    await target.drop();
  });
});
