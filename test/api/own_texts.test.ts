import { TEXTS_PATH, type TextFile, type TextLine } from '@hanjan/model/texts/own.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../apps/server/app.ts';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { newPerson } from '../harness/org.ts';

/** Texts that administrators word otherwise: who may, what is taken, and who reads them. */

let api: TestApi;
let admin: pg.Client;
let boss: Client;
let other: Client;
let member: Client;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  boss = (await newPerson(api, admin, 'the.boss', 'SADMIN')).client;
  other = (await newPerson(api, admin, 'another', 'ADMIN')).client;
  member = (await newPerson(api, admin, 'a.member')).client;
});
beforeEach(async () => void (await boss.post(`${TEXTS_PATH}/reset`, { all: true })));
afterAll(async () => {
  await admin.end();
  await api.stop();
});

const edit = (text_key: string, text_locale: string, text_own: unknown, more: object = {}, who = boss) =>
  who.post<TextLine>(`${TEXTS_PATH}/edit`, { text_key, text_locale, text_own, version: null, ...more });
const find = async (search: string, more: object = {}) =>
  (await boss.post<{ lines: TextLine[]; total: number; own: number }>(`${TEXTS_PATH}/list`, { search, ...more })).answer
    .result;
const markOf = async (who: Client) => (await who.get('/api/health')).headers.get('x-hanjan-texts');

