import type { Row } from '@hanjan/core';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import {
  BEAN,
  balanceOf,
  charged,
  LOT,
  makeRoastery,
  newLot,
  ROAST,
  roastedOf,
  roastOf,
  told,
} from '../harness/roastery.ts';
import { sendImport } from '../harness/sheets.ts';

/** What roasts take from lots and give, and the question where less is there than was asked. Masses are ×10 g. */

let api: TestApi;
let admin: pg.Client;
let me: Client;
let roaster_seq: number;
let bean: number;
let lot: number;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  const place = await makeRoastery(api, admin);
  roaster_seq = place.roaster_seq;
  me = await place.member('OWN');
});
beforeEach(async () => {
  ({ bean, lot } = await newLot(me, 600_000));
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

const save = (body: Row) => me.post<Record<string, number>>(`${ROAST}/edit`, body);
const roast = async (mass: number, more: Row = {}) =>
  told(await save(roastOf([charged(bean, mass)], more))).roasting_result_key as number;
const edit = (key: number, values: Row, confirm?: object) =>
  save({ roasting_result_key: key, UPList: Object.keys(values), ...values, ...(confirm && { confirm }) });
const remove = (key: number, confirm?: object) =>
  me.post<Row>(`${ROAST}/remove`, { roasting_result_key: key, ...(confirm && { confirm }) });
const restore = (key: number, confirm?: object) =>
  me.post<Row>(`${ROAST}/restore`, { roasting_result_key: key, ...(confirm && { confirm }) });
const moves = async (column: string, key: number) => {
  const { rows } = await admin.query(
    `SELECT move_reason, move_mass, move_balance FROM stock_move WHERE ${column} = $1 ORDER BY move_seq`,
    [key],
  );
  return rows.map(({ move_reason, move_mass, move_balance }) => `${move_reason} ${move_mass} ${move_balance}`);
};
const green = () => moves('greenbean_year_seq', lot);

it('a lot begins with what came of it', async () => {
  expect(await green()).toEqual(['RECEIVE 600000 600000']);
  expect(await balanceOf(me, lot)).toBe(600_000);
  const { lot: empty } = await newLot(me, 0);
  expect([await balanceOf(me, empty), await moves('greenbean_year_seq', empty)]).toEqual([0, []]);
});

it('a lot from a sheet begins with what came of it, or with nothing', async () => {
  const { greenbean_roaster_seq } = told(
    await me.post<Row>(`${BEAN}/edit`, { greenbean_name: 'From a sheet', greenbean_name_locale: '표에서 온 것' }),
  );
  const file =
    'greenbean_roaster_seq,greenbean_year,greenbean_received_mass\nFrom a sheet,2021,\nFrom a sheet,2022,50\n';
  const query = `&roaster_seq=${roaster_seq}`;
  expect((await sendImport(api.origin, me, LOT, file, { mode: 'save', query })).http).toBe(200);
  const lots = told(await me.post<Row[]>(`${LOT}/code`, { greenbean_roaster_seq }));
  expect(lots.map(({ greenbean_year, greenbean_instock }) => [greenbean_year, greenbean_instock]).toSorted()).toEqual([
    [2021, 0],
    [2022, 500],
  ]);
});

describe('a roast', () => {
  it.each([
    ['RSRV', {}, false],
    ['PRHT', {}, false],
    ['CNCL', { roasting_mass: 40_000 }, false],
    ['RSTG', {}, true],
    ['COOL', {}, true],
    ['DONE', {}, true],
    ['RSRV', { roasting_mass: 40_000 }, true],
    ['RSRV', { roasting_mass: 0 }, false],
  ])('in step %s with %o takes its green beans: %s', async (roasting_step, more, isTaken) => {
    const key = await roast(50_000, { roasting_step, ...more });
    expect(await balanceOf(me, lot)).toBe(isTaken ? 550_000 : 600_000);
    expect(await roastedOf(me, key)).toBe(isTaken ? ((more as Row).roasting_mass ?? 0) : 0);
  });

  it('writes the difference when its masses, lots and steps change', async () => {
    const other = await newLot(me, 100_000, 2025);
    const key = await roast(50_000, { roasting_mass: 42_000 });
    told(await edit(key, { roasting_result_greenbean: [charged(bean, 60_000)] }));
    told(await edit(key, { roasting_mass: 51_000 }));
    told(await edit(key, { roasting_result_greenbean: [charged(bean, 40_000), charged(other.bean, 20_000, 2025)] }));
    told(await edit(key, { roasting_result_memo: '맑은 날' }));
    expect(await balanceOf(me, other.lot)).toBe(80_000);
    told(await edit(key, { roasting_step: 'CNCL' }));
    told(await edit(key, { roasting_step: 'DONE' }));
    expect(await green()).toEqual([
      'RECEIVE 600000 600000',
      'ROAST -50000 550000',
      'ROAST -10000 540000',
      'ROAST 20000 560000',
      'ROAST 40000 600000',
      'ROAST -40000 560000',
    ]);
    expect(await moves('roasting_result_key', key)).toEqual([
      'ROAST 42000 42000',
      'ROAST 9000 51000',
      'ROAST -51000 0',
      'ROAST 51000 51000',
    ]);
  });

  it('is asked about once where it lost what hardly any roast loses, and is never refused for it', async () => {
    const weighed = roastOf([charged(bean, 120_000)], { roasting_step: 'DONE', roasting_mass: 102 });
    const asked = await save(weighed);
    const result = { green: 120_000, roasted: 102, loss: 999 };
    expect([asked.http, asked.answer.code, asked.answer.result]).toEqual([409, 'loss_unusual', result]);
    expect(await balanceOf(me, lot)).toBe(600_000);
    const another = await save({ ...weighed, confirm: { loss_unusual: { ...result, roasted: 101 } } });
    expect(another.answer.code).toBe('loss_unusual');
    const saved = told(await save({ ...weighed, confirm: { loss_unusual: result } }));
    const key = saved.roasting_result_key as number;
    // What was said yes to is known.
    told(await edit(key, { roasting_result_memo: '맑은 날' }));
    told(await edit(key, { roasting_mass: 102_000 }));
    expect((await edit(key, { roasting_mass: 119_000 })).answer.code).toBe('loss_unusual');
    const sheet = `번호,roasting_mass\n${key},110\n`;
    const query = `&roaster_seq=${roaster_seq}`;
    const sent = await sendImport(api.origin, me, ROAST, sheet, { mode: 'save', query });
    expect([sent.http, sent.answer.result.changed]).toEqual([200, 1]);
  });

  it('gives everything back when it is removed, and takes it again when it is brought back', async () => {
    const key = await roast(50_000, { roasting_mass: 42_000 });
    told(await remove(key));
    expect(await balanceOf(me, lot)).toBe(600_000);
    told(await restore(key));
    expect([await balanceOf(me, lot), await roastedOf(me, key)]).toEqual([550_000, 42_000]);
    expect(await moves('roasting_result_key', key)).toEqual([
      'ROAST 42000 42000',
      'ROAST -42000 0',
      'ROAST 42000 42000',
    ]);
  });

  it.each([
    ['WASTE', 12_000, 30_000],
    ['COUNT', 45_000, 45_000],
  ])('has as much left when it is brought back as it had: %s', async (move_reason, move_mass, left) => {
    const key = await roast(50_000, { roasting_mass: 42_000 });
    const hand = { lot: key, move_reason, move_mass, there: 42_000 };
    told(await me.post('/api/roaster/roasting/inventory/move', hand));
    for (const _ of [1, 2]) {
      const asked = await remove(key);
      if (asked.http === 409) told(await remove(key, { stock_short: asked.answer.result }));
      told(await restore(key));
      expect(await roastedOf(me, key)).toBe(left);
    }
  });

  it('is of lots that are there', async () => {
    const { http, answer } = await save(roastOf([charged(bean, 50_000), charged(bean, 1000, 2020)]));
    expect([http, answer.fields]).toEqual([
      400,
      [{ name: 'roasting_result_greenbean', key: 'field_ref', args: {}, at: { row: 1, item: 'greenbean_year' } }],
    ]);
    for (const roasting_step of ['RSRV', 'RSTG']) {
      const key = await roast(50_000, { roasting_step });
      const moved = await edit(key, { roasting_result_greenbean: [charged(bean, 50_000, 2020)] });
      expect(moved.answer.fields).toMatchObject([{ key: 'field_ref', at: { row: 0, item: 'greenbean_year' } }]);
    }
    const unknown = await save(roastOf([charged(999_999, 50_000)]));
    expect(unknown.answer.fields).toMatchObject([{ key: 'field_ref', at: { row: 0, item: 'greenbean_roaster_seq' } }]);
  });
});

describe('where less is there than is asked', () => {
  const short = (asked: number, there = 600_000) => ({
    lot: 'greenbean',
    key: lot,
    name: 'Kenya Nyeri',
    name_locale: '케냐 니에리',
    year: 2026,
    roasted_on: null,
    batch: null,
    mark: null,
    there,
    asked,
  });

  it('asks, and after a yes writes what is missing as found', async () => {
    const body = roastOf([charged(bean, 700_000)]);
    const asked = await save(body);
    expect([asked.http, asked.answer.code, asked.answer.result]).toEqual([409, 'stock_short', [short(700_000)]]);
    expect(await green()).toHaveLength(1);
    told(await save({ ...body, confirm: { stock_short: asked.answer.result } }));
    expect((await green()).slice(1)).toEqual(['SHORT 100000 700000', 'ROAST -700000 0']);
    expect(await balanceOf(me, lot)).toBe(0);
  });

  it.each([
    ['of a smaller one', () => [short(650_000)]],
    ['of another lot', () => [{ ...short(700_000), key: lot + 1 }]],
    ['of a roast', () => [{ ...short(700_000), lot: 'roasting' }]],
    ['that is no list', () => 'yes'],
    ['of nothing', () => [null, 7, []]],
  ])('asks again after a yes %s', async (_, stock_short) => {
    const { http, answer } = await save({
      ...roastOf([charged(bean, 700_000)]),
      confirm: { stock_short: stock_short() },
    });
    expect([http, answer.code]).toEqual([409, 'stock_short']);
  });
  it.each([null, 'yes', 7, [], true])('asks again after %j', async (confirm) => {
    expect((await save({ ...roastOf([charged(bean, 700_000)]), confirm })).answer.code).toBe('stock_short');
  });

  it('takes a yes to a larger one, when some came back meanwhile', async () => {
    const confirm = { stock_short: [short(700_000, 500_000)] };
    told(await save({ ...roastOf([charged(bean, 700_000)]), confirm }));
    expect((await green()).slice(1)).toEqual(['SHORT 100000 700000', 'ROAST -700000 0']);
  });

  it('asks when a roast is changed and brought back, too', async () => {
    const key = await roast(50_000);
    const changed = await edit(key, { roasting_result_greenbean: [charged(bean, 610_000)] });
    expect(changed.answer.result).toEqual([short(560_000, 550_000)]);
    told(await remove(key));
    await roast(580_000);
    const back = await restore(key);
    expect([back.http, back.answer.result]).toEqual([409, [short(50_000, 20_000)]]);
    told(await restore(key, { stock_short: back.answer.result }));
    expect(await balanceOf(me, lot)).toBe(0);
  });

  it('names every lot that is short', async () => {
    const other = await newLot(me, 1000, 2025);
    const { answer } = await save(roastOf([charged(bean, 700_000), charged(other.bean, 2000, 2025)]));
    expect(answer.result).toEqual([short(700_000), { ...short(2000, 1000), key: other.lot, year: 2025 }]);
  });
});

describe('a lot', () => {
  it('of which something is left stays', async () => {
    const { http, answer } = await me.post(`${LOT}/remove`, { greenbean_year_seq: lot });
    expect([http, answer.code, answer.result, answer.description]).toEqual([
      409,
      'stock_left',
      { there: 600_000 },
      'There are still 60,000 g of it, so it cannot be removed. Count it as 0 g first, then remove it.',
    ]);
    const key = await roast(600_000);
    told(await remove(key));
    expect(await balanceOf(me, lot)).toBe(600_000);
  });
});
