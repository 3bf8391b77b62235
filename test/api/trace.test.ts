import { cafeBrewingResult } from '@hanjan/model/cafe/brewing/brewing_result.ts';
import { TRACE_PATH, type Trace, type TraceOf } from '@hanjan/model/roaster/trace/trace.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { type Chain, linkThem, makeChain } from '../harness/chain.ts';
import { makeOrg, newPerson, seat, within } from '../harness/org.ts';
import { withClient } from '../harness/sql.ts';

/** Who follows a lot up and down the chain, and what is said to them of whom it went to. */

let api: TestApi;
let admin: pg.Client;
beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

let people = 0;
async function worker(roaster_seq: number, rank = 'SAST'): Promise<Client & { readonly seq: number }> {
  const { client, user_seq } = await newPerson(api, admin, `trace.p${++people}`);
  await seat(admin, roaster_seq, user_seq, rank);
  return { ...within(client, { roaster_seq }), seq: user_seq };
}
const trace = async (by: Client, of: TraceOf) => (await by.post<Trace>(TRACE_PATH, of)).answer.result;

describe('who asks', () => {
  let chain: Chain;
  let lot: number;
  let batch: number;
  beforeAll(async () => {
    chain = await makeChain(admin);
    await admin.query(
      `UPDATE roaster_roasting_result_greenbean AS part SET greenbean_year_seq = (SELECT greenbean_year_seq FROM roaster_greenbean_year AS year
         WHERE year.org = part.org AND year.greenbean_roaster_seq = part.greenbean_roaster_seq) WHERE org = $1`,
      [chain.roaster],
    );
    await admin.query('UPDATE roaster_roasting_result SET greenbean_total_mass = 30000 WHERE org = $1', [
      chain.roaster,
    ]);
    const key = async (statement: string) => Number((await admin.query(statement, [chain.roaster])).rows[0].key);
    lot = await key('SELECT min(greenbean_year_seq) AS key FROM roaster_greenbean_year WHERE org = $1');
    batch = await key('SELECT blending_result_key AS key FROM roaster_blending_result WHERE org = $1');
  });

  it('is a member of the roastery from SAST on; a lot of another one is unknown', async () => {
    const of = { kind: 'greenbean', lot } as const;
    const [own, low, other] = [
      await worker(chain.roaster),
      await worker(chain.roaster, 'ROASTER'),
      await worker(await makeOrg(admin, 'roaster', '남')),
    ];
    expect((await own.post(TRACE_PATH, of)).http).toBe(200);
    expect((await low.post(TRACE_PATH, of)).http).toBe(403);
    expect((await other.post(TRACE_PATH, of)).http).toBe(404);
    expect((await api.guest().post(TRACE_PATH, { ...of, roaster_seq: chain.roaster })).http).toBe(401);
    for (const bad of [{ kind: 'cup', lot }, { kind: 'greenbean', lot: 0 }, { kind: 'greenbean' }, { lot: '1' }])
      expect((await own.post(TRACE_PATH, bad)).http).toBe(404);
  });

  it('learns which cafe has a batch only while it is linked, and how many cups were made of it', async () => {
    const by = await worker(chain.roaster);
    const { rows } = await admin.query(
      `INSERT INTO ${cafeBrewingResult.table} (org, brewing_result_date, received_seq, coffeebean_seq, removed_at)
       SELECT org, day::date, received_seq, coffeebean_seq, gone::timestamptz FROM cafe_received,
         (VALUES ('2026-11-23', NULL), ('2026-11-24', NULL), ('2026-11-24', '2026-11-24')) AS cup(day, gone)
        WHERE org = $1 RETURNING received_seq`,
      [chain.cafe],
    );
    expect(rows).toHaveLength(3);
    const cafes = async () => (await trace(by, { kind: 'greenbean', lot })).cafes;
    const told = {
      kind: 'blending',
      lot: batch,
      received: 10_000,
      left: 10_000,
      cups: 2,
      first_cup: '2026-11-23',
      last_cup: '2026-11-24',
    };
    expect(await cafes()).toEqual([{ ...told, cafe: null, received_date: '2026-11-23' }]);
    await linkThem(admin, chain, 'CAFE');
    expect(await cafes()).toEqual([
      expect.objectContaining({ ...told, cafe: expect.objectContaining({ name: '카페 온도' }) }),
    ]);
    await linkThem(admin, chain, 'EXCLD');
    expect((await cafes())[0]?.cafe).toBeNull();
  });

  it('reads what is said of a customer where they read the record of the customer', async () => {
    await linkThem(admin, chain, 'CAFE');
    const said = '화요일 오전에 받습니다.';
    await admin.query('UPDATE roaster_link SET roaster_cafe_desc = $2 WHERE roaster_org = $1', [chain.roaster, said]);
    await admin.query(
      `INSERT INTO stock_move (org, blending_result_key, move_mass, move_balance, move_reason, move_customer_seq, rgst_by)
       SELECT $1, $2, m.mass, m.balance, m.reason, m.customer, 0 FROM (SELECT link_seq FROM roaster_link WHERE roaster_org = $1) AS link,
         LATERAL (VALUES (9000, 9000, 'BLEND', NULL), (-700, 8300, 'DELIVER', link_seq)) AS m(mass, balance, reason, customer)`,
      [chain.roaster, batch],
    );
    const contacts = async (rank: string) =>
      (await trace(await worker(chain.roaster, rank), { kind: 'blending', lot: batch })).gone.map(
        ({ customer, contact }) => [customer?.name, contact],
      );
    expect(await contacts('SAST')).toEqual([['카페 온도', null]]);
    expect(await contacts('MNG')).toEqual([['카페 온도', said]]);
  });

  it('learns how many notes people wrote by its links and by those of lots of it, and of nobody', async () => {
    const by = await worker(chain.roaster);
    const notes = async (of: TraceOf) => (await trace(by, of)).notes;
    const of = { kind: 'greenbean', lot } as const;
    expect(await notes(of)).toBe(0);
    const guest = await newPerson(api, admin, 'trace.guest');
    const write = (type: string, link: string, removed = false) =>
      admin.query(
        `INSERT INTO user_cupnote (user_seq, cupnote_name, cupnote_place, cupnote_date, coffeebean_uuid_type, coffeebean_uuid, removed_at)
         VALUES ($1, 'note', 'HOME', '2026-11-24', $2, $3, CASE WHEN $4 THEN now() END)`,
        [guest.user_seq, type, link, removed],
      );
    await write('RSTRDT', chain.links.RSTRDT);
    await write('CAFEDT', chain.links.CAFEDT);
    await write('CAFEDT', chain.links.CAFEDT, true);
    // Of the blend at large, or of the coffee of a cafe, it is no note of this batch.
    await write('RSTRDF', chain.links.RSTRDF);
    await write('CAFEDF', chain.links.CAFEDF);
    expect(await notes(of)).toBe(2);
    expect(await notes({ kind: 'blending', lot: batch })).toBe(2);
    const other = await makeOrg(admin, 'roaster', '다른 곳');
    const count = await withClient(api.database.logins.app, async (app) => {
      await app.query('BEGIN');
      const asking = `SELECT set_config('app.org', $1, true), set_config('app.user', $2, true)`;
      await app.query(asking, [String(other), String(by.seq)]);
      const { rows } = await app.query('SELECT trace_notes(ARRAY[$1::bigint]) AS notes', [batch]);
      await app.query('ROLLBACK');
      return Number(rows[0].notes);
    });
    expect(count).toBe(0);
  });

  it('gets whom it went to as a sheet', async () => {
    const by = await worker(chain.roaster);
    const answer = await fetch(`${api.origin}${TRACE_PATH}/export`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: by.cookie,
        'sec-fetch-site': 'same-origin',
        'accept-language': 'en',
      },
      body: JSON.stringify({ kind: 'greenbean', lot, format: 'csv', roaster_seq: chain.roaster }),
    });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/^\uFEFF?Customer,/);
  });
});
