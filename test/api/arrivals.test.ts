import type { Row } from '@hanjan/core';
import type { StockMoves } from '@hanjan/model/stock/stock.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import {
  balanceOf,
  charged,
  GREEN_STOCK,
  LOT,
  makeRoastery,
  newLot,
  ROAST,
  type Roastery,
  roastOf,
  told,
} from '../harness/roastery.ts';

/** Several arrivals of one coffee in a year: what is used comes from the first one. Masses are ×10 g. */

const ARRIVAL = '/api/roaster/greenbean/arrival';
let api: TestApi;
let admin: pg.Client;
let place: Roastery;
let me: Client;
let bean: number;
let lot: number;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  place = await makeRoastery(api, admin);
  me = await place.member('OWN');
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});
beforeEach(async () => {
  ({ bean, lot } = await newLot(me, 100_000));
});

const arrive = async (mass: number, date: string, more: Row = {}) => {
  const arrival = { greenbean_year_seq: lot, arrival_date: date, arrival_mass: mass, ...more };
  const { arrival_key } = told(await me.post<Record<string, number>>(`${ARRIVAL}/edit`, arrival));
  return read(arrival_key as number);
};
const read = async (key: number, by = me) => told(await by.get<Row>(`${ARRIVAL}/detail/${key}`));
const leftOf = async ({ arrival_key }: Row) => (await read(Number(arrival_key))).arrival_instock;
const edit = (body: Row) => me.post<Row>(`${ARRIVAL}/edit`, { UPList: Object.keys(body).slice(1), ...body });
const roast = async (mass: number, more: Row = {}) =>
  told(await me.post<Record<string, number>>(`${ROAST}/edit`, roastOf([charged(bean, mass)], more)));
const movesOf = async () => told(await me.post<StockMoves>(`${GREEN_STOCK}/moves`, { lot })).moves;
const shown = async () => (await movesOf()).map(({ move_mass, arrival }) => [move_mass, arrival]);

/** The lot holds what its arrivals hold and what was there before them, by the records and by the moves. */
async function agree() {
  const { rows } = await admin.query(
    `SELECT balance, (SELECT sum(move_mass) FROM stock_move WHERE greenbean_year_seq = $1) AS moved,
       coalesce(bool_and(arrival_instock = coalesce((SELECT sum(move_mass) FROM stock_move AS m
         WHERE m.arrival_key = a.arrival_key), 0)), true) AS is_same
     FROM (SELECT greenbean_instock AS balance FROM roaster_greenbean_year WHERE greenbean_year_seq = $1) AS lot
     LEFT JOIN roaster_greenbean_arrival AS a ON a.greenbean_year_seq = $1 GROUP BY balance`,
    [lot],
  );
  expect(rows).toEqual([{ balance: rows[0].balance, moved: String(rows[0].balance), is_same: true }]);
}

