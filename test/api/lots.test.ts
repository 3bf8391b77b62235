import { entities, screens } from '@hanjan/model';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { makeOrg, seat, userSeqOf, within } from '../harness/org.ts';
import { purgeNow } from '../harness/purge.ts';

/** Records of a cafe: lots that refer to its coffees, written by several people. */

const BEAN = '/api/cafe/coffeebean/default';
const LOT = '/api/cafe/coffeebean/received';

let api: TestApi;
let admin: pg.Client;
let cafe_seq: number;
let manager: Client;
let barista: Client;
let stranger: Client;
let bean: number;

const member = async (user_id: string, org: number, user_auth: string, nick: string) => {
  const client = await api.person(user_id);
  await seat(admin, org, await userSeqOf(admin, user_id), user_auth, { nick });
  return within(client, { cafe_seq: org });
};
const newBean = async (by: Client, coffeebean_name_locale: string) =>
  (await by.post<{ coffeebean_seq: number }>(`${BEAN}/edit`, { coffeebean_name_locale, coffeebean_name: 'A coffee' }))
    .answer.result.coffeebean_seq;
const newLot = async (by: Client, coffeebean_seq: number, received_mass: number | null = 10_000) =>
  (
    await by.post<{ received_seq: number }>(`${LOT}/edit`, {
      coffeebean_seq,
      received_date: '2026-11-20',
      received_mass,
    })
  ).answer.result.received_seq;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  cafe_seq = await makeOrg(admin, 'cafe', '물결');
  const other = await makeOrg(admin, 'cafe', '여백');
  manager = await member('lot.manager', cafe_seq, 'MNG', '매니저');
  barista = await member('lot.barista', cafe_seq, 'BARISTA', '바리스타');
  stranger = await member('lot.stranger', other, 'OWN', '옆집');
});
beforeEach(async () => {
  bean = await newBean(manager, '케냐 니에리');
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

describe('a lot', () => {
  it('is of a coffee of the same cafe', async () => {
    const theirs = await newBean(stranger, '옆집 원두');
    const { http, answer } = await barista.post(`${LOT}/edit`, { coffeebean_seq: theirs, received_date: '2026-11-20' });
    expect([http, answer.fields.map(({ name, key }) => `${name} ${key}`)]).toEqual([400, ['coffeebean_seq field_ref']]);
    const columns = 'org, coffeebean_seq, received_date';
    const planted = admin.query(`INSERT INTO cafe_received (${columns}) VALUES ($1, $2, '2026-11-20')`, [
      cafe_seq,
      theirs,
    ]);
    await expect(planted).rejects.toMatchObject({ code: '23503' });
  });

  it('tells the name of its coffee in list, detail and look-up, also when that is out of use', async () => {
    const lot = await newLot(barista, bean);
    await manager.post(`${BEAN}/edit`, { coffeebean_seq: bean, UPList: ['coffeebean_use'], coffeebean_use: false });
    const names = { [bean]: { coffeebean_name: 'A coffee', coffeebean_name_locale: '케냐 니에리' } };
    const list = await barista.post(`${LOT}/list`);
    expect(list.answer.resultName?.coffeebean_seq).toMatchObject(names);
    const detail = await barista.get(`${LOT}/detail/${lot}`);
    expect(detail.answer.resultName).toEqual({ coffeebean_seq: names });
    const offered = await barista.post<{ received_seq: number }[]>(`${LOT}/code`, { coffeebean_seq: [bean] });
    expect(offered.answer.result.map(({ received_seq }) => received_seq)).toEqual([lot]);
    expect(offered.answer.resultName).toEqual({ coffeebean_seq: names });
    const beans = await barista.post<{ coffeebean_seq: number }[]>(`${BEAN}/code`);
    expect(beans.answer.result.map(({ coffeebean_seq }) => coffeebean_seq)).not.toContain(bean);
  });

  it('keeps its coffee for good', async () => {
    const lot = await newLot(barista, bean);
    const other = await newBean(manager, '다른 원두');
    const { http, answer } = await manager.post(`${LOT}/edit`, {
      received_seq: lot,
      UPList: ['coffeebean_seq'],
      coffeebean_seq: other,
    });
    expect([http, answer.fields.map(({ key }) => key)]).toEqual([400, ['field_locked']]);
  });

  it('tells who wrote and changed it by their nick in the cafe', async () => {
    const lot = await newLot(barista, bean);
    const change = { received_seq: lot, version: 1, UPList: ['received_div'], received_div: 'A-1120' };
    expect((await manager.post(`${LOT}/edit`, change)).http).toBe(200);
    const { answer } = await barista.get(`${LOT}/detail/${lot}`);
    expect(answer.result).toMatchObject({ rgst_user: '바리스타', edit_user: '매니저', version: 2 });
    const late = await manager.post<{ edit_user: string }>(`${LOT}/edit`, { ...change, received_div: 'B' });
    expect([late.http, late.answer.code, late.answer.result.edit_user]).toEqual([409, 'edit_conflict', '매니저']);
  });
});

describe('history', () => {
  const steps = (by: Client, lot: number, page = 1) =>
    by.get<{ version: number; edit_user: string; changes: { field: string; before: unknown; after: unknown }[] }[]>(
      `${LOT}/history/${lot}?page=${page}`,
    );

  it('tells field by field who changed what, newest first, down to the creation', async () => {
    const lot = await newLot(barista, bean);
    const edit = (fields: object) =>
      manager.post(`${LOT}/edit`, { received_seq: lot, UPList: Object.keys(fields), ...fields });
    await edit({ received_mass: 9_700, received_div: 'A' });
    await manager.post(`${LOT}/remove`, { received_seq: lot });
    expect((await steps(manager, lot)).http).toBe(404);
    await manager.post(`${LOT}/restore`, { received_seq: lot });
    const { answer } = await steps(manager, lot);
    expect(answer.result.map(({ version, edit_user }) => [version, edit_user])).toEqual([
      [4, '매니저'],
      [3, '매니저'],
      [2, '매니저'],
      [1, '바리스타'],
    ]);
    const [back, gone, change, birth] = answer.result;
    expect(back?.changes).toEqual([{ field: 'removed', before: true, after: false }]);
    expect(gone?.changes).toEqual([{ field: 'removed', before: false, after: true }]);
    expect(change?.changes).toEqual(
      expect.arrayContaining([
        { field: 'received_mass', before: 10_000, after: 9_700 },
        { field: 'received_div', before: null, after: 'A' },
      ]),
    );
    expect(birth?.changes).toEqual([]);
  });

  it('names what a field referred to before, also when that is out of use', async () => {
    const { rows } = await admin.query<{ region_seq: string }>(
      "SELECT region_seq FROM region WHERE region_code = 'NYERI'",
    );
    const nyeri = Number(rows[0]?.region_seq);
    const set = (blending_region_list: number[]) =>
      manager.post(`${BEAN}/edit`, { coffeebean_seq: bean, UPList: ['blending_region_list'], blending_region_list });
    await set([nyeri]);
    await set([]);
    const { answer } = await manager.get(`${BEAN}/history/${bean}`);
    expect(answer.resultName).toEqual({
      blending_region_list: { [nyeri]: { region_name: 'Nyeri', region_name_locale: '니에리' } },
    });
  });

  it('comes in pages', async () => {
    const lot = await newLot(barista, bean);
    for (let turn = 1; turn <= 24; turn += 1) {
      await manager.post(`${LOT}/edit`, { received_seq: lot, UPList: ['received_div'], received_div: `${turn}` });
    }
    const [first, last] = [await steps(manager, lot), await steps(manager, lot, 9)];
    expect(first.answer.pagination).toEqual({ page: 1, total_pages: 2, total: 25 });
    expect(first.answer.result.map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_, at) => 25 - at));
    expect(last.answer.result.map(({ version }) => version)).toEqual([5, 4, 3, 2, 1]);
  });

  it('is for those who may change the record', async () => {
    const lot = await newLot(barista, bean);
    expect((await steps(barista, lot)).http).toBe(403);
    expect((await steps(stranger, lot)).http).toBe(404);
  });
});

