import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backUp, bringBack, options } from '../../../test/harness/backups.ts';
import { createDatabase, type TestDatabase } from '../../../test/harness/database.ts';
import { temporaryDirectory } from '../../../test/harness/directory.ts';
import { withClient } from '../../../test/harness/sql.ts';
import { readSnapshot } from './snapshot.ts';
import { writeBackup } from './write.ts';

const directory = temporaryDirectory();
let database: TestDatabase;
let other: TestDatabase;

beforeAll(async () => {
  database = await createDatabase();
  other = await createDatabase('empty');
});
afterAll(async () => {
  await database.drop();
  await other.drop();
  directory.remove();
});

/** One transaction over the first and the last tables that a backup reads. */
const write = (client: pg.Client, nth: number) =>
  client.query(`
    BEGIN;
    INSERT INTO account (user_id, user_pass, user_name, user_country) VALUES ('writer${nth}', '-', 'writer', 'KOR');
    INSERT INTO user_cupnote (user_seq, cupnote_name, cupnote_place, cupnote_date)
    VALUES (currval('account_user_seq_seq'), 'note of ${nth}', 'HOME', '2026-11-20');
    INSERT INTO user_history (user_seq, entity, record_seq, version, field, edit_by)
    VALUES (currval('account_user_seq_seq'), 'cupnote', currval('user_cupnote_cupnote_seq_seq'), 1, 'x', 1);
    COMMIT`);

const counts = (url: string) =>
  withClient(url, async (admin) => {
    const { rows } = await admin.query<Record<string, number>>(`
      SELECT (SELECT count(*) FROM account WHERE user_id LIKE 'writer%')::int AS accounts,
             (SELECT count(*) FROM user_cupnote)::int AS notes, (SELECT count(*) FROM user_history)::int AS changes`);
    return rows[0];
  });

it('what is written while a backup is read is in it wholly or not at all, and nobody waits for it', async () => {
  const path = join(directory.path, 'moment.backup');
  let written = 0;
  await withClient(database.adminUrl, async (writer) => {
    await writer.query("SET lock_timeout = '100ms'");
    await write(writer, written++);
    await withClient(database.logins.backup, async (reader) => {
      const frames = readSnapshot(reader, { table: '', tables: 0, rows: 0, bytes: 0 });
      const disturbed = async function* () {
        for await (const frame of frames) {
          yield frame;
          await write(writer, written++);
        }
      };
      await writeBackup(path, disturbed(), options.signal);
    });
  });
  expect(written).toBeGreaterThan(40);
  expect(await counts(database.adminUrl)).toEqual({ accounts: written, notes: written, changes: written });
  await bringBack(other.url, path);
  expect(await counts(other.adminUrl)).toEqual({ accounts: 1, notes: 1, changes: 1 });
  // Numbers given away meanwhile may be lost, but none is given twice.
  await withClient(other.adminUrl, (admin) => write(admin, 1));
});

it('a table cannot change its form while a backup reads it', async () => {
  const path = join(directory.path, 'form.backup');
  let refusal = '';
  await withClient(database.adminUrl, async (admin) => {
    await admin.query("SET lock_timeout = '100ms'");
    await withClient(database.logins.backup, async (reader) => {
      const disturbed = async function* () {
        for await (const frame of readSnapshot(reader, { table: '', tables: 0, rows: 0, bytes: 0 })) {
          yield frame;
          if (refusal) continue;
          await admin.query('ALTER TABLE sign_home ADD COLUMN of_a_migration integer').catch((error: Error) => {
            refusal = error.message;
          });
        }
      };
      await writeBackup(path, disturbed(), options.signal);
    });
  });
  expect(refusal).toContain('lock timeout');
});

it('a backup while another is read', async () => {
  const paths = [1, 2].map((nth) => join(directory.path, `${nth}.backup`));
  await Promise.all(paths.map((path) => backUp(database.logins.backup, path)));
  for (const path of paths) {
    await bringBack(other.url, path);
    expect(await counts(other.adminUrl)).toEqual(await counts(database.adminUrl));
  }
});
