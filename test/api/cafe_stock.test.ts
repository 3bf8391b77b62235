import type { Row } from '@hanjan/core';
import type { Stock, StockMoves } from '@hanjan/model/stock/stock.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { BREW, CAFE_STOCK, type Cafe, leftOf, makeCafe, newCoffee, RECEIVED, receive } from '../harness/cafe.ts';
import { told } from '../harness/roastery.ts';

/** What a cafe has of its lots: what comes with their records, what brews take, what is counted and thrown away. */

let api: TestApi;
let admin: pg.Client;
let cafe: Cafe;
let barista: Client;
let senior: Client;
let head: Client;
let coffee: number;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  cafe = await makeCafe(api, admin);
  [barista, senior, head] = [await cafe.member('BARISTA'), await cafe.member('SAST'), await cafe.member('MNG')];
  coffee = await newCoffee(head, '서울숲 블렌드', 'Forest blend');
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

const lotOf = (mass: number | null, more: Row = {}) => receive(barista, coffee, mass, more);
const brew = (received_seq: number | null, brewing_bean_mass: number | null, more: Row = {}) =>
  barista.post<Row>(`${BREW}/edit`, {
    brewing_result_date: '2026-11-20',
    coffeebean_seq: coffee,
    received_seq,
    brewing_bean_mass,
    ...more,
  });
const keyOf = async (answer: ReturnType<typeof brew>) => told(await answer).brewing_result_seq as number;
const change = (brewing_result_seq: number, values: Row, more: Row = {}) =>
  barista.post<Row>(`${BREW}/edit`, { brewing_result_seq, UPList: Object.keys(values), ...values, ...more });
const movesOf = async (lot: number) =>
  told(await barista.post<StockMoves>(`${CAFE_STOCK}/moves`, { lot })).moves.map(
    ({ move_reason, move_mass, move_balance }) => [move_reason, move_mass, move_balance],
  );

describe('a lot', () => {
  it('brings what was received, also where that is corrected; nobody types what is left', async () => {
    const lot = await lotOf(10_000, { received_instock: 5 });
    expect(await leftOf(barista, lot)).toBe(10_000);
    const correct = (values: Row) =>
      senior.post(`${RECEIVED}/edit`, { received_seq: lot, UPList: Object.keys(values), ...values });
    told(await correct({ received_mass: 9_500 }));
    expect(await movesOf(lot)).toEqual([
      ['RECEIVE', -500, 9_500],
      ['RECEIVE', 10_000, 10_000],
    ]);
    await correct({ received_instock: 1 });
    told(await correct({ received_div: 'B' }));
    expect(await leftOf(barista, lot)).toBe(9_500);
    expect((await movesOf(lot)).length).toBe(2);
  });

  it('of which nobody knows the mass is empty', async () => {
    const lot = await lotOf(null);
    expect(await leftOf(barista, lot)).toBe(0);
    expect(await movesOf(lot)).toEqual([]);
  });

  it('is not received before it was roasted, also where only one of both days is corrected', async () => {
    const lot = await lotOf(1_000, { received_date: '2026-11-10', blending_result_date: '2026-11-10' });
    const correct = async (values: Row) => {
      const { http, answer } = await senior.post(`${RECEIVED}/edit`, {
        ...{ received_seq: lot, UPList: Object.keys(values) },
        ...values,
      });
      return [http, answer.fields.map(({ name, key }) => `${name} ${key}`).join()];
    };
    const late = [400, 'blending_result_date field_maxValue'];
    expect(await correct({ blending_result_date: '2026-11-11' })).toEqual(late);
    expect(await correct({ received_date: '2026-11-09' })).toEqual(late);
    expect(await correct({ blending_result_date: null })).toEqual([200, '']);
    expect(await correct({ received_date: '2026-11-09' })).toEqual([200, '']);
  });

  it('that is removed takes what is left of it along, and brings it back', async () => {
    const lot = await lotOf(1_000);
    told(await barista.post(`${CAFE_STOCK}/move`, { lot, move_reason: 'WASTE', move_mass: 100 }));
    const remove = (confirm?: Row) => head.post<Row>(`${RECEIVED}/remove`, { received_seq: lot, confirm });
    const asked = await remove();
    expect(asked).toMatchObject({ http: 409, answer: { code: 'stock_short', result: [{ there: 900, asked: 1_000 }] } });
    told(await remove({ stock_short: asked.answer.result }));
    expect((await barista.post(`${CAFE_STOCK}/move`, { lot, move_reason: 'WASTE', move_mass: 1 })).http).toBe(404);
    told(await head.post(`${RECEIVED}/restore`, { received_seq: lot }));
    expect(await leftOf(barista, lot)).toBe(900);
  });

  it('that brews have used stays, and what uses it is said', async () => {
    const lot = await lotOf(1_000);
    const seq = await keyOf(brew(lot, 185));
    const refused = await head.post(`${RECEIVED}/remove`, { received_seq: lot });
    expect(refused).toMatchObject({ http: 409, answer: { code: 'in_use' } });
    expect(refused.answer.result).toEqual([expect.objectContaining({ entity: 'cafe_brewing_result', count: 1 })]);
    told(await barista.post(`${BREW}/remove`, { brewing_result_seq: seq }));
    told(await head.post(`${RECEIVED}/remove`, { received_seq: lot }));
  });
});

