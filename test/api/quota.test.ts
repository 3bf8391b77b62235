import type { Row } from '@hanjan/core';
import { userCupnoteScreen } from '@hanjan/model/user/cupnote.ts';
import { cafeViewScreen, MOST_VIEWS, userViewScreen } from '@hanjan/model/view.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { newPerson, type Owner, owner, userSeqOf } from '../harness/org.ts';
import { sendImport } from '../harness/sheets.ts';

const { path } = userCupnoteScreen;
const NOTE = { cupnote_place: 'CAFE', cupnote_date: '2026-03-01', cupnote_name: 'Guji' };
const DAY_BYTES = 1_000_000;
let api: TestApi;
let admin: pg.Client;

beforeAll(async () => {
  api = await startApi({ quota: { userRecords: 5, orgRecords: 3, dayBytes: DAY_BYTES } });
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await admin.end();
  await api.stop();
});

const save = (client: Client, body: Row, headers = {}) => client.post<Row>(`${path}/edit`, body, headers);
const notesOf = async (user_id: string) => {
  const found = await admin.query('SELECT FROM user_cupnote WHERE user_seq = $1 AND removed_at IS NULL', [
    await userSeqOf(admin, user_id),
  ]);
  return found.rowCount;
};

describe('records', () => {
  it('are kept up to a number; then it is said how many, and removing some makes room', async () => {
    const me = await api.person('keeps.records');
    const made: Row[] = [];
    for (let nth = 0; nth < 5; nth += 1) made.push((await save(me, NOTE)).answer.result);
    const { http, answer } = await save(me, NOTE);
    expect([http, answer.code, answer.description.includes('5')]).toEqual([409, 'quota_records', true]);
    expect(await notesOf('keeps.records')).toBe(5);
    const { cupnote_seq, version } = made[0] ?? {};
    const changed = await save(me, { cupnote_seq, version, UPList: ['cupnote_name'], cupnote_name: 'Yirga' });
    expect(changed.http).toBe(200);
    expect((await me.post(`${path}/remove`, { cupnote_seq })).http).toBe(200);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 11_000);
    expect((await save(me, NOTE)).http).toBe(200);
    expect((await me.post(`${path}/restore`, { cupnote_seq })).answer.code).toBe('quota_records');
  });
  it('of a file count all at once, and nothing of it is kept', async () => {
    const me = await api.person('brings.records');
    const line = '구지,카페,2026-03-01\n';
    const file = (lines: number) => `커피 이름,장소,날짜\n${line.repeat(lines)}`;
    const heard = await sendImport(api.origin, me, path, file(6), { mode: 'save' });
    expect([heard.http, heard.answer.code]).toEqual([409, 'quota_records']);
    expect(await notesOf('brings.records')).toBe(0);
    expect((await sendImport(api.origin, me, path, file(5), { mode: 'save' })).http).toBe(200);
  });
  it('of an organisation have their own number, whoever saves them', async () => {
    const boss: Owner = await owner(api, 'boss.records');
    const view = (nth: number) =>
      boss.post(`${cafeViewScreen.path}/edit`, { view_screen: 'x', view_name: `v${nth}`, view_query: 'q' });
    for (let nth = 0; nth < 3; nth += 1) expect((await view(nth)).http).toBe(200);
    expect((await view(3)).answer.code).toBe('quota_records');
    expect((await save(boss, NOTE)).http).toBe(200);
  });
});

describe('what is written in a day', () => {
  const long = { ...NOTE, cupnote_desc: 'x'.repeat(9_000) };

  it('has a bound, which changes and what they were before count against', async () => {
    const me = await api.person('writes.much');
    const { answer } = await save(me, long);
    const { cupnote_seq } = answer.result;
    let { version } = answer.result;
    let saved = 0;
    for (const letter of 'abcdefghij'.repeat(10)) {
      const cupnote_desc = letter.repeat(9_000);
      const changed = await save(me, { cupnote_seq, version, UPList: ['cupnote_desc'], cupnote_desc });
      if (changed.http !== 200) {
        expect([changed.http, changed.answer.code]).toEqual([409, 'quota_bytes']);
        expect(changed.answer.description).toContain('1 MB');
        break;
      }
      ({ version } = changed.answer.result);
      saved += 1;
    }
    expect(saved).toBe(Math.floor((DAY_BYTES - 10_000) / 18_600));
    expect((await me.post(`${path}/list`)).http).toBe(200);
    // It is the same for every process, and another day it is as nothing.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 11_000);
    expect((await save(me, long)).answer.code).toBe('quota_bytes');
    await admin.query("UPDATE user_tally SET month = month - 1 WHERE entity = 'written.bytes'");
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 22_000);
    expect((await save(me, long)).http).toBe(200);
  });
  it('does not bind administrators', async () => {
    const { client } = await newPerson(api, admin, 'the.administrator', 'ADMIN');
    for (let nth = 0; nth < 7; nth += 1) expect((await save(client, NOTE)).http).toBe(200);
  });
});

