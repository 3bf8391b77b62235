import { cafeBrewingResult } from '@hanjan/model/cafe/brewing/brewing_result.ts';
import { CAFE_TRACE_PATH, type CafeTrace } from '@hanjan/model/cafe/trace.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { type Chain, linkThem, makeChain } from '../harness/chain.ts';
import { makeOrg, newPerson, seat, within } from '../harness/org.ts';

/** A received lot of a cafe, up to the roastery's batch and down to its cups. */

let api: TestApi;
let admin: pg.Client;
let chain: Chain;
let by: Client & { readonly seq: number };
let lot: number;
let brew: number;
let people = 0;

async function worker(cafe_seq: number, rank = 'BARISTA'): Promise<Client & { readonly seq: number }> {
  const { client, user_seq } = await newPerson(api, admin, `cafe.trace.p${++people}`);
  await seat(admin, cafe_seq, user_seq, rank);
  return { ...within(client, { cafe_seq }), seq: user_seq };
}

const trace = async (client: Client, of: object) => (await client.post<CafeTrace>(CAFE_TRACE_PATH, of)).answer.result;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  chain = await makeChain(admin);
  by = await worker(chain.cafe);
  const key = async (statement: string) => Number((await admin.query(statement, [chain.cafe])).rows[0].key);
  lot = await key('SELECT received_seq AS key FROM cafe_received WHERE org = $1');
  await admin.query(
    `INSERT INTO ${cafeBrewingResult.table} (org, brewing_result_date, received_seq, coffeebean_seq, brewing_bean_mass, removed_at)
     SELECT org, day::date, received_seq, coffeebean_seq, 180, gone::timestamptz FROM cafe_received,
       (VALUES ('2026-11-23', NULL), ('2026-11-24', NULL), ('2026-11-24', NULL), ('2026-11-25', '2026-11-25')) AS cup(day, gone)
      WHERE org = $1`,
    [chain.cafe],
  );
  brew = await key(
    `SELECT min(${cafeBrewingResult.key}) AS key FROM ${cafeBrewingResult.table} WHERE org = $1 AND removed_at IS NULL`,
  );
  await admin.query(
    `INSERT INTO stock_move (org, received_seq, move_mass, move_balance, move_reason, move_memo, rgst_by)
     SELECT $1, $2, m.mass, m.balance, m.reason, m.memo, $3 FROM (VALUES (10000, 10000, 'RECEIVE', NULL), (-540, 9460, 'BREW', NULL),
       (-60, 9400, 'WASTE', 'spilt'), (-25, 9375, 'COUNT', NULL)) AS m(mass, balance, reason, memo)`,
    [chain.cafe, lot, by.seq],
  );
  await admin.query('UPDATE cafe_received SET received_instock = 9375 WHERE org = $1', [chain.cafe]);
  await admin.query(
    `INSERT INTO cafe_qc_coffeebean (org, cupnote_name, cupnote_date, cupnote_satis, coffeebean_seq)
     SELECT org, day, day::date, 8, coffeebean_seq FROM cafe_received, (VALUES ('2026-11-24'), ('2026-11-25')) AS note(day) WHERE org = $1`,
    [chain.cafe],
  );
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

describe('a received lot', () => {
  it('is accounted for to the gram: what came was used, thrown away, is there, or is not explained', async () => {
    const { lot: found } = await trace(by, { lot });
    const { received, used, waste, counted, closing, opening } = found;
    expect({ received, used, waste, counted, closing, opening }).toEqual({
      ...{ received: 10_000, used: 540, waste: 60, counted: -25, closing: 9_375, opening: 0 },
    });
    expect(received - used - waste + counted).toBe(closing);
    expect(found).toMatchObject({ lot, name: 'Noon Blend', received_date: '2026-11-23' });
  });

  it('leads down to its brews by day, notes of these days, and what was thrown away and counted', async () => {
    const { days, notes, moves } = await trace(by, { lot });
    expect(days).toEqual([
      { day: '2026-11-24', cups: 2, mass: 360 },
      { day: '2026-11-23', cups: 1, mass: 180 },
    ]);
    expect(days.reduce((sum, { mass }) => sum + mass, 0)).toBe(540);
    expect(notes).toMatchObject([{ cupnote_date: '2026-11-24', name: '2026-11-24', cupnote_satis: 8 }]);
    expect(moves).toMatchObject([
      { reason: 'COUNT', mass: -25, memo: null },
      { reason: 'WASTE', mass: -60, memo: 'spilt' },
    ]);
  });

  it('leads up to the batch as the roastery tells it to a linked cafe, and to any cafe as it tells anybody', async () => {
    await linkThem(admin, chain, 'CAFE');
    const told = (await trace(by, { lot })).batch;
    expect(told?.detail).toMatchObject({ org_name: '느린 로스터리', blending_result_date: '2026-11-21' });
    expect(told?.greens.map(({ greenbean_name }) => greenbean_name)).toEqual(
      expect.arrayContaining(['Guji Uraga', 'Huila Pink']),
    );
    await linkThem(admin, chain, 'EXCLD');
    const less = (await trace(by, { lot })).batch;
    expect(less?.greens.filter(({ greenbean_name }) => greenbean_name) ?? []).toEqual([]);
    await admin.query('UPDATE cafe_received SET blending_result_uuid = NULL WHERE org = $1', [chain.cafe]);
    expect((await trace(by, { lot })).batch).toBeNull();
  });

  it('is found by a brew of it', async () => {
    expect((await trace(by, { brew })).lot.lot).toBe(lot);
  });

  it('is for members of the cafe alone; another cafe’s is unknown', async () => {
    const other = await worker(await makeOrg(admin, 'cafe', '남의 카페'), 'OWN');
    for (const of of [{ lot }, { brew }]) expect((await other.post(CAFE_TRACE_PATH, of)).http).toBe(404);
    for (const bad of [{}, { lot: 0 }, { lot: '1' }, { brew: -1 }, { lot: 987_654_321 }])
      expect((await by.post(CAFE_TRACE_PATH, bad)).http).toBe(404);
    expect((await api.guest().post(CAFE_TRACE_PATH, { lot, cafe_seq: chain.cafe })).http).toBe(401);
    await seat(admin, chain.cafe, by.seq, 'FIRE');
    expect((await by.post(CAFE_TRACE_PATH, { lot })).http).toBe(403);
  });
});