describe('what arrives', () => {
  it('is summed up with its lot, so that what belongs to no arrival is known', async () => {
    const arrivedOf = async (at: number) =>
      told(await me.post<StockMoves>(`${GREEN_STOCK}/moves`, { lot: at })).arrived;
    expect(await arrivedOf(lot)).toEqual({ count: 0, left: 0 });
    await arrive(300_000, '2026-03-02');
    await arrive(50_000, '2026-06-01');
    // What was there before is used first, then the first arrival.
    await roast(150_000);
    expect([await arrivedOf(lot), await balanceOf(me, lot)]).toEqual([{ count: 2, left: 300_000 }, 300_000]);
    // The pad of a lot without arrivals and what others send are still booked.
    told(await me.post(`${GREEN_STOCK}/move`, { lot, move_reason: 'RECEIVE', move_mass: 20_000 }));
    expect([await arrivedOf(lot), await balanceOf(me, lot)]).toEqual([{ count: 2, left: 300_000 }, 320_000]);
    const junior = await place.member('SAST');
    expect(told(await junior.post<StockMoves>(`${GREEN_STOCK}/moves`, { lot })).arrived).toMatchObject({ count: 2 });
    expect(told(await me.post<StockMoves>(`${GREEN_STOCK}/moves`)).arrived).toBeNull();
  });

  it('has a number of its year and goes into the stock of its lot', async () => {
    const first = await arrive(300_000, '2026-03-02', { arrival_bags: 5, arrival_mark: '30/0042/0117' });
    const second = await arrive(200_000, '2026-06-01');
    expect(Number(second.arrival_seq)).toBe(Number(first.arrival_seq) + 1);
    expect(await balanceOf(me, lot)).toBe(600_000);
    expect(await shown()).toEqual([
      [200_000, `2026-${second.arrival_seq}`],
      [300_000, `2026-${first.arrival_seq}`],
      [100_000, null],
    ]);
    await agree();
  });

  it('is used in its order: what was there before, then the first, across two where one is not enough', async () => {
    const later = await arrive(200_000, '2026-06-01');
    const first = await arrive(300_000, '2026-03-02');
    await roast(450_000);
    expect([await leftOf(first), await leftOf(later)]).toEqual([0, 150_000]);
    expect((await shown()).slice(0, 3)).toEqual([
      [-50_000, `2026-${later.arrival_seq}`],
      [-300_000, `2026-${first.arrival_seq}`],
      [-100_000, null],
    ]);
    await agree();
  });

  it('gets back what a roast took of it when the roast is changed or removed', async () => {
    const first = await arrive(300_000, '2026-03-02');
    const later = await arrive(200_000, '2026-06-01');
    const { roasting_result_key: key } = await roast(450_000);
    const change = { roasting_result_key: key, roasting_result_greenbean: [charged(bean, 380_000)] };
    told(await me.post(`${ROAST}/edit`, { UPList: ['roasting_result_greenbean'], ...change }));
    expect([await leftOf(first), await leftOf(later)]).toEqual([20_000, 200_000]);
    told(await me.post(`${ROAST}/remove`, { roasting_result_key: key }));
    expect([await leftOf(first), await leftOf(later)]).toEqual([300_000, 200_000]);
    expect(await balanceOf(me, lot)).toBe(600_000);
    told(await me.post(`${ROAST}/restore`, { roasting_result_key: key }));
    expect([await leftOf(first), await leftOf(later)]).toEqual([20_000, 200_000]);
    await agree();
  });

  it('follows a count and a shortage', async () => {
    const only = await arrive(100_000, '2026-03-02');
    const count = { lot, move_reason: 'COUNT', move_mass: 80_000, there: 200_000 };
    told(await me.post(`${GREEN_STOCK}/move`, count));
    expect(await leftOf(only)).toBe(80_000);
    told(await me.post(`${GREEN_STOCK}/move`, { ...count, move_mass: 90_000, there: 80_000 }));
    expect(await leftOf(only)).toBe(90_000);
    const asked = await me.post<Row>(`${ROAST}/edit`, roastOf([charged(bean, 120_000)]));
    expect(asked.http).toBe(409);
    const confirm = { stock_short: asked.answer.result };
    told(await me.post(`${ROAST}/edit`, { ...roastOf([charged(bean, 120_000)]), confirm }));
    expect(await leftOf(only)).toBe(0);
    await agree();
  });

  it('may be corrected and taken back as long as it was not used, and brought back', async () => {
    const one = await arrive(300_000, '2026-03-02');
    const body = { arrival_key: one.arrival_key, arrival_mass: 250_000 };
    told(await edit(body));
    expect([await leftOf(one), await balanceOf(me, lot)]).toEqual([250_000, 350_000]);
    await roast(200_000);
    const less = await edit({ ...body, arrival_mass: 90_000 });
    expect([less.http, less.answer.code]).toEqual([409, 'arrival_used']);
    const remove = { arrival_key: one.arrival_key };
    expect((await me.post(`${ARRIVAL}/remove`, remove)).answer.code).toBe('arrival_used');
    told(await edit({ ...body, arrival_mass: 100_000 }));
    expect([await leftOf(one), await balanceOf(me, lot)]).toEqual([0, 0]);
    const other = await arrive(70_000, '2026-04-01');
    told(await me.post(`${ARRIVAL}/remove`, { arrival_key: other.arrival_key }));
    expect(await balanceOf(me, lot)).toBe(0);
    told(await me.post(`${ARRIVAL}/restore`, { arrival_key: other.arrival_key }));
    expect([await leftOf(other), await balanceOf(me, lot)]).toEqual([70_000, 70_000]);
    await agree();
  });

  it('stays in the year that it is numbered in', async () => {
    const { arrival_key } = await arrive(1000, '2026-03-02');
    const { http, answer } = await edit({ arrival_key, arrival_date: '2025-12-31' });
    expect([http, answer.fields.map(({ name, key }) => `${name} ${key}`)]).toEqual([400, ['arrival_date field_id']]);
    told(await edit({ arrival_key, arrival_date: '2026-01-01' }));
    expect(await read(Number(arrival_key))).toMatchObject({ arrival_date: '2026-01-01', arrival_year: 2026 });
  });

  it('is of no lot that is another roastery’s, and none is removed of which something arrived', async () => {
    const elsewhere = await (await makeRoastery(api, admin)).member('OWN');
    const reply = await elsewhere.post<Row>(`${ARRIVAL}/edit`, {
      greenbean_year_seq: lot,
      arrival_date: '2026-03-02',
      arrival_mass: 1000,
    });
    expect(reply.http).toBe(400);
    const one = await arrive(1000, '2026-03-02');
    told(await me.post(`${GREEN_STOCK}/move`, { lot, move_reason: 'COUNT', move_mass: 0, there: 101_000 }));
    const removed = await me.post(`${LOT}/remove`, { greenbean_year_seq: lot });
    expect([removed.http, removed.answer.code]).toEqual([409, 'in_use']);
    expect(await leftOf(one)).toBe(0);
  });
});

