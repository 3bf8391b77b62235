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
       SELECT $1, CASE WHEN g % 3 = 0 THEN '케냐' ELSE 'Colombia' END, 'HOME', date '2025-11-20' + (g * g % 23) * (g % 17),
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
  ['newest first, few on a page', { list_count: 17 }, 1],
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

it('what is empty comes last, from whichever end a list is read', async () => {
  const other = await api.person('empty.last');
  await withClient(api.database.adminUrl, async (admin) =>
    admin.query(
      `INSERT INTO user_equip (user_seq, equip_type, equip_name, equip_purchase_date)
       SELECT $1, 'GRND', 'Grinder ' || g, CASE g % 3 WHEN 0 THEN NULL ELSE date '2026-11-18' + g % 3 END
         FROM generate_series(1, 30) AS g`,
      [await userSeqOf(admin, 'empty.last')],
    ),
  );
  for (const [orderType, inTurn] of [
    ['equip_purchase_date.desc', ['2026-11-20', '2026-11-19', null]],
    ['equip_purchase_date.asc', ['2026-11-19', '2026-11-20', null]],
  ] as const) {
    const dates: unknown[] = [];
    for (let page = 1; page <= 6; page += 1) {
      const { answer } = await other.post<Row[]>('/api/user/item/equip/list', { orderType, page, list_count: 5 });
      dates.push(...answer.result.map((row) => row.equip_purchase_date));
    }
    expect(dates).toEqual(inTurn.flatMap((day) => Array(10).fill(day)));
  }
});

it('equipment stands on one page each, told apart by when it was written down, to the microsecond around new year', async () => {
  await withClient(api.database.adminUrl, async (admin) => {
    await admin.query("SET timezone = 'Asia/Seoul'");
    await admin.query(
      `INSERT INTO user_equip (user_seq, equip_type, equip_name, rgst_at)
       SELECT $1, 'GRND', 'Grinder ' || g, timestamptz '2025-12-31 23:59:59.9999Z' + g * interval '1 microsecond'
         FROM generate_series(1, 200) AS g`,
      [await userSeqOf(admin, 'far.pages')],
    );
  });
  for (const orderType of ['rgst_at.desc', 'rgst_at.asc']) {
    const names: unknown[] = [];
    for (let nth = 1; nth <= 20; nth += 1) {
      const { answer } = await me.post<Row[]>('/api/user/item/equip/list', { orderType, page: nth });
      expect(answer.pagination).toEqual({ page: nth, total_pages: 20, total: 200 });
      names.push(...answer.result.map((row) => row.equip_name));
    }
    const inTurn = Array.from({ length: 200 }, (_, at) => `Grinder ${at + 1}`);
    expect(names).toEqual(orderType.endsWith('asc') ? inTurn : inTurn.toReversed());
  }
});
