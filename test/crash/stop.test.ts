import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '../../apps/server/db/embedded/bootstrap.ts';
import { freePort } from '../../apps/server/db/embedded/port.ts';
import { readPidFile } from '../../apps/server/db/embedded/postmaster.ts';
import { readSecrets } from '../../apps/server/db/embedded/secrets.ts';
import { chanceFrom } from '../../apps/server/demo/chance.ts';
import { databaseEnv, through } from '../harness/addresses.ts';
import { flaws } from '../harness/answer.ts';
import { type Client, clientOf, signUp } from '../harness/api.ts';
import { createDatabase, type TestDatabase } from '../harness/database.ts';
import { sitDown } from '../harness/desk.ts';
import { temporaryDirectory } from '../harness/directory.ts';
import { findFaults } from '../harness/faults.ts';
import { JSON_PAGE, readResponse } from '../harness/http.ts';
import { type Program, startProgram } from '../harness/program.ts';
import { startProxy, type Way } from '../harness/proxy.ts';
import { withClient } from '../harness/sql.ts';
import { seatWriters, written } from './people.ts';
import { seed } from './seed.ts';
import { startWriting } from './writers.ts';

/** What the end of the process may take besides the grace of 8 s, on a busy machine. */
const SLACK_MS = 10_000;

let port: number;
let program: Program | undefined;
const origin = () => `http://127.0.0.1:${port}`;

async function start(env: Record<string, string>): Promise<Program> {
  program = startProgram({ PORT: String(port), ...env });
  await program.says('Hanjan is ready');
  return program;
}

beforeAll(async () => {
  port = await freePort();
});
afterEach(async () => {
  program?.child.kill('SIGTERM');
  await program?.ended;
});

/** Asks a server to stop; answers how it ended and how long that took. */
async function stop({ child, ended }: Program) {
  const began = Date.now();
  child.kill('SIGTERM');
  return { ...(await ended), ms: Date.now() - began };
}

describe('a server with its own PostgreSQL that is stopped under eight writers', () => {
  const directory = temporaryDirectory();
  const cluster = join(directory.path, 'postgres');
  const env = { HANJAN_DATA: directory.path };
  const adminUrl = async () =>
    addresses(readPidFile(cluster) ?? { host: '', port: 0 }, await readSecrets(directory.path, cluster)).adminUrl;
  /** PostgreSQL's own note of how it ended: 1 is shut down, 6 is at work. */
  const control = () => readFileSync(join(cluster, 'global', 'pg_control')).readInt32LE(16);
  afterAll(directory.remove);

  it('answers what it has begun, saves nothing unsaid, and leaves a database that needs no recovery', async () => {
    const first = await start(env);
    const { places, saves } = await withClient(await adminUrl(), (admin) => seatWriters(origin, admin));
    const writing = startWriting(places, { chance: chanceFrom(seed), isPatient: false });
    await writing.progress(100);
    expect(control()).toBe(6);
    const { code, text } = await stop(first);
    await writing.stop();
    expect([code, writing.oddities, writing.count.broken]).toEqual([0, [], 0]);
    expect(text).not.toContain('cutting off');
    expect(writing.unanswered.size).toBeGreaterThan(0);
    expect(control()).toBe(1);

    await start(env);
    expect(await withClient(await adminUrl(), (admin) => findFaults(admin, [...saves, ...writing.saves]))).toEqual([]);
  }, 60_000);
});

