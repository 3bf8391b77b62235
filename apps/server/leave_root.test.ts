import { chmodSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { userCupnoteScreen } from '@hanjan/model/user/cupnote.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { clientOf, signUp } from '../../test/harness/api.ts';
import { temporaryDirectory } from '../../test/harness/directory.ts';
import { type Program, startProgram } from '../../test/harness/program.ts';
import { sendImport } from '../../test/harness/sheets.ts';
import { freePort } from './db/embedded/port.ts';
import { readPidFile } from './db/embedded/postmaster.ts';
import { prepareToLeaveRoot } from './leave_root.ts';

const directory = temporaryDirectory();
const dataDir = join(directory.path, 'data');
const SECRET = 'a secret of the administrator';
let port = 0;
let program: Program | undefined;

const start = (env: Record<string, string> = {}) => {
  program = startProgram({
    PORT: String(port),
    HANJAN_DATA: dataDir,
    HANJAN_ADMIN_PASSWORD: SECRET,
    OURS: 'and nobody else is',
    ...env,
  });
  return program;
};

const proc = (pid: number | undefined, file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8');
/** All four user numbers of a process: real, effective, saved and of files. */
const uidsOf = (pid: number | undefined) => /^Uid:\t(.*)$/m.exec(proc(pid, 'status'))?.[1]?.split('\t');
const groupsOf = (pid: number | undefined) => /^Groups:\t(.*)$/m.exec(proc(pid, 'status'))?.[1]?.trim();
const variablesOf = (pid: number | undefined) =>
  proc(pid, 'environ')
    .split('\0')
    .flatMap((pair) => pair.split('=')[0] || []);
const childrenOf = (pid: number | undefined): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    proc(pid, `task/${task}/children`).split(' ').filter(Boolean).map(Number),
  );

/** What is seen of a process that reads a file, while the work is done. */
async function readerDuring(pid: number | undefined, work: Promise<unknown>) {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  let seen: { uids: string[] | undefined; variables: string[] } | null = null;
  while (!isDone) {
    for (const child of childrenOf(pid)) {
      try {
        if (proc(child, 'cmdline').includes('run_read')) seen = { uids: uidsOf(child), variables: variablesOf(child) };
      } catch {
        // It ended meanwhile.
      }
    }
    await wait(2);
  }
  await done;
  return seen;
}

beforeAll(async () => {
  port = await freePort();
});

afterEach(() => void program?.child.kill('SIGKILL'));
afterAll(directory.remove);

describe.runIf(process.getuid?.() === 0 && process.platform === 'linux')('started by root', () => {
  test('the server, PostgreSQL and whoever reads files are somebody else, and are handed nothing of ours', async () => {
    const { child, says, ended, written } = start();
    await says('Hanjan is ready');
    const database = readPidFile(join(dataDir, 'postgres'))?.pid;
    const [uid] = uidsOf(database) ?? [];
    expect(uid).not.toBe('0');
    expect(uidsOf(child.pid)).toEqual(Array(4).fill(uid));
    expect(groupsOf(child.pid)).toBe('');
    const bare = ['PATH', 'HOME', 'TMPDIR', 'TZ', 'LC_ALL'];
    expect(variablesOf(database).filter((name) => !bare.includes(name))).toEqual([]);
    expect(variablesOf(database)).toContain('LC_ALL');
    expect(proc(database, 'environ')).not.toContain(SECRET);

    const me = await signUp(
      clientOf(() => `http://127.0.0.1:${port}`),
      'lowered',
    );
    const csv = '커피 이름,장소,날짜\n예가체프,집,2026-11-01\n';
    const sent = sendImport(`http://127.0.0.1:${port}`, me, userCupnoteScreen.path, csv);
    const reader = await readerDuring(child.pid, sent);
    expect((await sent).answer).toMatchObject({ status: 'OK', code: null });
    expect(reader?.uids).toEqual(Array(4).fill(uid));
    expect(reader?.variables.filter((name) => !name.startsWith('NODE_CHANNEL_'))).toEqual([]);

    // It still brings PostgreSQL back, and ends it.
    process.kill(database ?? 0, 'SIGKILL');
    const health = () => fetch(`http://127.0.0.1:${port}/api/health`).then(({ status }) => status);
    const again = () => readPidFile(join(dataDir, 'postgres'))?.pid;
    await expect.poll(again, { timeout: 15_000 }).not.toBe(database);
    await expect.poll(health, { timeout: 15_000 }).toBe(200);
    expect(uidsOf(again())).toEqual(Array(4).fill(uid));
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
    expect(written()).toMatch(/Stopping PostgreSQL\n$/);
  });

  test('where the other user cannot read the program it is refused, unless it is for this machine alone or meant so', async () => {
    const closed = join(directory.path, 'closed');
    mkdirSync(join(closed, 'program'), { recursive: true });
    chmodSync(closed, 0o700);
    const program = join(closed, 'program');
    const wish = { dataDir, isRootMeant: false, listen: ['127.0.0.1', '::1'] };
    for (const listen of [['::'], ['0.0.0.0'], ['127.0.0.1', '10.0.0.5']]) {
      await expect(prepareToLeaveRoot({ ...wish, listen }, program)).rejects.toThrow(
        /^Hanjan was started by root and cannot go on as the user '\S+', who may not read \S+\. [^\n]+HANJAN_ROOT=yes\.$/,
      );
    }
    const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    (await prepareToLeaveRoot(wish, program))();
    (await prepareToLeaveRoot({ ...wish, listen: ['::'], isRootMeant: true }, program))();
    const lines = said.mock.calls.map(([line]) => line);
    said.mockRestore();
    expect(lines).toEqual([expect.stringMatching(/^Hanjan was started by root .+ It works as root[^\n]+\n$/)]);
    expect(process.getuid?.()).toBe(0);
  });

  test('as root where that is meant', async () => {
    const { child, says, ended } = start({ HANJAN_ROOT: 'yes' });
    await says('Hanjan is ready');
    expect(uidsOf(child.pid)).toEqual(Array(4).fill('0'));
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  });
});
