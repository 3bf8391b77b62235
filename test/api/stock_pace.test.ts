import type { Row } from '@hanjan/core';
import type { Stock } from '@hanjan/model/stock/stock.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import {
  charged,
  GREEN_STOCK,
  makeRoastery,
  newLot,
  ROAST,
  ROASTED_STOCK,
  type Roastery,
  roastOf,
  told,
} from '../harness/roastery.ts';

/** How long a stock lasts, and on how many days that rests. Masses are ×10 g. */

let api: TestApi;
let admin: pg.Client;
let place: Roastery;
let me: Client;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  await begin();
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});
const begin = async () => {
  place = await makeRoastery(api, admin);
  me = await place.member('OWN');
};

const roast = async (green: Row[], more: Row = {}) =>
  told(await me.post<Record<string, number>>(`${ROAST}/edit`, roastOf(green, more))).roasting_result_key as number;
const stockOf = async (path = GREEN_STOCK) => told(await me.post<Stock>(`${path}/stock`));
const move = (body: Row) => me.post<Row>(`${ROASTED_STOCK}/move`, body);
/** Puts moves so many days back, past the application. */
const age = (days: number, where = 'true') =>
  admin.query(`UPDATE stock_move SET rgst_at = rgst_at - make_interval(days => $1) WHERE org = $2 AND ${where}`, [
    days,
    place.roaster_seq,
  ]);

it.each([
  [6, null, null, null],
  [7, 10_000, 53, 'erratic'],
  [10, 7000, 75.7, 'erratic'],
  [28, 2500, 212, 'erratic'],
  [60, 2500, 212, 'erratic'],
])('of a lot of %i days', async (days, per_day, days_left, evenness) => {
  const { bean, lot } = await newLot(me, 600_000);
  await age(days, `greenbean_year_seq = ${lot}`);
  await roast([charged(bean, 70_000)]);
  const found = (await stockOf()).lots.find(({ key }) => key === lot);
  expect(found).toMatchObject({ per_day, days_left, data_days: Math.min(days, 28), evenness });
});

it('of a lot that nothing was taken of', async () => {
  const { lot } = await newLot(me, 600_000);
  const { lot: old } = await newLot(me, 600_000);
  await age(40, `greenbean_year_seq = ${old}`);
  const { lots } = await stockOf();
  const none = { days_left: null, evenness: null };
  expect(lots.find(({ key }) => key === lot)).toMatchObject({ ...none, per_day: null, data_days: 0 });
  expect(lots.find(({ key }) => key === old)).toMatchObject({ ...none, per_day: 0, data_days: 28 });
});

it('of roasted coffee is as fast as its line falls', async () => {
  await begin();
  const { bean } = await newLot(me, 1_000_000);
  const batch = await roast([charged(bean, 400_000)], { roasting_mass: 340_000, roasting_step: 'DONE' });
  await age(40);
  const leave = async (ago: number, more: Row) => {
    const move_memo = `${ago} days ago`;
    told(await move({ lot: batch, move_memo, ...more }));
    await age(ago, `move_memo = '${move_memo}'`);
  };
  await leave(24, { move_reason: 'DELIVER', move_mass: 28_000, move_customer: '카페 온도' });
  await leave(17, { move_reason: 'PACK', move_bag_mass: 2000, move_bag_count: 14 });
  await leave(10, { move_reason: 'WASTE', move_mass: 28_000 });
  await leave(3, { move_reason: 'DELIVER', move_mass: 28_000, move_customer: '카페 온도' });
  const { lots, series, ...all } = await stockOf(ROASTED_STOCK);
  const fallen = (series.at(-29)?.mass ?? 0) - (series.at(-1)?.mass ?? 0);
  expect([fallen, series.at(-1)?.mass]).toEqual([112_000, all.total]);
  const pace = { per_day: fallen / 28, days_left: (all.total * 28) / fallen, data_days: 28, evenness: 'steady' };
  expect(all).toMatchObject(pace);
  expect(lots).toMatchObject([pace]);
  // What was counted away and what was roasted change the line, and are no use.
  told(await move({ lot: batch, move_reason: 'COUNT', move_mass: 200_000, there: 228_000 }));
  await roast([charged(bean, 100_000)], { roasting_mass: 85_000, roasting_step: 'DONE' });
  expect(await stockOf(ROASTED_STOCK)).toMatchObject({ total: 285_000, per_day: 4000, days_left: 71.2 });
});