it('of a history the first step and the newest two hundred are kept, and nobody takes away others', async () => {
  const me = await api.person('changes.often');
  const { cupnote_seq } = (await save(me, NOTE)).answer.result;
  const user_seq = await userSeqOf(admin, 'changes.often');
  await admin.query(
    `INSERT INTO user_history (user_seq, entity, record_seq, version, field, edit_by)
     SELECT $1, 'user_cupnote', $2, n, 'cupnote_name', $1 FROM generate_series(2, 239) n`,
    [user_seq, cupnote_seq],
  );
  await admin.query('UPDATE user_cupnote SET version = 239 WHERE cupnote_seq = $1', [cupnote_seq]);
  const body = { cupnote_seq, version: 239, UPList: ['cupnote_name'], cupnote_name: 'Yirga' };
  expect((await save(me, body)).answer.result.version).toBe(240);
  const { rows } = await admin.query<{ versions: number[] }>(
    'SELECT array_agg(version ORDER BY version) AS versions FROM user_history WHERE record_seq = $1 AND user_seq = $2',
    [cupnote_seq, user_seq],
  );
  expect(rows[0]?.versions).toEqual([2, ...Array.from({ length: 200 }, (_, nth) => nth + 41)]);
  await admin.query('BEGIN; SET LOCAL ROLE hanjan_app');
  await admin.query("SELECT set_config('app.user', $1, true)", [String(user_seq)]);
  const gone = await admin.query('DELETE FROM user_history');
  await admin.query('ROLLBACK');
  expect(gone.rowCount).toBe(0);
});

it('of the answers of a person the newest ten thousand are kept', async () => {
  const me = await api.person('saves.often');
  const user_seq = await userSeqOf(admin, 'saves.often');
  await admin.query(
    `INSERT INTO idempotency (user_seq, key, request_hash, answer, rgst_at)
     SELECT $1, 'some-key-' || n, '', '{}', now() - n * interval '1 second' FROM generate_series(1, 10050) n`,
    [user_seq],
  );
  const count = async () =>
    (await admin.query('SELECT count(*)::integer AS count FROM idempotency WHERE user_seq = $1', [user_seq])).rows[0];
  vi.spyOn(Math, 'random').mockReturnValue(0.9);
  await save(me, NOTE, { 'idempotency-key': 'the-first-one' });
  expect(await count()).toEqual({ count: 10_051 });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  await save(me, NOTE, { 'idempotency-key': 'the-other-one' });
  expect(await count()).toEqual({ count: 10_001 });
});

describe('views of a list', () => {
  const roomy = { userRecords: 1_000 };
  let wide: TestApi;
  let me: Client;
  const view = (view_name: string, view_screen = 'x') =>
    me.post<Row>(`${userViewScreen.path}/edit`, { view_screen, view_name, view_query: 'q' });

  beforeAll(async () => {
    wide = await startApi({ quota: roomy });
    me = await wide.person('has.views');
  });
  afterAll(() => wide.stop());

  it('have names of their own, also when they come at once or back', async () => {
    const both = await Promise.all([view('mine'), view('mine')]);
    expect(both.map(({ http }) => http).toSorted()).toEqual([200, 409]);
    const [first] = both.filter(({ http }) => http === 200);
    const [refused] = both.filter(({ http }) => http === 409);
    expect(refused?.answer.fields).toEqual([{ name: 'view_name', key: 'field_taken', args: {} }]);
    expect((await view('mine', 'y')).http).toBe(200);
    const view_seq = first?.answer.result.view_seq;
    await me.post(`${userViewScreen.path}/remove`, { view_seq });
    expect((await view('mine')).http).toBe(200);
    expect((await me.post(`${userViewScreen.path}/restore`, { view_seq })).http).toBe(409);
  });
  it(`are ${MOST_VIEWS} at the most`, async () => {
    const all = await Promise.all(Array.from({ length: MOST_VIEWS + 5 }, (_, nth) => view(`view ${nth}`, 'z')));
    const refused = all.filter(({ http }) => http !== 200);
    expect(refused.map(({ answer }) => answer.code)).toEqual(Array(5).fill('view_too_many'));
    expect(refused[0]?.answer.description).toContain('100');
  });
});