describe('an own text', () => {
  it('is read wherever the server uses texts, in its language alone, until it is reset', async () => {
    const said = async (language: string) =>
      (await member.post('/api/nowhere', {}, { 'accept-language': language })).answer.description;
    const before = [await said('ko'), await said('en')];
    const { answer } = await edit('nopage_text', 'ko', '그런 주소가 없어요');
    expect([await said('ko'), await said('en')]).toEqual(['그런 주소가 없어요', before[1]]);
    await edit('nopage_text', 'ko', null, { version: answer.result.ko.version });
    expect([await said('ko'), await said('en')]).toEqual(before);
  });

  it('is answered to everybody under its mark, compiled, and kept there for good', async () => {
    expect(await markOf(api.guest())).toBeNull();
    await edit('list_count', 'en', 'All in all {count, number}');
    const mark = (await markOf(api.guest())) ?? '';
    expect(mark).toMatch(/^[0-9a-f]{16}$/);
    const { answer, headers } = await api.guest().get(`/api/texts/en/${mark}`);
    expect(answer.result).toEqual({ list_count: ['All in all ', ['count', 'number']] });
    expect(headers.get('cache-control')).toContain('immutable');
    const old = await api.guest().get('/api/texts/ko/0000000000000000');
    expect([old.answer.result, old.headers.get('cache-control')]).toEqual([{}, 'no-store']);
    for (const path of ['/api/texts/xx/1', '/api/texts/constructor/1'])
      expect((await api.guest().get(path)).http).toBe(404);
  });

  it('is found by its own and by its built-in words, and counted', async () => {
    await edit('menu_stringlist', 'ko', '말모음');
    expect((await find('말모음')).lines.map(({ text_key }) => text_key)).toEqual(['menu_stringlist']);
    expect((await find('MENU_STRINGLIST')).lines[0]?.ko).toMatchObject({ text: '문구', own: '말모음', unfit: null });
    expect(await find('', { state: 'own' })).toMatchObject({ total: 1, own: 1 });
    expect((await find('', { part: 'system', amount: 100 })).total).toBeGreaterThan(50);
    const last = await find('', { page: 100_000, amount: 100 });
    expect(last.lines.length).toBeGreaterThan(0);
  });

  it('in the very words that are built in is none', async () => {
    await edit('menu_stringlist', 'ko', '문구');
    expect((await find('', { state: 'own' })).total).toBe(0);
  });

  it.each<[string, unknown, string, RegExp?]>([
    ['list_count', '모두', 'text_own_lost', /\{count\}/],
    ['list_count', '{count, number} {name}', 'text_own_foreign', /\{name\}/],
    ['list_count', '{count, date, short}', 'text_own_form', /\{count\}/],
    ['list_count', '{count, number', 'text_own_syntax'],
    ['list_count', '{count, plural, one {#}}', 'text_own_syntax'],
    ['menu_stringlist', '   ', 'field_required'],
    ['menu_stringlist', '가'.repeat(1_001), 'field_maxLength'],
    ['menu_stringlist', `가${'\u0301\u0316'.repeat(16)}`, 'field_marks'],
    ['menu_stringlist', 5, 'field_text'],
    ['no_such_key', 'x', 'field_code'],
    ['constructor', 'x', 'field_code'],
  ])('is refused: %s = %s', async (key, text, fault, named = /./) => {
    const { http, answer } = await edit(key, 'ko', text);
    expect([http, answer.fields[0]?.key]).toEqual([400, fault]);
    expect(answer.description).toMatch(named);
    expect((await find('', { state: 'own' })).total).toBe(0);
  });

  it('may choose between words by a value that the built-in one shows', async () => {
    expect((await edit('list_count', 'en', '{count, plural, =0 {none} one {one} other {# of them}}')).http).toBe(200);
  });

  it('is never lost to a second administrator, and the same save again is none', async () => {
    const { answer } = await edit('menu_stringlist', 'ko', '하나');
    const { version } = answer.result.ko;
    expect((await edit('menu_stringlist', 'ko', '둘', {}, other)).answer.code).toBe('text_changed');
    expect((await edit('menu_stringlist', 'ko', '둘', { version }, other)).http).toBe(200);
    expect((await edit('menu_stringlist', 'ko', '셋', { version })).answer.code).toBe('text_changed');
    expect((await edit('menu_stringlist', 'ko', '둘', { version })).http).toBe(200);
    const both = await Promise.all(['넷', '다섯'].map((text) => edit('menu_stringset', 'ko', text)));
    expect(both.map(({ http }) => http).toSorted()).toEqual([200, 409]);
  });

  it('that no longer fits is not read, and said to be so', async () => {
    const sql =
      "INSERT INTO own_text (text_key, text_locale, text_own, edit_by) VALUES ('list_count', 'ko', '모두', 1)";
    await admin.query(sql);
    await expect.poll(async () => (await find('', { state: 'unfit' })).total).toBe(1);
    expect((await find('list_count')).lines[0]?.ko.unfit).toContain('{count}');
    expect(await markOf(api.guest())).toBeNull();
  });

  it('is for administrators alone', async () => {
    for (const [who, http] of [
      [member, 403],
      [api.guest(), 401],
    ] as const) {
      for (const call of ['list', 'edit', 'reset', 'export'])
        expect([call, (await who.post(`${TEXTS_PATH}/${call}`, {})).http]).toEqual([call, http]);
      expect((await send(who, 'mode=preview', 'text_key,ko\n')).http).toBe(http);
    }
    for (const sql of [
      "INSERT INTO own_text (text_key, text_locale, text_own, edit_by) VALUES ('menu_user', 'ko', 'x', 5)",
      'WITH gone AS (DELETE FROM own_text RETURNING 1) SELECT 1 / count(*) FROM gone',
    ]) {
      const app = new pg.Client({ connectionString: api.database.logins.app });
      await app.connect();
      await app.query(
        "BEGIN READ WRITE; SELECT set_config('app.user', '5', true), set_config('app.site_role', 'USER', true)",
      );
      await expect(app.query(sql)).rejects.toThrow();
      await app.end();
    }
  });
});

const send = (who: Client, query: string, text: string, name = 'texts.csv') => {
  const form = new FormData();
  form.set('file', new File([text], name));
  return who.post<TextFile>(`${TEXTS_PATH}/import?${query}`, form);
};

