import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';

const PATH = '/api/user/qc/coffeebean';
const note = { cupnote_name: '콜롬비아 우일라 핑크버번', cupnote_place: 'CAFE', cupnote_date: '2026-11-20' };

interface Saved {
  cupnote_seq: number;
  version: number;
}
type Note = Record<string, unknown> & Saved;

let api: TestApi;
let me: Client;
const write = async (body: object = {}) => (await me.post<Saved>(`${PATH}/edit`, { ...note, ...body })).answer.result;
const read = async (seq: number) => (await me.get<Note>(`${PATH}/detail/${seq}`)).answer.result;

beforeAll(async () => {
  api = await startApi();
  me = await api.person('haneul');
});
afterAll(() => api.stop());

describe('a note', () => {
  it('is written, read, changed, removed and brought back', async () => {
    const { cupnote_seq, version } = await write({
      cupnote_flavor_list: ['JASMINE', 'PEACH'],
      blending_result_date: '2026-11-18',
    });
    expect(version).toBe(1);
    expect(await read(cupnote_seq)).toMatchObject({
      ...note,
      cupnote_flavor_list: ['JASMINE', 'PEACH'],
      brewing_date_term: 2,
      cupnote_body_point: null,
      cupnote_flavor_wheel_use: true,
      rgst_user: 'haneul',
      can: { edit: true, remove: true },
    });

    const change = {
      cupnote_seq,
      version,
      UPList: ['store_name', 'cupnote_body_point'],
      store_name: '온도',
      cupnote_body_point: 7,
    };
    const saved = await me.post<Saved>(`${PATH}/edit`, change);
    expect(saved.answer).toMatchObject({ status: 'OK', result: { cupnote_seq, version: 2 } });
    expect(await read(cupnote_seq)).toMatchObject({ store_name: '온도', cupnote_body_point: 7, edit_user: 'haneul' });

    expect((await me.post(`${PATH}/remove`, { cupnote_seq, version: 2 })).http).toBe(200);
    expect((await me.get(`${PATH}/detail/${cupnote_seq}`)).http).toBe(404);
    expect((await me.post(`${PATH}/restore`, { cupnote_seq })).http).toBe(200);
    expect(await read(cupnote_seq)).toMatchObject({ store_name: '온도', version: 4 });
  });

  it('counts emptied texts and lists as empty, and derives anew', async () => {
    const { cupnote_seq, version } = await write({
      store_name: 'x',
      cupnote_flavor_list: ['PEACH'],
      blending_result_date: '2026-11-19',
    });
    const UPList = ['store_name', 'cupnote_flavor_list', 'blending_result_date'];
    await me.post(`${PATH}/edit`, {
      cupnote_seq,
      version,
      UPList,
      store_name: '',
      cupnote_flavor_list: [],
      blending_result_date: null,
    });
    expect(await read(cupnote_seq)).toMatchObject({
      store_name: null,
      cupnote_flavor_list: null,
      brewing_date_term: null,
    });
  });

  it('keeps its date', async () => {
    const { cupnote_seq, version } = await write();
    const { http, answer } = await me.post(`${PATH}/edit`, {
      cupnote_seq,
      version,
      UPList: ['cupnote_date'],
      cupnote_date: '2026-11-19',
    });
    expect([http, answer.fields]).toEqual([400, [{ name: 'cupnote_date', key: 'field_locked', args: {} }]]);
  });

  it.each([
    [{ cupnote_name: '' }, 'cupnote_name', 'field_required'],
    [{ cupnote_name: '가'.repeat(101) }, 'cupnote_name', 'field_maxLength'],
    [{ cupnote_place: 'NOWHERE' }, 'cupnote_place', 'field_code'],
    [{ cupnote_flavor_list: ['PEACH', 'GRAVEL'] }, 'cupnote_flavor_list', 'field_code'],
    [{ blending_region_list: [987654321] }, 'blending_region_list', 'field_ref'],
    [{ blending_country_list: ['KEN', 'ETC'] }, 'blending_country_etc', 'field_required'],
    [{ cupnote_body_point: '7' }, 'cupnote_body_point', 'field_NaN'],
    [{ cupnote_date: '2026-02-30' }, 'cupnote_date', 'field_date'],
    [{ cupnote_desc: { a: 1 } }, 'cupnote_desc', 'field_text'],
    [{ cupnote_main: 'yes' }, 'cupnote_main', 'field_flag'],
  ])('refuses %j at its field', async (wrong, name, key) => {
    const { http, answer } = await me.post(`${PATH}/edit`, { ...note, ...wrong });
    expect([http, answer.code]).toEqual([400, 'validation_error']);
    expect(answer.fields.map((fault) => [fault.name, fault.key])).toEqual([[name, key]]);
    expect(answer.description).not.toContain('field_');
  });

  it('ignores fields that are not in UPList and refuses names that cannot be saved', async () => {
    const { cupnote_seq, version } = await write();
    const change = { cupnote_seq, version, UPList: ['store_name'], store_name: '온도', cupnote_name: '다른 이름' };
    await me.post(`${PATH}/edit`, change);
    expect(await read(cupnote_seq)).toMatchObject({ cupnote_name: note.cupnote_name, store_name: '온도' });
    const names = ['cupnote_seq', 'user_seq', 'removed_at', 'version', 'brewing_date_term', 'nothing', 'toString'];
    for (const name of names) {
      const { http, answer } = await me.post(`${PATH}/edit`, { cupnote_seq, version: 2, UPList: [name], [name]: 1 });
      expect([name, http, answer.fields[0]?.key]).toEqual([name, 400, 'field_unknown']);
    }
    expect((await me.post(`${PATH}/edit`, { cupnote_seq, version: 2, UPList: ['store_name'] })).http).toBe(400);
  });
});

