import type { Row, Screen } from '@hanjan/core';
import { userCafeNoteScreen, userRoasterNoteScreen } from '@hanjan/model/user/own_note.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { makeChain } from '../harness/chain.ts';
import { makeOrg, newPerson, seat, within } from '../harness/org.ts';
import { writeNote } from '../harness/own_notes.ts';

/** Notes that a person wrote where they work, read by them over all organisations, and by nobody else. */

const CAFE: Screen = userCafeNoteScreen;
const ROASTER: Screen = userRoasterNoteScreen;

let api: TestApi;
let admin: pg.Client;
let app: pg.Client;
let people = 0;
interface Person {
  readonly client: Client;
  readonly user_seq: number;
}
let me: Person;
let other: Person;
let first: number;
let second: number;
let key: number;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  app = new pg.Client({ connectionString: api.database.logins.app });
  await Promise.all([admin.connect(), app.connect()]);
});
afterAll(async () => {
  await Promise.all([admin.end(), app.end()]);
  await api.stop();
});

/** Two cafes in which two people work, each with a note in both. */
beforeEach(async () => {
  [me, other] = [await newPerson(api, admin, `own.p${++people}`), await newPerson(api, admin, `own.p${++people}`)];
  [first, second] = [await makeOrg(admin, 'cafe', '카페 온도'), await makeOrg(admin, 'cafe', '카페 여백')];
  for (const { user_seq } of [me, other])
    for (const org of [first, second]) await seat(admin, org, user_seq, 'BARISTA');
  key = await writeNote(admin, CAFE, { org: first, by: me.user_seq, name: '내 노트 하나' });
  await writeNote(admin, CAFE, { org: second, by: me.user_seq, name: '내 노트 둘' });
  for (const org of [first, second]) await writeNote(admin, CAFE, { org, by: other.user_seq, name: '남의 노트' });
});

const names = async ({ client }: Person, asked: Row = {}, { path } = CAFE) => {
  const { http, answer } = await client.post<Row[]>(`${path}/list`, { list_count: 100, ...asked });
  expect(http).toBe(200);
  return answer.result.map((row) => row.cupnote_name);
};

describe('notes from cafes', () => {
  it('are those of the person in all cafes in which they work, the newest day first, with where they were written', async () => {
    await admin.query(
      `UPDATE cafe_qc_coffeebean SET cupnote_date = '2026-11-24', cupnote_main = true, cupnote_flavor_list = '{BLUEBERRY}'
      WHERE org = $1`,
      [second],
    );
    const { answer } = await me.client.post<Row[]>(`${CAFE.path}/list`);
    expect(answer.pagination?.total).toBe(2);
    expect(answer.result).toMatchObject([
      {
        cupnote_name: '내 노트 둘',
        note_org_name: '카페 여백',
        cupnote_date: '2026-11-24',
        cupnote_main: true,
        cupnote_satis: 8,
      },
      { cupnote_name: '내 노트 하나', note_org_name: '카페 온도', cupnote_flavor_list: null },
    ]);
    expect(answer.result[0]?.cupnote_flavor_list).toEqual(['BLUEBERRY']);
    expect(await names(other)).toEqual(['남의 노트', '남의 노트']);
  });

  it('are searched by name and place, narrowed and paged', async () => {
    expect(await names(me, { searchTitle: '하나' })).toEqual(['내 노트 하나']);
    expect(await names(me, { searchTitle: '여백' })).toEqual(['내 노트 둘']);
    expect(await names(me, { searchTitle: '남의' })).toEqual([]);
    expect(await names(me, { filters: { cupnote_main: true } })).toEqual([]);
    expect(await names(me, { list_count: 1, page: 2 })).toHaveLength(1);
  });

  it('are read with where the note stands, and by nobody else', async () => {
    const { answer } = await me.client.get<Row>(`${CAFE.path}/detail/${key}`);
    expect(answer.result).toMatchObject({
      note_org: first,
      cupnote_name: '내 노트 하나',
      can: { edit: false, remove: false },
    });
    const there = within(me.client, { cafe_seq: first });
    expect((await there.get(`/api/cafe/qc/coffeebean/detail/${answer.result.note_seq}`)).http).toBe(200);
    expect((await other.client.get(`${CAFE.path}/detail/${key}`)).http).toBe(404);
    expect((await other.client.get(`${CAFE.path}/detail/987654321`)).http).toBe(404);
    expect((await api.guest().post(`${CAFE.path}/list`)).http).toBe(401);
    expect(
      (await me.client.post(`${CAFE.path}/edit`, { own_note_seq: key, UPList: ['cupnote_main'], cupnote_main: true }))
        .http,
    ).toBe(403);
    expect((await me.client.post(`${CAFE.path}/remove`, { own_note_seq: key })).http).toBe(403);
  });

  it.each([
    ['was dismissed', 'FIRE', true],
    ['withdrew', 'CNCL', true],
    ['waits', 'WTSGNP', true],
    ['is put off', 'BARISTA', false],
  ])('of a cafe are not for somebody who %s, and stay the cafe’s', async (_, auth, isOn) => {
    await seat(admin, first, me.user_seq, auth, { isOn });
    expect(await names(me)).toEqual(['내 노트 둘']);
    expect((await me.client.get(`${CAFE.path}/detail/${key}`)).http).toBe(404);
    const { rows } = await admin.query('SELECT FROM cafe_qc_coffeebean WHERE org = $1 AND removed_at IS NULL', [first]);
    expect(rows).toHaveLength(2);
    await seat(admin, first, me.user_seq, 'SAST');
    expect(await names(me)).toHaveLength(2);
  });

  it('are neither those that were removed nor those of a cafe that is closed', async () => {
    await admin.query('UPDATE cafe_qc_coffeebean SET removed_at = now() WHERE org = $1', [first]);
    await admin.query('UPDATE org SET org_use = false WHERE org = $1', [second]);
    expect(await names(me)).toEqual([]);
  });
});

