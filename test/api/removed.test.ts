import type { Row, Screen } from '@hanjan/core';
import { cafeBatchScreen } from '@hanjan/model/dev/batch.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { kitchen } from '../harness/kitchen.ts';
import { makeOrg, newPerson, seat, within } from '../harness/org.ts';
import { purgeNow } from '../harness/purge.ts';
import { BEAN, LOT, makeRoastery, RECIPE, type Roastery, told } from '../harness/roastery.ts';

/** The list of what was removed, for whoever may bring it back. */

const NOTE = '/api/user/qc/coffeebean';
const BATCH = cafeBatchScreen.path;
const MAIN = `${BATCH}/main`;
/** The batches that are in the first row, on a page of their own. */
const mainScreen: Screen = {
  ...cafeBatchScreen,
  name: 'dev_cafe_batch_main',
  path: MAIN,
  entity: { ...cafeBatchScreen.entity, about: { batch_main: [true] } },
};
const catalogue = { ...kitchen, screens: [...kitchen.screens, mainScreen] };

let api: TestApi;
let admin: pg.Client;
let me: Client;
let roastery: Roastery;

beforeAll(async () => {
  api = await startApi({ catalogue });
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  me = await api.person('haneul');
  roastery = await makeRoastery(api, admin);
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

/** Writes a note and removes it; answers its key. */
async function removedNote(who: Client, cupnote_name: string): Promise<number> {
  const note = { cupnote_name, cupnote_place: 'CAFE', cupnote_date: '2026-11-20' };
  const cupnote_seq = told(await who.post<Row>(`${NOTE}/edit`, note)).cupnote_seq as number;
  told(await who.post<Row>(`${NOTE}/remove`, { cupnote_seq }));
  return cupnote_seq;
}

const removed = async (who: Client, path: string, asked: object = {}) =>
  (await who.post<Row[]>(`${path}/list`, { removed: true, ...asked })).answer;
const named = async (who: Client, path: string, name: string, asked: object = {}) =>
  (await removed(who, path, asked)).result.map((row) => row[name]);

describe('removed notes', () => {
  it('are listed with who removed them and when, the last one first, and page by page', async () => {
    const keys: number[] = [];
    for (const name of ['첫째', '둘째', '셋째', '넷째', '다섯째']) keys.push(await removedNote(me, name));
    const alive = { cupnote_name: '남은 것', cupnote_place: 'CAFE', cupnote_date: '2026-11-20' };
    told(await me.post<Row>(`${NOTE}/edit`, alive));

    const all = await removed(me, NOTE);
    expect(all.result.map((row) => row.cupnote_name)).toEqual(['다섯째', '넷째', '셋째', '둘째', '첫째']);
    expect(all.pagination).toEqual({ page: 1, total_pages: 1, total: 5 });
    expect(all.result[0]).toMatchObject({ cupnote_seq: keys[4], cupnote_date: '2026-11-20', removed_user: 'haneul' });
    expect(Date.now() - Date.parse(String(all.result[0]?.removed_at))).toBeLessThan(60_000);

    for (const [page, names] of [
      [1, ['다섯째', '넷째']],
      [2, ['셋째', '둘째']],
      [3, ['첫째']],
      [9, ['첫째']],
    ] as const)
      expect(await named(me, NOTE, 'cupnote_name', { page, list_count: 2 }), `page ${page}`).toEqual(names);
    // The order is that of the removals, whatever is asked; a filter, a text and columns do what they do in every list.
    expect(await named(me, NOTE, 'cupnote_name', { orderType: 'cupnote_name.asc' })).toHaveLength(5);
    expect(await named(me, NOTE, 'cupnote_name', { searchTitle: '셋' })).toEqual(['셋째']);
    expect(await named(me, NOTE, 'cupnote_name', { filters: { cupnote_place: ['HOME'] } })).toEqual([]);
    const [narrow = {}] = (await removed(me, NOTE, { columns: ['cupnote_name'] })).result;
    expect(Object.keys(narrow).sort()).not.toContain('cupnote_place');
    const inQuery = await me.post<Row[]>(`${NOTE}/list?removed=true`);
    expect(inQuery.answer.result).toHaveLength(5);

    const living = (await me.post<Row[]>(`${NOTE}/list`, { removed: false })).answer.result;
    expect(living.map((row) => row.cupnote_name)).toEqual(['남은 것']);
    expect(living[0]).not.toHaveProperty('removed_at');

    told(await me.post<Row>(`${NOTE}/restore`, { cupnote_seq: keys[2] }));
    expect(await named(me, NOTE, 'cupnote_name')).toEqual(['다섯째', '넷째', '둘째', '첫째']);
  });

  it('are nobody else’s', async () => {
    const other = await api.person('bada');
    await removedNote(other, '바다');
    expect(await named(other, NOTE, 'cupnote_name')).toEqual(['바다']);
    expect(await named(me, NOTE, 'cupnote_name')).not.toContain('바다');
    expect((await api.guest().post(`${NOTE}/list`, { removed: true })).http).toBe(401);
  });

  it('are gone once they are purged, and not offered any more from the day on which they may be', async () => {
    const one = await api.person('long.ago');
    const [old, fresh] = [await removedNote(one, 'old'), await removedNote(one, 'fresh')];
    const age = (key: number, days: number) =>
      admin.query('UPDATE user_cupnote SET removed_at = now() - make_interval(days => $2) WHERE cupnote_seq = $1', [
        key,
        days,
      ]);
    await Promise.all([age(old, 31), age(fresh, 29)]);
    expect(await named(one, NOTE, 'cupnote_name')).toEqual(['fresh']);
    await purgeNow(api.database.logins, catalogue);
    expect(await named(one, NOTE, 'cupnote_name')).toEqual(['fresh']);
    expect((await one.get(`${NOTE}/detail/${old}`)).answer.code).toBe('nopage_text');
    expect((await one.get(`${NOTE}/detail/${fresh}`)).answer.code).toBe('record_removed');
  });

  it('are asked for with true or false alone', async () => {
    for (const wrong of ['yes', 1, {}, []]) {
      const { http, answer } = await me.post(`${NOTE}/list`, { removed: wrong });
      expect([http, answer.fields.map(({ name, key }) => `${name} ${key}`)]).toEqual([400, ['removed field_flag']]);
    }
  });
});

describe('the address of a removed record', () => {
  it('says who removed it and when, and whether it can be brought back', async () => {
    const cupnote_seq = await removedNote(me, '지운 것');
    const { http, answer } = await me.get<Row>(`${NOTE}/detail/${cupnote_seq}`);
    expect([http, answer.code]).toEqual([404, 'record_removed']);
    expect(answer.result).toEqual({
      cupnote_seq,
      removed_at: expect.any(String),
      removed_user: 'haneul',
      restore: true,
    });
    const stranger = await api.person('stranger');
    const theirs = await stranger.get(`${NOTE}/detail/${cupnote_seq}`);
    expect([theirs.http, theirs.answer.code, theirs.answer.result]).toEqual([404, 'nopage_text', null]);
  });
});

describe('removed records of a cafe', () => {
  const cafe: Record<string, Client> = {};
  const as = (name: string) => cafe[name] as Client;
  const write = (who: string, batch_no: number, more: Row = {}) =>
    as(who).post<Row>(`${BATCH}/edit`, { batch_year: 2026, batch_no, batch_name: `${who} ${batch_no}`, ...more });
  const made = async (who: string, batch_no: number, more: Row = {}) => {
    const { batch_seq } = told(await write(who, batch_no, more));
    told(await as(who).post<Row>(`${BATCH}/remove`, { batch_seq }));
    return batch_seq as number;
  };

  beforeAll(async () => {
    const [cafe_seq, other] = [await makeOrg(admin, 'cafe', '온도'), await makeOrg(admin, 'cafe', '연남')];
    const join = async (name: string, org: number, role: string) => {
      const { client, user_seq } = await newPerson(api, admin, `cafe.${name}`);
      await seat(admin, org, user_seq, role, { nick: name });
      cafe[name] = within(client, { cafe_seq: org });
    };
    await join('barista', cafe_seq, 'BARISTA');
    await join('second', cafe_seq, 'BARISTA');
    await join('manager', cafe_seq, 'MNG');
    await join('foreign', other, 'OWN');
  });

  it('are listed to whoever may remove them all, and to others as far as they wrote them and may change them', async () => {
    await made('barista', 1);
    await made('second', 2);
    const closed = await made('barista', 3);
    await admin.query('UPDATE dev_cafe_batch SET batch_open = false WHERE batch_seq = $1', [closed]);
    const main = await made('manager', 4, { batch_main: true });

    expect(await named(as('manager'), BATCH, 'batch_name')).toEqual([
      'manager 4',
      'barista 3',
      'second 2',
      'barista 1',
    ]);
    expect(await named(as('barista'), BATCH, 'batch_name')).toEqual(['barista 1']);
    expect(await named(as('second'), BATCH, 'batch_name')).toEqual(['second 2']);
    expect(await named(as('foreign'), BATCH, 'batch_name')).toEqual([]);
    // What the list offers can be brought back, and what it does not offer cannot.
    const restore = async (who: string, batch_seq: unknown) =>
      (await as(who).post(`${BATCH}/restore`, { batch_seq })).http;
    expect(await restore('barista', closed)).toBe(403);
    expect(await restore('foreign', main)).toBe(404);
    // Nobody sees a field there that they do not see elsewhere.
    const [ofBarista, ofManager] = await Promise.all(
      ['barista', 'manager'].map(async (who) => (await removed(as(who), BATCH)).result[0] ?? {}),
    );
    expect([ofBarista, ofManager].map((row) => 'batch_price' in (row ?? {}))).toEqual([false, true]);
    expect(ofBarista).toMatchObject({ removed_user: 'barista' });

    // Only what the screen is about.
    expect(await named(as('manager'), MAIN, 'batch_name')).toEqual(['manager 4']);
    expect(await named(as('barista'), MAIN, 'batch_name')).toEqual([]);

    const told403 = (await as('barista').get<Row>(`${BATCH}/detail/2026-2`)).answer;
    expect([told403.code, told403.result.restore, told403.result.removed_user]).toEqual([
      'record_removed',
      false,
      'second',
    ]);
  });
});

describe('removed records of a roastery', () => {
  it('are hidden from ranks below their guard, and refused to whoever restores nothing there', async () => {
    const by: Record<string, Client> = {};
    for (const rank of ['ROASTER', 'SAST', 'MNG', 'OWN']) by[rank] = await roastery.member(rank);
    const as = (rank: string) => by[rank] as Client;
    const bean = { greenbean_name_locale: '숨긴 생두', greenbean_name: 'Hidden bean' };
    const { greenbean_roaster_seq } = told(await as('OWN').post<Row>(`${BEAN}/edit`, bean));
    for (const roasting_auth of [null, 'MNG']) {
      const recipe = {
        roasting_name_locale: `레시피 ${roasting_auth}`,
        roasting_name: 'A recipe',
        roasting_auth,
        roasting_default_greenbean: [{ greenbean_roaster_seq, greenbean_mass: 10_000 }],
      };
      const { roasting_seq } = told(await as('OWN').post<Row>(`${RECIPE}/edit`, recipe));
      told(await as('OWN').post<Row>(`${RECIPE}/remove`, { roasting_seq }));
    }
    const seen = (rank: string) => named(as(rank), RECIPE, 'roasting_name_locale');
    expect(await seen('OWN')).toEqual(['레시피 MNG', '레시피 null']);
    expect(await seen('MNG')).toEqual(['레시피 MNG', '레시피 null']);
    for (const screen of catalogue.screens.filter(({ entity }) => entity.scope === 'roaster')) {
      for (const rank of ['ROASTER', 'SAST', 'MNG']) {
        const may = rolesWhoRestore(screen).includes(rank);
        const lists = screen.access.list?.some((role) => role === rank);
        const { http } = await as(rank).post(`${screen.path}/list`, { removed: true });
        expect([screen.name, rank, http]).toEqual([screen.name, rank, may && lists ? 200 : 403]);
      }
    }
  });

  it('come back only with what they refer to', async () => {
    const owner = await roastery.member('OWN');
    const bean = { greenbean_name_locale: '예가체프', greenbean_name: 'Yirgacheffe' };
    const { greenbean_roaster_seq } = told(await owner.post<Row>(`${BEAN}/edit`, bean));
    const lot = told(await owner.post<Row>(`${LOT}/edit`, { greenbean_roaster_seq, greenbean_year: 2026 }));
    const key = Object.keys(lot).find((name) => name !== 'version') as string;
    told(await owner.post<Row>(`${LOT}/remove`, { [key]: lot[key] }));
    told(await owner.post<Row>(`${BEAN}/remove`, { greenbean_roaster_seq }));
    const { result, resultName } = await removed(owner, LOT);
    expect(result[0]).toMatchObject({ [key]: lot[key] });
    // What it refers to has a name although it is removed too.
    expect(resultName?.greenbean_roaster_seq?.[String(greenbean_roaster_seq)]).toMatchObject(bean);
    const refused = (await owner.post(`${LOT}/restore`, { [key]: lot[key] })).answer;
    expect(refused.fields.map((fault) => `${fault.name} ${fault.key}`)).toEqual(['greenbean_roaster_seq field_ref']);
    told(await owner.post<Row>(`${BEAN}/restore`, { greenbean_roaster_seq }));
    told(await owner.post<Row>(`${LOT}/restore`, { [key]: lot[key] }));
    expect(await named(owner, LOT, key)).not.toContain(lot[key]);
  });
});

/** The roles that bring back any record of a screen, or what they wrote. */
const rolesWhoRestore = ({ access, removesOwn }: Screen): readonly string[] => [
  ...(access.remove ?? []),
  ...(removesOwn === false ? [] : (access.edit ?? [])),
];