describe('two saves of the same version', () => {
  it('let one through and show the other what was saved', async () => {
    const { cupnote_seq, version } = await write({ cupnote_body_point: 5 });
    const save = (body: object, UPList = Object.keys(body)) =>
      me.post<Record<string, unknown>>(`${PATH}/edit`, { cupnote_seq, version, UPList, ...body });
    const both = await Promise.all([save({ cupnote_body_point: 7 }), save({ cupnote_body_point: 8 })]);
    expect(both.map(({ http }) => http).sort()).toEqual([200, 409]);
    const late = both.find(({ http }) => http === 409)?.answer;
    const now = await read(cupnote_seq);
    expect(late).toMatchObject({ code: 'edit_conflict', result: { version: 2, edit_user: 'haneul' } });
    expect(late?.result.changes).toEqual([
      {
        field: 'cupnote_body_point',
        mine: now.cupnote_body_point === 7 ? 8 : 7,
        theirs: now.cupnote_body_point,
        theirs_changed: true,
      },
    ]);
  });
  it('without a version the named fields are written over', async () => {
    const { cupnote_seq } = await write();
    for (const store_name of ['a', 'b'])
      await me.post(`${PATH}/edit`, { cupnote_seq, UPList: ['store_name'], store_name });
    expect(await read(cupnote_seq)).toMatchObject({ store_name: 'b', version: 3 });
  });
  it('history says who changed what', async () => {
    const { cupnote_seq, version } = await write({ store_name: '처음' });
    await me.post(`${PATH}/edit`, { cupnote_seq, version, UPList: ['store_name'], store_name: '나중' });
    const { default: pg } = await import('pg');
    const admin = new pg.Client({ connectionString: api.database.adminUrl });
    await admin.connect();
    const { rows } = await admin.query('SELECT field, before, after, version FROM user_history WHERE record_seq = $1', [
      cupnote_seq,
    ]);
    await admin.end();
    expect(rows).toEqual([{ field: 'store_name', before: '처음', after: '나중', version: 2 }]);
  });
});

describe('an idempotency key', () => {
  const key = () => ({ 'idempotency-key': crypto.randomUUID() });
  it('never saves twice, not even at once', async () => {
    const headers = key();
    const send = () => me.post<Saved>(`${PATH}/edit`, { ...note, cupnote_name: '한 번만' }, headers);
    const answers = await Promise.all([send(), send(), send()]);
    answers.push(await send());
    expect(new Set(answers.map(({ http, answer }) => `${http} ${answer.result.cupnote_seq}`)).size).toBe(1);
    const found = await me.post<Note[]>(`${PATH}/list`, { searchTitle: '한 번만' });
    expect(found.answer.pagination?.total).toBe(1);
  });
  it('belongs to one payload and one person', async () => {
    const headers = key();
    await me.post(`${PATH}/edit`, note, headers);
    expect((await me.post(`${PATH}/edit`, { ...note, store_name: 'x' }, headers)).http).toBe(422);
    const other = await api.person('other.person');
    expect((await other.post(`${PATH}/edit`, note, headers)).http).toBe(200);
  });
  it('does not keep refusals', async () => {
    const headers = key();
    expect((await me.post(`${PATH}/edit`, { ...note, cupnote_name: '' }, headers)).http).toBe(400);
    expect((await me.post(`${PATH}/edit`, note, headers)).http).toBe(200);
  });
});

