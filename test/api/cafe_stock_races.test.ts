import type { Row } from '@hanjan/core';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, type Reply, startApi, type TestApi } from '../harness/api.ts';
import { BREW, CAFE_STOCK, leftOf, makeCafe, newCoffee, RECEIVED, receive } from '../harness/cafe.ts';
import { told } from '../harness/roastery.ts';

/** Two baristas at the last dose of a lot, again and again: one has it, the other is asked or refused. */

const DOSE = 185;
/** Of each of the four: 104 in all. */
const ROUNDS = 26;

let api: TestApi;
let admin: pg.Client;
let me: Client;
let you: Client;
let cafe_seq: number;
let lots: number[];

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  const cafe = await makeCafe(api, admin);
  cafe_seq = cafe.cafe_seq;
  [me, you] = [await cafe.member('SAST'), await cafe.member('BARISTA')];
  const coffee = await newCoffee(me, '서울숲 블렌드', 'Forest');
  lots = [await receive(me, coffee, 1_000), await receive(me, coffee, 1_000)];
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

/** Counts each lot to one dose. */
async function lastDoses(): Promise<void> {
  for (const lot of lots)
    told(
      await me.post(`${CAFE_STOCK}/move`, {
        ...{ lot, move_reason: 'COUNT', move_mass: DOSE, there: await leftOf(me, lot) },
      }),
    );
}

const brew = (by: Client, nth = 0) =>
  by.post<Row>(`${BREW}/edit`, {
    ...{ brewing_result_date: '2026-11-20', received_seq: lots[nth], brewing_bean_mass: DOSE },
  });
const waste = (by: Client) =>
  by.post<Row>(`${CAFE_STOCK}/move`, { lot: lots[0], move_reason: 'WASTE', move_mass: DOSE });
/** A brew of the other lot that is said to be of the first one after all; a count since holds what it gives back. */
const moved = async (by: Client, brewing_result_seq: unknown) =>
  by.post<Row>(`${BREW}/edit`, { brewing_result_seq, UPList: ['received_seq'], received_seq: lots[0] });

const RACES: readonly [string, () => Promise<[Promise<Reply<Row>>, Promise<Reply<Row>>]>][] = [
  ['two brews', async () => [brew(me), brew(you)]],
  ['a brew and waste', async () => [brew(you), waste(me)]],
  ['waste by both', async () => [waste(me), waste(you)]],
  [
    'a brew, and another one that is moved to its lot',
    async () => {
      const { brewing_result_seq } = told(await brew(me, 1));
      return [brew(you), moved(me, brewing_result_seq)];
    },
  ],
];

const wrong = async () =>
  (
    await admin.query(
      `SELECT FROM cafe_received AS l WHERE org = $1 AND (received_instock < 0 OR received_instock <>
        (SELECT sum(move_mass) FROM stock_move AS m WHERE m.org = l.org AND m.received_seq = l.received_seq))`,
      [cafe_seq],
    )
  ).rowCount;

it.each(RACES)('%s: one has it, and the other is asked', { retry: 0, timeout: 60_000 }, async (_, race) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await lastDoses();
    const replies = await Promise.all(await race());
    expect(replies.map(({ http }) => http).toSorted(), `round ${round}`).toEqual([200, 409]);
    const lost = replies.find(({ http }) => http === 409)?.answer;
    expect(['stock_short', 'stock_too_little']).toContain(lost?.code);
    expect([lost?.result].flat().map((one) => one?.there)).toEqual([0]);
    expect(await wrong()).toBe(0);
  }
});

it('a lot that is corrected while it is brewed is corrected, and nobody hears of a deadlock', {
  retry: 0,
}, async () => {
  const coffee = await newCoffee(me, '니에리 AA', 'Nyeri');
  const lot = await receive(me, coffee, 100_000);
  lots = [lot, lot];
  for (let round = 0; round < 5; round += 1) {
    const change = { received_seq: lot, UPList: ['received_mass'], received_mass: 110_000 + round };
    const replies = await Promise.all([me.post(`${RECEIVED}/edit`, change), brew(me), brew(you)]);
    expect(replies.map(({ http }) => http)).toEqual([200, 200, 200]);
    expect(await wrong()).toBe(0);
  }
  expect(await leftOf(me, lot)).toBe(110_004 - 10 * DOSE);
});
