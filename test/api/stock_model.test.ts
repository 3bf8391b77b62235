import type { Row } from '@hanjan/core';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, type Reply, startApi, type TestApi } from '../harness/api.ts';
import { makeOrg, seat, userSeqOf, within } from '../harness/org.ts';
import { charged, GREEN_STOCK, newLot, ROAST, ROASTED_STOCK, roastOf, told } from '../harness/roastery.ts';
import { type Roast, type Shortage, StockModel } from '../harness/stock_model.ts';

/**
 * Two people write whatever they like: roasts, changes, removals, what came, counts and waste. After each sequence the
 * database is compared with a small model in memory. HANJAN_RUNS tells how many sequences; the usual few keep the suite
 * short.
 */
const RUNS = Number(process.env.HANJAN_RUNS ?? 20);

let api: TestApi;
let admin: pg.Client;
let people: readonly [Client, Client];
let seqs: readonly number[];

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  people = [await api.person('model.one'), await api.person('model.two')];
  seqs = [await userSeqOf(admin, 'model.one'), await userSeqOf(admin, 'model.two')];
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

const STEPS = ['RSRV', 'PRHT', 'RSTG', 'COOL', 'DONE', 'CNCL'];
const mass = fc.integer({ min: 1, max: 40 }).map((n) => n * 100);
const one = fc.nat(9);
const command = fc.record({
  what: fc.constantFrom(
    ...([
      'roast',
      'roast',
      'roast',
      'green',
      'step',
      'mass',
      'remove',
      'restore',
      'receive',
      'count',
      'waste',
      'lot',
    ] as const),
  ),
  who: fc.constantFrom(0, 1),
  one,
  other: one,
  step: fc.constantFrom(...STEPS),
  mass,
  more: mass,
  isYes: fc.boolean(),
});
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never;

interface World {
  readonly org: number;
  readonly by: readonly [Client, Client];
  readonly model: StockModel;
  /** The beans by their lots. */
  readonly beans: Map<number, number>;
}

async function begin(): Promise<World> {
  const org = await makeOrg(admin, 'roaster', '모형');
  for (const user_seq of seqs) await seat(admin, org, user_seq, 'OWN');
  const by = people.map((person) => within(person, { roaster_seq: org })) as [Client, Client];
  const world = { org, by, model: new StockModel(), beans: new Map() };
  for (const received of [10_000, 0]) await addLot(world, received);
  return world;
}

async function addLot({ by, model, beans }: World, received: number): Promise<void> {
  const { bean, lot } = await newLot(by[0], received);
  model.lots.set(lot, received);
  beans.set(lot, bean);
}

const pick = <T>(all: Iterable<T>, nth: number): T | undefined => {
  const list = [...all];
  return list[nth % list.length];
};

async function run(world: World, asked: Command): Promise<void> {
  const { model, by } = world;
  const me = by[asked.who] as Client;
  const lot = pick(model.lots.keys(), asked.one) as number;
  const roast = pick(model.roasts.values(), asked.one);
  const rows = (green: Roast['green']) =>
    Object.entries(green).map(([key, each]) => charged(world.beans.get(Number(key)) as number, each));
  const other = pick(model.lots.keys(), asked.other) as number;
  const green = { [lot]: asked.mass, ...(other !== lot && { [other]: asked.more }) };
  const edit = (values: Row) => ({ ...values, UPList: Object.keys(values) });

  if (asked.what === 'lot') return addLot(world, asked.mass);
  if (asked.what === 'roast') {
    const next = { key: 0, green, step: asked.step, mass: asked.isYes ? asked.mass / 2 : 0, isRemoved: false };
    const body = roastOf(rows(green), { roasting_step: next.step, roasting_mass: next.mass || null });
    return change(world, next, asked, (confirm) => me.post(`${ROAST}/edit`, { ...body, confirm }));
  }
  if (asked.what === 'receive' || asked.what === 'count' || asked.what === 'waste')
    return byHand(world, asked, me, lot);
  if (!roast) return;
  const save = (next: Roast, values: Row) =>
    change(world, next, asked, (confirm) =>
      me.post(`${ROAST}/edit`, { roasting_result_key: roast.key, ...edit(values), confirm }),
    );
  const isOpen = !roast.isRemoved;
  const heavier = asked.mass > Object.values(roast.green).reduce((sum, each) => sum + each, 0);
  if (asked.what === 'green' && isOpen && roast.mass <= asked.mass)
    return save({ ...roast, green }, { roasting_result_greenbean: rows(green) });
  if (asked.what === 'step' && isOpen) return save({ ...roast, step: asked.step }, { roasting_step: asked.step });
  if (asked.what === 'mass' && isOpen && !heavier)
    return save({ ...roast, mass: asked.mass }, { roasting_mass: asked.mass });
  if (asked.what === 'remove' || asked.what === 'restore') {
    const next = { ...roast, isRemoved: asked.what === 'remove' };
    return change(world, next, asked, (confirm) =>
      me.post(`${ROAST}/${asked.what}`, { roasting_result_key: roast.key, confirm }),
    );
  }
}

type Send = (confirm: Row) => Promise<Reply<Row>>;

