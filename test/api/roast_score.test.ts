import type { Row } from '@hanjan/core';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { charged, makeRoastery, newLot, ROAST, roastOf, told } from '../harness/roastery.ts';

/** How a roast was scored by its notes, ×10. */

const NOTE = '/api/roaster/qc/roasting';
let api: TestApi;
let admin: pg.Client;
let me: Client;
let roasts: number[];

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  me = await (await makeRoastery(api, admin)).member('OWN');
  const { bean } = await newLot(me, 600_000);
  const body = roastOf([charged(bean, 60_000)], { roasting_step: 'DONE', roasting_mass: 50_000 });
  roasts = [];
  for (const _ of [1, 2]) roasts.push(told(await me.post<Row>(`${ROAST}/edit`, body)).roasting_result_key as number);
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

const listed = async (filters: Row = {}) => {
  const rows = told(await me.post<Row[]>(`${ROAST}/list`, { filters }));
  return Object.fromEntries(rows.map((row) => [row.roasting_result_key, row.roasting_score]));
};
const note = async (roast: number, points: Row) =>
  told(
    await me.post<Row>(`${NOTE}/edit`, {
      ...{ cupnote_name: 'Cup', cupnote_name_locale: '컵', cupnote_date: '2026-11-21' },
      ...{ roasting_result_key: roast, ...points },
    }),
  ).cupnote_seq as number;

it('is the mean of its notes, of each the mean of the scores that it gives', async () => {
  const [first, second] = roasts as [number, number];
  expect(await listed()).toEqual({ [first]: null, [second]: null });
  // (7 + 8) / 2 = 7.5 and 6 alone: 6.75, which is 6.8.
  await note(first, { cupnote_aroma_point: 7, cupnote_body_point: 8 });
  const other = await note(first, { cupnote_acidity_point: 6 });
  await note(second, {});
  expect(await listed()).toEqual({ [first]: 68, [second]: null });
  expect(await listed({ roasting_score: { from: 60, to: 70 } })).toEqual({ [first]: 68 });

  const change = { UPList: ['roasting_result_key'], roasting_result_key: second };
  const moved = await me.post<Row>(`${NOTE}/edit`, { cupnote_seq: other, ...change });
  told(moved);
  expect((moved.answer as unknown as Row).touched).toEqual(['roaster_qc_roasting', 'roaster_roasting_result']);
  expect(await listed()).toEqual({ [first]: 75, [second]: 60 });

  told(await me.post(`${NOTE}/remove`, { cupnote_seq: other }));
  expect(await listed()).toEqual({ [first]: 75, [second]: null });
  told(await me.post(`${NOTE}/restore`, { cupnote_seq: other }));
  expect(await listed()).toEqual({ [first]: 75, [second]: 60 });
});

it('is kept by whoever saves the roast, and nobody writes it', async () => {
  const [first] = roasts as [number];
  const body = { roasting_result_key: first, UPList: ['roasting_result_memo'], roasting_result_memo: '다시' };
  told(await me.post(`${ROAST}/edit`, body));
  const typed = { roasting_result_key: first, UPList: ['roasting_score'], roasting_score: 100 };
  expect((await me.post(`${ROAST}/edit`, typed)).http).toBe(400);
  expect((await listed())[first]).toBe(75);
});