describe('the list', () => {
  let reader: Client;
  const list = async (body: object, query = '') => (await reader.post<Note[]>(`${PATH}/list${query}`, body)).answer;
  beforeAll(async () => {
    reader = await api.person('list.reader');
    for (let day = 1; day <= 25; day += 1) {
      await reader.post(`${PATH}/edit`, {
        ...note,
        cupnote_name: `노트 ${day} 100%_\\`,
        cupnote_date: `2026-10-${String(day).padStart(2, '0')}`,
        cupnote_place: day % 2 ? 'HOME' : 'CAFE',
        cupnote_flavor_list: day % 5 ? ['PEACH'] : ['JASMINE', 'HONEY'],
        cupnote_main: day === 3,
      });
    }
  });
  const days = (answer: { result: Note[] }) => answer.result.map((row) => Number(String(row.cupnote_date).slice(-2)));

  it('comes in pages, newest first, from either end', async () => {
    expect(await list({})).toMatchObject({
      status: 'OK',
      pagination: { page: 1, total_pages: 3, total: 25 },
      write_check: true,
    });
    expect(days(await list({ page: 2 }))).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6]);
    expect(days(await list({ page: 3 }))).toEqual([5, 4, 3, 2, 1]);
    expect(days(await list({}, '?page=3&list_count=10&orderType=cupnote_date.asc'))).toEqual([21, 22, 23, 24, 25]);
    expect((await list({ page: 999 })).pagination?.page).toBe(3);
  });
  it('is narrowed by what the screen offers', async () => {
    const total = async (body: object) => (await list(body)).pagination?.total;
    expect(await total({ filters: { cupnote_place: ['HOME'] } })).toBe(13);
    expect(await total({ filters: { cupnote_place: 'HOME' } })).toBe(13);
    expect(await total({ filters: { cupnote_flavor_list: ['HONEY', 'ROSE'] } })).toBe(5);
    expect(await total({ filters: { cupnote_date: { from: '2026-10-20' } } })).toBe(6);
    expect(
      await total({ filters: { cupnote_date: { from: '2026-10-20', to: '2026-10-21' }, cupnote_main: false } }),
    ).toBe(2);
    expect(await total({ filters: { cupnote_main: true } })).toBe(1);
    expect(await total({ searchTitle: '노트 2' })).toBe(7);
    expect(await total({ searchTitle: '%_\\', searchType: 'cupnote_name' })).toBe(25);
    expect(await total({ searchTitle: '100_' })).toBe(0);
  });
  it('can be chosen from by name', async () => {
    const { answer } = await reader.post<Note[]>(`${PATH}/code`, { cupnote_main: true });
    expect(answer.result).toEqual([expect.objectContaining({ cupnote_name: '노트 3 100%_\\', cupnote_main: true })]);
    expect((await reader.post<Note[]>(`${PATH}/code`)).answer.result).toHaveLength(25);
    expect(
      (await me.post<Note[]>(`${PATH}/code`, { cupnote_date: { from: '2026-10-01', to: '2026-10-31' } })).answer.result,
    ).toEqual([]);
  });
  it.each([
    [{ orderType: 'user_seq.desc' }, 'orderType'],
    [{ orderType: 'cupnote_desc.asc' }, 'orderType'],
    [{ orderType: 'cupnote_date.desc; drop table user_cupnote' }, 'orderType'],
    [{ searchType: 'cupnote_desc', searchTitle: 'a' }, 'searchType'],
    [{ filters: { user_seq: [1] } }, 'user_seq'],
    [{ filters: { cupnote_date: { from: 'x' } } }, 'cupnote_date'],
    [{ filters: { cupnote_place: 'home' } }, 'cupnote_place'],
    [{ filters: [] }, 'filters'],
    [{ page: -1 }, 'page'],
    [{ list_count: 'many' }, 'list_count'],
  ])('refuses %j', async (body, name) => {
    const answer = await list(body);
    expect([answer.status, answer.fields[0]?.name]).toEqual(['400', name]);
  });
});
