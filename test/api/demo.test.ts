import { ORG_ROLES, type Row } from '@hanjan/core';
import { BEAN_LINKS, type BeanInfo } from '@hanjan/model/bean/info.ts';
import { TRACE_PATH, type Trace } from '@hanjan/model/roaster/trace/trace.ts';
import { DELIVERED_CALL, type DeliveredHere } from '@hanjan/model/stock/delivered.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../apps/server/app.ts';
import { PEOPLE } from '../../apps/server/demo/people.ts';
import { hasDemo } from '../../apps/server/demo/remove.ts';
import { type Client, clientOf, startApi, type TestApi } from '../harness/api.ts';
import { within } from '../harness/org.ts';
import { told } from '../harness/roastery.ts';

interface Place {
  readonly org_kind: string;
  readonly user_auth: string;
  readonly user_use: boolean;
}
interface Filled {
  readonly password: string;
  readonly people: readonly { readonly user_id: string; readonly places: readonly Place[] }[];
}

let api: TestApi;
let admin: pg.Client;
let boss: Client;
let somebody: Client;
let filled: Filled;

const countAll = async () => {
  const { rows: tables } = await admin.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1",
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await admin.query<{ count: string }>(`SELECT count(*) FROM ${name}`);
    counts[name] = Number(rows[0]?.count);
  }
  return counts;
};

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  boss = await api.person('the.boss');
  somebody = await api.person('somebody');
  await somebody.post('/api/user/qc/coffeebean/edit', {
    cupnote_name: '내 노트',
    cupnote_place: 'HOME',
    cupnote_date: '2026-11-20',
  });
  await admin.query("UPDATE account SET user_type = 'SADMIN' WHERE user_id = 'the.boss'");
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

