import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { charged, GREEN_STOCK, makeRoastery, newLot, RECIPE, ROAST, roastOf } from '../harness/roastery.ts';

/** What the calls of a stock are asked that nobody could mean. None fails, and nothing is moved. */

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
  ({ bean, lot } = await newLot(me, 600_000));
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

/** Objects that can be read neither as a text nor as a number, and what else is no value. */
const odd: readonly unknown[] = [
  { toString: 1 },
  { valueOf: null, toString: null },
  [{ toString: 1 }],
  [],
  '',
  '1e9',
  -1,
  1.5,
  true,
];

describe.each(odd.map((value) => [JSON.stringify(value), value] as const))('%s', (_, value) => {
  it.each(['lot', 'page'])('as %s of the moves', async (name) => {
    expect([200, 400, 404]).toContain((await me.post(`${GREEN_STOCK}/moves`, { [name]: value })).http);
  });
  it.each(['lot', 'move_reason', 'move_mass', 'there', 'move_memo'])('as %s of a count', async (name) => {
    const count = { lot, move_reason: 'COUNT', move_mass: 600_000, there: 600_000 };
    expect([200, 400, 404, 409]).toContain((await me.post(`${GREEN_STOCK}/move`, { ...count, [name]: value })).http);
  });
  it('as what was said yes to', async () => {
    const more = roastOf([charged(bean, 700_000)]);
    const short = [{ lot: 'greenbean', key: lot, there: value, asked: value }];
    for (const confirm of [value, { stock_short: value }, { stock_short: [value] }, { stock_short: short }]) {
      expect((await me.post(`${ROAST}/edit`, { ...more, confirm })).answer.code).toBe('stock_short');
    }
  });
  it('as what a roast weighs, and as the day and batch of the next one', async () => {
    for (const name of ['roasting_mass', 'roasting_moisture', 'roasting_mass_base', 'roasting_result_greenbean']) {
      const { http } = await me.post(`${ROAST}/edit`, { ...roastOf([charged(bean, 700_000)]), [name]: value });
      expect([400, 409]).toContain(http);
    }
    const next = { roasting_result_date: value, roasting_batch_auto: value };
    expect((await me.post(`${RECIPE}/greenbean/1`, next)).http).toBe(404);
  });
});

it('nothing was moved', async () => {
  const { rows } = await admin.query('SELECT count(*)::integer AS moves FROM stock_move WHERE move_mass <> 0');
  expect(rows).toEqual([{ moves: 1 }]);
});