describe('a server that is stopped', () => {
  let database: TestDatabase;
  let admin: pg.Client;
  let proxy: Way;
  let me: Client;
  let path: string;
  let body: string;

  beforeAll(async () => {
    database = await createDatabase();
    proxy = await startProxy(database.url);
    admin = new pg.Client({ connectionString: database.adminUrl });
    await admin.connect();
  });
  afterAll(async () => {
    await admin.end();
    await proxy.stop();
    await database.drop();
  });

  const [screen] = written.filter(({ entity }) => entity.scope === 'user');
  if (!screen) throw new Error('there is no personal list');
  const startWith = async (user_id: string) => {
    await proxy.mend();
    const started = await start(databaseEnv(through(database.logins, proxy.url)));
    me = await signUp(clientOf(origin), user_id);
    path = `${screen.path}/edit`;
    body = JSON.stringify((await sitDown(me, screen)).draft);
    return started;
  };
  const headers = () => ({ ...JSON_PAGE, cookie: me.cookie, 'idempotency-key': crypto.randomUUID() });

  /** A save over a connection that is to be kept; answers its response with the text. */
  async function post(agent: Agent): Promise<{ response: IncomingMessage; text: string }> {
    const sent = request(origin() + path, { method: 'POST', agent, headers: headers() });
    sent.end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    return { response, text: Buffer.concat(chunks).toString() };
  }

  /** The bytes of a save. */
  const bytes = () =>
    [
      `POST ${path} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...Object.entries(headers()).map(([name, value]) => `${name}: ${value}`),
      '',
      body,
    ].join('\r\n');

  /** A connection on which these bytes were sent; `heard` resolves with everything once it has ended. */
  async function open(first: string): Promise<{ socket: Socket; heard: Promise<string> }> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    // Whoever is cut off may be told so by a reset.
    socket.on('error', () => undefined);
    const heard = new Promise<string>((resolve) => socket.on('close', () => resolve(text)));
    if (first) socket.write(first);
    return { socket, heard };
  }

  it('finishes what waits, ends every connection, refuses what comes later, and hears a second signal', async () => {
    const started = await startWith('stop.waiting');
    const agent = new Agent({ keepAlive: true });
    expect((await post(agent)).response.headers.connection).toBe('keep-alive');
    const idle = await open('');
    const whole = bytes();
    const half = await open(whole.slice(0, -10));
    const late = await open(whole.slice(0, 20));

    await admin.query('BEGIN; LOCK TABLE idempotency IN ACCESS EXCLUSIVE MODE');
    const waiting = post(agent);
    await someoneWaits();
    const ending = stop(started);
    await started.says('Finishing open requests');
    expect(await idle.heard).toBe('');
    started.child.kill('SIGTERM');
    late.socket.write(whole.slice(20));
    const refused = readResponse(await late.heard);
    await expect(open('')).rejects.toThrow('ECONNREFUSED');
    half.socket.write(whole.slice(-10));
    await wait(100);
    await admin.query('COMMIT');

    const { response, text } = await waiting;
    expect([response.statusCode, response.headers.connection, JSON.parse(text).status]).toEqual([200, 'close', 'OK']);
    const halfHeard = await half.heard;
    expect(JSON.parse(readResponse(halfHeard).text).status).toBe('OK');
    expect(await late.heard).toMatch(/^HTTP\/1.1 503 (?=.*^retry-after: 2\r$)(?=.*^connection: close\r$)/ims);
    expect(flaws(refused, 'en')).toEqual(['answered 503']);
    const { code, text: said } = await ending;
    expect(code).toBe(0);
    expect(said).not.toContain('cutting off');
    expect(said.match(/Finishing open requests/g)).toHaveLength(1);
    agent.destroy();
  }, 30_000);

  async function someoneWaits(): Promise<void> {
    const query = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    while ((await withClient(database.adminUrl, (other) => other.query(query))).rowCount === 0) await wait(10);
  }

  it('answers what hangs in the database, and cuts off whoever does not finish asking', async () => {
    const started = await startWith('stop.hanging');
    const never = await open(bytes().slice(0, 20));
    const saved = await saves();
    const hung = proxy.hang();
    const hanging = await open(bytes());
    await hung;
    const { code, ms, text } = await stop(started);
    expect(flaws(readResponse(await hanging.heard), 'en')).toEqual(['answered 503']);
    expect(await never.heard).toBe('');
    expect(text).toContain('cutting off what did not finish within 8 s');
    expect(code).toBe(0);
    expect(ms).toBeGreaterThan(7_900);
    expect(ms).toBeLessThan(8_000 + SLACK_MS);
    await proxy.mend();
    expect(await saves()).toBe(saved);
  }, 40_000);

  const saves = async () => (await admin.query('SELECT FROM idempotency')).rowCount;
});
