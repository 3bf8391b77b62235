import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseEnv, mapAddresses, NOWHERE } from '../../test/harness/addresses.ts';
import { temporaryDirectory } from '../../test/harness/directory.ts';
import { startProgram } from '../../test/harness/program.ts';
import { freePort } from './db/embedded/port.ts';

const directory = temporaryDirectory();
const dataDir = join(directory.path, '커피 데이터');
let port = 0;

const start = (env: Record<string, string> = {}) => startProgram({ PORT: String(port), HANJAN_DATA: dataDir, ...env });

beforeAll(async () => {
  port = await freePort();
});
afterAll(directory.remove);

describe('a start that cannot be', () => {
  test('a wrong variable ends it with one line', async () => {
    const { code, text } = await start({ PORT: 'tea' }).ended;
    expect(text).toBe("PORT must be a whole number from 1 to 65535, not 'tea'.\n");
    expect(code).toBe(1);
  });

  test('a database that does not answer ends it with one line and no password', async () => {
    const { code, text } = await start(
      databaseEnv(mapAddresses(NOWHERE, () => 'postgres://me:secret@127.0.0.1:1/notes')),
    ).ended;
    expect(text.split('\n')[1]).toMatch(/^DATABASE_URL: .*ECONNREFUSED/);
    expect(text).not.toContain('secret');
    expect(code).toBe(1);
  });

  test('a used port ends it in order; the one-time password lies in a file by then', async () => {
    const used = await freePort();
    const blocker = createServer().listen(used);
    await once(blocker, 'listening');
    const { code, text } = await start({ PORT: String(used) }).ended;
    blocker.close();
    const path = join(dataDir, 'one-time-password.admin');
    expect(text).toContain(`in ${path}\n`);
    const password = readFileSync(path, 'utf8').trim();
    expect(password).toMatch(/^[a-z2-9]{26}$/);
    expect(text).not.toContain(password);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dataDir, 'events.log'), 'utf8')).toContain('"event":"first_admin"');
    expect(text).toContain(`Port ${used} is used by another program. Set PORT to a free one.\n`);
    expect(text.trimEnd()).toMatch(/Stopping PostgreSQL$/);
    expect(code).toBe(1);
  });
});

test('it serves, a second start says where, and SIGTERM stops it in order', async () => {
  const first = start();
  await first.says(`Hanjan is ready: http://localhost:${port}`);
  expect(first.written()).not.toContain('One-time password');
  const health = await fetch(`http://127.0.0.1:${port}/api/health`);
  expect([health.status, await health.json()]).toEqual([200, expect.objectContaining({ status: 'OK' })]);
  // A check whose call is made for its error alone is in what was built, too.
  expect((await fetch(`http://127.0.0.1:${port}/api/health?a=%ff`)).status).toBe(400);

  const second = await start().ended;
  expect(second).toEqual({
    code: 0,
    text: `Hanjan already runs at http://localhost:${port} (process ${first.child.pid}).\n`,
  });

  first.child.kill('SIGTERM');
  first.child.kill('SIGINT');
  const { code, text } = await first.ended;
  expect(text.split('\n').slice(-5)).toEqual(expect.arrayContaining(['Stopping.', 'Stopping PostgreSQL']));
  expect(code).toBe(0);
});

test('a stop asked for while starting is heard', async () => {
  const { child, says, ended } = start();
  await says('Starting PostgreSQL');
  child.kill('SIGINT');
  const { code, text } = await ended;
  expect(text).not.toContain('Hanjan is ready');
  expect(code).toBe(0);
});

test('when the starting script is gone, it stops', async () => {
  const { child, says, ended } = start();
  await says('Hanjan is ready');
  child.disconnect();
  expect((await ended).code).toBe(0);
});

test('killed, it starts again by itself', async () => {
  const killed = start();
  await killed.says('Hanjan is ready');
  killed.child.kill('SIGKILL');
  await killed.ended;
  const next = start();
  await next.says('Hanjan is ready');
  expect(next.written()).toContain('PostgreSQL of an earlier start still runs');
  next.child.kill('SIGTERM');
  expect((await next.ended).code).toBe(0);
});