describe('a brew', () => {
  it('takes its dose from its lot, and the difference whenever it is changed', async () => {
    const [lot, other] = [await lotOf(1_000), await lotOf(1_000)];
    const seq = await keyOf(brew(lot, 185));
    expect(await leftOf(barista, lot)).toBe(815);
    told(await change(seq, { brewing_bean_mass: 200 }));
    expect(await leftOf(barista, lot)).toBe(800);
    told(await change(seq, { brewing_default_memo: '조금 쓰다' }));
    told(await change(seq, { received_seq: other }));
    expect([await leftOf(barista, lot), await leftOf(barista, other)]).toEqual([1_000, 800]);
    told(await change(seq, { brewing_bean_mass: null }));
    expect(await leftOf(barista, other)).toBe(1_000);
    told(await change(seq, { brewing_bean_mass: 150 }));
    told(await barista.post(`${BREW}/remove`, { brewing_result_seq: seq }));
    expect(await leftOf(barista, other)).toBe(1_000);
    told(await barista.post(`${BREW}/restore`, { brewing_result_seq: seq }));
    expect(await leftOf(barista, other)).toBe(850);
  });

  it('of no lot, or of no dose, moves nothing', async () => {
    const lot = await lotOf(1_000);
    await keyOf(brew(null, 185));
    await keyOf(brew(lot, null));
    expect(await movesOf(lot)).toEqual([['RECEIVE', 1_000, 1_000]]);
  });

  it('of more than there is asks with the name of the lot, and books what was missing once that is confirmed', async () => {
    const lot = await lotOf(100, { received_div: 'A-1118', blending_result_date: '2026-11-10' });
    const asked = await brew(lot, 185);
    const named = { name: 'Forest blend', name_locale: '서울숲 블렌드', roasted_on: '2026-11-10', mark: 'A-1118' };
    expect(asked).toMatchObject({ http: 409, answer: { code: 'stock_short' } });
    expect(asked.answer.result).toEqual([
      { lot: 'received', key: lot, ...named, year: null, batch: null, there: 100, asked: 185 },
    ]);
    expect(await movesOf(lot)).toEqual([['RECEIVE', 100, 100]]);
    const seq = await keyOf(brew(lot, 185, { confirm: { stock_short: asked.answer.result } }));
    expect(await movesOf(lot)).toEqual([
      ['BREW', -185, 0],
      ['SHORT', 85, 185],
      ['RECEIVE', 100, 100],
    ]);
    // What was typed wrong leaves no coffee behind.
    told(await change(seq, { brewing_bean_mass: 18 }));
    expect(await leftOf(barista, lot)).toBe(82);
    told(await barista.post(`${BREW}/remove`, { brewing_result_seq: seq }));
    expect(await leftOf(barista, lot)).toBe(100);
  });

  it('that is corrected after a count leaves what was counted', async () => {
    const lot = await lotOf(1_000);
    const seq = await keyOf(brew(lot, 200));
    told(await senior.post(`${CAFE_STOCK}/move`, { lot, move_reason: 'COUNT', move_mass: 750, there: 800 }));
    told(await change(seq, { brewing_bean_mass: 150 }));
    expect(await leftOf(barista, lot)).toBe(750);
    await keyOf(brew(lot, 50));
    expect(await leftOf(barista, lot)).toBe(700);
  });

  it('is named by the move that it caused, after its recipe', async () => {
    const lot = await lotOf(1_000);
    const recipe = { brewing_name: 'House espresso', brewing_name_locale: '하우스 에스프레소', brewing_type: 'ESP' };
    const { brewing_seq } = told(await senior.post<Row>('/api/cafe/brewing/default/edit', recipe));
    const seq = await keyOf(brew(lot, 185, { brewing_seq }));
    const { moves } = told(await barista.post<StockMoves>(`${CAFE_STOCK}/moves`, { lot }));
    expect(moves.map(({ cause }) => cause)).toMatchObject([
      { entity: 'cafe_brewing_result', id: String(seq), name: 'House espresso', roasted_on: '2026-11-20' },
      { entity: 'cafe_received', id: String(lot), name: 'Forest blend' },
    ]);
  });
});