describe('who sees an arrival', () => {
  it('does not see what it cost below MNG', async () => {
    const { arrival_key } = await arrive(1000, '2026-03-02', { arrival_price: 9800 });
    const priceFor = async (role: string) => (await read(Number(arrival_key), await place.member(role))).arrival_price;
    expect(await priceFor('MNG')).toBe(9800);
    expect(await priceFor('SAST')).toBeUndefined();
  });

  it('is whoever sees its lot, also after that changed', async () => {
    const { arrival_key } = await arrive(1000, '2026-03-02');
    const address = `${ARRIVAL}/detail/${arrival_key}`;
    const low = await place.member('SAST');
    expect((await low.get(address)).http).toBe(200);
    const guard = { greenbean_year_seq: lot, greenbean_user_auth: 'SMNG', UPList: ['greenbean_user_auth'] };
    told(await me.post(`${LOT}/edit`, guard));
    expect((await low.get(address)).http).toBe(404);
    expect((await me.get(address)).http).toBe(200);
  });
});

it('waits for its lot before it is locked itself, so that nobody who uses both waits in a circle', async () => {
  const { arrival_key } = await arrive(50_000, '2026-03-02');
  for (const change of [
    () => edit({ arrival_key, arrival_place: '창고' }),
    () => me.post(`${ARRIVAL}/remove`, { arrival_key }),
  ]) {
    await admin.query('BEGIN');
    await admin.query('SELECT FROM roaster_greenbean_year WHERE greenbean_year_seq = $1 FOR NO KEY UPDATE', [lot]);
    const changed = change();
    const waiting =
      "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database() AND pid <> pg_backend_pid()";
    await expect.poll(async () => (await admin.query(waiting)).rowCount).toBe(1);
    await admin.query('SELECT FROM roaster_greenbean_arrival WHERE arrival_key = $1 FOR UPDATE NOWAIT', [arrival_key]);
    await admin.query('COMMIT');
    told(await changed);
  }
});

it('stays exact when many use the same lot at once', async () => {
  const first = await arrive(50_000, '2026-03-02');
  const later = await arrive(150_000, '2026-06-01');
  const replies = await Promise.all([
    ...Array.from({ length: 8 }, () => me.post(`${ROAST}/edit`, roastOf([charged(bean, 30_000)]))),
    edit({ arrival_key: later.arrival_key, arrival_mass: 151_000 }),
  ]);
  expect(replies.map(({ http }) => http).filter((http) => http >= 500)).toEqual([]);
  expect(await leftOf(first)).toBe(0);
  await agree();
});
