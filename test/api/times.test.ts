import type { Row } from '@hanjan/core';
import { devKindScreen } from '@hanjan/model/dev/kinds.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { kitchen } from '../harness/kitchen.ts';

const { path } = devKindScreen;

const november: Row = {
  kind_name: 'november',
  k_date_week: '2026-11-16',
  k_dates: ['2026-11-20', '2026-11-23'],
  k_period: ['2026-11-01', '2026-11-20'],
  k_time: '09:05:30',
  k_moment: '2026-11-20T05:28:05.000Z',
  k_term: 205_000,
};
const december: Row = {
  kind_name: 'december',
  k_date_week: '2026-12-14',
  k_dates: ['2026-12-24'],
  k_period: ['2026-11-20', '2026-12-31'],
  k_time: '23:59:59',
  k_moment: '2026-12-24T00:00:00.000Z',
  k_term: 3_805_000,
};

let api: TestApi;
let client: Client;

beforeAll(async () => {
  api = await startApi({ catalogue: kitchen });
  client = await api.person('times');
  for (const record of [november, december, { kind_name: 'empty' }]) await client.post(`${path}/edit`, record);
});
afterAll(() => api.stop());

const found = async (filters: Row) => {
  const { http, answer } = await client.post<Row[]>(`${path}/list`, { filters });
  return http === 200 ? answer.result.map(({ kind_name }) => kind_name).toSorted() : answer.fields;
};

it.each<[Row, string[]]>([
  [{ k_date_week: { from: '2026-11-16', to: '2026-11-30' } }, ['november']],
  [{ k_dates: ['2026-11-23', '2026-12-01'] }, ['november']],
  [{ k_period: { from: '2026-11-20', to: '2026-11-20' } }, ['december', 'november']],
  [{ k_period: { from: '2026-11-21' } }, ['december']],
  [{ k_period: { to: '2026-11-19' } }, ['november']],
  [{ k_period: {} }, ['december', 'empty', 'november']],
  [{ k_time: { from: '09:00:00', to: '12:00:00' } }, ['november']],
  [{ k_moment: { from: '2026-11-20T05:28:05.000Z', to: '2026-11-20T05:28:05.000Z' } }, ['november']],
  [{ k_moment: { from: '2026-11-20T05:28:06.000Z' } }, ['december']],
  [{ k_term: { to: 205_000 } }, ['november']],
])('a list is narrowed by %j', async (filters, names) => {
  expect(await found(filters)).toEqual(names);
});

it.each<[Row, string]>([
  [{ k_date_week: { from: '2026-11-17' } }, 'field_date'],
  [{ k_period: { from: '2026-02-30' } }, 'field_period'],
  [{ k_period: { from: '2026-11-20', to: '2026-11-01' } }, 'field_period'],
  [{ k_period: ['2026-11-01', '2026-11-20'] }, 'field_code'],
  [{ k_time: { from: '9:00' } }, 'field_time'],
  [{ k_moment: { from: '2026-11-20' } }, 'field_date'],
  [{ k_term: { from: '3:25' } }, 'field_time'],
])('a list is not narrowed by %j', async (filters, key) => {
  expect(await found(filters)).toEqual([expect.objectContaining({ key })]);
});

it('the history tells what such fields were before', async () => {
  const { answer: made } = await client.post<Row>(`${path}/edit`, november);
  const { kind_seq, version } = made.result;
  const change = { k_moment: december.k_moment, k_period: december.k_period, k_time: november.k_time };
  const { answer } = await client.post<Row>(`${path}/edit`, {
    kind_seq,
    version,
    UPList: Object.keys(change),
    ...change,
  });
  expect(answer).toMatchObject({ status: 'OK', result: { version: Number(version) + 1 } });
  const { answer: told } = await client.get<{ changes: Row[] }[]>(`${path}/history/${kind_seq}`);
  // What is the same is no change.
  expect(told.result[0]?.changes.map(({ field, before, after }) => [field, before, after])).toEqual([
    ['k_period', november.k_period, december.k_period],
    ['k_moment', november.k_moment, december.k_moment],
  ]);
});

it.each<[Row, string]>([
  [{ k_term: -1 }, 'k_term: Times begin at 0:00.'],
  [{ k_term_tenths: 780_100 }, 'k_term_tenths: Use 13:00 or less.'],
  [{ k_date_week: '2019-12-23' }, 'k_date_week: Use 2020-W01 or a later date.'],
  [{ k_rows: [{ row_region: 3 }] }, 'k_rows: Row 1, row_mass: Please fill this in.'],
])('%j is refused in the words of its kind', async (values, words) => {
  const { http, answer } = await client.post(`${path}/edit`, { kind_name: 'refused', ...values });
  expect([http, answer.description]).toEqual([400, words]);
});
