import { TRACE_PATH, type Trace } from '@hanjan/model/roaster/trace/trace.ts';
import { DELIVERED_CALL, type DeliveredHere } from '@hanjan/model/stock/delivered.ts';
import { STOCK_CALLS, type StockLeft } from '@hanjan/model/stock/stock.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { type Chain, linkThem, makeChain } from '../harness/chain.ts';
import { makeOrg, newPerson, seat, within } from '../harness/org.ts';
import { told } from '../harness/roastery.ts';

/** What a roastery delivered of a batch and what a linked cafe received of it, as either side sees it. */

const LEFT = `${STOCK_CALLS.blending.path}/left`;

let api: TestApi;
let admin: pg.Client;
let chain: Chain;
let roaster: Client & { readonly seq: number };
let barista: Client & { readonly seq: number };
let batch: number;
let lot: number;
let link: number;
let people = 0;

async function worker(org: number, kind: 'cafe' | 'roaster', rank: string) {
  const { client, user_seq } = await newPerson(api, admin, `delivered.p${++people}`);
  await seat(admin, org, user_seq, rank);
  return { ...within(client, { [`${kind}_seq`]: org }), seq: user_seq };
}
const keyOf = async (statement: string, values: unknown[] = []) =>
  Number((await admin.query(statement, values)).rows[0].key);

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  chain = await makeChain(admin);
  roaster = await worker(chain.roaster, 'roaster', 'SAST');
  barista = await worker(chain.cafe, 'cafe', 'BARISTA');
  batch = await keyOf('SELECT blending_result_key AS key FROM roaster_blending_result WHERE org = $1', [chain.roaster]);
  lot = await keyOf('SELECT received_seq AS key FROM cafe_received WHERE org = $1', [chain.cafe]);
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});
beforeEach(async () => {
  await linkThem(admin, chain, 'CSTMR');
  link = await keyOf('SELECT link_seq AS key FROM roaster_link WHERE roaster_org = $1 AND cafe_org = $2', [
    chain.roaster,
    chain.cafe,
  ]);
  await admin.query('DELETE FROM stock_move');
  await admin.query(
    `UPDATE cafe_received SET received_mass = 11000, removed_at = NULL, rgst_at = '2026-11-20 12:00+09'`,
  );
  await admin.query(
    `UPDATE roaster_blending_result SET cafe_public_stage = 'DTL', removed_at = NULL; UPDATE org SET org_use = true`,
  );
});

/** The roastery writes that it delivered so much of the batch, so many days before the receipt was written. */
const deliver = (mass: number, { bags = null as number | null, before = 1, to = link } = {}) =>
  keyOf(
    `INSERT INTO stock_move (org, blending_result_key, move_mass, move_balance, move_reason, move_customer_seq, rgst_by,
         move_bag_mass, move_bag_count, rgst_at)
       VALUES ($1, $2, $3, 10000, 'DELIVER', $4, $5, $6, $7, timestamptz '2026-11-20 12:00+09' - $8 * interval '1 day')
       RETURNING move_seq AS key`,
    [chain.roaster, batch, -mass, to, roaster.seq, bags && mass / bags, bags, before],
  );
const takeBack = (move: number) =>
  admin.query(
    `INSERT INTO stock_move (org, blending_result_key, move_mass, move_balance, move_reason, move_customer_seq, rgst_by, back_of)
     SELECT org, blending_result_key, -move_mass, move_balance, move_reason, move_customer_seq, rgst_by, move_seq
       FROM stock_move WHERE move_seq = $1`,
    [move],
  );
const unreceived = () => admin.query('UPDATE cafe_received SET removed_at = now()');
/** As long before now as a delivery must not be for a cafe to be told that it is under way. */
const daysAgo = (days: number) => admin.query(`UPDATE stock_move SET rgst_at = now() - $1 * interval '1 day'`, [days]);

const left = async () => told(await roaster.post<StockLeft>(LEFT, { lot: batch })).went;
const ofRoaster = async () => (await left()).map(({ delivered }) => delivered);
const traced = async () => told(await roaster.post<Trace>(TRACE_PATH, { kind: 'blending', lot: batch })).delivered;
const ofLot = async (by: Client = barista) =>
  told(await by.post<readonly DeliveredHere[]>(DELIVERED_CALL, { received_seq: lot }));