describe('by hand', () => {
  const move = (by: Client, body: Row) => by.post<Row>(`${CAFE_STOCK}/move`, body);

  it('a barista throws away and takes that back, and counts nothing; a senior counts', async () => {
    const lot = await lotOf(1_000);
    const { move_seq } = told(await move(barista, { lot, move_reason: 'WASTE', move_mass: 200 }));
    const count = { lot, move_reason: 'COUNT', move_mass: 700, there: 800 };
    expect(await move(barista, count)).toMatchObject({ http: 403, answer: { code: 'nopermission_text' } });
    const counted = told(await move(senior, count));
    expect(await move(barista, { lot, move_reason: 'COUNT', back_of: counted.move_seq })).toMatchObject({ http: 403 });
    told(await move(barista, { lot, move_reason: 'WASTE', back_of: move_seq }));
    expect(await leftOf(barista, lot)).toBe(900);
    expect(await move(barista, { lot, move_reason: 'WASTE', move_mass: 901 })).toMatchObject({
      http: 409,
      answer: { code: 'stock_too_little' },
    });
  });

  it('nothing is received, packed or delivered', async () => {
    const lot = await lotOf(1_000);
    for (const move_reason of ['RECEIVE', 'PACK', 'DELIVER', 'BREW', 'SHORT'])
      expect(await move(head, { lot, move_reason, move_mass: 100 })).toMatchObject({
        http: 400,
        answer: { fields: [{ name: 'move_reason', key: 'field_code' }] },
      });
    expect((await head.post(`${CAFE_STOCK}/left`, { lot })).http).toBe(404);
  });

  it('a lot of another cafe is unknown', async () => {
    const other = await makeCafe(api, admin, '다른 카페');
    const owner = await other.member('OWN');
    const lot = await lotOf(1_000);
    expect((await move(owner, { lot, move_reason: 'WASTE', move_mass: 1 })).http).toBe(404);
    expect((await owner.post(`${CAFE_STOCK}/moves`, { lot })).http).toBe(404);
    expect(told(await owner.post<Stock>(`${CAFE_STOCK}/stock`, { all: true })).lots).toEqual([]);
  });
});

describe('a coffee out of use', () => {
  it('takes in nothing, and what is left of it is used up', async () => {
    const old = await newCoffee(head, '지난 블렌드', 'Former blend');
    const lot = await receive(barista, old, 500);
    const { version } = told(await head.get<Row>(`/api/cafe/coffeebean/default/detail/${old}`));
    const values = { coffeebean_seq: old, version, coffeebean_use: false };
    told(await head.post('/api/cafe/coffeebean/default/edit', { ...values, UPList: ['coffeebean_use'] }));
    const answer = await barista.post(`${RECEIVED}/edit`, { coffeebean_seq: old, received_mass: 10 });
    expect([answer.http, answer.answer.fields]).toEqual([
      400,
      [{ name: 'coffeebean_seq', key: 'coffee_unused', args: {} }],
    ]);
    expect((await brew(null, 180, { coffeebean_seq: old })).answer.fields[0]?.key).toBe('coffee_unused');
    told(await brew(lot, 180, { coffeebean_seq: old }));
    expect(await leftOf(barista, lot)).toBe(320);
  });
});

it('is brewed of on no day that is still to come', async () => {
  const answer = await brew(null, 180, { brewing_result_date: '2999-12-31' });
  expect([answer.http, answer.answer.fields[0]?.name, answer.answer.fields[0]?.key]).toEqual([
    400,
    'brewing_result_date',
    'field_maxValue',
  ]);
});