describe('a file of texts', () => {
  const FILE = 'text_key,ko,en\nmenu_stringlist,말,Words\nmenu_stringset,,Word file\nmenu_user,"둘,\n줄",\n';

  it('says what it changes, and changes that once it is saved', async () => {
    const { answer } = await send(boss, 'mode=preview', FILE);
    const { changes, faults, seen } = answer.result;
    expect([changes.length, faults]).toEqual([4, []]);
    expect(changes[0]).toEqual({ row: 2, text_key: 'menu_stringlist', text_locale: 'ko', before: null, after: '말' });
    expect((await find('', { state: 'own' })).total).toBe(0);
    expect((await send(boss, `mode=save&seen=${seen}`, FILE)).http).toBe(200);
    expect((await find('', { state: 'own' })).own).toBe(4);
    expect((await find('menu_user')).lines[0]?.ko.own).toBe('둘,\n줄');
    const again = await send(boss, 'mode=preview', FILE);
    expect(again.answer.result).toMatchObject({ changes: [], same: 4 });
    const back = await send(boss, 'mode=preview', 'en,text_key\nTexts,menu_stringlist\n');
    expect(back.answer.result.changes).toEqual([
      { row: 2, text_key: 'menu_stringlist', text_locale: 'en', before: 'Words', after: null },
    ]);
  });

  it('comes out as it goes in', async () => {
    await edit('menu_stringlist', 'ko', '=1+1 "둘", 셋');
    await edit('list_count', 'en', '{count, plural, one {one} other {#}}');
    for (const format of ['csv', 'xlsx']) {
      const response = await fetch(`${api.origin}${TEXTS_PATH}/export`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie: boss.cookie },
        body: JSON.stringify({ format }),
      });
      const bytes = await response.arrayBuffer();
      const form = new FormData();
      form.set('file', new File([bytes], `texts.${format}`));
      const { answer } = await boss.post<TextFile>(`${TEXTS_PATH}/import?mode=preview`, form);
      expect([format, answer.result]).toMatchObject([format, { changes: [], faults: [], same: 2 }]);
    }
  });

  it('with wrong lines names them all and saves nothing', async () => {
    const wrong = 'text_key,ko\nmenu_stringlist,말\nno_such,x\nlist_count,모두\nmenu_stringlist,글\n';
    const { answer } = await send(boss, 'mode=preview', wrong);
    expect(answer.result.faults.map(({ row, text_key }) => [row, text_key])).toEqual([
      [3, 'no_such'],
      [4, 'list_count'],
      [5, 'menu_stringlist'],
    ]);
    expect(answer.result.faults[1]?.description).toContain('{count}');
    const saved = await send(boss, `mode=save&seen=${answer.result.seen}`, wrong);
    expect([saved.http, saved.answer.code]).toEqual([400, 'import_faults']);
    expect((await find('', { state: 'own' })).total).toBe(0);
  });

  it('that was looked at before somebody else changed a text is looked at again', async () => {
    const { answer } = await send(boss, 'mode=preview', FILE);
    await edit('menu_user', 'ko', '바뀜', {}, other);
    expect((await send(boss, `mode=save&seen=${answer.result.seen}`, FILE)).answer.code).toBe('text_changed');
  });

  it.each([
    ['key,korean\na,b\n', 400],
    ['', 400],
    ['{"not": "a sheet"}', 400],
    ['\u0000\u0001', 400],
  ])('that is none is refused: %j', async (text, http) => {
    expect((await send(boss, 'mode=preview', text)).http).toBe(http);
  });
});

describe('another process', () => {
  it('says so too, at once, and after its connection was cut', { timeout: 30_000 }, async () => {
    // Words are kept by process; this one shares it and has marks of its own.
    const second = await buildApp({ addresses: api.database.logins, origin: 'http://localhost', logLevel: 'silent' });
    await second.ready();
    const marks = async () =>
      (await second.inject({ url: '/api/health' })).headers['x-hanjan-texts'] as string | undefined;
    try {
      await edit('menu_stringlist', 'ko', '하나');
      const first = await markOf(boss);
      await expect.poll(marks).toBe(first);
      const cut = await admin.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'hanjan own_text'",
      );
      expect(cut.rowCount).toBe(2);
      await edit('menu_stringset', 'ko', '둘');
      const next = await markOf(boss);
      expect(next).not.toBe(first);
      await expect.poll(marks, { timeout: 10_000 }).toBe(next);
      await edit('menu_user', 'ko', '셋');
      await expect.poll(marks, { timeout: 10_000 }).toBe(await markOf(boss));
    } finally {
      await second.close();
    }
  });
});
