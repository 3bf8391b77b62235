import type { Row } from '@hanjan/core';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, type Reply, startApi, type TestApi } from '../harness/api.ts';
import { newPerson } from '../harness/org.ts';
import { BEAN, charged, GREEN_STOCK, LOT, makeRoastery, newLot, ROAST, roastOf } from '../harness/roastery.ts';
import { sendImport } from '../harness/sheets.ts';

/** The answer of a save says of which entities it wrote records: of what was saved, and of all that follows from it. */

const NOTE = '/api/user/qc/coffeebean';
const LOTS = 'roaster_greenbean_year';
const ROASTS = 'roaster_roasting_result';

let api: TestApi;
let admin: pg.Client;
let me: Client;
let roaster_seq: number;
let bean: number;
let lot: number;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  const place = await makeRoastery(api, admin);
  ({ roaster_seq } = place);
  me = await place.member('OWN');
  ({ bean, lot } = await newLot(me, 600_000));
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

const touchedBy = ({ http, answer }: Reply<unknown>) => (http === 200 ? answer.touched : answer.code);

it('a record of its own, written, changed, removed and brought back', async () => {
  const person = await api.person('touching');
  const made = await person.post<Row>(`${NOTE}/edit`, {
    cupnote_name: '케냐',
    cupnote_place: 'CAFE',
    cupnote_date: '2026-11-20',
  });
  expect(touchedBy(made)).toEqual(['user_cupnote']);
  const { cupnote_seq } = made.answer.result;
  const change = { cupnote_seq, UPList: ['cupnote_name'], cupnote_name: '에티오피아' };
  expect(touchedBy(await person.post(`${NOTE}/edit`, change))).toEqual(['user_cupnote']);
  for (const call of ['remove', 'remove', 'restore'])
    expect(touchedBy(await person.post(`${NOTE}/${call}`, { cupnote_seq }))).toEqual(['user_cupnote']);
  expect((await person.get<Row>(`${NOTE}/detail/${cupnote_seq}`)).answer.touched).toBeUndefined();
});

it('a roast that takes from a lot, one that takes nothing yet, and one that is taken back', async () => {
  const planned = roastOf([charged(bean, 1_000)], { roasting_step: 'RSRV', roasting_mass: null });
  expect(touchedBy(await me.post(`${ROAST}/edit`, planned))).toEqual([ROASTS]);
  const made = await me.post<Row>(`${ROAST}/edit`, roastOf([charged(bean, 1_000)]));
  expect(touchedBy(made)).toEqual([LOTS, ROASTS]);
  const { roasting_result_key } = made.answer.result;
  const rename = { roasting_result_key, UPList: ['roasting_name'], roasting_name: 'Another' };
  expect(touchedBy(await me.post(`${ROAST}/edit`, rename))).toEqual([ROASTS]);
  expect(touchedBy(await me.post(`${ROAST}/remove`, { roasting_result_key }))).toEqual([LOTS, ROASTS]);
});

it('what is moved by hand, a count that finds what is written down, and a new lot', async () => {
  const move = { lot, move_reason: 'RECEIVE', move_mass: 10 };
  expect(touchedBy(await me.post(`${GREEN_STOCK}/move`, move))).toEqual([LOTS]);
  const read = await me.get<Row>(`${LOT}/detail/${lot}`);
  const there = read.answer.result.greenbean_instock;
  const count = { lot, move_reason: 'COUNT', move_mass: there, there };
  expect(touchedBy(await me.post(`${GREEN_STOCK}/move`, count))).toEqual([LOTS]);
  const made = await me.post<Row>(`${BEAN}/edit`, { greenbean_name: 'New', greenbean_name_locale: '새것' });
  expect(touchedBy(made)).toEqual(['roaster_greenbean']);
});

it('a file that brings lots', async () => {
  const file = 'greenbean_roaster_seq,greenbean_year,greenbean_received_mass\nNew,2021,50\n';
  const query = `&roaster_seq=${roaster_seq}`;
  expect(touchedBy(await sendImport(api.origin, me, LOT, file, { mode: 'preview', query }))).toBeUndefined();
  expect(touchedBy(await sendImport(api.origin, me, LOT, file, { mode: 'save', query }))).toEqual([LOTS]);
});

it('an organisation that is founded', async () => {
  const { client } = await newPerson(api, admin, 'touching.founder');
  const body = { cafe_name: 'Ondo', cafe_name_locale: '온도' };
  expect(touchedBy(await client.post('/api/cafe/create', body))).toEqual(['membership', 'org']);
});

it('a save that is repeated says what it said the first time, and a refused one says nothing', async () => {
  const once = { 'idempotency-key': crypto.randomUUID() };
  const body = roastOf([charged(bean, 1_000)]);
  const first = await me.post<Row>(`${ROAST}/edit`, body, once);
  const again = await me.post<Row>(`${ROAST}/edit`, body, once);
  expect([touchedBy(first), again.answer.result]).toEqual([[LOTS, ROASTS], first.answer.result]);
  expect(touchedBy(again)).toEqual([LOTS, ROASTS]);
  const refused = await me.post<Row>(`${ROAST}/edit`, roastOf([charged(bean, 9_000_000)]));
  expect([refused.http, refused.answer.code, refused.answer.touched]).toEqual([409, 'stock_short', undefined]);
});
