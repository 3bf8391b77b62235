import { cafeBatchScreen, userBatchScreen } from '@hanjan/model/dev/batch.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { kitchen } from '../harness/kitchen.ts';
import { type Owner, owner } from '../harness/org.ts';
import { readRoutes } from '../harness/routes.ts';

/** Records that are known by year and number, and objects inside of what their detail answers. */

const USER = userBatchScreen.path;
const CAFE = cafeBatchScreen.path;

let api: TestApi;
let admin: pg.Client;
let mine: Owner;
let theirs: Owner;

const make = (by: Client, path: string, batch_no: number, more: object = {}) =>
  by.post<{ batch_seq: number; version: number }>(`${path}/edit`, {
    batch_year: 2026,
    batch_no,
    batch_name: `배치 ${batch_no}`,
    ...more,
  });
const find = (by: Client, path: string, batch_year: unknown, batch_no: unknown) =>
  by.post<Record<string, unknown>>(`${path}/detail`, { batch_year, batch_no });

beforeAll(async () => {
  api = await startApi({ catalogue: kitchen });
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  mine = await owner(api, 'mine');
  theirs = await owner(api, 'theirs');
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

describe.each([USER, CAFE])('a record of %s', (path) => {
  it('is found by year and number as by its key, each owner’s own', async () => {
    const ours = (await make(mine, path, 1)).answer.result.batch_seq;
    const other = (await make(theirs, path, 1)).answer.result.batch_seq;
    expect(other).not.toBe(ours);
    const found = await find(mine, path, 2026, 1);
    const known = await mine.get(`${path}/detail/${ours}`);
    expect([found.http, found.answer.result]).toEqual([200, known.answer.result]);
    expect(found.answer.result.batch_seq).toBe(ours);
    expect((await find(theirs, path, 2026, 1)).answer.result.batch_seq).toBe(other);
  });

  it('is the only one with its numbers, and keeps them', async () => {
    const { batch_seq } = (await make(mine, path, 2)).answer.result;
    expect((await make(mine, path, 2)).http).toBe(409);
    const { http, answer } = await mine.post(`${path}/edit`, { batch_seq, UPList: ['batch_no'], batch_no: 3 });
    expect([http, answer.fields.map(({ key }) => key)]).toEqual([400, ['field_locked']]);
    expect((await make(mine, path, 3, { batch_no: null })).answer.fields.map(({ name }) => name)).toEqual(['batch_no']);
  });

  it('tells its numbers in every row of a list', async () => {
    const { answer } = await mine.post<object[]>(`${path}/list`);
    expect(answer.result[0]).toMatchObject({ batch_seq: expect.any(Number), batch_year: 2026, batch_no: 2 });
  });

  it.each([
    [2026, 77],
    [1999, 1],
    [2026, null],
    [2026, '1'],
    ['2026', 1],
    [2026, 1.5],
    [2026, 0],
    [2026, -1],
    [2026, 2 ** 40],
    [2026, 2 ** 60],
    [[2026], 1],
    [{ from: 2026 }, 1],
    [true, 1],
  ])('is not found by %j and %j', async (year, no) => {
    const { http, answer } = await find(mine, path, year, no);
    expect([http, answer.code]).toEqual([404, 'nopage_text']);
  });

  it('is gone once it is removed, as for everybody else from the beginning', async () => {
    const { batch_seq } = (await make(mine, path, 5)).answer.result;
    expect((await find(theirs, path, 2026, 5)).http).toBe(404);
    await mine.post(`${path}/remove`, { batch_seq });
    expect((await find(mine, path, 2026, 5)).http).toBe(404);
    // What is removed can come back, so its numbers stay its own.
    expect((await make(mine, path, 5)).http).toBe(409);
    await mine.post(`${path}/restore`, { batch_seq });
    expect((await find(mine, path, 2026, 5)).answer.result.batch_seq).toBe(batch_seq);
  });

  it('answers its steps inside of an object and is saved with their own names', async () => {
    const { batch_seq } = (await make(mine, path, 6, { batch_step1_term: 30 })).answer.result;
    const { result } = (await find(mine, path, 2026, 6)).answer;
    expect(result.detail_batch_step).toEqual({ batch_step1_term: 30, batch_step2_term: null });
    expect(result).not.toHaveProperty('batch_step1_term');
    const sent = { batch_seq, UPList: ['batch_step2_term'], batch_step2_term: 45 };
    expect((await mine.post(`${path}/edit`, sent)).http).toBe(200);
    const after = (await mine.get(`${path}/detail/${batch_seq}`)).answer.result;
    expect(after.detail_batch_step).toEqual({ batch_step1_term: 30, batch_step2_term: 45 });
  });
});

it('nobody who is not signed in finds a record by its numbers', async () => {
  const { http, answer } = await find(api.guest(), USER, 2026, 1);
  expect([http, answer.code]).toEqual([401, 'noauth_text']);
});

it('a record that has no numbers is found by its key alone', async () => {
  expect((await mine.post('/api/user/qc/coffeebean/detail', { cupnote_seq: 1 })).http).toBe(404);
  const withNumbers = (await readRoutes(api)).filter(
    ({ method, path }) => method === 'POST' && path.endsWith('/detail'),
  );
  expect(withNumbers.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    // Found by its link.
    'POST /api/cafe/beaninfo/detail',
    `POST ${CAFE}/detail`,
    'POST /api/cafe/event/detail',
    'POST /api/roaster/blending/inventory/detail',
    'POST /api/roaster/blending/result/detail',
    'POST /api/roaster/event/detail',
    'POST /api/roaster/greenbean/arrival/detail',
    'POST /api/roaster/roasting/inventory/detail',
    'POST /api/roaster/roasting/result/detail',
    'POST /api/user/beaninfo/detail',
    'POST /api/user/cafebean/detail',
    `POST ${USER}/detail`,
  ]);
});
