import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Embedded, startEmbedded } from '../../apps/server/db/embedded/index.ts';
import { freePort } from '../../apps/server/db/embedded/port.ts';
import { chanceFrom } from '../../apps/server/demo/chance.ts';
import { databaseEnv } from '../harness/addresses.ts';
import { temporaryDirectory } from '../harness/directory.ts';
import { findFaults } from '../harness/faults.ts';
import { type Program, startProgram } from '../harness/program.ts';
import type { Save } from '../harness/save.ts';
import { withClient } from '../harness/sql.ts';
import { seatWriters } from './people.ts';
import { seed } from './seed.ts';
import { type Seats, startWriting, type Writing } from './writers.ts';

const SERVER_KILLS = 12;
const BACKEND_KILLS = 6;
const SPREAD_KILLS = 4;

const chance = chanceFrom(seed);
/** A PostgreSQL of their own: one killed backend throws out everybody. */
const directory = temporaryDirectory();
const said: string[] = [];
let embedded: Embedded;
let places: Seats['places'];
const programs: Program[] = [];
const ports: number[] = [];
const saves: Save[] = [];

beforeAll(async () => {
  embedded = await startEmbedded({ dataDir: directory.path, log: (line) => said.push(line) });
  ports.push(await freePort(), await freePort());
  await start(0);
  const seats = await withClient(embedded.adminUrl, (admin) => seatWriters(someOrigin, admin));
  places = seats.places;
  saves.push(...seats.saves);
}, 60_000);
afterAll(async () => {
  for (const { child } of programs) child.kill('SIGKILL');
  await Promise.all(programs.map(({ ended }) => ended));
  await embedded.stop();
  directory.remove();
});

async function start(nth: number): Promise<void> {
  const program = startProgram({ PORT: String(ports[nth]), ...databaseEnv(embedded.logins) });
  programs[nth] = program;
  await program.says('Hanjan is ready');
}

async function kill(nth: number): Promise<void> {
  programs[nth]?.child.kill('SIGKILL');
  await programs[nth]?.ended;
}

/** The address of any server that was started; it may be dead by now. */
const someOrigin = () => `http://127.0.0.1:${chance.pick(ports.slice(0, programs.length))}`;

/** Kills one server process of the database that is at work right now. */
async function killBackend(isHard: boolean): Promise<void> {
  await withClient(embedded.adminUrl, async (admin) => {
    for (;;) {
      const { rows } = await admin.query<{ pid: number }>(
        "SELECT pid FROM pg_stat_activity WHERE usename LIKE 'hanjan%' AND state <> 'idle' ORDER BY random() LIMIT 1",
      );
      const { pid } = rows[0] ?? {};
      if (pid === undefined) continue;
      if (isHard) process.kill(pid, 'SIGKILL');
      else await admin.query('SELECT pg_terminate_backend($1)', [pid]);
      return;
    }
  });
}

/** Writers write while something is killed again and again; then everything must be as they were told. */
async function writeDuring(kills: number, killing: (round: number) => Promise<void>): Promise<Writing> {
  const writing = startWriting(places, { chance, isPatient: true });
  for (let round = 0; round < kills; round += 1) {
    await writing.progress(16);
    await wait(chance.between(0, 200));
    await killing(round);
  }
  await writing.progress(16);
  await writing.stop();
  saves.push(...writing.saves);
  await withClient(embedded.adminUrl, async (admin) => {
    expect([...writing.oddities, ...(await findFaults(admin, saves))]).toEqual([]);
    console.info(`${writing.saves.length} saves, ${await describeUnanswered(admin, writing)}`);
  });
  return writing;
}

/** How often the killing came between the commit and the answer. */
async function describeUnanswered(admin: pg.Client, { unanswered, count }: Writing): Promise<string> {
  const { rows } = await admin.query<{ n: number }>(
    `SELECT count(*)::integer AS n FROM idempotency
       JOIN unnest($1::text[], $2::timestamptz[]) AS sent (key, at) USING (key) WHERE rgst_at < at`,
    [[...unanswered.keys()], [...unanswered.values()]],
  );
  return `${unanswered.size} unanswered at first, ${rows[0]?.n} of them saved by then; ${count.busy} times 503`;
}

describe(`eight writers, seed ${seed} (again with HANJAN_SEED)`, () => {
  it(`lose nothing when their server is killed ${SERVER_KILLS} times`, async () => {
    const { unanswered } = await writeDuring(SERVER_KILLS, async () => {
      await kill(0);
      await start(0);
    });
    expect(unanswered.size).toBeGreaterThan(SERVER_KILLS);
  }, 240_000);

  it(`lose nothing when ${BACKEND_KILLS} of the database's processes are killed, and the server goes on`, async () => {
    const { unanswered, count } = await writeDuring(BACKEND_KILLS, (round) => killBackend(round % 2 === 1));
    expect(programs[0]?.child.exitCode).toBe(null);
    expect(said.filter((line) => line.includes('terminated by signal 9'))).toHaveLength(BACKEND_KILLS / 2);
    expect(unanswered.size).toBe(0);
    expect(count.busy).toBeGreaterThan(BACKEND_KILLS);
  }, 240_000);

  it(`lose nothing when two servers share the database and one or the other is killed ${SPREAD_KILLS} times`, async () => {
    await start(1);
    await writeDuring(SPREAD_KILLS, async (round) => {
      const nth = round % 2;
      await kill(nth);
      await start(nth);
    });
  }, 240_000);
});