const underWay = async (by: Client = barista) => told(await by.post<readonly DeliveredHere[]>(DELIVERED_CALL));

describe('both sides see', () => {
  it('twelve bags that went and eleven that came', async () => {
    await deliver(12_000, { bags: 12 });
    const figures = {
      ...{ sent: 12_000, bags: 12, received: 11_000, first_received: '2026-11-23', last_received: '2026-11-23' },
      ...{ waiting: 0, waiting_since: null },
    };
    expect(await ofRoaster()).toMatchObject([figures]);
    expect(await traced()).toMatchObject([{ ...figures, lot: batch, cafe: { key: link, name: '카페 온도' } }]);
    expect(await ofLot()).toMatchObject([
      { ...figures, info_uuid: chain.links.RSTRDT, blending_name: 'Noon Blend', roaster: { name: '느린 로스터리' } },
    ]);
    expect(await underWay()).toEqual([]);
  });

  it('deliveries added up, in bags only where all of them were, and none that was taken back', async () => {
    await deliver(6000, { bags: 6, before: 3 });
    const wrong = await deliver(9000, { before: 2 });
    expect(await ofRoaster()).toMatchObject([{ sent: 15_000, bags: null }]);
    await takeBack(wrong);
    expect(await ofRoaster()).toMatchObject([{ sent: 6000, bags: 6 }]);
    expect(await ofLot()).toMatchObject([{ sent: 6000, bags: 6 }]);
  });

  it('what was delivered after the receipt as under way, as long as less came than went', async () => {
    await deliver(11_000);
    await deliver(5000, { before: -1 });
    expect(await ofRoaster()).toMatchObject([{ sent: 16_000, received: 11_000, waiting: 5000 }]);
    await admin.query('UPDATE cafe_received SET received_mass = 16000');
    expect(await ofLot()).toMatchObject([{ received: 16_000, waiting: 0, waiting_since: null }]);
  });

  it('what came without a delivery', async () => {
    expect(await left()).toMatchObject([
      { customer: { key: link }, mass: 0, moves: [], delivered: { sent: 0, bags: null, received: 11_000 } },
    ]);
    expect(await ofLot()).toMatchObject([{ sent: 0, received: 11_000 }]);
  });

  it('of a batch that went into a blend nothing, of a roast the blends that it went into', async () => {
    await deliver(12_000, { bags: 12 });
    const roast = await keyOf('SELECT min(roasting_result_key) AS key FROM roaster_roasting_result');
    const { went, into } = told(await roaster.post<StockLeft>(`${STOCK_CALLS.roasting.path}/left`, { lot: roast }));
    expect(went).toEqual([]);
    expect(into).toMatchObject([{ key: batch, went: [{ delivered: { sent: 12_000, received: 11_000 } }] }]);
  });
});

describe('what is under way', () => {
  it('is what the cafe has not received for at most 30 days, with the link that receives it', async () => {
    await unreceived();
    await deliver(2000, { bags: 2 });
    await daysAgo(29);
    expect(await underWay()).toMatchObject([
      { info_uuid: chain.links.RSTRDT, sent: 2000, bags: 2, received: null, waiting: 2000 },
    ]);
    await daysAgo(31);
    expect(await underWay()).toEqual([]);
  });

  it('does not say which batch it is where the roastery shows that to no cafe', async () => {
    await unreceived();
    await deliver(2000);
    await daysAgo(1);
    await admin.query(`UPDATE roaster_blending_result SET cafe_public_stage = 'NONE'`);
    const [one] = await underWay();
    expect(one).toMatchObject({ info_uuid: null, blending_name: null, blending_result_date: null, waiting: 2000 });
    await admin.query('UPDATE roaster_blending_result SET removed_at = now()');
    expect(await underWay()).toEqual([]);
  });
});

