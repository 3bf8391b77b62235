import type { Row } from '@hanjan/core';
import type { Stock, StockLeft, StockMoves } from '@hanjan/model/stock/stock.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { makeOrg } from '../harness/org.ts';
import {
  BLEND_STOCK,
  blendedOf,
  blendOf,
  charged,
  componentOf,
  GREEN_STOCK,
  MADE,
  makeRoastery,
  newLot,
  ROAST,
  ROASTED_STOCK,
  type Roastery,
  roastedOf,
  roastOf,
  told,
} from '../harness/roastery.ts';

/** What leaves a roastery: packed in bags, delivered to customers. Masses are ×10 g. */

let api: TestApi;
let admin: pg.Client;
let place: Roastery;
let me: Client;
let lot: number;
let batch: number;
let blend: number;
let cafe: number;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});
/** A roastery with a batch of 8 kg, of which 5 kg are a blend, and a cafe that it supplies. */
beforeEach(async () => {
  place = await makeRoastery(api, admin);
  me = await place.member('SAST');
  const owner = await place.member('OWN');
  const made = await newLot(owner, 200_000);
  lot = made.lot;
  const roast = roastOf([charged(made.bean, 100_000)], { roasting_mass: 80_000, roasting_step: 'DONE' });
  batch = told(await owner.post<Row>(`${ROAST}/edit`, roast)).roasting_result_key as number;
  const { roasting_result_seq } = told(await owner.get<Row>(`${ROAST}/detail/${batch}`));
  const named = { blending_name: 'House', blending_name_locale: '하우스' };
  const parts = [componentOf(roasting_result_seq as number, 50_000)];
  blend = told(await owner.post<Row>(`${MADE}/edit`, blendOf(parts, named))).blending_result_key as number;
  cafe = await link('카페 온도');
});

async function link(name: string, link_auth = 'CSTMR', roaster = place.roaster_seq): Promise<number> {
  const cafe_org = await makeOrg(admin, 'cafe', name);
  const { rows } = await admin.query(
    'INSERT INTO roaster_link (roaster_org, cafe_org, link_auth) VALUES ($1, $2, $3) RETURNING link_seq::integer',
    [roaster, cafe_org, link_auth],
  );
  return rows[0].link_seq;
}
const move = (body: Row, path = BLEND_STOCK, by = me) => by.post<Row>(`${path}/move`, { lot: blend, ...body });
const movesOf = async (path = BLEND_STOCK, of = blend) =>
  told(await me.post<StockMoves>(`${path}/moves`, { lot: of })).moves;
const faultsOf = async (body: Row) => {
  const { http, answer } = await move(body);
  expect([http, answer.description]).toEqual([400, expect.not.stringMatching(/_/)]);
  return answer.fields.map(({ name, key }) => `${name} ${key}`);
};
const DELIVERY = { move_reason: 'DELIVER', move_mass: 10_000 };
const BAGS = { move_bag_mass: 2000, move_bag_count: 12 };

