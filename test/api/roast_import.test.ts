import type { Row } from '@hanjan/core';
import {
  MOST_BROUGHT,
  ROAST_IMPORT_PATH,
  type RoastImport,
  type TakenBack,
} from '@hanjan/model/roaster/roast_import.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { type Bringing, bringIn, past, upTo } from '../harness/roast_import.ts';
import {
  balanceOf,
  charged,
  makeRoastery,
  newLot,
  ROAST,
  type Roastery,
  roastBy,
  roastedOf,
  roastOf,
  told,
} from '../harness/roastery.ts';

/** Logs of the past that come into a roastery's book together; masses are ×10 g. */

const NOTE = '/api/roaster/qc/roasting';
let api: TestApi;
let admin: pg.Client;
let place: Roastery;
let me: Client;
let other: Client;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
});
beforeEach(async () => {
  place = await makeRoastery(api, admin);
  [me, other] = [await place.member('OWN'), await place.member('ROASTER')];
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

const bring = (roasts: readonly Row[], { by = me, ...of }: Bringing & { readonly by?: Client } = {}) =>
  bringIn(by, roasts, of);
const undo = (name: string, by = me, after: number | null = null) =>
  by.post<TakenBack>(`${ROAST_IMPORT_PATH}/undo`, { roasting_import: name, after });
const read = async (key: number) => told(await me.get<Row>(`${ROAST}/detail/${key}`));
const count = async () => (await me.post<Row[]>(`${ROAST}/list`)).answer.pagination?.total;

describe('roasts of the past', () => {
  it('come in without green beans, with their figures, and move no stock', async () => {
    const { made, known, refused } = told(await bring([past(1), past(2, { greenbean_past_mass: null })]));
    expect([made, known, refused]).toEqual([
      [
        { nth: 0, roasting_result_key: expect.any(Number), roasting_result_year: 2021, roasting_result_seq: 1 },
        { nth: 1, roasting_result_key: expect.any(Number), roasting_result_year: 2021, roasting_result_seq: 2 },
      ],
      [],
      [],
    ]);
    const [first, second] = made.map(({ roasting_result_key }) => roasting_result_key) as [number, number];
    expect(await read(first)).toMatchObject({
      ...{ roasting_past: true, greenbean_total_mass: 100_000, roasting_loss: 150, roasting_instock: 0 },
      ...{ roasting_result_greenbean: null, roasting_batch_no: 1, roasting_step: 'DONE', version: 1 },
    });
    expect(await read(second)).toMatchObject({ greenbean_total_mass: null, roasting_loss: null, roasting_batch_no: 2 });
  });

  it('may name a lot, of which they take nothing; what is corrected later, or removed, takes nothing either', async () => {
    const { bean, lot } = await newLot(me, 500_000, 2021);
    const row = past(1, { greenbean_past_mass: null, roasting_result_greenbean: [charged(bean, 100_000, 2021)] });
    const [made] = told(await bring([row])).made;
    const key = made?.roasting_result_key ?? 0;
    expect(await read(key)).toMatchObject({
      ...{ greenbean_total_mass: 100_000, roasting_loss: 150, roasting_country_list: ['KEN'] },
      roasting_result_greenbean: [{ greenbean_year_seq: lot }],
    });
    told(
      await me.post(`${ROAST}/edit`, { roasting_result_key: key, UPList: ['roasting_mass'], roasting_mass: 80_000 }),
    );
    expect([await balanceOf(me, lot), await roastedOf(me, key)]).toEqual([500_000, 0]);
    told(await me.post(`${ROAST}/remove`, { roasting_result_key: key }));
    told(await me.post(`${ROAST}/restore`, { roasting_result_key: key }));
    expect([await balanceOf(me, lot), await roastedOf(me, key)]).toEqual([500_000, 0]);
  });

  it('stay past, are over, and nothing else may be without green beans', async () => {
    const [made] = told(await bring([past(1)])).made;
    const change = { roasting_result_key: made?.roasting_result_key, UPList: ['roasting_past'], roasting_past: false };
    expect((await me.post(`${ROAST}/edit`, change)).answer.fields).toMatchObject([{ key: 'field_locked' }]);
    const planned = { ...past(2), roasting_past: true, roasting_step: 'RSRV', roasting_mass: null };
    expect((await me.post(`${ROAST}/edit`, planned)).answer.fields).toMatchObject([
      { name: 'roasting_step', key: 'field_code' },
    ]);
    expect((await me.post(`${ROAST}/edit`, past(3))).answer.fields).toMatchObject([
      { name: 'roasting_result_greenbean', key: 'field_required' },
    ]);
  });

  it('of which one is wrong come in without it, which says why and takes no number', async () => {
    const wrong = [
      past(2, { roasting_result_date: '2999-01-01' }),
      past(3, { roasting_mass: 'much' }),
      past(4, { roasting_machine_seq: 999_999 }),
    ];
    const { made, refused } = told(await bring([past(1), ...wrong, past(5)]));
    expect(made.map(({ nth, roasting_result_seq }) => [nth, roasting_result_seq])).toEqual([
      [0, 1],
      [4, 2],
    ]);
    expect(refused.map(({ nth, fields }) => [nth, fields.map(({ name }) => name)])).toEqual([
      [1, ['roasting_result_date']],
      [2, ['roasting_mass']],
      [3, ['roasting_machine_seq']],
    ]);
    expect(refused.every(({ fields }) => fields.every(({ description }) => description.length > 5))).toBe(true);
  });

  it.each([
    ['no name', { roasting_import: 'x', roasts: [{}] }, 'roasting_import'],
    ['no list', { roasting_import: crypto.randomUUID(), roasts: {} }, 'roasts'],
    ['nothing', { roasting_import: crypto.randomUUID(), roasts: [] }, 'roasts'],
    ['no records', { roasting_import: crypto.randomUUID(), roasts: [1, null] }, 'roasts'],
    ['too many', { roasting_import: crypto.randomUUID(), roasts: upTo(MOST_BROUGHT + 1).map(() => ({})) }, 'roasts'],
  ])('%s is refused at its field', async (_, body, name) => {
    const { http, answer } = await me.post(`${ROAST_IMPORT_PATH}/import`, body);
    expect([http, answer.fields.map((fault) => fault.name)]).toEqual([400, [name]]);
  });
});

describe('an import is taken back', () => {
  const imports = async (by = me) => told(await by.post<RoastImport[]>(`${ROAST_IMPORT_PATH}/list`));

  it('whole, step by step, and its logs can come in again', async () => {
    const name = crypto.randomUUID();
    const all = upTo(60).map((nth) => past(nth));
    for (const some of [all.slice(0, 30), all.slice(30)]) told(await bring(some, { name }));
    expect(await imports()).toMatchObject([{ roasting_import: name, count: 60, unchanged: 60 }]);
    const first = told(await undo(name));
    expect(first).toEqual({ removed: 50, kept: [], after: expect.any(Number) });
    expect(told(await undo(name, me, first.after))).toEqual({ removed: 10, kept: [], after: null });
    expect([await count(), await imports()]).toEqual([0, []]);
    expect(told(await bring(all.slice(0, 2))).made).toHaveLength(2);
  });

  it('once, also where several do it at the same moment', async () => {
    const name = crypto.randomUUID();
    const all = upTo(20).map((nth) => past(nth));
    told(await bring(all, { name }));
    const undone = (await Promise.all([1, 2, 3].map(() => undo(name)))).map(told);
    expect(undone.map(({ removed }) => removed).toSorted()).toEqual([0, 0, 20]);
  });

  it('but for what was changed, is used, or somebody else has to remove', async () => {
    const name = crypto.randomUUID();
    const { made } = told(
      await bring(
        upTo(3).map((nth) => past(nth)),
        { name },
      ),
    );
    const [changed, used, gone] = made.map(({ roasting_result_key }) => roasting_result_key);
    told(await me.post(`${ROAST}/edit`, { roasting_result_key: changed, UPList: ['condition'], condition: '흐림' }));
    const cup = { cupnote_name: 'Cup', cupnote_name_locale: '컵', cupnote_date: '2026-11-21' };
    told(await me.post(`${NOTE}/edit`, { ...cup, roasting_result_key: used }));
    const byOther = told(await undo(name, other));
    expect(byOther.kept.map(({ why }) => why)).toEqual(['forbidden', 'forbidden', 'forbidden']);
    const { removed, kept } = told(await undo(name));
    expect([removed, kept.map(({ roasting_result_key, why }) => [roasting_result_key, why])]).toEqual([
      1,
      [
        [changed, 'changed'],
        [used, 'used'],
      ],
    ]);
    expect((await me.get(`${ROAST}/detail/${gone}`)).http).toBe(404);
    const step = told(await me.post<Row[]>(`${ROAST}/list`, { removed: true }));
    expect(step.map((row) => row.roasting_result_key)).toEqual([gone]);
  });

  it('by whoever brought it in, and by nobody of another roastery', async () => {
    const name = crypto.randomUUID();
    told(await bring([past(1)], { by: other, name }));
    const stranger = await (await makeRoastery(api, admin)).member('OWN');
    expect(told(await undo(name, stranger))).toEqual({ removed: 0, kept: [], after: null });
    expect(await imports(stranger)).toEqual([]);
    expect(told(await undo(name, other)).removed).toBe(1);
    expect((await undo('x')).answer.fields[0]?.name).toBe('roasting_import');
  });
});

it('an ordinary roast is as before: it needs green beans and moves them', async () => {
  const { bean, lot } = await newLot(me, 500_000);
  const key = await roastBy(me, [charged(bean, 100_000)], { roasting_step: 'DONE', roasting_mass: 85_000 });
  expect([await balanceOf(me, lot), await roastedOf(me, key)]).toEqual([400_000, 85_000]);
  expect((await me.post(`${ROAST}/edit`, roastOf([]))).http).toBe(400);
});