describe('neither side sees', () => {
  const nobody = async () => {
    expect(await underWay()).toEqual([]);
    expect(await ofLot()).toEqual([]);
    expect(await traced()).toEqual([]);
    for (const delivered of await ofRoaster()) expect(delivered).toBeNull();
  };

  it.each(['FIRE', 'EXCLD', 'WTSGNP', 'HLD'])('anything over a link that is %s', async (state) => {
    await deliver(2000, { before: -1 });
    await linkThem(admin, chain, state);
    await nobody();
  });

  it('anything over a link that is switched off', async () => {
    await deliver(2000, { before: -1 });
    await admin.query('UPDATE roaster_link SET roaster_cafe_use = false');
    await nobody();
    await admin.query('UPDATE roaster_link SET roaster_cafe_use = true');
  });

  it('what is between the other and somebody else', async () => {
    const other = { roaster: chain.roaster, cafe: await makeOrg(admin, 'cafe', '다른 카페'), links: chain.links };
    await linkThem(admin, other, 'CSTMR');
    const to = await keyOf('SELECT link_seq AS key FROM roaster_link WHERE cafe_org = $1', [other.cafe]);
    const stranger = await worker(other.cafe, 'cafe', 'OWN');
    await deliver(2000, { bags: 2 });
    await deliver(3000, { to, before: 0 });
    await daysAgo(1);
    expect(await underWay(stranger)).toMatchObject([{ sent: 3000, received: null, waiting: 3000 }]);
    expect((await stranger.post(DELIVERED_CALL, { received_seq: lot })).http).toBe(404);
    expect(await ofLot()).toMatchObject([{ sent: 2000 }]);
    expect((await traced()).map(({ cafe, sent }) => [cafe.key, sent]).toSorted()).toEqual(
      [
        [link, 2000],
        [to, 3000],
      ].toSorted(),
    );
    const rival = await worker(await makeOrg(admin, 'roaster', '다른 로스터리'), 'roaster', 'OWN');
    expect((await rival.post(LEFT, { lot: batch })).http).toBe(404);
  });
});

describe('who asks', () => {
  it('is somebody who works there, of a lot that is there', async () => {
    const { client } = await newPerson(api, admin, 'delivered.someone');
    expect((await client.post(DELIVERED_CALL, { cafe_seq: chain.cafe })).http).toBe(403);
    expect((await api.guest().post(DELIVERED_CALL, { cafe_seq: chain.cafe })).http).toBe(401);
    expect((await roaster.post(DELIVERED_CALL, { cafe_seq: chain.cafe })).http).toBe(403);
    for (const received_seq of [0, -1, 'x', 1.5, {}, lot + 1_000_000])
      expect((await barista.post(DELIVERED_CALL, { received_seq })).http, String(received_seq)).toBe(404);
    await unreceived();
    expect((await barista.post(DELIVERED_CALL, { received_seq: lot })).http).toBe(404);
  });

  it('is asked by the database, too: as the role alone nobody hears of others', async () => {
    await deliver(2000, { bags: 2 });
    const asked = async (org: number, user: number) => {
      await admin.query('BEGIN');
      await admin.query(`SELECT set_config('app.org', $1, true), set_config('app.user', $2, true)`, [
        String(org),
        String(user),
      ]);
      await admin.query('SET LOCAL ROLE hanjan_app');
      const count = async (statement: string, values: unknown[]) => (await admin.query(statement, values)).rowCount;
      const counts = [
        await count('SELECT FROM delivered_to_cafes($1)', [[batch]]),
        await count('SELECT FROM delivered_to_us($1)', [chain.links.RSTRDT]),
      ];
      await admin.query('ROLLBACK');
      return counts;
    };
    expect(await asked(chain.roaster, roaster.seq)).toEqual([1, 0]);
    expect(await asked(chain.cafe, barista.seq)).toEqual([0, 1]);
    // Who names an organisation in which they have no place, and who has entered none.
    expect(await asked(chain.cafe, roaster.seq)).toEqual([0, 0]);
    expect(await asked(chain.roaster, barista.seq)).toEqual([0, 0]);
    expect(await asked(0, roaster.seq)).toEqual([0, 0]);
    // What stands behind the two doors reads, for everybody else, their own rows alone.
    await admin.query(`BEGIN; SELECT set_config('app.user', '', true); SET LOCAL ROLE hanjan_app`);
    const behind = await admin.query('SELECT FROM bean_delivered($1, $2)', [[link], [batch]]);
    await admin.query('ROLLBACK');
    expect(behind.rowCount).toBe(0);
    const { rows } = await admin.query(
      `SELECT bool_or(has_function_privilege('hanjan_sign', oid, 'EXECUTE')) AS open FROM pg_proc
        WHERE proname IN ('delivered_to_cafes', 'delivered_to_us')`,
    );
    expect(rows).toEqual([{ open: false }]);
  });
});
