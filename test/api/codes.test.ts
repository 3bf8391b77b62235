import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../harness/api.ts';

interface Group {
  edit_at: string;
  code_list?: Record<string, unknown>[];
}

let api: TestApi;
let admin: pg.Client;
const ask = async (...code_group: string[]) => {
  const { http, answer } = await api.guest().post<Record<string, Group>>('/api/code/simple', { code_group });
  expect(http).toBe(200);
  return answer.result;
};
const look = async (name: string, body: object = {}) =>
  (await api.guest().post<Record<string, unknown>[]>(`/api/code/${name}`, body)).answer.result;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

describe('codes', () => {
  it('come by group, in their order, with both names', async () => {
    const { FLVR, NTPLC, CNTR, VRT, NONE } = await ask('FLVR', 'NTPLC', 'CNTR', 'VRT', 'NONE');
    expect(FLVR?.code_list).toHaveLength(110);
    expect(NTPLC?.code_list?.[0]).toEqual({
      code_id: expect.stringMatching(/^[A-Z_]+$/),
      code_name: expect.any(String),
      code_name_kr: expect.stringMatching(/[가-힣]/),
      code_filter: null,
      code_alias1: null,
      code_alias2: null,
      code_use: true,
    });
    expect(CNTR?.code_list?.map(({ code_id }) => code_id)).toEqual(expect.arrayContaining(['KEN', 'ETH', 'KOR']));
    expect(VRT?.code_list?.length).toBeGreaterThan(50);
    expect(NONE).toEqual({ edit_at: '', code_list: [] });
  });
  it('are left out when the client has them already', async () => {
    const { NTPLC } = await ask('NTPLC');
    expect(await ask(`NTPLC|${NTPLC?.edit_at}`)).toEqual({ NTPLC: { edit_at: NTPLC?.edit_at } });
    expect((await ask('NTPLC|2020-01-01T00:00:00.000Z')).NTPLC).toEqual(NTPLC);
  });
  it.each([
    ['code', "code_group_id = 'NTPLC' AND code_id = 'HOME'", 'NTPLC', 'HOME'],
    ['country', "country_id = 'KEN'", 'CNTR', 'KEN'],
    ['variety', "variety_id = 'SL28'", 'VRT', 'SL28'],
  ])('of %s that are taken out of use are named and marked', async (table, where, group, id) => {
    const before = (await ask(group))[group];
    const ids = (found?: Group) => found?.code_list?.map(({ code_id }) => code_id);
    const isUsed = (found?: Group) => found?.code_list?.find(({ code_id }) => code_id === id)?.code_use;
    expect(isUsed(before)).toBe(true);
    const { rowCount } = await admin.query(`UPDATE ${table} SET ${table}_use = false, edit_at = now() WHERE ${where}`);
    expect(rowCount).toBe(1);
    const after = (await ask(`${group}|${before?.edit_at}`))[group];
    expect([isUsed(after), ids(after)]).toEqual([false, ids(before)]);
  });
  it('tell of whatever changed: one that is gone, and a save that ended after a later one', async () => {
    const add = (id: string) => ({
      text: `INSERT INTO code (code_group_seq, code_group_id, code_id, code_name, code_name_kr, code_order, edit_at)
             SELECT code_group_seq, code_group_id, $1, $1, $1, 9999, now() FROM code_group WHERE code_group_id = 'NTPLC'`,
      values: [id],
    });
    const slow = new pg.Client({ connectionString: api.database.adminUrl });
    await slow.connect();
    let held = (await ask('NTPLC')).NTPLC?.edit_at;
    for (const [step, expected] of [
      [
        async () => {
          await slow.query('BEGIN');
          await slow.query(add('EARLIER'));
          await admin.query(add('LATER'));
        },
        ['LATER'],
      ],
      [() => slow.query('COMMIT'), ['EARLIER', 'LATER']],
      [() => admin.query("DELETE FROM code WHERE code_id = 'EARLIER'"), ['LATER']],
      [() => admin.query("DELETE FROM code WHERE code_id = 'LATER'"), []],
    ] as const) {
      await step();
      const { NTPLC } = await ask(`NTPLC|${held}`);
      const added = NTPLC?.code_list?.filter(({ code_id }) => /^(EARLI|LAT)ER$/.test(String(code_id)));
      expect(added?.map(({ code_id }) => code_id).toSorted()).toEqual(expected);
      expect(Number.isNaN(Date.parse(NTPLC?.edit_at ?? ''))).toBe(false);
      held = NTPLC?.edit_at;
    }
    await slow.end();
  });
});

