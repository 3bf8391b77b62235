import { addDays, type Row } from '@hanjan/core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { makeOrg, newPerson, seat, within } from '../harness/org.ts';
import { told } from '../harness/roastery.ts';

/** What there is of a material and what it costs follow from what was bought, used and counted of it. */

let api: TestApi;
let admin: pg.Client;
let me: Client;
let today: string;

/** The calls of an organisation's materials. */
const callsOf = (org: 'cafe' | 'roaster') => {
  const [MATERIAL, PURCHASE, USE] = ['item/material', 'material/purchase', 'material/use'].map(
    (at) => `/api/${org}/${at}`,
  );
  const record = async (material_seq: number): Promise<Row> =>
    told(await me.get<Row>(`${MATERIAL}/detail/${material_seq}`));
  return {
    ...{ MATERIAL, PURCHASE, USE, record },
    material: async (name: string, more: Row = {}): Promise<number> => {
      const body = {
        material_type: 'CUP',
        material_unit: 'PC',
        material_name: name,
        material_name_locale: name,
        ...more,
      };
      return told(await me.post<Row>(`${MATERIAL}/edit`, body)).material_seq as number;
    },
    buy: (material_seq: number, purchase_amount: number, purchase_price: number | null, more: Row = {}) =>
      me.post<Row>(`${PURCHASE}/edit`, { material_seq, purchase_amount, purchase_price, ...more }),
    use: (material_seq: number, use_type: string, use_amount: number, more: Row = {}) =>
      me.post<Row>(`${USE}/edit`, { material_seq, use_type, use_amount, ...more }),
    /** What there is, what a unit costs ×100, and whether it has to be ordered. */
    held: async (key: number) => {
      const { material_instock, material_price, material_low } = await record(key);
      return [material_instock, material_price, material_low];
    },
  };
};
const cafe = callsOf('cafe');
const roaster = callsOf('roaster');

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  const [cafe_seq, roaster_seq] = [
    await makeOrg(admin, 'cafe', '카페 온도'),
    await makeOrg(admin, 'roaster', '로스터리'),
  ];
  const { client, user_seq } = await newPerson(api, admin, 'material.owner');
  await seat(admin, cafe_seq, user_seq, 'OWN');
  await seat(admin, roaster_seq, user_seq, 'OWN');
  me = within(client, { cafe_seq, roaster_seq });
  const { rows } = await admin.query("SELECT (now() AT TIME ZONE 'Asia/Seoul')::date::text AS today");
  today = rows[0].today;
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

