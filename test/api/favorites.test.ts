import type { Row } from '@hanjan/core';
import {
  FAVORITE_PATH,
  FAVORITES_A_PAGE,
  type Favorite,
  type Favorites,
  MOST_FAVORITES,
  type Starred,
} from '@hanjan/model/user/favorite.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, type Reply, startApi, type TestApi } from '../harness/api.ts';
import { makeOrg, newPerson, seat } from '../harness/org.ts';
import { told } from '../harness/roastery.ts';

/** What people star, and what they see of it once they see less. */

const NOTES = '/api/user/qc/coffeebean';
const EQUIP = '/api/cafe/item/equip';

let api: TestApi;
let admin: pg.Client;
let me: Client;
let my_seq: number;
let you: Client;
let cafe_seq: number;
let other_seq: number;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  ({ client: me, user_seq: my_seq } = await newPerson(api, admin, 'star.me'));
  ({ client: you } = await newPerson(api, admin, 'star.you'));
  [cafe_seq, other_seq] = [await makeOrg(admin, 'cafe', '카페 온도'), await makeOrg(admin, 'cafe', '카페 여백')];
  for (const org of [cafe_seq, other_seq]) await seat(admin, org, my_seq, 'MNG');
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

const said = ({ http, answer }: Reply<unknown>) => `${http} ${answer.code}`;
const note = async (by: Client, cupnote_name: string): Promise<number> =>
  told(await by.post<Row>(`${NOTES}/edit`, { cupnote_name, cupnote_place: 'HOME', cupnote_date: '2026-11-20' }))
    .cupnote_seq as number;
const machine = async (name: string, org: number, more: Row = {}): Promise<number> => {
  const body = { equip_type: 'ESM', equip_name: name, equip_name_locale: name, cafe_seq: org, ...more };
  return told(await me.post<Row>(`${EQUIP}/edit`, body)).cafe_equip_seq as number;
};
const star = (by: Client, screen: string, record_seq: unknown, org?: number, headers?: Record<string, string>) =>
  by.post<Row>(`${FAVORITE_PATH}/edit`, { screen, record_seq, ...(org && { cafe_seq: org }) }, headers);
const one = async (by: Client, screen: string, key: number, org?: number) =>
  told(await by.get<Starred>(`${FAVORITE_PATH}/one?screen=${screen}&record_seq=${key}${org ? `&cafe_seq=${org}` : ''}`))
    .favorite_seq;
const list = async (by: Client, body: Row = {}) => told(await by.post<Favorites>(`${FAVORITE_PATH}/list`, body));
const names = (rows: readonly Favorite[]) => rows.map(({ name }) => name);
const takeOff = (by: Client, favorite_seq: unknown) => by.post(`${FAVORITE_PATH}/remove`, { favorite_seq });
const clear = () => admin.query('DELETE FROM user_favorite');

it('finds what was starred by kind and name, newest first, each with the way to it', async () => {
  await clear();
  const [sidamo, huila] = [await note(me, '에티오피아 시다모'), await note(me, '콜롬비아 우일라')];
  const slayer = await machine('슬레이어', cafe_seq);
  const made = await star(me, 'user_cupnote', sidamo);
  expect(made.answer.touched).toEqual(['user_favorite']);
  told(await star(me, 'user_cupnote', huila));
  told(await star(me, 'cafe_equip', slayer, cafe_seq));
  const all = await list(me);
  expect(all.rows).toMatchObject([
    {
      entity: 'cafe_equip',
      screen: 'cafe_equip',
      id: String(slayer),
      org: cafe_seq,
      name: '슬레이어',
      kind: 'Equipment',
    },
    { screen: 'user_cupnote', id: String(huila), org: null, name: '콜롬비아 우일라', about: '2026-11-20' },
    { screen: 'user_cupnote', id: String(sidamo), org: null, name: '에티오피아 시다모' },
  ]);
  expect(all.kinds.map(({ entity, count }) => [entity, count])).toEqual([
    ['cafe_equip', 1],
    ['user_cupnote', 2],
  ]);
  expect(names((await list(me, { entity: 'user_cupnote' })).rows)).toEqual(['콜롬비아 우일라', '에티오피아 시다모']);
  for (const searchTitle of ['시다', 'ㅅㄷㅁ'])
    expect(names((await list(me, { searchTitle })).rows), searchTitle).toEqual(['에티오피아 시다모']);
  expect(names((await list(me, { searchTitle: '슬레' })).rows)).toEqual(['슬레이어']);
  expect(names((await list(me, { searchTitle: '슬레', entity: 'user_cupnote' })).rows)).toEqual([]);
  expect((await list(you)).rows).toEqual([]);
});

it('is the same from two tabs, starred or taken off twice', async () => {
  await clear();
  const key = await note(me, '케냐');
  const both = await Promise.all([star(me, 'user_cupnote', key), star(me, 'user_cupnote', key)]);
  const [first, second] = both.map((reply) => told(reply).favorite_seq as number);
  expect([second, await one(me, 'user_cupnote', key)]).toEqual([first, first]);
  expect((await list(me)).rows).toHaveLength(1);
  for (let times = 0; times < 2; times++) expect((await takeOff(me, first)).http).toBe(200);
  expect(await one(me, 'user_cupnote', key)).toBeNull();
  // A repeated request does nothing new.
  const sent = { 'idempotency-key': 'star-once-0001' };
  told(await star(me, 'user_cupnote', key, undefined, sent));
  told(await takeOff(me, await one(me, 'user_cupnote', key)));
  told(await star(me, 'user_cupnote', key, undefined, sent));
  expect((await list(me)).rows).toEqual([]);
});

