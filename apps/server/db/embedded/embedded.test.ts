import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { temporaryDirectory } from '../../../../test/harness/directory.ts';
import { addresses } from './bootstrap.ts';
import { type Embedded, startEmbedded } from './index.ts';
import { choosePerson } from './person.ts';
import { isPostmaster, readPidFile } from './postmaster.ts';
import { ids } from './run.ts';
import { readSecrets } from './secrets.ts';

const directory = temporaryDirectory();
const dataDir = directory.path;
const cluster = join(dataDir, 'postgres');
const pidFile = join(cluster, 'postmaster.pid');
let embedded: Embedded | null = null;
let said: string[] = [];

async function start(): Promise<Embedded> {
  said = [];
  embedded = await startEmbedded({ dataDir, log: (line) => said.push(line) });
  return embedded;
}

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** A Node.js process that starts the cluster and holds it until it is killed. */
async function holder(): Promise<ChildProcess> {
  const script = `
    import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'index.ts'))};
    await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log: () => undefined });
    process.send('up');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 1, 2, 'ipc'] });
  await once(child, 'message');
  return child;
}

beforeAll(async () => {
  mkdirSync(`${cluster}.part-1`);
  writeFileSync(join(`${cluster}.part-1`, 'half'), 'made');
  await (await start()).stop();
}, 30_000);
afterEach(async () => {
  await embedded?.stop();
  embedded = null;
});
afterAll(directory.remove);

test('a first start clears what an interrupted one left, and keeps the passwords to itself', () => {
  expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'run', 'secrets.json']);
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
});

test('the database keeps what it acknowledged and understands Korean', async () => {
  const { url } = await start();
  const [row] = await ask(
    url,
    `select current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes,
            current_setting('synchronous_commit') as synchronous_commit, current_setting('data_checksums') as checksums,
            current_setting('server_encoding') as encoding, upper('é') as upper, cardinality(show_trgm('가나다')) as trigrams,
            current_setting('log_parameter_max_length_on_error') as logged_parameters`,
  );
  expect(row).toEqual({
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    checksums: 'on',
    encoding: 'UTF8',
    upper: 'É',
    trigrams: 4,
    logged_parameters: '0',
  });
});

test('the login owns its database and is no superuser; a wrong password and other addresses are refused', async () => {
  const { url } = await start();
  const [row] = await ask(
    url,
    `select rolsuper, rolcreaterole, pg_get_userbyid(datdba) as owner, current_setting('listen_addresses') as at
     from pg_roles, pg_database where rolname = current_user and datname = current_database()`,
  );
  expect(row).toEqual({ rolsuper: false, rolcreaterole: true, owner: 'hanjan', at: '' });
  // Only the user who runs it finds the way in, and nobody else can listen in its place.
  expect(statSync(join(dataDir, 'run')).mode & 0o777).toBe(0o700);
  await expect(ask(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/);
});

describe('after a kill -9', () => {
  test('of Node.js, the PostgreSQL it left is stopped properly and nothing is lost', async () => {
    const child = await holder();
    const orphan = readPidFile(cluster)?.pid ?? 0;
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(isPostmaster(orphan, cluster)).toBe(true);

    const { url } = await start();
    expect(said).toEqual([expect.stringContaining(`process ${orphan}`)]);
    expect(isPostmaster(orphan, cluster)).toBe(false);
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('of Node.js and PostgreSQL, the next start recovers what was committed', async () => {
    const child = await holder();
    const { pid, ...reach } = readPidFile(cluster) ?? { pid: 0, host: '', port: 0 };
    const { url } = addresses(reach, await readSecrets(dataDir, cluster));
    await ask(url, 'create table kept (n int); insert into kept select generate_series(1, 1000)');
    child.kill('SIGKILL');
    process.kill(pid, 'SIGKILL');
    await once(child, 'exit');

    const again = await start();
    expect(await ask(again.url, 'select count(*)::int as n from kept')).toEqual([{ n: 1000 }]);
  });

  test('of PostgreSQL alone, it comes back at the same address', async () => {
    const { url } = await start();
    await ask(url, 'create table stays (n int); insert into stays values (7)');
    process.kill(readPidFile(cluster)?.pid ?? 0, 'SIGKILL');
    await expect.poll(() => said, { timeout: 15_000 }).toContain('PostgreSQL runs again.');
    expect(await ask(url, 'select n from stays')).toEqual([{ n: 7 }]);
  });

  test('of one of its processes, a stop that is asked for while it recovers comes to an end', async () => {
    const { url, adminUrl, stop } = await start();
    await ask(url, 'create table lasts (n int); insert into lasts values (7)');
    const writer = "select pid from pg_stat_activity where backend_type = 'background writer'";
    const [{ pid } = {}] = await ask(adminUrl, writer);
    process.kill(Number(pid), 'SIGKILL');
    await wait(100);
    await stop();
    expect(existsSync(pidFile)).toBe(false);
    const again = await start();
    expect(await ask(again.url, 'select n from lasts')).toEqual([{ n: 7 }]);
  }, 40_000);
});

test('a lock file whose number belongs to another program now is no obstacle, and that program lives on', async () => {
  const person = await choosePerson(cluster, () => undefined);
  const other = spawn('sleep', ['60'], { ...ids(person), stdio: 'ignore' });
  await once(other, 'spawn');
  writeFileSync(pidFile, `${other.pid}\n${cluster}\n1\n5432\n\n127.0.0.1\n\nready\n`);
  await start();
  expect(readPidFile(cluster)?.pid).not.toBe(other.pid);
  expect(other.exitCode).toBeNull();
  other.kill();
});

test('a stop lets PostgreSQL end in order and takes its lock file away', async () => {
  const { url, stop } = await start();
  const sleeping = ask(url, 'select pg_sleep(30)').catch((error: Error) => error.message);
  await wait(200);
  await stop();
  expect(existsSync(pidFile)).toBe(false);
  expect(await sleeping).toMatch(/terminat/);
});

test('a data directory whose path is too long for a socket has one elsewhere, which goes with the server', async () => {
  const far = join(directory.path, 'x'.repeat(60), 'y'.repeat(60));
  mkdirSync(far, { recursive: true });
  const { url, stop } = await startEmbedded({ dataDir: far, log: () => undefined });
  const socketDir = decodeURIComponent(new URL(url).hostname);
  expect(socketDir).not.toContain(far);
  expect(statSync(socketDir).mode & 0o777).toBe(0o700);
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await stop();
  expect(existsSync(socketDir)).toBe(false);
}, 30_000);

describe('what must not be touched is refused in one line', () => {
  const refused = async (prepare: (path: string) => void) => {
    const other = temporaryDirectory();
    prepare(other.path);
    const message = await startEmbedded({ dataDir: other.path, log: () => undefined }).then(
      () => 'started',
      (fault: Error) => fault.message,
    );
    other.remove();
    return message;
  };

  test('files that are not a cluster', async () => {
    const message = await refused((path) => {
      mkdirSync(join(path, 'postgres'));
      writeFileSync(join(path, 'postgres', 'recipe.txt'), 'mine');
    });
    expect(message).toMatch(/^.+not a PostgreSQL cluster.+HANJAN_DATA\.$/);
  });

  test('a cluster of another version', async () => {
    const message = await refused((path) => {
      mkdirSync(join(path, 'postgres'));
      writeFileSync(join(path, 'postgres', 'PG_VERSION'), '12\n');
      writeFileSync(join(path, 'secrets.json'), '{"postgres":"a","hanjan":"b"}');
    });
    expect(message).toMatch(/^.+written by PostgreSQL 12.+HANJAN_DATA.+$/);
  });

  test('a cluster whose passwords are gone', async () => {
    const message = await refused((path) => {
      mkdirSync(join(path, 'postgres'));
      writeFileSync(join(path, 'postgres', 'PG_VERSION'), '18\n');
    });
    expect(message).toMatch(/^.+secrets\.json.+missing.+$/);
  });
});
