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

/**
 * What was counted stays as it was counted, whatever is corrected later of what was written before it; what is taken back
 * or corrected leaves nothing behind. Masses are ×10 g.
 */

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
const edit = (roasting_result_key: number, values: Row, confirm?: Row) =>
  me.post<Row>(`${ROAST}/edit`, {
    roasting_result_key,
    UPList: Object.keys(values),
    ...values,
    ...(confirm && { confirm }),
  });
const remove = (roasting_result_key: number, confirm?: Row) =>
  me.post<Row>(`${ROAST}/remove`, { roasting_result_key, ...(confirm && { confirm }) });
const restore = (roasting_result_key: number) => me.post(`${ROAST}/restore`, { roasting_result_key });
const move = (path: string, body: Row) => me.post<{ move_balance: number; move_seq: number }>(`${path}/move`, body);
const back = (move_reason: string, back_of: number, of = lot) => move(GREEN_STOCK, { lot: of, move_reason, back_of });
const count = async (mass: number, there: number) =>
  told(await move(GREEN_STOCK, { lot, move_reason: 'COUNT', move_mass: mass, there }));
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

  it('is not held by a count that was taken back', async () => {
    const key = await roast(60_000);
    const { move_seq } = await count(100_000, 540_000);
    told(await back('COUNT', move_seq));
    told(await remove(key));
    expect(await balanceOf(me, lot)).toBe(600_000);
  });
});

describe('what was moved by hand is taken back', () => {
  it.each([
    ['COUNT', 70_000, { there: 600_000 }],
    ['WASTE', 400_000, {}],
    ['RECEIVE', 50_000, {}],
  ] as const)('%s by the same with the opposite sign, once', async (reason, mass, more) => {
    const { move_seq } = told(await move(GREEN_STOCK, { lot, move_reason: reason, move_mass: mass, ...more }));
    const later = await roast(60_000);
    told(await back(reason, move_seq));
    expect(await balanceOf(me, lot)).toBe(540_000);
    const [, first, roasted, second] = await moves();
    const change = Number(first?.split(' ')[1]);
    expect([first, second].map((one) => one?.split(' ').slice(0, 2).join(' '))).toEqual([
      `${reason} ${change}`,
      `${reason} ${-change}`,
    ]);
    expect(roasted).toContain('ROAST -60000');
    const twice = await back(reason, move_seq);
    expect([twice.http, twice.answer.code]).toEqual([409, 'stock_is_back']);
    told(await remove(later));
  });

  it('of the arrivals that it was of', async () => {
    const arrive = async (arrival_date: string) =>
      told(
        await me.post<Row>('/api/roaster/greenbean/arrival/edit', {
          ...{ greenbean_year_seq: lot, arrival_date, arrival_mass: 100_000 },
        }),
      ).arrival_key;
    const left = async (key: unknown) =>
      told(await me.get<Row>(`/api/roaster/greenbean/arrival/detail/${key}`)).arrival_instock;
    const [first, second] = [await arrive('2026-03-01'), await arrive('2026-04-01')];
    const { move_seq } = told(await move(GREEN_STOCK, { lot, move_reason: 'WASTE', move_mass: 750_000 }));
    expect([await left(first), await left(second)]).toEqual([0, 50_000]);
    told(await back('WASTE', move_seq));
    expect([await left(first), await left(second), await balanceOf(me, lot)]).toEqual([100_000, 100_000, 800_000]);
  });

  it('not where that much is no longer there, nor as something else, nor of another lot', async () => {
    const { move_seq } = told(await move(GREEN_STOCK, { lot, move_reason: 'RECEIVE', move_mass: 50_000 }));
    await count(10_000, 650_000);
    const less = await back('RECEIVE', move_seq);
    expect([less.http, less.answer.code]).toEqual([409, 'stock_too_little']);
    expect((await back('WASTE', move_seq)).http).toBe(404);
    const other = await newLot(me, 1000);
    expect((await back('RECEIVE', move_seq, other.lot)).http).toBe(404);
    expect((await back('RECEIVE', 'x' as never)).http).toBe(404);
  });
});

describe('what was found short for a record', () => {
  const confirmed = async (key: number, values: Row) => {
    const asked = await edit(key, values);
    expect([asked.http, asked.answer.code]).toEqual([409, 'stock_short']);
    return told(await edit(key, { ...values }, { stock_short: asked.answer.result }));
  };

  it('is given up when the record is corrected, called off or removed', async () => {
    const key = await roast(60_000);
    const green = (mass: number) => ({ roasting_result_greenbean: [charged(bean, mass)] });
    for (const [correct, left] of [
      [() => edit(key, green(60_000)), 540_000],
      [() => edit(key, { roasting_step: 'CNCL' }), 600_000],
      [() => remove(key), 600_000],
    ] as const) {
      await confirmed(key, { ...green(4_000_000), roasting_step: 'RSTG' });
      expect(await balanceOf(me, lot)).toBe(0);
      told(await correct());
      expect(await balanceOf(me, lot)).toBe(left);
    }
  });

  it('is given up of the batch itself when its weight is corrected', async () => {
    const key = await roast(100_000, { roasting_step: 'DONE', roasting_mass: 85_000 });
    told(await move(ROASTED_STOCK, { lot: key, move_reason: 'DELIVER', move_mass: 80_000, move_customer: '카페' }));
    await confirmed(key, { roasting_mass: 75_000 });
    expect(await roastedOf(me, key)).toBe(0);
    told(await edit(key, { roasting_mass: 85_000 }));
    expect(await roastedOf(me, key)).toBe(5_000);
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
