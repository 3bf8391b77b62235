import type { Row } from '@hanjan/core';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, type Reply, startApi, type TestApi } from '../harness/api.ts';
import {
  balanceOf,
  blendOf,
  charged,
  componentOf,
  GREEN_STOCK,
  MADE,
  makeRoastery,
  newLot,
  ROAST,
  ROASTED_STOCK,
  roastedOf,
  roastOf,
  told,
} from '../harness/roastery.ts';

/** Two who take the last kilogram at the same time, a hundred times over: one has it, the other is asked or refused. */

const ARRIVAL = '/api/roaster/greenbean/arrival';
const KILO = 10_000;
/** Of each of the eight: 104 in all. */
const ROUNDS = 13;

let api: TestApi;
let admin: pg.Client;
let me: Client;
let you: Client;
let roaster_seq: number;
let green: { bean: number; lot: number };
let other: { bean: number; lot: number };
let batches: { key: number; seq: number }[];

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  const place = await makeRoastery(api, admin);
  roaster_seq = place.roaster_seq;
  [me, you] = [await place.member('OWN'), await place.member('SMNG')];
  [green, other] = [await newLot(me, 1_000_000), await newLot(me, 0)];
  batches = [];
  for (let nth = 0; nth < 2; nth += 1) {
    const body = roastOf([charged(green.bean, 20_000)], { roasting_step: 'DONE', roasting_mass: 17_000 });
    const key = told(await me.post<Row>(`${ROAST}/edit`, body)).roasting_result_key as number;
    batches.push({ key, seq: told(await me.get<Row>(`${ROAST}/detail/${key}`)).roasting_result_seq as number });
  }
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

/** Counts a lot to one kilogram. */
async function lastKilo(path: string, lot: number, there: number): Promise<void> {
  told(await me.post(`${path}/move`, { lot, move_reason: 'COUNT', move_mass: KILO, there }));
}
async function lastKilos(): Promise<void> {
  for (const { lot } of [green, other]) await lastKilo(GREEN_STOCK, lot, await balanceOf(me, lot));
  for (const { key } of batches) await lastKilo(ROASTED_STOCK, key, await roastedOf(me, key));
}

const roast = (by: Client, ...of: { bean: number }[]) =>
  by.post<Row>(`${ROAST}/edit`, roastOf(of.map(({ bean }) => charged(bean, KILO))));
const blend = (by: Client, ...nths: number[]) =>
  by.post<Row>(`${MADE}/edit`, blendOf(nths.map((nth) => componentOf(batches[nth]?.seq ?? 0, KILO))));
const deliver = (by: Client, nth: number) =>
  by.post<Row>(`${ROASTED_STOCK}/move`, {
    lot: batches[nth]?.key,
    move_reason: 'DELIVER',
    move_mass: KILO,
    move_customer: '온라인',
  });
const waste = (by: Client) =>
  by.post<Row>(`${GREEN_STOCK}/move`, { lot: green.lot, move_reason: 'WASTE', move_mass: KILO });

/** What is asked of whom: two calls, and the lots that both want. */
const RACES: readonly [string, () => [Promise<Reply<Row>>, Promise<Reply<Row>>]][] = [
  ['two roasts', () => [roast(me, green), roast(you, green)]],
  ['two roasts of two lots, each in its order', () => [roast(me, green, other), roast(you, other, green)]],
  ['a roast and waste', () => [roast(me, green), waste(you)]],
  ['two blends', () => [blend(me, 0), blend(you, 0)]],
  ['two blends of two batches, each in its order', () => [blend(me, 0, 1), blend(you, 1, 0)]],
  ['a blend and a delivery', () => [blend(me, 0), deliver(you, 0)]],
  ['a delivery and a blend', () => [deliver(me, 1), blend(you, 0, 1)]],
  ['two deliveries', () => [deliver(me, 0), deliver(you, 0)]],
];
const ASKED = ['stock_short', 'stock_too_little'];

/** Balances below nothing, and those that are not what their moves come to. */
async function wrongBalances(): Promise<unknown[]> {
  const { rows } = await admin.query(
    `SELECT * FROM (
       SELECT greenbean_instock AS balance, (SELECT sum(move_mass) FROM stock_move AS m WHERE m.org = l.org AND m.greenbean_year_seq = l.greenbean_year_seq) AS moved
         FROM roaster_greenbean_year AS l WHERE org = $1
       UNION ALL SELECT roasting_instock, (SELECT sum(move_mass) FROM stock_move AS m WHERE m.org = l.org AND m.roasting_result_key = l.roasting_result_key)
         FROM roaster_roasting_result AS l WHERE org = $1
       UNION ALL SELECT blending_instock, (SELECT sum(move_mass) FROM stock_move AS m WHERE m.org = l.org AND m.blending_result_key = l.blending_result_key)
         FROM roaster_blending_result AS l WHERE org = $1) AS held
      WHERE balance < 0 OR balance <> coalesce(moved, 0)`,
    [roaster_seq],
  );
  return rows;
}

it.each(RACES)('%s: one has it, and the other is asked', { retry: 0 }, async (_, race) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await lastKilos();
    const replies = await Promise.all(race());
    expect(replies.map(({ http }) => http).toSorted(), `round ${round}`).toEqual([200, 409]);
    const lost = replies.find(({ http }) => http === 409)?.answer;
    const result = lost?.result;
    expect(ASKED).toContain(lost?.code);
    expect(
      (Array.isArray(result) ? result : [result]).map(({ there }) => there).filter((there) => there !== 0),
    ).toEqual([]);
    expect(await wrongBalances()).toEqual([]);
  }
});

it('an arrival that is corrected while its lot is roasted is corrected, and nobody hears of a deadlock', {
  retry: 0,
}, async () => {
  const { bean, lot } = await newLot(me, 0);
  const arrival = { greenbean_year_seq: lot, arrival_date: '2026-03-02', arrival_mass: 500_000 };
  const { arrival_key } = told(await me.post<Row>(`${ARRIVAL}/edit`, arrival));
  for (let round = 0; round < 3; round += 1) {
    const change = { arrival_key, arrival_mass: 510_000 + round, UPList: ['arrival_mass'] };
    const replies = await Promise.all([you.post(`${ARRIVAL}/edit`, change), roast(me, { bean }), roast(you, { bean })]);
    expect(replies.map(({ http }) => http)).toEqual([200, 200, 200]);
    expect(await wrongBalances()).toEqual([]);
  }
  expect(await balanceOf(me, lot)).toBe(510_002 - 6 * KILO);
});
