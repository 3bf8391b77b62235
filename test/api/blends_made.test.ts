import type { Row } from '@hanjan/core';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import {
  BLEND_STOCK,
  blendedOf,
  blendOf,
  charged,
  componentOf,
  MADE,
  makeRoastery,
  newLot,
  ROAST,
  ROASTED_STOCK,
  roastedOf,
  roastOf,
  told,
} from '../harness/roastery.ts';

/** Blends that are made of roasted batches: what they take, what they are, and saves at the same time. Masses are ×10 g. */

let api: TestApi;
let admin: pg.Client;
let me: Client;
let other: Client;
let manager: Client;
let bean: number;
/** Two batches of 10 kg and 5 kg, with 20 % and 12 % loss. */
let batches: { key: number; seq: number }[];

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
});
beforeEach(async () => {
  const place = await makeRoastery(api, admin);
  [manager, me, other] = [await place.member('OWN'), await place.member('ROASTER'), await place.member('SAST')];
  ({ bean } = await newLot(manager, 10_000_000));
  batches = [];
  for (const [green, out] of [
    [125_000, 100_000],
    [56_818, 50_000],
  ] as const)
    batches.push(await roasted(green, out));
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

async function roasted(green: number, roasting_mass: number | null, more: Row = {}) {
  const row = { ...charged(bean, green), greenbean_moisture: 110 };
  const body = roastOf([row], { roasting_step: 'DONE', roasting_mass, roasting_moisture: 20, ...more });
  const { roasting_result_key: key } = told(await me.post<Row>(`${ROAST}/edit`, body));
  const { roasting_result_seq: seq } = told(await me.get<Row>(`${ROAST}/detail/${key}`));
  return { key: key as number, seq: seq as number };
}

const save = (body: Row, by = me) => by.post<Row>(`${MADE}/edit`, body);
const edit = (key: number, values: Row, more: Row = {}) =>
  save({ blending_result_key: key, UPList: Object.keys(values), ...values, ...more });
const made = async (parts: readonly Row[], more: Row = {}) =>
  told(await save(blendOf(parts, more))).blending_result_key as number;
const read = async (key: number) => told(await me.get<Row>(`${MADE}/detail/${key}`));
const part = (nth: number, mass: number) => componentOf(batches[nth]?.seq ?? 0, mass);
const leftOf = (nth: number) => roastedOf(me, batches[nth]?.key ?? 0);
const faultsOf = ({ answer }: { answer: { fields: readonly { name: string; key: string }[] } }) =>
  answer.fields.map(({ name, key }) => `${name} ${key}`);

describe('a blend', () => {
  it('is a stock of what its batches gave, numbered in its year', async () => {
    const key = await made([part(0, 60_000), part(1, 40_000)], { blending_name_locale: '오늘의 블렌드' });
    const blend = await read(key);
    expect([blend.blending_result_year, blend.blending_result_seq]).toEqual([2026, 1]);
    expect(blend).toMatchObject({
      blending_total_mass: 100_000,
      blending_instock: 100_000,
      blending_single_origin: false,
    });
    expect([await leftOf(0), await leftOf(1)]).toEqual([40_000, 10_000]);
    expect((await read(await made([part(0, 1000)]))).blending_result_seq).toBe(2);
  });

  it('lost what its batches lost, by the balance of their masses', async () => {
    // 6 kg ÷ 0.8 = 7.5 kg and 4 kg ÷ 0.88 = 4.5455 kg: 1 − 10 ÷ 12.0455 = 16.98 %.
    const blend = await read(await made([part(0, 60_000), part(1, 40_000)]));
    expect(blend.blending_loss).toBe(170);
    // Dry: 6 × 0.98 = 5.88 of 5.88 ÷ (1 − 0.1191) = 6.6750, and 3.92 of 3.92 ÷ (1 − 0.0310) = 4.0454; 1 − 9.8 ÷ 10.7204.
    const organic = (blend.blending_result_comb as Row[]).map((one) => one.roasting_organic_loss);
    expect(organic).toEqual([119.1, 31]);
    expect(blend.blending_organic_loss).toBeCloseTo(85.9, 1);
    expect((blend.blending_result_comb as Row[]).map((one) => one.roasting_percent)).toEqual([600, 400]);
  });

  it('has no loss where a batch has none, and is called after its batches', async () => {
    const bare = await roasted(10_000, null, { roasting_step: 'DONE' });
    const body = blendOf([part(0, 10_000), componentOf(bare.seq, 1000)], { roasting_instock_change: false });
    const blend = await read(told(await save(body)).blending_result_key as number);
    expect([blend.blending_loss, blend.blending_organic_loss]).toEqual([null, null]);
    expect([blend.blending_name, blend.blending_name_locale]).toEqual(['Kenya Nyeri', '케냐 니에리']);
    expect(blend.blending_country_list).toEqual(['KEN']);
    // The recipe leaves the roasted stock alone.
    expect([await leftOf(0), blend.blending_instock]).toEqual([100_000, 11_000]);
  });

  it('asks where less is there than it takes, and books the difference on a yes', async () => {
    const body = blendOf([part(1, 60_000)]);
    const asked = await save(body);
    const short = { lot: 'roasting', key: batches[1]?.key, there: 50_000, asked: 60_000 };
    expect([asked.http, asked.answer.code, asked.answer.result]).toMatchObject([409, 'stock_short', [short]]);
    expect(await leftOf(1)).toBe(50_000);
    const key = told(await save({ ...body, confirm: { stock_short: asked.answer.result } }))
      .blending_result_key as number;
    expect([await leftOf(1), await blendedOf(me, key)]).toEqual([0, 60_000]);
  });

  it('gives back what it took when it is changed, removed and brought back', async () => {
    const key = await made([part(0, 60_000), part(1, 40_000)]);
    told(await edit(key, { blending_result_comb: [part(0, 20_000)] }));
    expect([await leftOf(0), await leftOf(1), await blendedOf(me, key)]).toEqual([80_000, 50_000, 20_000]);
    told(await me.post(`${MADE}/remove`, { blending_result_key: key }));
    expect([await leftOf(0), await leftOf(1)]).toEqual([100_000, 50_000]);
    told(await me.post(`${MADE}/restore`, { blending_result_key: key }));
    expect([await leftOf(0), await blendedOf(me, key)]).toEqual([80_000, 20_000]);
    told(await edit(key, { roasting_instock_change: false }));
    expect([await leftOf(0), await blendedOf(me, key)]).toEqual([100_000, 20_000]);
  });

  it('that was partly thrown away asks before it becomes less than what is gone', async () => {
    const key = await made([part(0, 60_000)]);
    told(await other.post(`${BLEND_STOCK}/move`, { lot: key, move_reason: 'WASTE', move_mass: 50_000 }));
    const less = { blending_result_comb: [part(0, 40_000)] };
    const asked = await edit(key, less);
    const short = { lot: 'blending', key, there: 10_000, asked: 20_000 };
    expect([asked.http, asked.answer.code, asked.answer.result]).toMatchObject([409, 'stock_short', [short]]);
    expect([await leftOf(0), await blendedOf(me, key)]).toEqual([40_000, 10_000]);
    told(await edit(key, less, { confirm: { stock_short: asked.answer.result } }));
    expect([await leftOf(0), await blendedOf(me, key)]).toEqual([60_000, 0]);
  });
});

describe('components', () => {
  it('that are not there, of another roastery, removed or twice are refused at their place', async () => {
    const place = await makeRoastery(api, admin, '다른 집');
    const stranger = await place.member('OWN');
    const theirs = await newLot(stranger, 1_000_000);
    const body = roastOf([charged(theirs.bean, 10_000)], { roasting_step: 'DONE', roasting_mass: 8000 });
    for (let nth = 0; nth < 9; nth++) told(await stranger.post(`${ROAST}/edit`, body));
    for (const seq of [9, 77]) {
      const refused = await save(blendOf([part(0, 1000), componentOf(seq, 1000)]));
      expect([refused.http, refused.answer.fields]).toMatchObject([
        400,
        [{ name: 'blending_result_comb', key: 'field_ref', at: { row: 1, item: 'roasting_result_seq' } }],
      ]);
    }
    told(await other.post(`${ROAST}/remove`, { roasting_result_key: batches[1]?.key }));
    expect(faultsOf(await save(blendOf([part(1, 1000)])))).toEqual(['blending_result_comb field_ref']);
    expect(faultsOf(await save(blendOf([part(0, 1000), part(0, 2000)])))).toEqual(['blending_result_comb field_twice']);
    expect(faultsOf(await save(blendOf([])))).toEqual(['blending_result_comb field_required']);
    expect(faultsOf(await save(blendOf([part(0, 0)])))).toEqual(['blending_result_comb field_minValue']);
  });

  it('say what their batches lost, whatever a client says', async () => {
    const lie = { ...part(0, 10_000), roasting_loss: 10, roasting_organic_loss: 1, roasting_moisture: 900 };
    const [row] = (await read(await made([lie]))).blending_result_comb as Row[];
    expect(row).toMatchObject({ roasting_loss: 200, roasting_organic_loss: 119.1, roasting_moisture: 20 });
  });

  it('keep a batch from being removed', async () => {
    await made([part(0, 10_000)]);
    const refused = await other.post<Row>(`${ROAST}/remove`, { roasting_result_key: batches[0]?.key });
    expect([refused.http, refused.answer.code]).toEqual([409, 'in_use']);
  });

  it('keep a batch from being cancelled too, and say how many', async () => {
    const key = await made([part(0, 10_000)]);
    const { key: roasting_result_key } = batches[0] ?? {};
    const cancel = () =>
      me.post<Row>(`${ROAST}/edit`, { roasting_result_key, UPList: ['roasting_step'], roasting_step: 'CNCL' });
    const refused = await cancel();
    expect([refused.http, refused.answer.fields]).toMatchObject([
      400,
      [{ name: 'roasting_step', key: 'roast_blended', args: { count: 1 } }],
    ]);
    expect(await leftOf(0)).toBe(90_000);
    told(await manager.post<Row>(`${MADE}/remove`, { blending_result_key: key }));
    told(await cancel());
    expect(await leftOf(0)).toBe(0);
  });

  it('were roasted before: an earlier day, or a batch of a later one, is refused', async () => {
    const early = await save(blendOf([part(0, 1000), part(1, 1000)], { blending_result_date: '2026-11-19' }));
    expect([early.http, early.answer.fields]).toMatchObject([
      400,
      [{ name: 'blending_result_date', key: 'blend_before_roast', args: { day: '2026-11-20' } }],
    ]);
    expect(early.answer.fields).toHaveLength(1);
    const key = await made([part(0, 1000)], { blending_result_date: '2026-11-20' });
    const later = await roasted(10_000, 8000, { roasting_result_date: '2026-11-21' });
    const blending_result_comb = [part(0, 1000), componentOf(later.seq, 1000)];
    const refused = (await edit(key, { blending_result_comb })).answer.fields;
    expect(refused).toMatchObject([
      { name: 'blending_result_comb', key: 'blend_before_roast', at: { row: 1, item: 'roasting_result_seq' } },
    ]);
    // What was stored so stays so while something else is corrected.
    await admin.query(
      `UPDATE roaster_roasting_result SET roasting_result_date = '2026-11-22' WHERE roasting_result_key = $1`,
      [batches[0]?.key],
    );
    told(await edit(key, { blending_result_comb: [part(0, 2000)] }));
  });

  it('are up to twenty, of a gram each', async () => {
    const many = [];
    for (let nth = 0; nth < 20; nth++) many.push(await roasted(1000, 850));
    const key = await made(many.map(({ seq }) => componentOf(seq, 10)));
    expect(await read(key)).toMatchObject({ blending_total_mass: 200, blending_instock: 200 });
    const one = await save(blendOf([...many, ...batches.slice(0, 1)].map(({ seq }) => componentOf(seq, 10))));
    expect(faultsOf(one)).toEqual(['blending_result_comb sublist_maxLength']);
  });
});

it('of forty who blend from the last kilos, as many are served as there is coffee for', async () => {
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, nth) => save(blendOf([part(0, 5000)]), nth % 2 ? me : other)),
  );
  expect(replies.map(({ http }) => http).toSorted()).toEqual([...Array(20).fill(200), ...Array(20).fill(409)]);
  expect(await leftOf(0)).toBe(0);
  const { rows } = await admin.query(
    `SELECT blending_result_seq AS n FROM roaster_blending_result WHERE org =
       (SELECT org FROM roaster_roasting_result WHERE roasting_result_key = $1) ORDER BY 1`,
    [batches[0]?.key],
  );
  expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: 20 }, (_, nth) => nth + 1));
});

it('the look-up of batches knows year, month and what is left', async () => {
  await made([part(1, 50_000)]);
  const asked = async (body: Row) =>
    told(await me.post<Row[]>(`${ROAST}/code`, body))
      .map((row) => row.roasting_result_seq)
      .toSorted();
  expect(await asked({})).toEqual([1, 2]);
  expect(await asked({ check_instock: true })).toEqual([1]);
  expect(await asked({ check_instock: false, roasting_result_year: 2026, month: 11 })).toEqual([1, 2]);
  expect(await asked({ month: 10 })).toEqual([]);
  expect((await me.post(`${ROAST}/code`, { month: 13 })).http).toBe(400);
  const byGet = 'month=11&roasting_result_year=2026&check_instock=true';
  expect(told(await me.get<Row[]>(`${ROAST}/code?${byGet}`))).toHaveLength(1);
  expect(told(await me.get<Row[]>(`${ROAST}/code?roasting_result_year=2025`))).toEqual([]);
  const stock = told(await me.post<Row>(`${ROASTED_STOCK}/stock`, {}));
  const there = (stock.lots as Row[]).filter((lot) => Number(lot.balance) > 0);
  expect(there.map((lot) => lot.key)).toEqual([batches[0]?.key]);
});