it('says no name of what is gone or no longer seen, and that can be taken off', async () => {
  await clear();
  const [mine, shown] = [await note(me, '없앨 노트'), await machine('머신', cafe_seq)];
  const secret = await machine('비밀 머신', cafe_seq, { equip_auth: 'MNG' });
  told(await star(me, 'user_cupnote', mine));
  for (const key of [shown, secret]) told(await star(me, 'cafe_equip', key, cafe_seq));
  expect(names((await list(me)).rows)).toEqual(['비밀 머신', '머신', '없앨 노트']);
  told(await me.post(`${NOTES}/remove`, { cupnote_seq: mine }));
  await seat(admin, cafe_seq, my_seq, 'BARISTA');
  const less = await list(me);
  // A barista sees what is in use, but not what is for managers.
  expect(names(less.rows)).toEqual([null, '머신', null]);
  expect(less.rows[0]).toMatchObject({ screen: null, id: null, about: null });
  expect((await list(me, { searchTitle: '머신' })).rows).toHaveLength(1);
  await seat(admin, cafe_seq, my_seq, 'MNG', { isOn: false });
  const gone = await list(me);
  expect(names(gone.rows)).toEqual([null, null, null]);
  expect(JSON.stringify(gone)).not.toContain('머신');
  expect((await list(me, { searchTitle: '머신' })).rows).toEqual([]);
  expect(said(await star(me, 'cafe_equip', shown, cafe_seq))).toBe('403 nocafe_text');
  for (const { favorite_seq } of gone.rows) expect((await takeOff(me, favorite_seq)).http).toBe(200);
  expect((await list(me)).rows).toEqual([]);
  await seat(admin, cafe_seq, my_seq, 'MNG');
});

it('stars nothing of others, of another organisation, or that is not there', async () => {
  await clear();
  const [yours, theirs] = [await note(you, '남의 노트'), await machine('온도의 머신', cafe_seq)];
  expect(said(await star(me, 'user_cupnote', yours))).toBe('404 nopage_text');
  expect(said(await star(me, 'cafe_equip', theirs, other_seq))).toBe('404 nopage_text');
  expect(said(await star(you, 'cafe_equip', theirs, cafe_seq))).toBe('403 nocafe_text');
  expect(said(await star(me, 'cafe_equip', theirs))).toBe('403 nocafe_text');
  expect(said(await star(me, 'setting_company', 1))).toBe('403 nopermission_text');
  for (const screen of ['account', 'toString', '__proto__', null, 7, ['user_cupnote']])
    expect((await star(me, screen as string, 1)).answer.fields, String(screen)).toMatchObject([{ name: 'screen' }]);
  for (const key of [0, -1, 1.5, '1', null, 987_654_321, {}])
    expect(said(await star(me, 'user_cupnote', key)), String(key)).toBe('404 nopage_text');
  // What is somebody else's is not taken off, and is not told apart from what is not there.
  const { favorite_seq } = told(await star(you, 'user_cupnote', yours));
  expect((await takeOff(me, favorite_seq)).http).toBe(200);
  expect(await one(you, 'user_cupnote', yours)).toBe(favorite_seq);
  expect(said(await star(api.guest(), 'user_cupnote', yours))).toBe('401 noauth_text');
  for (const body of [{ page: 0 }, { page: 'x' }, { entity: 7 }, { searchTitle: 7 }])
    expect((await me.post(`${FAVORITE_PATH}/list`, body)).http, JSON.stringify(body)).toBe(400);
});

it('stays fast with as many as there can be, and takes no more', async () => {
  await clear();
  const key = await note(me, '가득 찬 뒤');
  await admin.query(
    `WITH made AS (INSERT INTO user_cupnote (user_seq, cupnote_name, cupnote_place, cupnote_date, rgst_by)
       SELECT $1, '노트 ' || n, 'HOME', '2026-11-20', $1 FROM generate_series(1, $2::int) AS n RETURNING cupnote_seq)
     INSERT INTO user_favorite (user_seq, entity, record_seq) SELECT $1, 'user_cupnote', cupnote_seq FROM made ORDER BY 1, 3`,
    [my_seq, MOST_FAVORITES],
  );
  expect(said(await star(me, 'user_cupnote', key))).toBe('409 favorite_too_many');
  const pages = MOST_FAVORITES / FAVORITES_A_PAGE;
  const timed = async (body: Row) => {
    const begun = performance.now();
    const { answer } = await me.post<Favorites>(`${FAVORITE_PATH}/list`, body);
    return { ms: performance.now() - begun, ...answer };
  };
  const [first, last] = [await timed({}), await timed({ page: pages })];
  expect(first.pagination).toEqual({ page: 1, total_pages: pages, total: MOST_FAVORITES });
  expect(last.result.rows).toHaveLength(FAVORITES_A_PAGE);
  const sought = await timed({ searchTitle: '노트 9999' });
  expect(names(sought.result.rows)).toEqual(['노트 9999']);
  for (const { ms } of [first, last, sought]) expect(ms).toBeLessThan(3_000);
});