/** What is lost between masses of chance is no matter here. */
const sureOfLoss =
  (send: Send): Send =>
  async (confirm) => {
    const reply = await send(confirm);
    const { code, result } = reply.answer;
    return code === 'loss_unusual' ? send({ ...confirm, [code]: result }) : reply;
  };

/** Sends a save; where it is asked about what is short, that is what the model says too, and only a yes goes on. */
async function change({ model }: World, next: Roast, { isYes }: Command, sent: Send): Promise<void> {
  const short = model.shortagesOf(next);
  const send = sureOfLoss(sent);
  const first = await send({});
  const asked = await answered(first, short, isYes, send);
  if (asked) model.put({ ...next, key: next.key || (asked.roasting_result_key as number) });
}

async function answered(
  first: Reply<Row>,
  short: readonly Shortage[],
  isYes: boolean,
  send: Send,
): Promise<Row | null> {
  if (short.length === 0) return told(first);
  const result = first.answer.result as unknown as Row[];
  expect([first.http, first.answer.code]).toEqual([409, 'stock_short']);
  // In which order lots are asked about is up to the roast's rows, which the model does not know.
  expect(new Set(result.map(({ lot, key, there, asked }) => [lot, key, there, asked]))).toEqual(new Set(short));
  return isYes ? told(await send({ stock_short: result })) : null;
}

async function byHand({ model }: World, asked: Command, me: Client, lot: number): Promise<void> {
  const isRoast = asked.isYes && asked.what !== 'receive' && model.roasts.size > 0;
  const key = isRoast ? (pick(model.roasts.keys(), asked.one) as number) : lot;
  const held = isRoast ? model.roasted : model.lots;
  const there = held.get(key) ?? 0;
  const body = { lot: key, move_reason: asked.what.toUpperCase(), move_mass: asked.mass, there };
  const first = await me.post<Row>(`${isRoast ? ROASTED_STOCK : GREEN_STOCK}/move`, body);
  if (isRoast && model.roasts.get(key)?.isRemoved) return expect(first.http).toBe(404);
  if (asked.what === 'waste' && asked.mass > there)
    return expect([first.http, first.answer.code]).toEqual([409, 'stock_too_little']);
  const result = told(first);
  const change = { receive: there + asked.mass, count: asked.mass, waste: there - asked.mass };
  held.set(key, change[asked.what as keyof typeof change]);
  expect(result.move_balance).toBe(held.get(key));
}

/** Everything that the database says of a roastery, beside what the model says. */
async function compare({ org, model }: World): Promise<void> {
  const all = async (statement: string) =>
    (await admin.query<Row>(statement, [org])).rows.map((row) => Object.values(row).map(Number));
  const balances = (table: string, key: string, balance: string) =>
    all(`SELECT l.${key}, l.${balance}, coalesce((SELECT sum(move_mass) FROM stock_move m WHERE m.${key} = l.${key}), 0) AS sum,
        coalesce((SELECT move_balance FROM stock_move m WHERE m.${key} = l.${key} ORDER BY move_seq DESC LIMIT 1), 0) AS last
      FROM ${table} l WHERE org = $1 ORDER BY 1`);
  const sure = (held: ReadonlyMap<number, number>) =>
    [...held].toSorted(([a], [b]) => a - b).map(([key, balance]) => [key, balance, balance, balance]);
  expect(await balances('roaster_greenbean_year', 'greenbean_year_seq', 'greenbean_instock')).toEqual(sure(model.lots));
  expect(await balances('roaster_roasting_result', 'roasting_result_key', 'roasting_instock')).toEqual(
    sure(model.roasted),
  );
  const numbers = await all(
    'SELECT roasting_result_seq, roasting_batch_no FROM roaster_roasting_result WHERE org = $1 ORDER BY 1',
  );
  expect(numbers).toEqual(numbers.map((_, nth) => [nth + 1, nth + 1]));
  // Each move goes on from what the one before it left.
  const broken = await all(
    `SELECT move_seq FROM (SELECT move_seq, move_balance - move_mass AS before,
         lag(move_balance, 1, 0) OVER (PARTITION BY greenbean_year_seq, roasting_result_key ORDER BY move_seq) AS left_over
       FROM stock_move WHERE org = $1) AS m WHERE before <> left_over`,
  );
  expect(broken).toEqual([]);
}

it(`${RUNS} sequences of what two people write leave what a model in memory says`, {
  timeout: RUNS * 4_000 + 20_000,
  retry: 0,
}, async () => {
  const sequence = fc.array(command, { minLength: 3, maxLength: 16 });
  await fc.assert(
    fc.asyncProperty(sequence, async (commands) => {
      const world = await begin();
      for (const asked of commands) await run(world, asked);
      await compare(world);
    }),
    { numRuns: RUNS, endOnFailure: process.env.HANJAN_RUNS === undefined },
  );
});

it('a difference is told', async () => {
  const world = await begin();
  const [lot] = world.model.lots.keys();
  await compare(world);
  await admin.query('UPDATE roaster_greenbean_year SET greenbean_instock = 1 WHERE greenbean_year_seq = $1', [lot]);
  await expect(compare(world)).rejects.toThrow();
});
