import type { Row } from '@hanjan/core';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../harness/api.ts';
import { type Owner, owner } from '../harness/org.ts';

/** Records are found by the initial consonants of their names, as flavors are. */
const NOTES = '/api/user/qc/coffeebean';
let api: TestApi;
let me: Owner;

const NAMES = [
  '에티오피아 예가체프',
  '복숭아 블렌드',
  'ㅋㅋ 맛있는 Kenya AA',
  '까페 뎀셀브즈',
  '100% 콜롬비아 (우일라)',
];
const STORES = ['온도', null, '복순 상회', null, null];

beforeAll(async () => {
  api = await startApi();
  me = await owner(api, 'initial');
  for (const [nth, cupnote_name] of NAMES.entries()) await write(me, { cupnote_name, store_name: STORES[nth] ?? null });
});
afterAll(() => api.stop());

const write = async (by: Owner, more: Row) => {
  const body = { cupnote_place: 'HOME', cupnote_date: '2026-11-20', ...more };
  const { answer } = await by.post<Row>(`${NOTES}/edit`, body);
  expect(answer).toMatchObject({ status: 'OK' });
};
const found = async (searchTitle: string, more: Row = {}, by = me) => {
  const { http, answer } = await by.post<Row[]>(`${NOTES}/list`, { searchTitle, orderType: 'rgst_at.asc', ...more });
  expect([searchTitle.slice(0, 20), http]).toEqual([searchTitle.slice(0, 20), 200]);
  return answer.result.map(({ cupnote_name }) => NAMES.indexOf(String(cupnote_name)));
};

it.each([
  ['ㅇㅌㅇㅍㅇ', [0]],
  ['에티ㅇㅍㅇ', [0]],
  ['ㅇㅍㅇ ㅇㄱ', [0]],
  ['복ㅅㅇ', [1]],
  ['복ㅅ', [1, 2]],
  ['북ㅅㅇ', []],
  ['ㄲㅍ', [3]],
  ['ㄱㅍ', []],
  ['ㅋㅋ', [2]],
  ['ㅇㄴkenya', [2]],
  ['100%ㅋㄹㅂㅇ(ㅇㅇㄹ)', [4]],
  ['100_ㅋ', []],
  ['ㅂㄹㄷㅇ', []],
  ['예가체프', [0]],
])('%s finds what it stands for', async (text, expected) => {
  expect(await found(text)).toEqual(expected);
});

it('looks into the one field that is asked for', async () => {
  expect(await found('ㅂㅅ', { searchType: 'cupnote_name' })).toEqual([1]);
  expect(await found('ㅂㅅ', { searchType: 'store_name' })).toEqual([2]);
});

it('follows a name that is changed', async () => {
  await write(me, { cupnote_name: '과테말라' });
  const { answer } = await me.post<Row[]>(`${NOTES}/list`, { searchTitle: 'ㄱㅌㅁㄹ' });
  const [row = {}] = answer.result;
  const changed = await me.post<Row>(`${NOTES}/edit`, {
    cupnote_seq: row.cupnote_seq,
    version: row.version,
    cupnote_name: '르완다',
    UPList: ['cupnote_name'],
  });
  expect(changed.answer).toMatchObject({ status: 'OK' });
  expect((await me.post<Row[]>(`${NOTES}/list`, { searchTitle: 'ㄱㅌㅁㄹ' })).answer.result).toEqual([]);
  expect((await me.post<Row[]>(`${NOTES}/list`, { searchTitle: 'ㄹㅇㄷ' })).answer.result).toHaveLength(1);
});

it.each([
  'ㅋ'.repeat(300),
  'ㅋ\\',
  'ㅋ[',
  'ㅋ(((((',
  `ㅋ${'(a*)*'.repeat(50)}`,
  "ㅋ'); DROP TABLE user_cupnote; --",
  'ㅋ%',
  '가ㅋ$^|{9}',
  '\u1100ㅋ',
])('takes whatever is typed as it stands: %s', async (text) => {
  expect(await found(text)).toEqual([]);
});

it('finds nothing of anybody else', async () => {
  const other = await owner(api, 'initial2');
  expect(await found('ㅇㅌㅇㅍㅇ', {}, other)).toEqual([]);
  expect(await found('복ㅅㅇ', {}, other)).toEqual([]);
});

it('finds records by the names of what they refer to, and among what can be chosen', async () => {
  const post = async <T>(path: string, body: Row) => {
    const { answer } = await me.post<T>(`/api/user/brewing/${path}`, body);
    expect(answer).toMatchObject({ status: 'OK', fields: [] });
    return answer.result;
  };
  const { brewing_seq } = await post<Row>('default/edit', { brewing_name: '케냐 니에리', brewing_type: 'DRP' });
  await post('result/edit', { brewing_seq, brewing_type: 'DRP', brewing_result_date: '2026-11-20' });
  for (const path of ['default/code', 'result/list']) {
    expect([path, await post<Row[]>(path, { searchTitle: 'ㅋ냐ㄴㅇㄹ' })]).toMatchObject([path, [{ brewing_seq }]]);
    expect(await post<Row[]>(path, { searchTitle: 'ㅋ녀' })).toEqual([]);
  }
});

it('has initials only of what is short and searched', async () => {
  const client = new pg.Client({ connectionString: api.database.adminUrl });
  await client.connect();
  const { rows } = await client.query("SELECT initials_of('에티 오피아 예가체프 ㅋ Kenya 뷁 꽃') AS told");
  await client.end();
  expect(rows).toEqual([{ told: 'LQLRLLAOR' + 'Pkenya' + 'HB' }]);
});
