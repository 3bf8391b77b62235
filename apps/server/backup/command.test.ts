import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseEnv } from '../../../test/harness/addresses.ts';
import { digest } from '../../../test/harness/backups.ts';
import { createDatabase, type TestDatabase } from '../../../test/harness/database.ts';
import { temporaryDirectory } from '../../../test/harness/directory.ts';
import { send } from '../../../test/harness/http.ts';
import { withClient } from '../../../test/harness/sql.ts';
import { freePort } from '../db/embedded/port.ts';

const directory = temporaryDirectory();
const at = (name: string) => join(directory.path, name);
afterAll(directory.remove);

interface Running {
  child: ChildProcess;
  says: (text: string) => Promise<string>;
  ended: Promise<{ code: number | null; text: string }>;
}

/** Runs a program of the server; `limit` is the most that one of its files may grow to, in blocks of 512 bytes. */
function run(program: string, args: string[], env: Record<string, string>, limit?: number): Running {
  const command = [process.execPath, join(import.meta.dirname, '..', program), ...args];
  const [file = '', ...rest] = limit ? ['sh', '-c', `ulimit -f ${limit}; exec "$@"`, 'sh', ...command] : command;
  const child = spawn(file, rest, {
    env: { PATH: process.env.PATH, HANJAN_LOG: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let text = '';
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
  for (const stream of streams) stream.on('data', (chunk) => (text += chunk));
  const ended = once(child, 'close').then(([code]) => ({ code, text }));
  const says = (wanted: string) =>
    new Promise<string>((resolve, reject) => {
      const look = () => text.includes(wanted) && resolve(text);
      for (const stream of streams) stream.on('data', look);
      ended.then(() => reject(new Error(`ended without '${wanted}':\n${text}`)));
      look();
    });
  return { child, says, ended };
}
const backup = (args: string[], env: Record<string, string>, limit?: number) =>
  run('operator/run_backup.ts', args, env, limit);
const restore = (args: string[], env: Record<string, string>) => run('operator/run_restore.ts', args, env);
const lastLine = (text: string) => text.trimEnd().split('\n').at(-1);

describe('the embedded database moves to a new computer', { timeout: 120_000 }, () => {
  const [old, fresh] = [{ HANJAN_DATA: at('old') }, { HANJAN_DATA: at('새 컴퓨터') }];
  const file = at('moved.backup');
  let port = '';
  let password = '';
  beforeAll(async () => {
    mkdirSync(old.HANJAN_DATA);
    port = String(await freePort());
  });

  it('nothing is made where there is nothing', async () => {
    const { code, text } = await backup([], fresh).ended;
    expect([code, text]).toEqual([1, expect.stringMatching(/^There is no database in .*nothing to back up\.\n$/)]);
    expect(existsSync(fresh.HANJAN_DATA)).toBe(false);
  });
  it('while it runs it is backed up, and not restored', async () => {
    const product = run('main.ts', [], { ...old, PORT: port });
    await product.says('Hanjan is ready');
    password = readFileSync(at('old/one-time-password.admin'), 'utf8').trim();
    const made = await backup([], old).ended;
    expect([made.code, made.text]).toEqual([0, expect.stringMatching(/The backup is whole: \d\d tables, \d+ rows, /)]);
    const [name = ''] = readdirSync(at('old/backups'));
    expect(name).toMatch(/^hanjan-20\d{12}\.backup$/);
    expect(statSync(at('old/backups')).mode & 0o777).toBe(0o700);
    const refused = await restore([at(`old/backups/${name}`), '--yes'], old).ended;
    expect(refused.code).toBe(1);
    expect(lastLine(refused.text)).toBe(
      `Hanjan already runs at http://localhost:${port} (process ${product.child.pid}). Stop it first. Nothing was changed.`,
    );
    product.child.kill('SIGTERM');
    await product.ended;
  });
  it('while it stands still it is backed up too', async () => {
    const { code, text } = await backup([file], old).ended;
    expect([code, lastLine(text)]).toEqual([0, expect.stringContaining('The backup is whole')]);
  });
  it('it is restored only when that is said', async () => {
    const unsaid = await restore([file], fresh).ended;
    expect([unsaid.code, lastLine(unsaid.text)]).toEqual([
      1,
      'A restore replaces everything. Add --yes to say that this is meant. Nothing was changed.',
    ]);
    const checked = await restore([file, '--check'], fresh).ended;
    expect([checked.code, lastLine(checked.text)]).toEqual([0, 'The backup is whole and fits this release.']);
    expect(existsSync(fresh.HANJAN_DATA)).toBe(false);
  });
  it('it starts there and knows its administrator', async () => {
    const { code, text } = await restore([file, '--yes'], fresh).ended;
    expect([code, lastLine(text)]).toEqual([0, 'Restored. Everybody has to sign in again.']);
    chmodSync(fresh.HANJAN_DATA, 0o755);
    const product = run('main.ts', [], { ...fresh, PORT: port });
    expect(await product.says('Hanjan is ready')).not.toContain('Made the first administrator');
    const { http } = await send(`http://127.0.0.1:${port}`, {
      path: '/api/sign/signin',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ user_id: 'admin', user_pass: password }),
    });
    expect(http).toBe(200);
    product.child.kill('SIGTERM');
    await product.ended;
  });
});

describe('a database of one’s own', { timeout: 60_000 }, () => {
  let database: TestDatabase;
  let env: Record<string, string>;
  beforeAll(async () => {
    database = await createDatabase();
    env = { ...databaseEnv(database.logins), HANJAN_DATA: at('unused') };
  });
  afterAll(() => database.drop());

  it('is backed up and restored; its password is never shown', async () => {
    const { code, text } = await backup([at('own.backup')], env).ended;
    expect([code, text]).toEqual([0, expect.stringContaining('The backup is whole')]);
    const before = await digest(database.adminUrl);
    await withClient(database.adminUrl, (admin) => admin.query("UPDATE country SET country_name = 'Nowhere'"));
    const restored = await restore([at('own.backup'), '--yes'], env).ended;
    expect(restored.code).toBe(0);
    expect(await digest(database.adminUrl)).toBe(before);
    expect(text + restored.text).not.toContain(new URL(database.url).password);
    expect(existsSync(at('unused'))).toBe(false);
  });
  it('a full disk: one line, and nothing is left', async () => {
    const { code, text } = await backup([at('full/full.backup')], env, 16).ended;
    expect(code).toBe(1);
    expect(lastLine(text)).toBe(
      `There is no room for ${at('full/full.backup')} (EFBIG). The unfinished file has been removed.`,
    );
    expect(readdirSync(at('full'))).toEqual([]);
  });
  it('a file cut short: one line, before the database is asked', async () => {
    await backup([at('cut.backup')], env).ended;
    truncateSync(at('cut.backup'), 5_000);
    const { code, text } = await restore([at('cut.backup'), '--yes'], {
      ...env,
      DATABASE_URL: 'postgres://a@127.0.0.1:1/b',
    }).ended;
    expect(code).toBe(1);
    expect(lastLine(text)).toBe(
      `${at('cut.backup')} is damaged or cut short. Take another backup. Nothing was changed.`,
    );
  });
  it('stopped while it works, both leave nothing', async () => {
    const before = await digest(database.adminUrl);
    await withClient(database.adminUrl, async (admin) => {
      await admin.query('BEGIN; LOCK TABLE account');
      const waiting = [backup([at('stopped.backup')], env), restore([at('own.backup'), '--yes'], env)] as const;
      await Promise.all([waiting[0].says('Writing'), waiting[1].says('Restoring')]);
      for (const { child } of waiting) child.kill('SIGTERM');
      const [first, second] = await Promise.all(waiting.map(({ ended }) => ended));
      expect([first?.code, lastLine(first?.text ?? '')]).toEqual([1, 'Stopped.']);
      expect([second?.code, lastLine(second?.text ?? '')]).toEqual([1, 'Stopped. Nothing was changed.']);
    });
    expect(readdirSync(directory.path).filter((name) => name.startsWith('stopped'))).toEqual([]);
    expect(await digest(database.adminUrl)).toBe(before);
  });
  it('words that it does not know', async () => {
    for (const args of [['a', 'b'], ['--no-such']]) expect((await backup(args, env).ended).code).toBe(1);
    for (const args of [[], ['a', 'b'], ['a', '--force']]) {
      const { code, text } = await restore(args, env).ended;
      expect([code, text]).toEqual([1, expect.stringMatching(/^Say which file: .*Nothing was changed\.\n$/)]);
    }
  });
});
