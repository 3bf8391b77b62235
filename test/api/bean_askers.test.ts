import { BEAN_KINDS, BEAN_LINKS, type BeanKind, CAFE_BEAN_CALLS } from '@hanjan/model/bean/info.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { type Beans, makeBeans } from '../harness/beans.ts';
import { linkThem } from '../harness/chain.ts';
import { seat } from '../harness/org.ts';

/** Who is told something by the link of a coffee, and that nobody comes to it by another way. */

let api: TestApi;
let admin: pg.Client;
let chain: Beans['chain'];
let staff: Client;
let barista: Client;
let someone: Client;
let seqs: Beans['seqs'];
let ask: Beans['ask'];
let askAsCafe: Beans['askAsCafe'];
let setStages: Beans['setStages'];
let usualStages: Beans['usualStages'];
beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  ({ chain, staff, barista, someone, seqs, ask, askAsCafe, setStages, usualStages } = await makeBeans(api, admin));
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

describe('who asks', () => {
  const audienceOf = async (answer: ReturnType<typeof ask>) => (await answer).answer.result?.audience ?? 'unknown';

  it('is a linked cafe in an active state alone, and only in the cafe that is linked', async () => {
    for (const [state, is] of Object.entries({
      CSTMR: 'cafe',
      CAFE: 'cafe',
      RSTR: 'cafe',
      EXCLD: 'customer',
      WTSGNP: 'customer',
      HLD: 'customer',
      CNCL: 'customer',
      FIRE: 'customer',
    })) {
      await linkThem(admin, chain, state);
      expect([state, await audienceOf(askAsCafe('RSTRDF'))]).toEqual([state, is]);
    }
    await linkThem(admin, chain, 'CAFE');
    expect(await audienceOf(ask(barista, 'RSTRDF'))).toBe('customer');
    expect(
      (await someone.post(CAFE_BEAN_CALLS.RSTRDF, { blending_uuid: chain.links.RSTRDF, cafe_seq: chain.cafe })).http,
    ).toBe(403);
  });

  it('is never more than they are, and less where they wish it', async () => {
    expect(await audienceOf(ask(api.guest(), 'RSTRDF', undefined, { audience: 'roaster' }))).toBe('normal');
    expect(await audienceOf(ask(someone, 'RSTRDF', undefined, { audience: 'cafe' }))).toBe('customer');
    expect(await audienceOf(ask(staff, 'RSTRDF', undefined, { audience: 'customer' }))).toBe('customer');
    expect(await audienceOf(ask(staff, 'RSTRDF', undefined, { audience: 'normal' }))).toBe('normal');
    expect(await audienceOf(ask(api.guest(), 'RSTRDF', undefined, { audience: 'customer' }))).toBe('normal');
    expect(await audienceOf(askAsCafe('RSTRDF', undefined, { check_cafe_public_stage: false }))).toBe('customer');
  });

  it('is staff no longer once they are dismissed', async () => {
    await seat(admin, chain.roaster, seqs.staff, 'FIRE');
    expect(await audienceOf(ask(staff, 'RSTRDF'))).toBe('customer');
    await seat(admin, chain.roaster, seqs.staff, 'ROASTER', { isOn: false });
    expect(await audienceOf(ask(staff, 'RSTRDF'))).toBe('customer');
    await seat(admin, chain.roaster, seqs.staff, 'ROASTER');
    expect(await audienceOf(ask(staff, 'RSTRDF'))).toBe('roaster');
  });
});

it('reads no table that a connection of the application made for itself', async () => {
  // Nobody may make one in a database that the product makes; in one of somebody's own everybody may.
  await admin.query(`GRANT TEMPORARY ON DATABASE ${pg.escapeIdentifier(admin.database ?? '')} TO hanjan_app`);
  const client = new pg.Client({ connectionString: api.database.logins.app });
  await client.connect();
  try {
    await client.query('BEGIN READ WRITE');
    await client.query(`SELECT set_config('app.user', $1, true)`, [String(seqs.someone)]);
    await client.query(
      `CREATE TEMPORARY TABLE membership AS SELECT ${chain.roaster}::bigint AS org, ${seqs.someone}::bigint AS user_seq,
         'OWN' AS user_auth, true AS user_use; GRANT SELECT ON membership TO hanjan_bean`,
    );
    const { rows } = await client.query("SELECT bean_info('RSTRDF', $1, NULL) AS info", [chain.links.RSTRDF]);
    expect(rows[0].info.audience).toBe('customer');
  } finally {
    await client.end();
  }
});

it('leaves no function of the database that finds a temporary table before its own', async () => {
  const { rows } = await admin.query(
    `SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace
        AND (prosecdef OR proconfig::text LIKE '%search_path%public%') AND coalesce(proconfig::text, '') NOT LIKE '%public, pg_temp%'`,
  );
  expect(rows).toEqual([]);
});

it('answers what is unknown, of another kind, removed, private or of a closed organisation alike', async () => {
  const UNKNOWN = '6f1c0d1e-6a8b-4d8a-9a53-0a3f4f3b2c1d';
  const answers = new Set<string>();
  const heard = async (kind: BeanKind, link: unknown) => {
    const { http, answer } = await someone.post(BEAN_LINKS[kind].call, { [BEAN_LINKS[kind].named]: link });
    const { request_id: _, ...said } = answer;
    answers.add(JSON.stringify([http, said]));
  };
  for (const kind of BEAN_KINDS) {
    for (const link of [UNKNOWN, '', null, 7, {}, [], 'x'.repeat(5000), '0'.repeat(36), "'; --"])
      await heard(kind, link);
    for (const other of BEAN_KINDS) if (other !== kind) await heard(kind, chain.links[other]);
    await setStages(kind, 'NONE');
    await heard(kind, chain.links[kind]);
    await usualStages();
  }
  for (const table of ['roaster_blending', 'roaster_blending_result', 'cafe_coffeebean', 'cafe_received'])
    await admin.query(`UPDATE ${table} SET removed_at = now()`);
  for (const kind of BEAN_KINDS) await heard(kind, chain.links[kind]);
  for (const table of ['roaster_blending', 'roaster_blending_result', 'cafe_coffeebean', 'cafe_received'])
    await admin.query(`UPDATE ${table} SET removed_at = NULL`);
  await admin.query('UPDATE org SET org_use = false');
  for (const kind of BEAN_KINDS) await heard(kind, chain.links[kind]);
  await admin.query('UPDATE org SET org_use = true');
  expect([...answers]).toHaveLength(1);
  expect([...answers][0]).toMatch(/^\[404,.*bean_unknown/);
  expect((await ask(someone, 'RSTRDF')).http).toBe(200);
});

it('is read through no other door: nobody becomes its role, and the application reads no row of another by itself', async () => {
  const client = new pg.Client({ connectionString: api.database.logins.app });
  await client.connect();
  await expect(client.query('SET ROLE hanjan_bean')).rejects.toThrow(/permission denied/);
  await expect(client.query(`SELECT bean_blend($1, NULL)`, [chain.links.RSTRDF])).resolves.toMatchObject({
    rows: [{ bean_blend: null }],
  });
  for (const login of ['sign', 'backup'] as const) {
    const other = new pg.Client({ connectionString: api.database.logins[login] });
    await other.connect();
    await expect(other.query(`SELECT bean_info('RSTRDF', $1, NULL)`, [chain.links.RSTRDF])).rejects.toThrow(
      /permission denied/,
    );
    await other.end();
  }
  await client.end();
});