describe('groups of codes', () => {
  const groups = async (body: unknown = {}) => {
    const { http, answer } = await api.guest().post<Record<string, unknown>[]>('/api/codegroup/simple', body);
    expect(http).toBe(200);
    return answer.result.map(({ code_group_id }) => code_group_id);
  };
  it('are listed in the order of their ids, with both names', async () => {
    const { answer } = await api.guest().post<Record<string, unknown>[]>('/api/codegroup/simple');
    expect(answer.result.find(({ code_group_id }) => code_group_id === 'VRT')).toEqual({
      code_group_seq: expect.any(Number),
      code_group_id: 'VRT',
      code_group_name: 'Variety',
      code_group_name_kr: '품종',
    });
    const ids = await groups();
    expect(ids).toEqual(ids.toSorted());
    for (const body of [{ showreal: false }, { showreal: 'true' }, { showreal: [1] }]) {
      expect(await groups(body)).toEqual(ids);
    }
  });
  it('that have codes of their own are asked for by showreal', async () => {
    const others = ['CFPRDC', 'CNTR', 'VRT'];
    const ids = await groups();
    expect(ids).toEqual(expect.arrayContaining(others));
    expect(await groups({ showreal: true })).toEqual(ids.filter((id) => !others.includes(id as string)));
  });
  it('are left out when they are out of use', async () => {
    await admin.query("UPDATE code_group SET code_group_use = false WHERE code_group_id = 'WTR'");
    expect(await groups()).not.toContain('WTR');
    await admin.query("UPDATE code_group SET code_group_use = true WHERE code_group_id = 'WTR'");
    expect(await groups()).toContain('WTR');
  });
});

describe('what a server holds of codes', () => {
  it('is dropped by administrators alone, in both ways', async () => {
    const boss = await api.person('codes.boss');
    for (const [site, http] of [
      ['USER', 403],
      ['TESTER', 403],
      ['ADMIN', 200],
      ['SADMIN', 200],
    ] as const) {
      await admin.query('UPDATE account SET user_type = $1 WHERE user_id = $2', [site, 'codes.boss']);
      for (const reply of [await boss.get('/api/code/reload'), await boss.post('/api/code/reload')]) {
        expect([site, reply.http]).toEqual([site, http]);
      }
    }
    expect((await api.guest().post('/api/code/reload')).http).toBe(401);
  });
});

describe('look-ups', () => {
  it('are narrowed by what they offer', async () => {
    const all = await look('region');
    const kenyan = await look('region', { region_country: ['KEN'] });
    expect(Object.keys(all[0] ?? {}).toSorted()).toEqual(
      ['region_country', 'region_name', 'region_name_locale', 'region_parent_seq', 'region_seq'].toSorted(),
    );
    expect(kenyan.length).toBeGreaterThan(0);
    expect(kenyan).toEqual(all.filter(({ region_country }) => region_country === 'KEN'));
    expect(await look('region', { region_country: 'KEN' })).toEqual(kenyan);
    expect(await look('region', { region_country: [] })).toEqual(all);
    expect(await look('region', { region_name: ['Nyeri'] })).toEqual(all);
  });
  it('leave out what is removed or out of use', async () => {
    await admin.query(
      "INSERT INTO farm (farm_name, farm_country_code) VALUES ('남은 농장', 'KEN'), ('쉬는 농장', 'KEN'), ('지운 농장', 'KEN')",
    );
    await admin.query("UPDATE farm SET farm_use = false WHERE farm_name = '쉬는 농장'");
    await admin.query("UPDATE farm SET removed_at = now() WHERE farm_name = '지운 농장'");
    expect((await look('farm')).map(({ farm_name }) => farm_name)).toEqual(['남은 농장']);
  });
});
