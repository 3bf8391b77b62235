import { setTimeout as wait } from 'node:timers/promises';
import type { Row } from '@hanjan/core';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import {
  BEAN,
  balanceOf,
  charged,
  GREEN_STOCK,
  LOT,
  makeRoastery,
  newLot,
  RECIPE,
  ROAST,
  ROASTED_STOCK,
  roastOf,
  told,
} from '../harness/roastery.ts';
import { withClient } from '../harness/sql.ts';

/** Numbers and batches of roasts, what they are of their beans, and saves at the same time. Masses are ×10 g. */

const MANY = 40;
let api: TestApi;
let admin: pg.Client;
let me: Client;
let other: Client;
let bean: number;
let lot: number;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
});
beforeEach(async () => {
  const place = await makeRoastery(api, admin);
  [me, other] = [await place.member('OWN'), await place.member('ROASTER')];
  ({ bean, lot } = await newLot(me, 1_000_000));
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

const save = (body: Row, by = me, once?: string) =>
  by.post<Row>(`${ROAST}/edit`, body, once ? { 'idempotency-key': once } : {});
const planned = (more: Row = {}, mass = 10_000) => roastOf([charged(bean, mass)], { roasting_step: 'RSRV', ...more });
const made = async (more: Row = {}) => told(await save(planned(more))).roasting_result_key as number;
const read = async (key: number) => told(await me.get<Row>(`${ROAST}/detail/${key}`));
const edit = (key: number, values: Row) => save({ roasting_result_key: key, UPList: Object.keys(values), ...values });
const many = <T>(work: (nth: number) => Promise<T>) => Promise.all(Array.from({ length: MANY }, (_, nth) => work(nth)));
const allOf = async (column: string): Promise<number[]> => {
  const { rows } = await admin.query(
    `SELECT ${column} AS n FROM roaster_roasting_result JOIN roaster_roasting_result_greenbean USING (org, roasting_result_key)
      WHERE greenbean_year_seq = $1 ORDER BY 1`,
    [lot],
  );
  return rows.map(({ n }) => n);
};
const upTo = (count: number) => Array.from({ length: count }, (_, nth) => nth + 1);
const faultsOf = ({ answer }: { answer: { fields: readonly { name: string; key: string }[] } }) =>
  answer.fields.map(({ name, key }) => `${name} ${key}`);

describe('at the same time', () => {
  it('roasts are numbered without a gap, in years and in batches of a day', async () => {
    // Some of them are refused, and take no number with them.
    const replies = await many((nth) =>
      save(nth % 4 === 3 ? planned({ roasting_mass: 20_000 }) : planned(), nth % 2 ? me : other),
    );
    expect(replies.filter(({ http }) => http === 200)).toHaveLength(30);
    expect(await allOf('roasting_result_seq')).toEqual(upTo(30));
    expect(await allOf('roasting_batch_no')).toEqual(upTo(30));
  });

  it('of 40 who take 5 kg each of 100 kg, 20 are served and 20 are asked', async () => {
    const replies = await many((nth) => save(planned({ roasting_step: 'RSTG' }, 50_000), nth % 2 ? me : other));
    expect(replies.map(({ http }) => http).toSorted()).toEqual([...Array(20).fill(200), ...Array(20).fill(409)]);
    for (const { answer } of replies.filter(({ http }) => http === 409)) {
      expect([answer.code, answer.result]).toMatchObject(['stock_short', [{ key: lot, there: 0, asked: 50_000 }]]);
    }
    expect([await balanceOf(me, lot), await allOf('roasting_result_seq')]).toEqual([0, upTo(20)]);
  });

  it('of a batch number that two type, one has it', async () => {
    const typed = { roasting_batch_auto: false, roasting_batch_no: 7 };
    const replies = await Promise.all([save(planned(typed)), save(planned(typed), other)]);
    expect(replies.map(({ http }) => http).toSorted()).toEqual([200, 400]);
    const [refused] = replies.filter(({ http }) => http === 400);
    expect(refused?.answer.fields).toEqual([
      { name: 'roasting_batch_no', key: 'batch_taken', args: { no: 7, free: 1 } },
    ]);
    expect(refused?.answer.description).toBe('Batch number: There is a batch 7 on that day already. 1 is free.');
  });

  it('a save that is sent again is one roast, and takes once', async () => {
    const body = planned({ roasting_step: 'RSTG' });
    const replies = await Promise.all(upTo(8).map(() => save(body, me, 'one-roast')));
    expect(new Set(replies.map(({ answer }) => answer.result.roasting_result_key)).size).toBe(1);
    expect([await balanceOf(me, lot), await allOf('roasting_result_seq')]).toEqual([990_000, [1]]);
  });

  it('roasts of several lots, changed, removed and brought back, leave what their moves say', async () => {
    const second = await newLot(me, 1_000_000, 2025);
    const green = (nth: number) => {
      const both = [charged(bean, 10_000), charged(second.bean, 20_000, 2025)];
      return nth % 2 ? both : both.toReversed();
    };
    const keys = (await many((nth) => save(roastOf(green(nth))))).map(
      (reply) => told(reply).roasting_result_key as number,
    );
    const replies = await many((nth) => {
      const key = keys[nth] as number;
      if (nth % 4 === 0) return me.post<Row>(`${ROAST}/remove`, { roasting_result_key: key });
      if (nth % 4 === 1) return edit(key, { roasting_result_greenbean: green(nth + 1) });
      if (nth % 4 === 2) return edit(key, { roasting_mass: 25_000, roasting_step: 'DONE' });
      return me.post<Row>(`${GREEN_STOCK}/move`, {
        lot: nth % 8 === 3 ? lot : second.lot,
        move_reason: 'WASTE',
        move_mass: 100,
      });
    });
    expect(replies.map(({ http }) => http)).toEqual(Array(MANY).fill(200));
    const back = await many(
      async (nth) => nth % 4 === 0 && told(await me.post(`${ROAST}/restore`, { roasting_result_key: keys[nth] })),
    );
    expect(back.filter(Boolean)).toHaveLength(10);
    expect(await balanceOf(me, lot)).toBe(1_000_000 - MANY * 10_000 - 5 * 100);
    expect(await balanceOf(me, second.lot)).toBe(1_000_000 - MANY * 20_000 - 5 * 100);
  });

  it('a roast that takes nothing waits for its lots in their order too, and holds none meanwhile', async () => {
    const second = await newLot(me, 1_000_000, 2025);
    const green = [charged(second.bean, 10_000, 2025), charged(bean, 10_000)];
    const key = told(await save(roastOf(green, { roasting_step: 'RSRV' }))).roasting_result_key as number;
    const [first, last] = [lot, second.lot].toSorted((one, two) => one - two);
    const lockOf = (one: number | undefined, more = '') =>
      admin.query(`SELECT FROM roaster_greenbean_year WHERE greenbean_year_seq = $1 FOR NO KEY UPDATE ${more}`, [one]);
    // What was written last lies behind the others, and is found last where nobody asks for an order.
    await admin.query('UPDATE roaster_greenbean_year SET version = version WHERE greenbean_year_seq = $1', [first]);
    await admin.query('BEGIN');
    await lockOf(first);
    const saved = edit(key, { roasting_result_greenbean: green });
    const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    while ((await withClient(api.database.adminUrl, (one) => one.query(waiting))).rowCount === 0) await wait(10);
    const held = await lockOf(last, 'NOWAIT').then(
      () => 'free',
      () => 'held',
    );
    await admin.query('ROLLBACK');
    expect([held, (await saved).http]).toEqual(['free', 200]);
  });

  it('a recipe that is changed or removed stands in no roast’s way', async () => {
    const recipe = {
      roasting_name: 'House',
      roasting_default_greenbean: [{ greenbean_roaster_seq: bean, greenbean_mass: 10 }],
    };
    const { roasting_seq } = told(await me.post<Row>(`${RECIPE}/edit`, recipe));
    const replies = await many((nth) => {
      const changed = { ...recipe.roasting_default_greenbean[0], greenbean_mass: 10 + nth };
      if (nth % 4 === 0)
        return me.post<Row>(`${RECIPE}/edit`, {
          roasting_seq,
          UPList: ['roasting_default_greenbean'],
          roasting_default_greenbean: [changed],
        });
      return save(planned({ roasting_seq }));
    });
    expect(replies.map(({ http }) => http)).toEqual(Array(MANY).fill(200));
    await admin.query('UPDATE roaster_roasting SET removed_at = now() WHERE roasting_seq = $1', [roasting_seq]);
    expect(faultsOf(await save(planned({ roasting_seq })))).toEqual(['roasting_seq field_ref']);
  });
});

describe('a number', () => {
  it('counts from 1 in each year, and a day belongs to its year whatever the clock says', async () => {
    const days = ['2026-12-31', '2027-01-01', '2026-11-20', '2027-01-01'];
    const numbers: string[] = [];
    for (const roasting_result_date of days) {
      const { roasting_result_year, roasting_result_seq, roasting_batch_no } = await read(
        await made({ roasting_result_date }),
      );
      numbers.push(`${roasting_result_year}-${roasting_result_seq} #${roasting_batch_no}`);
    }
    expect(numbers).toEqual(['2026-1 #1', '2027-1 #1', '2026-2 #1', '2027-2 #2']);
    expect(
      told(await me.post<Row>(`${ROAST}/detail`, { roasting_result_year: 2027, roasting_result_seq: 2 })),
    ).toMatchObject({
      roasting_result_date: '2027-01-01',
    });
  });

  it('stays with its roast, which cannot go to another year', async () => {
    const key = await made();
    expect(faultsOf(await edit(key, { roasting_result_date: '2025-01-01' }))).toEqual([
      'roasting_result_date field_id',
    ]);
    for (const name of ['roasting_result_year', 'roasting_result_seq', 'roasting_instock', 'roasting_country_list'])
      expect(faultsOf(await edit(key, { [name]: 5 }))).toEqual([`${name} field_unknown`]);
    told(await me.post(`${ROAST}/remove`, { roasting_result_key: key }));
    expect(await read(await made())).toMatchObject({ roasting_result_seq: 2, roasting_batch_no: 2 });
    told(await me.post(`${ROAST}/restore`, { roasting_result_key: key }));
    expect(await read(key)).toMatchObject({ roasting_result_seq: 1, roasting_batch_no: 1 });
  });
});

describe('a batch', () => {
  const byHand = (roasting_batch_no: number | null) => ({ roasting_batch_auto: false, roasting_batch_no });

  it('is the least that is free, unless it is typed', async () => {
    const batches: unknown[] = [];
    for (const more of [byHand(3), {}, { roasting_batch_no: 3 }, byHand(null), {}])
      batches.push((await read(await made(more))).roasting_batch_no);
    expect(batches).toEqual([3, 1, 2, null, 4]);
  });

  it('is kept while it is given automatically, and can be typed anew', async () => {
    const key = await made();
    await made();
    told(await edit(key, { roasting_batch_no: null, roasting_result_memo: 'a' }));
    expect((await read(key)).roasting_batch_no).toBe(1);
    expect(faultsOf(await edit(key, { roasting_batch_no: 2 }))).toEqual(['roasting_batch_no batch_taken']);
    told(await edit(key, byHand(9)));
    expect((await read(key)).roasting_batch_no).toBe(9);
    told(await edit(key, byHand(null)));
    told(await edit(key, { roasting_batch_auto: true }));
    expect((await read(key)).roasting_batch_no).toBe(1);
  });
});

describe('a roast', () => {
  it('is what its beans are, as they were when it was written', async () => {
    const brazil = {
      greenbean_name: 'Brazil Cerrado',
      greenbean_name_locale: '브라질 세하도',
      greenbean_country_code: 'BRA',
    };
    const variety = { greenbean_variety_list: ['ETC'], greenbean_variety_etc: '농장 고유 품종' };
    const { greenbean_roaster_seq } = told(await me.post<Row>(`${BEAN}/edit`, { ...brazil, ...variety }));
    told(await me.post(`${LOT}/edit`, { greenbean_roaster_seq, greenbean_year: 2026, greenbean_received_mass: 1000 }));
    const green = [charged(bean, 500), charged(greenbean_roaster_seq as number, 500)];
    const { roasting_result_key: key } = told(await save(roastOf(green)));
    const whole = {
      roasting_name: 'Kenya Nyeri, Brazil Cerrado',
      roasting_name_locale: '케냐 니에리, 브라질 세하도',
      roasting_country_list: ['KEN', 'BRA'],
      roasting_variety_list: ['ETC'],
      roasting_variety_etc: '농장 고유 품종',
      roasting_process_list: null,
      roasting_single_origin: false,
    };
    expect(await read(key as number)).toMatchObject(whole);
    const changed = {
      greenbean_country_code: 'COL',
      greenbean_name: 'Colombia',
      greenbean_variety_list: null,
      greenbean_variety_etc: null,
    };
    told(await me.post(`${BEAN}/edit`, { greenbean_roaster_seq, UPList: Object.keys(changed), ...changed }));
    told(
      await edit(key as number, { roasting_result_greenbean: green.map((one) => ({ ...one, greenbean_mass: 400 })) }),
    );
    expect(await read(key as number)).toMatchObject(whole);
    told(
      await edit(key as number, {
        roasting_result_greenbean: green.slice(0, 1),
        roasting_name: null,
        roasting_name_locale: null,
      }),
    );
    expect(await read(key as number)).toMatchObject({
      roasting_name: 'Kenya Nyeri',
      roasting_country_list: ['KEN'],
      roasting_variety_list: null,
      roasting_variety_etc: null,
      roasting_single_origin: true,
    });
  });

  it('is of lots that whoever roasts sees, and hides none of their moves', async () => {
    told(
      await me.post(`${LOT}/edit`, {
        greenbean_year_seq: lot,
        UPList: ['greenbean_user_auth'],
        greenbean_user_auth: 'MNG',
      }),
    );
    const { answer } = await save(planned(), other);
    expect(answer.fields).toMatchObject([{ key: 'field_ref', at: { row: 0, item: 'greenbean_year' } }]);
    const key = await made({ roasting_step: 'RSTG' });
    told(await save({ roasting_result_key: key, UPList: ['roasting_step'], roasting_step: 'CNCL' }, other));
    expect(await balanceOf(me, lot)).toBe(1_000_000);
  });

  it('asks about a lot that whoever roasts does not see without telling what there is of it', async () => {
    const [key, mine] = [await made(planned({}, 2_000_000)), await made(planned({}, 2_000_000))];
    const guard = { greenbean_year_seq: lot, UPList: ['greenbean_user_auth'], greenbean_user_auth: 'MNG' };
    told(await me.post(`${LOT}/edit`, guard));
    const start = (roasting_result_key: number, by: Client, stock_short?: unknown) =>
      save({ roasting_result_key, UPList: ['roasting_step'], roasting_step: 'RSTG', confirm: { stock_short } }, by);
    const short = { key: lot, asked: 2_000_000 };
    const asked = await start(key, other);
    expect(asked.answer.result).toMatchObject([{ ...short, name: null, there: null }]);
    expect((await start(mine, me)).answer.result).toMatchObject([{ ...short, there: 1_000_000 }]);
    // A yes to a guess says nothing either: only what was asked can be said yes to.
    const guess = [{ lot: 'greenbean', ...short, there: 0 }];
    expect((await start(key, other, guess)).answer.code).toBe('stock_short');
    told(await start(key, other, asked.answer.result));
    expect(await balanceOf(me, lot)).toBe(0);
  });

  it('that took place is on no day to come, one that is planned or called off may be', async () => {
    const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    const far = day(3);
    const faults = async (more: Row) => {
      const { http, answer } = await me.post<Row>(
        `${ROAST}/edit`,
        roastOf([charged(bean, 1000)], { roasting_result_date: far, ...more }),
      );
      return http === 200 ? [] : answer.fields.map(({ name, key }) => `${name} ${key}`);
    };
    const ahead = ['roasting_result_date roast_ahead'];
    expect(await faults({ roasting_step: 'DONE', roasting_mass: 850 })).toEqual(ahead);
    expect(await faults({ roasting_step: 'RSTG' })).toEqual(ahead);
    expect(await faults({ roasting_step: 'RSRV', roasting_mass: 850 })).toEqual(ahead);
    expect(await faults({ roasting_step: 'RSRV' })).toEqual([]);
    expect(await faults({ roasting_step: 'CNCL' })).toEqual([]);
    expect(await faults({ roasting_step: 'DONE', roasting_mass: 850, roasting_result_date: day(-1) })).toEqual([]);

    const key = await made({ roasting_step: 'RSRV', roasting_result_date: far });
    expect(faultsOf(await edit(key, { roasting_step: 'DONE' }))).toEqual(ahead);
    told(await edit(key, { roasting_step: 'DONE', roasting_result_date: day(-1) }));
    // One that was stored so is corrected all the same.
    await admin.query('UPDATE roaster_roasting_result SET roasting_result_date = $1 WHERE roasting_result_key = $2', [
      day(9),
      key,
    ]);
    told(await edit(key, { condition: '맑음' }));
  });

  it('goes with what is left of it, also where more was counted than had been roasted', async () => {
    const key = await made({ roasting_step: 'DONE', roasting_mass: 9000 });
    told(await me.post(`${ROASTED_STOCK}/move`, { lot: key, move_reason: 'COUNT', move_mass: 9500, there: 9000 }));
    told(await me.post(`${ROAST}/remove`, { roasting_result_key: key }));
    told(await me.post(`${ROAST}/restore`, { roasting_result_key: key }));
    expect((await read(key)).roasting_instock).toBe(9500);
    told(await me.post(`${ROASTED_STOCK}/move`, { lot: key, move_reason: 'WASTE', move_mass: 4500 }));
    const removed = await me.post(`${ROAST}/remove`, { roasting_result_key: key });
    expect([removed.answer.code, removed.answer.result]).toMatchObject([
      'stock_short',
      [{ lot: 'roasting', there: 5000, asked: 9000 }],
    ]);
    told(
      await me.post(`${ROAST}/remove`, { roasting_result_key: key, confirm: { stock_short: removed.answer.result } }),
    );
  });
});

it('a curve is replaced by another one alone, never by what no chart can draw', async () => {
  await withClient(api.database.adminUrl, (client) => client.query("UPDATE account SET user_type = 'PAID'"));
  const curve = '{"0":{"bean":20160,"air":23430},"1000":{"bean":null,"air":23400}}';
  const key = await made({ roasting_chart_log: curve });
  for (const text of ['not json', '[1,2', '{"__proto__":{"bean":1}}', '{"0":{"bean":"\\u0000"}}', '{"0":7}', '{}']) {
    const { http, answer } = await edit(key, { roasting_chart_log: text });
    const faults = answer.fields.map((fault) => `${fault.name} ${fault.key}`);
    expect([text, http, faults]).toEqual([text, 400, ['roasting_chart_log field_curve']]);
  }
  const long = await edit(key, { roasting_chart_log: `{"0":{"bean":1}}${' '.repeat(100_000)}` });
  expect(long.answer.fields.map((fault) => fault.key)).toEqual(['field_maxLength']);
  const kept = async () => ((await read(key)).roasting_result_profile as Row).roasting_chart_log;
  expect(await kept()).toBe(curve);
  const later = '{"0":{"bean":20000,"air":null}}';
  told(await edit(key, { roasting_chart_log: later }));
  expect(await kept()).toBe(later);
});