describe('what leaves', () => {
  it('is packed in bags and delivered to a linked cafe or to a name', async () => {
    const all: [Row, number][] = [
      [{ move_reason: 'PACK', ...BAGS }, 26_000],
      [{ ...DELIVERY, move_customer_seq: cafe }, 16_000],
      [{ move_reason: 'DELIVER', move_bag_mass: 5000, move_bag_count: 2, move_customer: '  김 사장님 ' }, 6000],
      [{ move_reason: 'PACK', move_bag_mass: 1000, move_bag_count: 1, move_customer_seq: cafe }, 5000],
    ];
    for (const [body, left] of all) expect(told(await move(body)).move_balance).toBe(left);
    const moves = await movesOf();
    const onto = { key: cafe, name: expect.anything(), name_locale: expect.stringContaining('카페 온도') };
    expect(moves).toMatchObject([
      { move_reason: 'PACK', move_mass: -1000, bags: { mass: 1000, count: 1 }, customer: onto, is_back: false },
      { move_reason: 'DELIVER', move_mass: -10_000, bags: { mass: 5000, count: 2 }, customer: { key: null } },
      { move_reason: 'DELIVER', move_mass: -10_000, bags: null, customer: onto, cause: null },
      { move_reason: 'PACK', move_mass: -24_000, bags: { mass: 2000, count: 12 }, customer: null },
      { move_reason: 'BLEND' },
    ]);
    expect(moves[1]?.customer?.name).toBe('김 사장님');
    const began = "rgst_at = rgst_at - interval '10 days' WHERE move_reason = 'BLEND' AND blending_result_key = $1";
    await admin.query(`UPDATE stock_move SET ${began}`, [blend]);
    expect(told(await me.post<Stock>(`${BLEND_STOCK}/stock`))).toMatchObject({ per_day: 4500, data_days: 10 });
  });

  it('is roasted coffee too, and no green beans', async () => {
    const delivered = await move({ ...DELIVERY, lot: batch, move_customer: '온라인' }, ROASTED_STOCK);
    expect(told(delivered).move_balance).toBe(20_000);
    expect(await roastedOf(me, batch)).toBe(20_000);
    const owner = await place.member('OWN');
    const green = await move({ ...DELIVERY, lot, move_customer: '온라인' }, GREEN_STOCK, owner);
    expect(green.answer.fields).toMatchObject([{ name: 'move_reason', key: 'field_code' }]);
  });

  it('is never more than there is, whatever is confirmed', async () => {
    const asked = { ...DELIVERY, move_mass: 50_001, move_customer_seq: cafe };
    const short = [{ lot: 'blending', key: blend, there: 50_000, asked: 50_001 }];
    for (const more of [{}, { confirm: { stock_short: short } }]) {
      const { http, answer } = await move({ ...asked, ...more });
      expect([http, answer]).toMatchObject([409, { code: 'stock_too_little', result: { there: 50_000 } }]);
      expect(answer.description).not.toMatch(/_/);
    }
    expect((await move({ move_reason: 'PACK', move_bag_mass: 10_000, move_bag_count: 6 })).http).toBe(409);
    const huge = { move_reason: 'PACK', move_bag_mass: 1_000_000_000, move_bag_count: 2_147_483_647 };
    expect((await move(huge)).http).toBe(409);
    expect(await blendedOf(me, blend)).toBe(50_000);
  });

  it('is the last kilogram for one of two alone', async () => {
    const both = await Promise.all(
      [cafe, await link('카페 둘')].map((move_customer_seq) => {
        return move({ ...DELIVERY, move_mass: 50_000, move_customer_seq });
      }),
    );
    expect(both.map(({ http }) => http).toSorted()).toEqual([200, 409]);
    expect([await blendedOf(me, blend), (await movesOf()).length]).toEqual([0, 2]);
  });

  it.each([
    ['a delivery to nobody', DELIVERY, 'move_customer field_required'],
    ['a delivery to a blank', { ...DELIVERY, move_customer: ' ' }, 'move_customer field_required'],
    ['a name that is too long', { ...DELIVERY, move_customer: '가'.repeat(101) }, 'move_customer field_maxLength'],
    ['a delivery of nothing', { move_reason: 'DELIVER', move_customer: '온라인' }, 'move_mass field_required'],
    ['bags without a number', { move_reason: 'PACK', move_bag_mass: 2000 }, 'move_bag_count field_required'],
    ['bags that weigh nothing', { move_reason: 'PACK', move_bag_count: 2 }, 'move_bag_mass field_required'],
    ['half a bag', { move_reason: 'PACK', ...BAGS, move_bag_count: 2.5 }, 'move_bag_count field_NaN'],
    ['no bag', { move_reason: 'PACK', ...BAGS, move_bag_count: 0 }, 'move_bag_count field_minValue'],
    ['bags of a word', { move_reason: 'PACK', ...BAGS, move_bag_mass: 'big' }, 'move_bag_mass field_NaN'],
    ['bags fewer than none', { move_reason: 'PACK', ...BAGS, move_bag_count: -2 }, 'move_bag_count field_minValue'],
    ['a cafe that is none', { ...DELIVERY, move_customer_seq: 987_654_321 }, 'move_customer_seq field_ref'],
    ['a cafe that is a word', { ...DELIVERY, move_customer_seq: 'x' }, 'move_customer_seq field_ref'],
  ])('refuses %s', async (_, body, fault) => {
    expect(await faultsOf(body)).toEqual([fault]);
    expect(await blendedOf(me, blend)).toBe(50_000);
  });

  it('goes to nobody else’s customer, to none whose link has ended or rests, and not to two', async () => {
    const elsewhere = await makeRoastery(api, admin, '옆집');
    const theirs = await link('옆집 카페', 'CSTMR', elsewhere.roaster_seq);
    const ended = await Promise.all(['FIRE', 'EXCLD', 'WTSGNP', 'HLD', 'CNCL'].map((state) => link(state, state)));
    const resting = await link('쉬는 카페');
    await admin.query('UPDATE roaster_link SET roaster_cafe_use = false WHERE link_seq = $1', [resting]);
    for (const move_customer_seq of [theirs, ...ended, resting])
      expect(await faultsOf({ ...DELIVERY, move_customer_seq })).toEqual(['move_customer_seq field_ref']);
    expect(await faultsOf({ ...DELIVERY, move_customer_seq: cafe, move_customer: '온라인' })).toEqual([
      'move_customer field_twice',
    ]);
    const offered = told(await me.post<Row[]>('/api/roaster/cafe/list/code'));
    expect(offered.map(({ roaster_cafe_seq }) => roaster_cafe_seq)).toEqual([cafe]);
    await expect(
      admin.query(
        `INSERT INTO stock_move (org, blending_result_key, move_mass, move_balance, move_reason, move_customer_seq, rgst_by)
         VALUES ($1, $2, -1, 1, 'DELIVER', $3, 1)`,
        [place.roaster_seq, blend, theirs],
      ),
    ).rejects.toThrow(/move_customer_seq_fkey/);
  });

  it('keeps its customer when the link ends', async () => {
    told(await move({ ...DELIVERY, move_customer_seq: cafe }));
    await admin.query("UPDATE roaster_link SET link_auth = 'FIRE' WHERE link_seq = $1", [cafe]);
    expect((await movesOf())[0]?.customer?.name_locale).toContain('카페 온도');
  });

  it('is taken back once, with its customer and bags', async () => {
    const sent = { move_reason: 'DELIVER', ...BAGS, move_customer_seq: cafe };
    const { move_seq } = told(await move(sent));
    told(await move({ ...DELIVERY, move_customer: '온라인' }));
    const back = { move_reason: 'DELIVER', back_of: move_seq, move_memo: '납품 되돌림' };
    expect((await move({ ...back, move_reason: 'PACK' })).http).toBe(404);
    expect((await move({ ...back, lot: batch }, ROASTED_STOCK)).http).toBe(404);
    for (const back_of of [987_654_321, 0, 'x', {}, 1.5, 1e30])
      expect([404, 400]).toContain((await move({ ...back, back_of })).http);
    const both = await Promise.all([move(back), move(back)]);
    expect(both.map(({ http, answer }) => `${http} ${answer.code}`).toSorted()).toEqual([
      expect.stringMatching(/^200/),
      '409 stock_is_back',
    ]);
    expect(await blendedOf(me, blend)).toBe(40_000);
    const [newest] = await movesOf();
    expect(newest).toMatchObject({
      move_mass: 24_000,
      is_back: true,
      customer: { key: cafe },
      bags: { mass: 2000, count: 12 },
    });
    expect((await move({ ...back, back_of: newest?.move_seq })).http).toBe(404);
  });

  it('is found again: to whom a blend went, and through its blends a batch', async () => {
    const { move_seq } = told(await move({ ...DELIVERY, move_customer: '잘못 보낸 곳' }));
    told(await move({ move_reason: 'DELIVER', back_of: move_seq }));
    told(await move({ ...DELIVERY, move_customer_seq: cafe }));
    told(await move({ move_reason: 'PACK', move_bag_mass: 2000, move_bag_count: 2 }));
    told(await move({ move_reason: 'DELIVER', move_bag_mass: 5000, move_bag_count: 1, move_customer_seq: cafe }));
    told(await move({ ...DELIVERY, move_mass: 3000, lot: batch, move_customer: '온라인' }, ROASTED_STOCK));
    const reader = await place.member('ROASTER');
    const left = async (path: string, of: number) => told(await reader.post<StockLeft>(`${path}/left`, { lot: of }));
    const went = [
      {
        customer: { key: cafe, name: expect.anything(), name_locale: expect.stringContaining('카페 온도') },
        mass: 15_000,
        moves: [
          { mass: 5000, reason: 'DELIVER', rgst_at: expect.stringMatching(/Z$/), bags: { mass: 5000, count: 1 } },
          { mass: 10_000, reason: 'DELIVER', rgst_at: expect.stringMatching(/Z$/), bags: null },
        ],
        delivered: {
          sent: 15_000,
          bags: null,
          first_sent: expect.stringMatching(/Z$/),
          last_sent: expect.stringMatching(/Z$/),
          received: null,
          first_received: null,
          last_received: null,
          waiting: 15_000,
          waiting_since: expect.stringMatching(/Z$/),
        },
      },
      { customer: null, mass: 4000, moves: [expect.objectContaining({ reason: 'PACK' })], delivered: null },
    ];
    expect(await left(BLEND_STOCK, blend)).toEqual({ went, into: [] });
    expect(await left(ROASTED_STOCK, batch)).toEqual({
      went: [
        {
          customer: { key: null, name: '온라인', name_locale: '온라인' },
          mass: 3000,
          moves: [expect.anything()],
          delivered: null,
        },
      ],
      into: [
        {
          key: blend,
          id: '2026-1',
          name: 'House',
          name_locale: '하우스',
          roasted_on: '2026-11-21',
          mass: 50_000,
          went,
        },
      ],
    });
    const stranger = await (await makeRoastery(api, admin, '옆집')).member('OWN');
    for (const by of [stranger, reader])
      for (const of of [by === stranger ? blend : 987_654_321, 0, 'x', null, {}])
        expect((await by.post(`${BLEND_STOCK}/left`, { lot: of })).http).toBe(404);
  });

  it.each([
    ['ROASTER', 403],
    ['SAST', 200],
    ['MNG', 200],
  ])('is written by %s: %s', async (role, http) => {
    const by = await place.member(role);
    const pack = { move_reason: 'PACK', ...BAGS };
    const answers = [
      await move({ ...DELIVERY, move_customer: '온라인' }, BLEND_STOCK, by),
      await move(pack, BLEND_STOCK, by),
    ];
    expect(answers.map((one) => one.http)).toEqual([http, http]);
  });
});