describe('removing', () => {
  it('is refused while others refer to the record, and says how many', async () => {
    const lots = [await newLot(barista, bean), await newLot(barista, bean)];
    const refused = await manager.post(`${BEAN}/remove`, { coffeebean_seq: bean });
    expect([refused.http, refused.answer.code, refused.answer.result]).toEqual([
      409,
      'in_use',
      [{ entity: 'cafe_received', screen: 'cafe_received', field: 'coffeebean_seq', count: 2 }],
    ]);
    expect(refused.answer.description).toContain('2');
    for (const received_seq of lots) await manager.post(`${LOT}/remove`, { received_seq });
    expect((await manager.post(`${BEAN}/remove`, { coffeebean_seq: bean })).http).toBe(200);
  });

  it('leaves no lot without its coffee: what comes back needs what it refers to', async () => {
    const lot = await newLot(barista, bean);
    await manager.post(`${LOT}/remove`, { received_seq: lot });
    await manager.post(`${BEAN}/remove`, { coffeebean_seq: bean });
    const { http, answer } = await manager.post(`${LOT}/restore`, { received_seq: lot });
    expect([http, answer.fields.map(({ name, key }) => `${name} ${key}`)]).toEqual([400, ['coffeebean_seq field_ref']]);
    expect((await manager.post(`${BEAN}/restore`, { coffeebean_seq: bean })).http).toBe(200);
    expect((await manager.post(`${LOT}/restore`, { received_seq: lot })).http).toBe(200);
  });

  it('and booking in a lot of it at the same moment: one of the two is told', async () => {
    for (let round = 0; round < 10; round += 1) {
      const one = await newBean(manager, `${round}번 원두`);
      const [booked, removed] = await Promise.all([
        barista.post(`${LOT}/edit`, { coffeebean_seq: one, received_date: '2026-11-20' }),
        manager.post(`${BEAN}/remove`, { coffeebean_seq: one }),
      ]);
      expect([booked.http, removed.http].toSorted()).not.toEqual([200, 200]);
      expect([booked.http, removed.http]).toContain(200);
    }
  });

  it('by whoever wrote it, as long as they may change it; a barista may not', async () => {
    const mine = await newLot(manager, bean);
    const theirs = await newLot(barista, bean);
    const can = async (by: Client, lot: number) =>
      (await by.get<{ can: { edit: boolean; remove: boolean } }>(`${LOT}/detail/${lot}`)).answer.result.can;
    expect(await can(barista, theirs)).toMatchObject({ edit: false, remove: false, fields: [] });
    expect((await barista.post(`${LOT}/remove`, { received_seq: theirs })).http).toBe(403);
    await seat(admin, cafe_seq, await userSeqOf(admin, 'lot.manager'), 'SAST', { nick: '매니저' });
    expect(await can(manager, mine)).toMatchObject({ edit: true, remove: true });
    expect(await can(manager, theirs)).toMatchObject({ edit: true, remove: false });
    expect((await manager.post(`${LOT}/remove`, { received_seq: theirs })).http).toBe(403);
    expect((await manager.post(`${LOT}/remove`, { received_seq: mine })).http).toBe(200);
    expect((await manager.post(`${LOT}/restore`, { received_seq: mine })).http).toBe(200);
    await seat(admin, cafe_seq, await userSeqOf(admin, 'lot.manager'), 'MNG', { nick: '매니저' });
  });

  it('is told to who saves afterwards', async () => {
    const lot = await newLot(barista, bean);
    await manager.post(`${LOT}/remove`, { received_seq: lot });
    const { http, answer } = await manager.post(`${LOT}/edit`, {
      received_seq: lot,
      version: 1,
      UPList: ['received_div'],
      received_div: 'A',
    });
    expect([http, answer.code, answer.result]).toMatchObject([
      409,
      'edit_removed',
      { version: 2, edit_user: '매니저' },
    ]);
  });

  it('for good takes lots before their coffees, and their history with them', async () => {
    // One that moved a stock would stay, and its coffee with it.
    const lot = await newLot(barista, bean, null);
    await manager.post(`${LOT}/edit`, { received_seq: lot, UPList: ['received_div'], received_div: 'A' });
    await manager.post(`${LOT}/remove`, { received_seq: lot });
    await manager.post(`${BEAN}/remove`, { coffeebean_seq: bean });
    const long = "now() - interval '31 days'";
    await admin.query(`UPDATE cafe_received SET removed_at = ${long} WHERE received_seq = $1`, [lot]);
    await admin.query(`UPDATE cafe_coffeebean SET removed_at = ${long} WHERE coffeebean_seq = $1`, [bean]);
    await admin.query(`UPDATE org_history SET edit_at = ${long} WHERE record_seq IN ($1, $2)`, [lot, bean]);
    await purgeNow(api.database.logins, { entities, screens });
    const left = await admin.query(
      `SELECT FROM cafe_received WHERE received_seq = $1 UNION ALL SELECT FROM cafe_coffeebean WHERE coffeebean_seq = $2
       UNION ALL SELECT FROM org_history WHERE (entity, record_seq) IN (('cafe_received', $1), ('cafe_coffeebean', $2))`,
      [lot, bean],
    );
    expect(left.rowCount).toBe(0);
  });
});

describe('who is in a cafe', () => {
  it('counts from the next call on', async () => {
    const comes = await member('lot.comes', cafe_seq, 'WTSGNP', '지원자');
    const number = await userSeqOf(admin, 'lot.comes');
    const list = async () => {
      const { http, answer } = await comes.post(`${LOT}/list`);
      return [http, answer.code];
    };
    expect(await list()).toEqual([403, 'nocafe_text']);
    await seat(admin, cafe_seq, number, 'BARISTA');
    expect(await list()).toEqual([200, null]);
    await seat(admin, cafe_seq, number, 'FIRE');
    expect(await list()).toEqual([403, 'nocafe_text']);
  });
});
