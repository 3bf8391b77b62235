import type { Row } from '@hanjan/core';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import {
  blendOf,
  charged,
  componentOf,
  MADE,
  makeRoastery,
  newLot,
  ROAST,
  type Roastery,
  roastOf,
  told,
} from '../harness/roastery.ts';
import { exported, rowsIn } from '../harness/sheets.ts';
import { setRowSecurity } from '../harness/sql.ts';

/** Roasts found by what they were made of and how they were developed, blends by their roasts. */

const BEAN = 'roasting_result_greenbean.greenbean_roaster_seq';
const LOT = 'roasting_result_greenbean.greenbean_year_seq';
const PART = 'blending_result_comb.roasting_result_key';

let api: TestApi;
let admin: pg.Client;
let me: Client;
let stranger: Client;
let home: Roastery;
let kenya: { bean: number; lot: number };
let brazil: { bean: number; lot: number };

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
});
beforeEach(async () => {
  home = await makeRoastery(api, admin);
  me = await home.member('SMNG');
  stranger = await (await makeRoastery(api, admin)).member('OWN');
  [kenya, brazil] = [await newLot(me, 1_000_000), await newLot(me, 1_000_000, 2025)];
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

const roast = async (green: readonly Row[], more: Row = {}, by = me): Promise<Row> =>
  told(await by.post<Row>(`${ROAST}/edit`, roastOf(green, more)));
const list = (filters: Row, by = me, path = ROAST) => by.post<Row[]>(`${path}/list`, { filters });
const found = async (filters: Row, more: Row = {}, by = me) => {
  const { answer } = await by.post<Row[]>(`${ROAST}/list`, { filters, ...more });
  return answer.result.map(({ roasting_result_key }) => roasting_result_key).toSorted();
};
const DONE = { roasting_step: 'DONE', roasting_mass: 17_000 };
const timed = (first_start_term: number, end_term: number, end_bean = 20_500): Row => ({
  first_start_term,
  end_term,
  end_bean,
});

describe('roasts', () => {
  it('are found by a green bean and by a lot, each once, and by both together', async () => {
    const older = told(
      await me.post<Row>('/api/roaster/greenbean/year/edit', {
        greenbean_roaster_seq: kenya.bean,
        greenbean_year: 2024,
        greenbean_received_mass: 100_000,
      }),
    ).greenbean_year_seq;
    const [alone, blend, former] = [
      await roast([charged(kenya.bean, 1000)]),
      await roast([charged(kenya.bean, 500), charged(brazil.bean, 500, 2025), charged(kenya.bean, 500, 2024)]),
      await roast([charged(kenya.bean, 1000, 2024)]),
    ].map(({ roasting_result_key }) => roasting_result_key);
    expect(await found({ [BEAN]: [kenya.bean] })).toEqual([alone, blend, former]);
    expect(await found({ [LOT]: [kenya.lot] })).toEqual([alone, blend]);
    expect(await found({ [LOT]: [older] })).toEqual([blend, former]);
    expect(await found({ [LOT]: [older, kenya.lot] })).toEqual([alone, blend, former]);
    expect(await found({ [LOT]: [kenya.lot], [BEAN]: [brazil.bean] })).toEqual([blend]);
    expect(await found({ [LOT]: [] })).toEqual([alone, blend, former]);
    const { answer } = await me.post<Row[]>(`${ROAST}/list`, {
      filters: { [LOT]: [kenya.lot] },
      list_count: 1,
      page: 2,
    });
    expect([answer.result.length, answer.pagination]).toMatchObject([1, { page: 2, total: 2, total_pages: 2 }]);
  });

  it('keep to a change of their rows, and are found among the removed ones', async () => {
    const { roasting_result_key, version } = await roast([charged(kenya.bean, 1000)]);
    const changed = { roasting_result_key, version, UPList: ['roasting_result_greenbean'] };
    const green = [charged(brazil.bean, 1000, 2025)];
    told(await me.post<Row>(`${ROAST}/edit`, { ...changed, roasting_result_greenbean: green }));
    expect([await found({ [LOT]: [kenya.lot] }), await found({ [LOT]: [brazil.lot] })]).toEqual([
      [],
      [roasting_result_key],
    ]);
    told(await me.post<Row>(`${ROAST}/remove`, { roasting_result_key, version: Number(version) + 1 }));
    expect(await found({ [LOT]: [brazil.lot] })).toEqual([]);
    expect(await found({ [LOT]: [brazil.lot] }, { removed: true })).toEqual([roasting_result_key]);
    expect(await found({ [LOT]: [kenya.lot] }, { removed: true })).toEqual([]);
  });

  it('are found by how far they were developed and how hot they came out', async () => {
    const short = await roast([charged(kenya.bean, 1000)], timed(540_000, 600_000, 20_000));
    const long = await roast([charged(kenya.bean, 1000)], timed(480_000, 600_000, 21_500));
    const unmarked = await roast([charged(kenya.bean, 1000)]);
    const keys = [short, long, unmarked].map(({ roasting_result_key }) => roasting_result_key);
    expect(await found({ roasting_dtr: { from: 100, to: 150 } })).toEqual([keys[0]]);
    expect(await found({ roasting_dtr: { from: 150 }, [LOT]: [kenya.lot] })).toEqual([keys[1]]);
    expect(await found({ roasting_dtr: { from: 150 }, [LOT]: [brazil.lot] })).toEqual([]);
    expect(await found({ end_bean: { to: 20_000 } })).toEqual([keys[0]]);
    const { answer } = await me.post<Row[]>(`${ROAST}/list`, { orderType: 'roasting_dtr.desc' });
    expect(answer.result.map(({ roasting_dtr, end_bean }) => [roasting_dtr, end_bean])).toEqual([
      [200, 21_500],
      [100, 20_000],
      [null, null],
    ]);
  });

  it('are found by who wrote them, as people are called in the roastery', async () => {
    const colleague = await home.member('ROASTER');
    const people = await admin.query(
      'UPDATE membership SET user_nick = CASE user_auth WHEN $2 THEN $3 ELSE $4 END WHERE org = $1',
      [home.roaster_seq, 'SMNG', '배 수아', '조은우 100%'],
    );
    expect(people.rowCount).toBe(2);
    const mine = (await roast([charged(kenya.bean, 1000)])).roasting_result_key;
    const theirs = (await roast([charged(kenya.bean, 1000)], {}, colleague)).roasting_result_key;
    await roast([charged((await newLot(stranger, 1000)).bean, 10)], {}, stranger);
    const by = (rgst_user: string, whom = me) => found({ rgst_user }, {}, whom);
    expect([await by('수아'), await by('조은우'), await by('100%'), await by('%%')]).toEqual([
      [mine],
      [theirs],
      [theirs],
      [],
    ]);
    expect(await by('배 수아', stranger)).toEqual([]);
  });

  it('are exported as they were found', async () => {
    await roast([charged(kenya.bean, 1000)], { roasting_name: 'Kenya alone' });
    await roast([charged(brazil.bean, 1000, 2025)], { roasting_name: 'Brazil alone' });
    const asked = {
      roaster_seq: home.roaster_seq,
      columns: ['roasting_name'],
      format: 'csv',
      filters: { [LOT]: [brazil.lot] },
    };
    const text = (await exported(api.origin, me, ROAST, asked, 'en')).toString();
    expect([text.includes('Brazil alone'), text.includes('Kenya alone')]).toEqual([true, false]);
    expect((await rowsIn('a.csv', Buffer.from(text))).length).toBe(2);
  });

  it('of another roastery are found by nobody, whoever asks for which lot', async () => {
    const theirs = await newLot(stranger, 1_000_000);
    await roast([charged(theirs.bean, 1000)], {}, stranger);
    await roast([charged(kenya.bean, 1000)]);
    for (const [by, lot, bean] of [
      [me, theirs.lot, theirs.bean],
      [stranger, kenya.lot, kenya.bean],
    ] as const) {
      expect(await found({ [LOT]: [lot] }, {}, by)).toEqual([]);
      expect(await found({ [BEAN]: [bean] }, {}, by)).toEqual([]);
    }
    expect((await found({ [LOT]: [theirs.lot] }, {}, stranger)).length).toBe(1);
    await setRowSecurity(admin, 'DISABLE');
    try {
      expect(await found({ [LOT]: [theirs.lot] })).toEqual([]);
      expect(await found({ [LOT]: [kenya.lot] }, {}, stranger)).toEqual([]);
    } finally {
      await setRowSecurity(admin, 'ENABLE');
    }
  });

  it.each([
    [{ [LOT]: ['1'] }, `${LOT} field_ref`, 'Lot: '],
    [{ [LOT]: [0] }, `${LOT} field_ref`, 'Lot: '],
    [{ [LOT]: { from: 1 } }, `${LOT} field_ref`, 'Lot: '],
    [{ roasting_dtr: { from: 'x' } }, 'roasting_dtr field_NaN', 'DTR: '],
    [{ roasting_dtr: { from: 1001 } }, 'roasting_dtr field_maxValue', 'DTR: '],
    [
      { 'roasting_result_greenbean.greenbean_mass': { from: 1 } },
      'roasting_result_greenbean.greenbean_mass field_unknown',
      'roasting_result_greenbean',
    ],
    [
      { 'roasting_result_greenbean.nothing': [1] },
      'roasting_result_greenbean.nothing field_unknown',
      'roasting_result_greenbean',
    ],
    [{ rgst_user: [1] }, 'rgst_user field_code', 'Written by: '],
    [{ rgst_user: 'x'.repeat(301) }, 'rgst_user filter_maxLength', 'Written by: '],
    [{ roasting_result_greenbean: [1] }, 'roasting_result_greenbean field_unknown', 'roasting_result_greenbean'],
  ])('are not asked for by %o', async (filters, fault, words) => {
    const { http, answer } = await list(filters);
    expect([http, answer.fields.map(({ name, key }) => `${name} ${key}`)]).toEqual([400, [fault]]);
    expect(answer.description).toContain(words);
  });
});

it('a blend is found by a roast in it, and by none of another roastery', async () => {
  const { roasting_result_key } = await roast([charged(kenya.bean, 20_000)], DONE);
  const roasted = told(await me.get<Row>(`${ROAST}/detail/${roasting_result_key}`));
  const other = await roast([charged(kenya.bean, 20_000)], DONE);
  const part = componentOf(Number(roasted.roasting_result_seq), 1000);
  const { blending_result_key } = told(await me.post<Row>(`${MADE}/edit`, blendOf([part])));
  const of = async (key: unknown, by = me) => (await list({ [PART]: [key] }, by, MADE)).answer.result;
  expect((await of(roasting_result_key)).map((row) => row.blending_result_key)).toEqual([blending_result_key]);
  expect(await of(other.roasting_result_key)).toEqual([]);
  expect(await of(roasting_result_key, stranger)).toEqual([]);
});
