import type { Row } from '@hanjan/core';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import {
  balanceOf,
  charged,
  GREEN_STOCK,
  makeRoastery,
  newLot,
  ROAST,
  ROASTED_STOCK,
  roastedOf,
  roastOf,
  told,
} from '../harness/roastery.ts';

/** What was counted stays as it was counted, whatever is corrected later of what was written before it. Masses are ×10 g. */

let api: TestApi;
let admin: pg.Client;
let me: Client;
let bean: number;
let lot: number;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  me = await (await makeRoastery(api, admin)).member('OWN');
});
beforeEach(async () => {
  ({ bean, lot } = await newLot(me, 600_000));
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

const roast = async (mass: number, more: Row = {}) =>
  told(await me.post<Row>(`${ROAST}/edit`, roastOf([charged(bean, mass)], more))).roasting_result_key as number;
const edit = (roasting_result_key: number, values: Row) =>
  me.post(`${ROAST}/edit`, { roasting_result_key, UPList: Object.keys(values), ...values });
const remove = (roasting_result_key: number, confirm?: Row) =>
  me.post<Row>(`${ROAST}/remove`, { roasting_result_key, ...(confirm && { confirm }) });
const restore = (roasting_result_key: number) => me.post(`${ROAST}/restore`, { roasting_result_key });
const move = (path: string, body: Row) => me.post<{ move_balance: number; move_seq: number }>(`${path}/move`, body);
const count = async (mass: number, there: number, more: Row = {}) =>
  told(await move(GREEN_STOCK, { lot, move_reason: 'COUNT', move_mass: mass, there, ...more }));
const moves = async () => {
  const { rows } = await admin.query(
    'SELECT move_reason, move_mass, move_balance FROM stock_move WHERE greenbean_year_seq = $1 ORDER BY move_seq',
    [lot],
  );
  return rows.map(({ move_reason, move_mass, move_balance }) => `${move_reason} ${move_mass} ${move_balance}`);
};

describe('a lot that was counted after a roast', () => {
  it('stays as it was counted when the roast is corrected, removed and brought back', async () => {
    const key = await roast(60_000);
    await count(534_000, 540_000);
    told(await edit(key, { roasting_result_greenbean: [charged(bean, 70_000)] }));
    expect(await balanceOf(me, lot)).toBe(534_000);
    told(await remove(key));
    expect(await balanceOf(me, lot)).toBe(534_000);
    told(await restore(key));
    expect(await balanceOf(me, lot)).toBe(534_000);
    expect(await moves()).toEqual([
      'RECEIVE 600000 600000',
      'ROAST -60000 540000',
      'COUNT -6000 534000',
      ...['COUNT 10000 544000', 'ROAST -10000 534000'],
      ...['ROAST 70000 604000', 'COUNT -70000 534000'],
      ...['COUNT 70000 604000', 'ROAST -70000 534000'],
    ]);
  });

  it('stays so too where the count found just what was written down', async () => {
    const key = await roast(60_000);
    await count(540_000, 540_000);
    told(await remove(key));
    expect(await balanceOf(me, lot)).toBe(540_000);
    expect((await moves()).slice(2)).toEqual(['COUNT 0 540000', 'ROAST 60000 600000', 'COUNT -60000 540000']);
  });

  it('follows what happens after the count', async () => {
    await roast(60_000);
    await count(534_000, 540_000);
    const later = await roast(34_000);
    expect(await balanceOf(me, lot)).toBe(500_000);
    told(await remove(later));
    expect(await balanceOf(me, lot)).toBe(534_000);
  });

  it('asks about no shortage when an older roast turns out to have taken more', async () => {
    const key = await roast(60_000);
    await count(10_000, 540_000);
    told(await edit(key, { roasting_result_greenbean: [charged(bean, 90_000)] }));
    expect(await balanceOf(me, lot)).toBe(10_000);
  });

  it('holds for a lot that the roast was of after all', async () => {
    const other = await newLot(me, 300_000);
    const key = await roast(60_000);
    told(await move(GREEN_STOCK, { lot: other.lot, move_reason: 'COUNT', move_mass: 240_000, there: 300_000 }));
    told(await edit(key, { roasting_result_greenbean: [charged(other.bean, 60_000)] }));
    expect([await balanceOf(me, lot), await balanceOf(me, other.lot)]).toEqual([600_000, 240_000]);
  });

  it('is not held by a count that was taken back, nor by the one that takes it back', async () => {
    const key = await roast(60_000);
    const { move_seq } = await count(100_000, 540_000);
    await count(540_000, 100_000, { back_of: move_seq });
    told(await remove(key));
    expect(await balanceOf(me, lot)).toBe(600_000);
    const twice = await move(GREEN_STOCK, {
      ...{ lot, move_reason: 'COUNT', move_mass: 1, there: 600_000, back_of: move_seq },
    });
    expect([twice.http, twice.answer.code]).toEqual([409, 'stock_is_back']);
  });
});

it('a batch that was counted stays so when its weight is corrected, and goes with its roast', async () => {
  const key = await roast(60_000, { roasting_step: 'DONE', roasting_mass: 50_000 });
  told(await move(ROASTED_STOCK, { lot: key, move_reason: 'COUNT', move_mass: 49_500, there: 50_000 }));
  told(await edit(key, { roasting_mass: 51_000 }));
  expect(await roastedOf(me, key)).toBe(49_500);
  const asked = await remove(key);
  expect([asked.http, asked.answer.code]).toEqual([409, 'stock_short']);
  told(await remove(key, { stock_short: asked.answer.result }));
  told(await restore(key));
  expect(await roastedOf(me, key)).toBe(49_500);
});

it.each([
  ['of another lot', { move_reason: 'COUNT', move_mass: 1, there: 600_000 }],
  ['as something else', { move_reason: 'RECEIVE', move_mass: 1 }],
])('no move is taken back %s', async (_, body) => {
  const other = await newLot(me, 1000);
  const { move_seq } = told(
    await move(GREEN_STOCK, { lot: other.lot, move_reason: 'RECEIVE', move_mass: 1000, there: 1000 }),
  );
  const reply = await move(GREEN_STOCK, {
    lot: body.move_reason === 'COUNT' ? lot : other.lot,
    ...body,
    back_of: move_seq,
  });
  expect(reply.http).toBe(404);
});