describe.each([
  ['a cafe', cafe],
  ['a roastery', roaster],
])('the stock of a material of %s', (_, { PURCHASE, USE, MATERIAL, material, buy, use, held }) => {
  it('follows purchases, as they are changed, removed and brought back', async () => {
    const cup = await material('Cup 12 oz', { material_reorder: 500 });
    expect(await held(cup)).toEqual([null, null, true]);
    const first = told(await buy(cup, 1000, 85_000)).purchase_seq;
    expect(await held(cup)).toEqual([1000, 8500, false]);
    const second = told(await buy(cup, 300, 27_000)).purchase_seq;
    expect(await held(cup)).toEqual([1300, 9000, false]);
    // What was bought on an earlier day does not say what it costs now.
    told(await buy(cup, 100, 100, { purchase_date: addDays(today, -3) }));
    // Nor does what nobody wrote a price of.
    told(await buy(cup, 100, null));
    expect(await held(cup)).toEqual([1500, 9000, false]);
    const change = { UPList: ['purchase_amount', 'purchase_price'], purchase_amount: 200, purchase_price: 10_000 };
    told(await me.post(`${PURCHASE}/edit`, { purchase_seq: second, ...change }));
    expect(await held(cup)).toEqual([1400, 5000, false]);
    told(await me.post(`${PURCHASE}/remove`, { purchase_seq: second }));
    expect(await held(cup)).toEqual([1200, 8500, false]);
    told(await me.post(`${PURCHASE}/restore`, { purchase_seq: second }));
    expect(await held(cup)).toEqual([1400, 5000, false]);
    told(await me.post(`${PURCHASE}/remove`, { purchase_seq: first }));
    expect(await held(cup)).toEqual([400, 5000, true]);
  });

  it('stays in its unit once something was written in it, also while that is removed', async () => {
    const syrup = await material('Syrup');
    const unit = (material_unit: string) =>
      me.post<Row>(`${MATERIAL}/edit`, { material_seq: syrup, UPList: ['material_unit'], material_unit });
    expect((await unit('ML')).http).toBe(200);
    const bought = told(await buy(syrup, 1000, 3_000)).purchase_seq;
    told(await me.post(`${PURCHASE}/remove`, { purchase_seq: bought }));
    const { http, answer } = await unit('PC');
    expect([http, answer.fields]).toEqual([400, [{ name: 'material_unit', key: 'material_unit_used', args: {} }]]);
  });

  it('is less by what is used and goes on from what is counted', async () => {
    const milk = await material('Milk', { material_type: 'MILK', material_unit: 'ML' });
    const bought = told(await buy(milk, 10_000, 28_000)).purchase_seq;
    expect(await held(milk)).toEqual([10_000, 280, false]);
    const used = told(await use(milk, 'USE', 4_000)).use_seq;
    told(await use(milk, 'WASTE', 1_000));
    expect((await held(milk))[0]).toBe(5_000);
    const counted = told(await use(milk, 'COUNT', 4_500)).use_seq;
    expect((await held(milk))[0]).toBe(4_500);
    // What was bought and used before it was counted is in what was counted.
    told(
      await me.post(`${PURCHASE}/edit`, { purchase_seq: bought, UPList: ['purchase_amount'], purchase_amount: 9_000 }),
    );
    told(await buy(milk, 1_000, 3_000, { purchase_date: addDays(today, -1) }));
    told(await me.post(`${USE}/remove`, { use_seq: used }));
    expect((await held(milk))[0]).toBe(4_500);
    told(await use(milk, 'USE', 500));
    expect((await held(milk))[0]).toBe(4_000);
    told(await me.post(`${USE}/remove`, { use_seq: counted }));
    expect((await held(milk))[0]).toBe(8_500);
  });

  it('is never below nothing, whoever changes what', async () => {
    const lid = await material('Lid');
    const bought = told(await buy(lid, 100, 1_000)).purchase_seq;
    const short = await use(lid, 'USE', 130);
    expect([short.http, short.answer.fields]).toEqual([
      400,
      [{ name: 'use_amount', key: 'material_short', args: { short: 30 } }],
    ]);
    const used = told(await use(lid, 'USE', 80)).use_seq;
    const less = { purchase_seq: bought, UPList: ['purchase_amount'], purchase_amount: 79 };
    expect((await me.post(`${PURCHASE}/edit`, less)).answer.fields).toEqual([
      { name: 'purchase_amount', key: 'material_short', args: { short: 1 } },
    ]);
    const gone = await me.post(`${PURCHASE}/remove`, { purchase_seq: bought });
    expect([gone.http, gone.answer.code]).toEqual([409, 'material_short']);
    told(await me.post(`${USE}/remove`, { use_seq: used }));
    told(await me.post(`${PURCHASE}/remove`, { purchase_seq: bought }));
    expect((await me.post(`${USE}/restore`, { use_seq: used })).http).toBe(400);
    expect(await held(lid)).toEqual([null, null, false]);
    expect((await use(lid, 'USE', 0)).answer.fields?.[0]?.key).toBe('field_minValue');
    const most = await buy(lid, 100_000_000, null);
    expect([most.http, (await buy(lid, 1, null)).answer.code]).toEqual([200, 'material_full']);
  });

  it('counts what two buy and use at once', async () => {
    const straw = await material('Straw');
    const all = await Promise.all([1, 2, 3, 4, 5, 6].map((nth) => buy(straw, nth, 100)));
    expect(all.map(({ http }) => http)).toEqual(all.map(() => 200));
    expect((await held(straw))[0]).toBe(21);
    // Of two who use the last of it, one finds it gone.
    const both = await Promise.all([use(straw, 'USE', 15), use(straw, 'USE', 15)]);
    expect(both.map(({ http }) => http).toSorted()).toEqual([200, 400]);
    expect((await held(straw))[0]).toBe(6);
  });

  it('is written of what is in use alone, by today, in a unit that stays', async () => {
    const old = await material('Old cup');
    const unit = { material_seq: old, UPList: ['material_unit'], material_unit: 'G' };
    told(await me.post(`${MATERIAL}/edit`, unit));
    told(await buy(old, 10, 1_000));
    expect((await me.post(`${MATERIAL}/edit`, { ...unit, material_unit: 'ML' })).answer.fields).toEqual([
      { name: 'material_unit', key: 'field_locked', args: {} },
    ]);
    const late = await buy(old, 10, 1_000, { purchase_date: addDays(today, 2) });
    expect(late.answer.fields?.[0]).toMatchObject({ name: 'purchase_date', key: 'field_maxValue' });
    told(await me.post(`${MATERIAL}/edit`, { material_seq: old, UPList: ['material_use'], material_use: false }));
    for (const refused of [await buy(old, 1, 1), await use(old, 'USE', 1)])
      expect(refused.answer.fields).toEqual([{ name: 'material_seq', key: 'material_unused', args: {} }]);
    expect((await me.post(`${MATERIAL}/remove`, { material_seq: old })).answer.code).toBe('in_use');
  });
});

