import { setTimeout as wait } from 'node:timers/promises';
import type { Row, Screen } from '@hanjan/core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApi } from '../harness/api.ts';
import { type Desk, sitDown } from '../harness/desk.ts';
import { markRows } from '../harness/digest.ts';
import { findFaults } from '../harness/faults.ts';
import { type Owner, owner } from '../harness/org.ts';
import type { Fault, Way } from '../harness/proxy.ts';
import { change, creation, removal, type Save, sendSave, type Told } from '../harness/save.ts';
import { standing } from '../harness/standing.ts';
import { owned } from '../harness/values.ts';
import { expectBusy, startWatched } from '../harness/watched.ts';

const personal = owned.find(({ entity }) => entity.scope === 'user') as Screen;
/** How many the pool holds. */
const CONNECTIONS = 10;
let api: TestApi;
let admin: pg.Client;
let proxy: Way;
let stop: () => Promise<void>;
let me: Owner;
const saves: Save[] = [];

beforeAll(async () => {
  const watched = await startWatched();
  ({ api, proxy, stop } = watched);
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  me = await owner(api, 'faults');
  await watched.quiet();
});
afterAll(async () => {
  await admin.end();
  await stop();
});

const commitsOf = (statements: readonly string[]) => statements.filter((statement) => statement === 'COMMIT').length;
const state = () => markRows(admin);
/**
 * Kills all connections of the pools, and waits until they are gone: one that only dies would still do what it is asked. The
 * listeners stay: what they ask when they come back would be taken for a statement of the save.
 */
async function killBackends(): Promise<number> {
  const { rows } = await admin.query<{ killed: boolean | null }>(`
    SELECT CASE WHEN application_name NOT LIKE 'hanjan %' THEN pg_terminate_backend(pid) END AS killed
      FROM pg_stat_activity WHERE datname = current_database() AND usename LIKE 'hanjan%'`);
  const killed = rows.filter((row) => row.killed).length;
  await proxy.ended(rows.length - killed);
  return killed;
}

/** Sends a save that is expected to succeed. */
const done = async (desk: Desk, save: Save): Promise<Told> => {
  saves.push(save);
  expect((await sendSave(desk, save)).http).toBe(200);
  return save.outcome as Told;
};
const made = (desk: Desk) => done(desk, creation(desk.screen, desk.draft));

/** Roasts are in the drum: they take what is not there and give something. One that is cancelled brings all of it back, and one that is brought back takes it once more. */
const ROAST = 'roaster_roasting_result';
function charged(draft: Row): Row {
  const green = draft.roasting_result_greenbean as Row[];
  const stock_short = green.map(({ greenbean_year_seq: key }) => ({ lot: 'greenbean', key, there: 0, asked: 1e9 }));
  const roasting_mass = Math.ceil(green.reduce((sum, { greenbean_mass }) => sum + Number(greenbean_mass), 0) * 0.8);
  return { ...draft, roasting_step: 'RSTG', roasting_mass, confirm: { stock_short } };
}
const changeOf = ({ screen }: Desk): Row => (screen.name === ROAST ? { roasting_step: 'CNCL' } : {});

/** Every way to save, each made ready to be sent. */
const calls: readonly [name: string, prepare: (desk: Desk) => Promise<Save>][] = [
  ['create', async ({ screen, draft }) => creation(screen, draft)],
  ['update', async (desk) => change(desk.screen, await made(desk), changeOf(desk))],
  ['remove', async (desk) => removal(desk.screen, await made(desk), true)],
  [
    'restore',
    async (desk) => {
      const gone = await done(desk, removal(desk.screen, await made(desk), true));
      const { body, ...save } = removal(desk.screen, gone, false);
      return { ...save, body: { ...body, ...(desk.draft.confirm != null && { confirm: desk.draft.confirm }) } };
    },
  ],
];

/**
 * Lets the N-th statement of a save meet a fault, for every N until none is left; the save is then sent again, twice.
 * Answers how many statements there were.
 */
async function failEveryStatement(prepare: () => Promise<readonly [Desk, Save]>, fault: Fault): Promise<number> {
  for (let nth = 1; ; nth += 1) {
    const [desk, save] = await prepare();
    saves.push(save);
    const before = await state();
    proxy.watch(fault, (_, at) => at === nth);
    const reply = await sendSave(desk, save);
    if (!proxy.calm()) {
      expect(reply.http).toBe(200);
      expect(await state()).not.toEqual(before);
      return nth - 1;
    }
    expectBusy(reply);
    expect([nth, await state()]).toEqual([nth, before]);
    await sentAgain(nth, desk, save);
  }
}

/** A save that failed works when it is sent again, and is done once however often that is. */
async function sentAgain(nth: number, desk: Desk, save: Save): Promise<void> {
  expect([nth, (await sendSave(desk, save)).http]).toEqual([nth, 200]);
  const once = await state();
  const told = save.outcome;
  expect([nth, (await sendSave(desk, save)).http, save.outcome]).toEqual([nth, 200, told]);
  expect(await state()).toEqual(once);
}