it('notes from roasteries are those of all that is cupped there, each told apart', async () => {
  const { roaster } = await makeChain(admin);
  await seat(admin, roaster, me.user_seq, 'ROASTER');
  const tables = ['roaster_qc_blending', 'roaster_qc_blending_result'];
  for (const table of tables)
    await admin.query(`UPDATE ${table} SET rgst_by = $2 WHERE org = $1`, [roaster, me.user_seq]);
  await writeNote(admin, ROASTER, { org: roaster, by: me.user_seq, name: 'Green' });
  await admin.query(
    `INSERT INTO roaster_qc_roasting (org, cupnote_name, cupnote_date, roasting_result_key, rgst_by)
     SELECT org, 'Roast', '2026-11-21', min(roasting_result_key), $2 FROM roaster_roasting_result WHERE org = $1 GROUP BY org`,
    [roaster, me.user_seq],
  );
  const { answer } = await me.client.post<Row[]>(`${ROASTER.path}/list`);
  expect(answer.result.map(({ note_cupped }) => note_cupped).toSorted()).toEqual([
    'BLNDNG',
    'BLNDRS',
    'GRNBN',
    'RSTNG',
  ]);
  expect(new Set(answer.result.map(({ own_note_seq }) => own_note_seq)).size).toBe(4);
  for (const row of answer.result) {
    const { answer: detail } = await me.client.get<Row>(`${ROASTER.path}/detail/${row.own_note_seq}`);
    expect(detail.result).toMatchObject({
      cupnote_name: row.cupnote_name,
      note_cupped: row.note_cupped,
      note_org: roaster,
    });
  }
  expect(await names(me, { filters: { note_cupped: ['RSTNG'] } }, ROASTER)).toEqual(['Roast']);
  expect(await names(other, {}, ROASTER)).toEqual([]);
  expect(await names(me)).toHaveLength(2);
});

describe('the role of the application alone', () => {
  /** How many notes it sees with these settings; what it does is taken back. */
  const seen = async (settings: Row, from = 'cafe_qc_coffeebean') => {
    await app.query('BEGIN');
    try {
      for (const [name, value] of Object.entries(settings))
        await app.query('SELECT set_config($1, $2, true)', [name, String(value)]);
      return (await app.query(`SELECT FROM ${from}`)).rowCount;
    } finally {
      await app.query('ROLLBACK');
    }
  };
  it('sees own notes through the view, and of the tables only while that says so', async () => {
    const person = { 'app.user': me.user_seq };
    const open = { ...person, 'app.own_notes': 'on' };
    expect(await seen(person, 'user_cafe_note')).toBe(2);
    expect(await seen(person)).toBe(0);
    expect(await seen({ 'app.own_notes': 'on' })).toBe(0);
    expect(await seen({ ...person, 'app.own_notes': 'off' })).toBe(0);
    expect(await seen(open)).toBe(2);
    await seat(admin, first, me.user_seq, 'FIRE');
    expect(await seen(open)).toBe(1);
    expect(await seen(person, 'user_cafe_note')).toBe(1);
    expect(await seen({}, 'user_cafe_note')).toBe(0);
    // What the view opened is closed after it.
    expect(await seen(person, '(SELECT count(*) FROM user_cafe_note) AS own, cafe_qc_coffeebean')).toBe(0);
  });

  it('changes nothing by it', async () => {
    await app.query('BEGIN');
    for (const [name, value] of [
      ['app.user', me.user_seq],
      ['app.own_notes', 'on'],
    ])
      await app.query('SELECT set_config($1, $2, true)', [name, String(value)]);
    expect((await app.query(`UPDATE cafe_qc_coffeebean SET cupnote_main = true`)).rowCount).toBe(0);
    await app.query('ROLLBACK');
    await expect(app.query(`UPDATE user_cafe_note SET cupnote_main = true`)).rejects.toThrow(
      /permission denied|read-only|cannot/,
    );
  });
});