describe('what one packed bag costs', () => {
  const PACKAGING = '/api/roaster/customer/packaging';
  const packed = async (body: Row) =>
    me.post<Row>(`${PACKAGING}/edit`, {
      packaging_name: 'Bag',
      packaging_name_locale: '봉투',
      packaging_mass: 2_000,
      ...body,
    });
  const costOf = async (packaging_seq: unknown) =>
    told(await me.get<Row>(`${PACKAGING}/detail/${packaging_seq}`)).packaging_cost;

  it('follows the last prices of bag and label, and is empty while one has none', async () => {
    const bag = await roaster.material('Bag 200 g', { material_type: 'BAG' });
    const label = await roaster.material('Label', { material_type: 'LBL' });
    const plain = told(await packed({ packaging_bag_seq: bag })).packaging_seq;
    const both = told(await packed({ packaging_bag_seq: bag, packaging_label_seq: label })).packaging_seq;
    expect([await costOf(plain), await costOf(both)]).toEqual([null, null]);
    const first = told(await roaster.buy(bag, 100, 25_000)).purchase_seq;
    expect([await costOf(plain), await costOf(both)]).toEqual([25_000, null]);
    told(await roaster.buy(label, 1_000, 35_000));
    expect(await costOf(both)).toBe(28_500);
    told(await me.post(`${roaster.PURCHASE}/remove`, { purchase_seq: first }));
    expect([await costOf(plain), await costOf(both)]).toEqual([null, null]);
    told(await roaster.buy(bag, 100, 30_000));
    const without = { packaging_seq: both, UPList: ['packaging_label_seq'], packaging_label_seq: null };
    told(await me.post(`${PACKAGING}/edit`, without));
    expect([await costOf(plain), await costOf(both)]).toEqual([30_000, 30_000]);
  });

  it('is of pieces alone', async () => {
    const paper = await roaster.material('Paper', { material_unit: 'G' });
    expect((await packed({ packaging_bag_seq: paper })).answer.fields).toEqual([
      { name: 'packaging_bag_seq', key: 'field_fit', args: {} },
    ]);
  });
});

it('nothing is bought from a supplier who is one no more', async () => {
  const supplier = { supplier_type: 'SHOP', supplier_name: 'Shop', supplier_name_locale: '가게', supplier_use: false };
  const { supplier_seq } = told(await me.post<Row>('/api/cafe/supplier/material/edit', supplier));
  const cup = await cafe.material('Cup', { supplier_seq });
  expect((await cafe.buy(cup, 1, 1, { supplier_seq })).answer.fields).toEqual([
    { name: 'supplier_seq', key: 'supplier_unused', args: {} },
  ]);
});