describe('the demo', { timeout: 120_000 }, () => {
  let before: Record<string, number>;

  it('is not there until it is asked for', async () => {
    before = await countAll();
    const { answer } = await boss.get('/api/setting/demo');
    expect(answer.result).toEqual({ is_filled: false, cafes: 0, roasters: 0, people: 0, notes: 0 });
  });

  it('fills two cafes, two roasters, a person of every role and state, and hundreds of notes', async () => {
    const { http, answer } = await boss.post<Filled>('/api/setting/demo/fill');
    expect([http, answer.description]).toEqual([200, '']);
    filled = answer.result;
    const state = (await boss.get<Record<string, number>>('/api/setting/demo')).answer.result;
    expect(state).toMatchObject({ is_filled: true, cafes: 2, roasters: 2, people: PEOPLE.length });
    expect(state.notes).toBeGreaterThan(300);
    for (const [kind, roles] of Object.entries(ORG_ROLES)) {
      const places = filled.people.flatMap((person) => person.places).filter(({ org_kind }) => org_kind === kind);
      const on = places.filter(({ user_use }) => user_use).map(({ user_auth }) => user_auth);
      expect(on).toEqual(expect.arrayContaining([...roles, 'WTSGNP', 'HLD', 'CNCL', 'RJCT', 'RJN', 'FIRE']));
      expect(places.some(({ user_use }) => !user_use)).toBe(true);
    }
    const waiting = await admin.query(
      `SELECT org_name, count(*) FILTER (WHERE user_desc ~ '[가-힣]')::integer AS ko,
              count(*) FILTER (WHERE user_desc ~ '^[ -~]+$')::integer AS en
         FROM membership JOIN org USING (org) WHERE user_auth = 'WTSGNP' GROUP BY org_name ORDER BY org_name`,
    );
    expect(waiting.rows).toEqual([
      { org_name: 'Bulssi Roastery', ko: 1, en: 1 },
      { org_name: 'Cafe Mulgyeol', ko: 1, en: 1 },
    ]);
    const open = await admin.query(
      `SELECT event_type FROM roaster_event WHERE event_start <= now() AND now() < event_end ORDER BY event_type`,
    );
    expect(open.rows.map(({ event_type }) => event_type)).toEqual(['CSTMR', 'SGNP']);
    const { rows } = await admin.query(
      "SELECT count(*) FILTER (WHERE cupnote_desc ~ '[가-힣]') AS ko, count(*) AS all FROM user_cupnote",
    );
    expect(Number(rows[0].ko)).toBeGreaterThan(150);
    expect(Number(rows[0].all) - Number(rows[0].ko)).toBeGreaterThan(100);
  });

  it('is not filled twice', async () => {
    const { http, answer } = await boss.post('/api/setting/demo/fill');
    expect([http, answer.code]).toEqual([409, 'demo_filled']);
  });

  it('is one piece of work: nobody interferes, and what was left unfinished is begun anew', async () => {
    await admin.query('UPDATE account SET user_use = false WHERE is_demo');
    expect((await boss.get<Row>('/api/setting/demo')).answer.result.is_filled).toBe(false);
    const [filling, ...others] = await Promise.all([
      boss.post<Filled>('/api/setting/demo/fill'),
      ...['fill', 'remove', 'fill'].map(async (call) => {
        await new Promise((resume) => setTimeout(resume, 200));
        return boss.post(`/api/setting/demo/${call}`);
      }),
    ]);
    expect(others.map(({ http, answer }) => `${http} ${answer.code}`)).toEqual(others.map(() => '409 demo_busy'));
    expect(filling?.http).toBe(200);
    filled = filling?.answer.result as Filled;
    const { rows } = await admin.query('SELECT count(*)::integer AS count FROM account WHERE is_demo');
    expect(rows[0].count).toBe(PEOPLE.length);
  });

  it('lets everybody in by the password that was told, where their role opens something', async () => {
    for (const { user_id, places } of filled.people) {
      const client = api.guest();
      const { http } = await client.post('/api/sign/signin', { user_id, user_pass: filled.password });
      expect([user_id, http]).toEqual([user_id, 200]);
      const { answer } = await client.post<{ cafe_auth: { auth_seq: number; is_demo: boolean }[] }>(
        '/api/userAuth/select',
      );
      const active = places.filter(
        ({ org_kind, user_auth, user_use }) =>
          org_kind === 'cafe' && user_use && (ORG_ROLES.cafe as readonly string[]).includes(user_auth),
      );
      expect([user_id, answer.result.cafe_auth.length]).toEqual([user_id, active.length]);
      for (const { auth_seq, is_demo } of answer.result.cafe_auth) {
        expect(is_demo).toBe(true);
        const lots = await client.post<unknown[]>('/api/cafe/coffeebean/received/list', { cafe_seq: auth_seq });
        expect(lots.answer.result.length).toBe(10);
      }
    }
  });

  it('lets nobody of it in where the product is public, unless that is wanted', async () => {
    const [{ user_id } = { user_id: '' }] = filled.people;
    for (const [isDemoOpen, expected] of [
      [undefined, 401],
      [false, 401],
      [true, 200],
    ] as const) {
      const app = await buildApp({
        addresses: api.database.logins,
        origin: 'https://notes.example.org',
        logLevel: 'silent',
        ...(isDemoOpen !== undefined && { isDemoOpen }),
      });
      const origin = await app.listen({ port: 0, host: '127.0.0.1' });
      const { http } = await clientOf(() => origin).post('/api/sign/signin', { user_id, user_pass: filled.password });
      await app.close();
      expect([isDemoOpen, http]).toEqual([isDemoOpen, expected]);
    }
    expect(filled.password).toMatch(/^[a-z2-9]{20}$/);
    expect(await hasDemo(api.database.url)).toBe(true);
  });

  it('has a roastery of two months, whose stock is what was moved, day by day', async () => {
    const roastery = api.guest();
    await roastery.post('/api/sign/signin', { user_id: 'demo.roaster.roaster', user_pass: filled.password });
    const { answer } = await roastery.post<{ roaster_auth: { auth_seq: number }[] }>('/api/userAuth/select');
    const [place] = answer.result.roaster_auth;
    const roasts = await roastery.post<Row[]>('/api/roaster/roasting/result/list', { roaster_seq: place?.auth_seq });
    expect(roasts.answer.pagination?.total).toBeGreaterThan(60);
    const { rows } = await admin.query(`
      SELECT count(DISTINCT rgst_at::date)::integer AS days, count(*) FILTER (WHERE rgst_at > now())::integer AS ahead,
             array_agg(DISTINCT move_reason) AS reasons FROM stock_move`);
    expect(rows[0]).toEqual({
      days: expect.any(Number),
      ahead: 0,
      reasons: ['BLEND', 'BREW', 'COUNT', 'DELIVER', 'RECEIVE', 'ROAST', 'WASTE'],
    });
    expect(rows[0].days).toBeGreaterThan(50);
    const wrong = await admin.query(`
      SELECT greenbean_year_seq, roasting_result_key, blending_result_key, received_seq, sum(move_mass)
        FROM stock_move LEFT JOIN roaster_greenbean_year USING (org, greenbean_year_seq)
             LEFT JOIN roaster_roasting_result USING (org, roasting_result_key)
             LEFT JOIN roaster_blending_result USING (org, blending_result_key)
             LEFT JOIN cafe_received USING (org, received_seq)
       GROUP BY 1, 2, 3, 4, greenbean_instock, roasting_instock, blending_instock, received_instock
      HAVING sum(move_mass) <> coalesce(greenbean_instock, roasting_instock, blending_instock, received_instock)`);
    expect(wrong.rows).toEqual([]);
    const logs = await admin.query('SELECT FROM roaster_roasting_result WHERE roasting_chart_log IS NOT NULL');
    expect(logs.rowCount).toBeGreaterThan(20);
    const cupped = await admin.query('SELECT FROM roaster_qc_roasting UNION ALL SELECT FROM roaster_qc_greenbean');
    expect(cupped.rowCount).toBeGreaterThan(20);
    const blends = await roastery.post<Row[]>('/api/roaster/blending/default/list', { roaster_seq: place?.auth_seq });
    expect(blends.answer.result).toHaveLength(4);
  });

  it('shows the chain from a green lot to a cup, with a bag missing and a delivery under way', async () => {
    const as = async (user_id: string, kind: 'cafe' | 'roaster') => {
      const client = api.guest();
      await client.post('/api/sign/signin', { user_id, user_pass: filled.password });
      const { answer } = await client.post<Record<string, { auth_seq: number }[]>>('/api/userAuth/select');
      return within(client, { [`${kind}_seq`]: answer.result[`${kind}_auth`]?.[0]?.auth_seq });
    };
    const cafe = await as('demo.cafe.barista', 'cafe');
    expect(told(await cafe.post<DeliveredHere[]>(DELIVERED_CALL))).toMatchObject([
      { roaster: { name: 'Bulssi Roastery' }, bags: 12, received: null, info_uuid: expect.any(String) },
    ]);
    const { rows } = await admin.query(
      `SELECT received_seq, received_uuid_str AS link, blending_result_key AS batch, greenbean_year_seq AS green
         FROM cafe_received JOIN roaster_blending_result ON blending_result_uuid = blending_result_uuid_str
         JOIN roaster_blending_result_batch USING (blending_result_key)
         JOIN roaster_roasting_result_greenbean USING (roasting_result_key) LIMIT 1`,
    );
    const [{ received_seq, link, green }] = rows;
    expect(
      told(await cafe.post<DeliveredHere[]>(DELIVERED_CALL, { received_seq: Number(received_seq) })),
    ).toMatchObject([{ bags: 12, sent: 24_000, received: 22_000, waiting: 0 }]);
    const roaster = await as('demo.roaster.sast', 'roaster');
    const trace = told(await roaster.post<Trace>(TRACE_PATH, { kind: 'greenbean', lot: Number(green) }));
    expect(trace.cafes).toMatchObject([{ cafe: { name: 'Cafe Mulgyeol' }, received: 22_000 }]);
    expect(trace.cafes[0]?.cups).toBeGreaterThan(4);
    const info = told(await api.guest().post<BeanInfo>(BEAN_LINKS.CAFEDT.call, { [BEAN_LINKS.CAFEDT.named]: link }));
    expect(info).toMatchObject({ stage: 'DTL', blending_result: { stage: 'DTL' } });
    for (const one of [info, info.blending_result])
      expect([one?.cupnote_list?.length, one?.brewing_list?.length]).toEqual([1, 1]);
    const noted = await admin.query('SELECT FROM user_cupnote WHERE coffeebean_uuid = $1', [link]);
    expect(noted.rowCount).toBe(1);
  });

  it('is taken away without a trace, and nothing else with it', async () => {
    expect((await boss.post('/api/setting/demo/remove')).http).toBe(200);
    const after = await countAll();
    expect(after).toEqual({ ...before, sign_attempt: after.sign_attempt });
    expect((await somebody.post<unknown[]>('/api/user/qc/coffeebean/list')).answer.result).toHaveLength(1);
    expect((await boss.post('/api/setting/demo/remove')).http).toBe(200);
  });
});
