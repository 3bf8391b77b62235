import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { backUp, bringBack, digest, options, withHead } from '../../../test/harness/backups.ts';
import { createDatabase, type TestDatabase } from '../../../test/harness/database.ts';
import { temporaryDirectory } from '../../../test/harness/directory.ts';
import { withClient } from '../../../test/harness/sql.ts';
import { BackupFault } from './fault.ts';
import { type Content, checkBackup } from './read.ts';
import { restore } from './restore.ts';

const directory = temporaryDirectory();
const path = join(directory.path, 'good.backup');
const bad = join(directory.path, 'bad.backup');
let good: Buffer;
let content: Content;
let live: TestDatabase;
let before: string;

/** A person with notes, so that there is something to lose. */
const fill = (url: string, user_id: string, notes: number) =>
  withClient(url, (admin) =>
    admin.query(`
      INSERT INTO account (user_id, user_pass, user_name, user_country) VALUES ('${user_id}', '-', '${user_id}', 'KOR');
      INSERT INTO user_cupnote (user_seq, cupnote_name, cupnote_place, cupnote_date, cupnote_desc)
      SELECT currval('account_user_seq_seq'), '노트 ' || n, 'HOME', '2026-11-20', md5(n::text)
        FROM generate_series(1, ${notes}) AS n`),
  );

beforeAll(async () => {
  const source = await createDatabase();
  await fill(source.adminUrl, 'saved', 2_000);
  await backUp(source.logins.backup, path);
  await source.drop();
  good = readFileSync(path);
  content = await checkBackup(path, options);
  live = await createDatabase();
  await fill(live.adminUrl, 'alive', 10);
  before = await digest(live.adminUrl);
});
afterAll(async () => {
  await live.drop();
  directory.remove();
});

const flipped = (at: number) => {
  const bytes = Buffer.from(good);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << (at % 8));
  return bytes;
};
const spread = (count: number) => Array.from({ length: count }, (_, nth) => Math.floor((nth * good.length) / count));
const cuts = () => [0, 1, 15, 16, 17, 40, ...spread(30), ...[33, 32, 31, 1].map((short) => good.length - short)];
const flips = () => [...Array(60).keys(), ...spread(150), ...Array.from({ length: 60 }, (_, n) => good.length - 1 - n)];

describe('a file that is not as it was written is refused by the check', () => {
  const refused = async (bytes: Buffer) => {
    writeFileSync(bad, bytes);
    const error: unknown = await checkBackup(bad, options).catch((thrown: unknown) => thrown);
    return error instanceof BackupFault && /damaged or cut short|not a backup|newer Hanjan/.test(error.message);
  };

  it('whole, it passes', async () => {
    expect(await refused(good)).toBe(false);
    expect(content.rows.get('user_cupnote')).toBe(2_000);
  });
  it('cut short anywhere, or longer', async () => {
    const passed: number[] = [];
    for (const at of cuts()) if (!(await refused(good.subarray(0, at)))) passed.push(at);
    expect(passed).toEqual([]);
    expect(await refused(Buffer.concat([good, Buffer.alloc(1)]))).toBe(true);
    expect(await refused(Buffer.concat([good, good]))).toBe(true);
  });
  it('with one bit turned anywhere', { timeout: 60_000 }, async () => {
    const passed: number[] = [];
    for (const at of flips()) if (!(await refused(flipped(at)))) passed.push(at);
    expect(passed).toEqual([]);
  });
});

describe('a restore that does not come to its end leaves everything as it was', () => {
  beforeEach(async () => {
    expect(await digest(live.adminUrl)).toBe(before);
  });
  const attempt = (file: string, known: Content, signal = options.signal, onBytes = (_: number) => {}) =>
    withClient(live.url, (client) => restore(client, file, known, { signal, onBytes }));

  it('the file changed after it was checked', { timeout: 120_000 }, async () => {
    const changed = [
      ...[20, 0.1, 0.3, 0.5, 0.8].map((part) => flipped(part < 1 ? Math.floor(part * good.length) : part)),
      flipped(good.length - 10),
      good.subarray(0, good.length / 2),
      good.subarray(0, good.length - 1),
    ];
    for (const bytes of changed) {
      writeFileSync(bad, bytes);
      // Where a flipped bit makes other text of the rows, PostgreSQL may refuse them before the end of the file shows it.
      await expect(attempt(bad, content)).rejects.toSatisfy(
        (error) => error instanceof BackupFault || error instanceof pg.DatabaseError,
      );
      expect(await digest(live.adminUrl)).toBe(before);
    }
  });
  it('rows are missing', async () => {
    const more = new Map(content.rows).set('user_cupnote', 2_001);
    await expect(attempt(path, { ...content, rows: more })).rejects.toThrow('not all rows of user_cupnote arrived');
  });
  it('the numbering is that of other tables', async () => {
    withHead(path, bad, (head) => ({ ...head, sequences: head.sequences.slice(1) }));
    await expect(bringBack(live.url, bad)).rejects.toThrow('the numbering does not fit the tables');
  });
  it('the rows are those of other tables', async () => {
    withHead(path, bad, (head) => ({ ...head, migrations: head.migrations.slice(0, 1) }));
    await expect(bringBack(live.url, bad)).rejects.toThrow(/column .* does not exist|relation .* does not exist/);
  });
  it('it is stopped', async () => {
    const asked = new AbortController();
    const stop = (bytes: number) => {
      if (bytes > good.length / 2) asked.abort();
    };
    await expect(attempt(path, content, asked.signal, stop)).rejects.toThrow('aborted');
    expect(await digest(live.adminUrl)).toBe(before);
  });
  it('its process is killed half way', { timeout: 30_000 }, async () => {
    const at = (file: string) => JSON.stringify(join(import.meta.dirname, file));
    const script = `
      import pg from 'pg';
      import { checkBackup } from ${at('read.ts')};
      import { restore } from ${at('restore.ts')};
      const signal = new AbortController().signal;
      const content = await checkBackup(${JSON.stringify(path)}, { signal });
      const client = new pg.Client(${JSON.stringify(live.url)});
      await client.connect();
      let size = 0;
      await restore(client, ${JSON.stringify(path)}, content, { signal, onBytes: (bytes) => {
        if (bytes < ${good.length} / 2) return;
        process.send('half way');
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
      } });`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 1, 2, 'ipc'],
    });
    expect(await once(child, 'message')).toEqual(['half way', undefined]);
    const look = withClient(live.adminUrl, (admin) => admin.query("SET lock_timeout = '100ms'; SELECT FROM account"));
    await expect(look).rejects.toThrow('lock timeout');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await digest(live.adminUrl)).toBe(before);
  });
  it('positive control: the good file changes everything', async () => {
    await bringBack(live.url, path);
    expect(await digest(live.adminUrl)).not.toBe(before);
    before = await digest(live.adminUrl);
  });
});
