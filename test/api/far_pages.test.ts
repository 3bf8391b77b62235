import type { Row } from '@hanjan/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { userSeqOf } from '../harness/org.ts';
import { withClient } from '../harness/sql.ts';

const PATH = '/api/user/qc/coffeebean';
const NOTES = 3_000;
const COUNT = 100;
let api: TestApi;
let me: Client;

interface Note extends Row {
  readonly cupnote_seq: number;
  readonly cupnote_date: string;
}

beforeAll(async () => {
  api = await startApi();
  me = await api.person('far.pages');
  await withClient(api.database.adminUrl, async (admin) => {
    // Some days without a note, some with many more than a page holds, and some notes that are gone.
    await admin.query(
      `INSERT INTO user_cupnote (user_seq, cupnote_name, cupnote_place, cupnote_date, removed_at)
       SELECT $1, CASE WHEN g % 3 = 0 THEN '케냐' ELSE 'Colombia' END, 'HOME', date '2026-01-01' + (g * g % 23) * (g % 5),
              CASE WHEN g % 17 = 0 THEN now() END
         FROM generate_series(1, $2::integer) AS g`,
      [await userSeqOf(admin, 'far.pages'), NOTES],
    );
  });
});
afterAll(() => api.stop());

const page = async (asked: Row) => {
  const { http, answer } = await me.post<Note[]>(`${PATH}/list`, { list_count: COUNT, ...asked });
  expect(http).toBe(200);
  return answer;
};

it.each([
  ['newest first', {}, 1],
  ['oldest first', { orderType: 'cupnote_date.asc' }, -1],
  ['narrowed', { searchTitle: '케냐', list_count: 7 }, 1],
  ['in another order', { orderType: 'cupnote_name.desc' }, 0],
])('every row stands on one page: %s', async (_, asked, isDown) => {
  const { pagination } = await page(asked);
  const { total = 0, total_pages = 0 } = pagination ?? {};
  expect(total).toBeGreaterThan(900);
  const all: Note[] = [];
  for (let nth = 1; nth <= total_pages; nth += 1) {
    const { result, pagination: told } = await page({ ...asked, page: nth });
    expect([nth, told]).toEqual([nth, { page: nth, total_pages, total }]);
    all.push(...result);
  }
  expect(all).toHaveLength(total);
  expect(new Set(all.map((row) => row.cupnote_seq)).size).toBe(total);
  const sorted = all.toSorted(
    (a, b) => isDown * (b.cupnote_date.localeCompare(a.cupnote_date) || b.cupnote_seq - a.cupnote_seq),
  );
  expect(all).toEqual(sorted);

  const last = await page({ ...asked, page: total_pages });
  const beyond = await page({ ...asked, page: total_pages + 1_000 });
  expect([beyond.result, beyond.pagination]).toEqual([last.result, last.pagination]);
});

it('a far page of nothing is the first one', async () => {
  const { result, pagination } = await page({ page: 500, searchTitle: 'nothing like it' });
  expect([result, pagination]).toEqual([[], { page: 1, total_pages: 1, total: 0 }]);
});