/** Those where a save does most; of the others each is saved in one way, and its next one in the next. */
const FULL: readonly (string | undefined)[] = [personal.name, ROAST];

describe.each(
  standing(owned).flatMap((screen, place) =>
    calls
      .filter((_, nth) => FULL.includes(screen.name) || nth === place % calls.length)
      .map(([name, prepare]) => [`${screen.name} ${name}`, screen, prepare] as const),
  ),
)('%s', (_, screen, prepare) => {
  let desk: Desk;
  const ready = async () => [desk, await prepare(desk)] as const;
  beforeAll(async () => {
    const seat = await sitDown(me, screen, (other) => made(other));
    desk = screen.name === ROAST ? { ...seat, draft: charged(seat.draft) } : seat;
  });

  it('is nothing when any of its statements fails, and works when it is sent again', async () => {
    expect(await failEveryStatement(ready, 'fail')).toBeGreaterThan(4);
    expect(commitsOf(proxy.statements)).toBeGreaterThan(0);
    // Of green coffee and of roasted.
    if (screen.name === ROAST)
      expect(proxy.statements.filter((one) => one.includes('INTO stock_move'))).toHaveLength(2);
  }, 60_000);
  it('is nothing when its connection is killed at any of its statements', async () => {
    expect(await failEveryStatement(ready, killBackends)).toBeGreaterThan(4);
  }, 60_000);
  it('is done once when another transaction stands in its way at any of its statements', async () => {
    for (let nth = 1, isMet = true; isMet; nth += 1) {
      const save = await prepare(desk);
      proxy.watch('collide', (__, at) => at === nth);
      await done(desk, save);
      isMet = proxy.calm();
    }
  });
  it('is saved once when it was committed and the answer got lost', async () => {
    const whole = await ready();
    proxy.watch('fail', () => false);
    await done(...whole);
    const commits = commitsOf(proxy.statements);
    proxy.calm();

    const save = await prepare(desk);
    saves.push(save);
    const before = await state();
    proxy.watch('lose answer', () => commitsOf(proxy.statements) === commits);
    expectBusy(await sendSave(desk, save));
    expect(proxy.calm()).toBe(true);
    expect(await state()).not.toEqual(before);
    await sentAgain(0, desk, save);
  });
  it('leaves what was answered, and nothing else, after all of that', async () => {
    expect(await findFaults(admin, saves)).toEqual([]);
  });
});

describe('a database that is away', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await sitDown(me, personal);
  });
  const ask = () => {
    const save = creation(personal, desk.draft);
    saves.push(save);
    return Promise.all([
      sendSave(desk, save),
      me.post<Row>(`${personal.path}/list`),
      me.get<Row>('/api/health'),
      api.guest().post<Row>('/api/code/simple', { code_group: ['NTPLC'] }),
    ]);
  };
  const recover = async () => {
    for (let tries = 1; tries <= 20; tries += 1) {
      const replies = await ask();
      if (replies.every(({ http }) => http === 200)) return tries;
      for (const reply of replies.filter(({ http }) => http !== 200)) expectBusy(reply);
    }
    return Number.POSITIVE_INFINITY;
  };

  it('is said so, and forgotten as soon as it is back', async () => {
    expect(await recover()).toBe(1);
    const before = await state();
    await proxy.cut();
    for (const reply of [...(await ask()), ...(await ask())]) expectBusy(reply);
    expect(await state()).toEqual(before);
    await proxy.mend();
    expect(await recover()).toBeLessThanOrEqual(2);
  });
  it('is said so when it only stops to answer', async () => {
    const before = await state();
    proxy.hang();
    for (const reply of await ask()) expectBusy(reply);
    expect(await state()).toEqual(before);
    await proxy.mend();
    expect(await recover()).toBeLessThanOrEqual(2);
  }, 40_000);
  it('breaks nothing when all its connections are killed between two calls', async () => {
    expect(await killBackends()).toBeGreaterThan(0);
    expect(await recover()).toBeLessThanOrEqual(2);
  });
});

/** Whether as many saves as the pool has connections are at work at the same time, and succeed. */
async function canSaveAtOnce(): Promise<boolean> {
  const desk = await sitDown(me, personal);
  const many = Array.from({ length: CONNECTIONS }, () => creation(personal, desk.draft));
  saves.push(...many);
  await admin.query('BEGIN; LOCK TABLE idempotency IN ACCESS EXCLUSIVE MODE');
  const replies = Promise.all(many.map((save) => sendSave(desk, save)));
  let waiting = 0;
  for (const until = Date.now() + 1_500; waiting < CONNECTIONS && Date.now() < until; await wait(20)) {
    const { rowCount } = await admin.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND usename = 'hanjan_app' AND wait_event_type = 'Lock'",
    );
    waiting = rowCount ?? 0;
  }
  await admin.query('COMMIT');
  return (await replies).every(({ http }) => http === 200) && waiting === CONNECTIONS;
}

it('has as many connections after all this as before', async () => {
  let tries = 1;
  while (!(await canSaveAtOnce()) && tries < 5) tries += 1;
  expect(tries).toBeLessThan(5);
  expect(await findFaults(admin, saves)).toEqual([]);
});
