import type { Row } from '@hanjan/core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import {
  BLEND,
  blendOf,
  charged,
  componentOf,
  MADE,
  makeRoastery,
  newLot,
  RECIPE,
  ROAST,
  roastOf,
  told,
} from '../harness/roastery.ts';

/** The quality room: notes of blends and of blends that were made, and brewing settings. */

const NOTE = '/api/roaster/qc/blendingresult';
const CUPPING = '/api/roaster/qc/blending';
const SETTING = '/api/roaster/qc/brewing/default';

let api: TestApi;
let admin: pg.Client;
let here: Awaited<ReturnType<typeof workshop>>;
let there: typeof here;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  [here, there] = [await workshop(), await workshop()];
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

/** A roastery with a blend recipe, and two blends made of one batch on 20 and 25 November. */
async function workshop() {
  const place = await makeRoastery(api, admin);
  const [head, me] = [await place.member('SMNG'), await place.member('ROASTER')];
  const { bean } = await newLot(head, 10_000_000);
  const green = { greenbean_roaster_seq: bean, greenbean_mass: 100_000 };
  const named = { roasting_name: 'House', roasting_name_locale: '하우스', roasting_default_greenbean: [green] };
  const { roasting_seq } = told(await head.post<Row>(`${RECIPE}/edit`, named));
  const blend = { blending_name: 'Ondo', blending_name_locale: '온도 블렌드' };
  const roasting_comb = [{ roasting_seq, roasting_mass: 10_000 }];
  const { blending_seq } = told(await head.post<Row>(`${BLEND}/edit`, { ...blend, roasting_comb }));
  const roast = roastOf([charged(bean, 100_000)], { roasting_step: 'DONE', roasting_mass: 85_000 });
  told(await me.post<Row>(`${ROAST}/edit`, roast));
  const made: number[] = [];
  for (const blending_result_date of ['2026-11-20', '2026-11-25']) {
    const body = blendOf([componentOf(1, 10_000)], { blending_result_date });
    made.push(told(await me.post<Row>(`${MADE}/edit`, body)).blending_result_key as number);
  }
  return { head, me, made, blending_seq };
}

const said = { cupnote_name: 'Ondo', cupnote_name_locale: '온도 블렌드', cupnote_date: '2026-11-27' };
const write = (body: Row, by: Client = here.me) => by.post<Row>(`${NOTE}/edit`, { ...said, ...body });
const read = async (seq: unknown) => told(await here.me.get<Row>(`${NOTE}/detail/${seq}`));

describe('a note of a blend that was made', () => {
  it('takes the day of the blend and counts from it, also when it is about another one', async () => {
    const [first, second] = here.made;
    // What somebody says of either is not believed.
    const lie = { blending_result_date: '2020-01-01', brewing_date_term: 3 };
    const { cupnote_seq } = told(await write({ blending_result_key: first, ...lie }));
    expect(await read(cupnote_seq)).toMatchObject({ blending_result_date: '2026-11-20', brewing_date_term: 7 });
    const change = { cupnote_seq, UPList: ['blending_result_key'], blending_result_key: second };
    told(await here.me.post<Row>(`${NOTE}/edit`, change));
    expect(await read(cupnote_seq)).toMatchObject({ blending_result_date: '2026-11-25', brewing_date_term: 2 });
  });

  it('is of a blend and by a setting of its own roastery', async () => {
    const named = { brewing_name: 'V60 15 g', brewing_name_locale: 'V60 15 g 세팅' };
    const mine = told(await here.me.post<Row>(`${SETTING}/edit`, named)).brewing_seq;
    const theirs = told(await there.me.post<Row>(`${SETTING}/edit`, named)).brewing_seq;
    const [blending_result_key] = here.made;
    const brewed = { blending_result_key, brewing_result_use: true };
    expect((await write({ ...brewed, brewing_seq: mine })).http).toBe(200);
    for (const [body, name] of [
      [{ ...brewed, blending_result_key: there.made[0] }, 'blending_result_key'],
      [{ ...brewed, brewing_seq: theirs }, 'brewing_seq'],
    ] as const) {
      const { http, answer } = await write(body);
      expect([http, answer.fields]).toEqual([400, [expect.objectContaining({ name, key: 'field_ref' })]]);
    }
    expect((await write({})).answer.fields).toMatchObject([{ name: 'blending_result_key', key: 'field_required' }]);
  });

  it('keeps its blend from being removed', async () => {
    const { http, answer } = await here.head.post(`${MADE}/remove`, { blending_result_key: here.made[1] });
    expect([http, answer.code]).toEqual([409, 'in_use']);
  });
});

it('the note that stands for a blend is chosen by the heads alone', async () => {
  const note = { ...said, blending_seq: here.blending_seq, cupnote_main: true };
  const refused = async (body: Row) => (await here.me.post(`${CUPPING}/edit`, body)).answer.fields;
  expect(await refused(note)).toMatchObject([{ name: 'cupnote_main' }]);
  const { cupnote_seq } = told(await here.head.post<Row>(`${CUPPING}/edit`, note));
  const off = { cupnote_seq, UPList: ['cupnote_main'], cupnote_main: false };
  expect(await refused(off)).toMatchObject([{ name: 'cupnote_main' }]);
  const name = { cupnote_seq, UPList: ['cupnote_name'], cupnote_name: 'Ondo, cooled' };
  expect((await here.me.post(`${CUPPING}/edit`, name)).http).toBe(200);
  const list = await here.me.post<Row[]>(`${CUPPING}/list`, { filters: { blending_seq: here.blending_seq } });
  expect(told(list)).toMatchObject([{ cupnote_seq, cupnote_main: true }]);
});
