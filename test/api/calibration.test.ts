import { addDays, type Row } from '@hanjan/core';
import { CALIBRATIONS, type Taster, type Tasters } from '@hanjan/model/qc/calibration.ts';
import { POINTS } from '@hanjan/model/shared/points.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { makeOrg, newPerson, seat, within } from '../harness/org.ts';
import { charged, makeRoastery, newLot, ROAST, type Roastery, roastOf, told } from '../harness/roastery.ts';

/** How tasters score beside one another, against figures worked out by hand. */

let api: TestApi;
let admin: pg.Client;
let place: Roastery;
let [min, jun, su]: Client[] = [];
let lots: number[];
let roasts: number[];
let today: string;

const CALIBRATION_PATH = CALIBRATIONS.roaster.call;
const GREEN = '/api/roaster/qc/greenbean';
const ROASTED = '/api/roaster/qc/roasting';

/** Scores in the order of the radar; those that are not named are not given. */
const scored = (...scores: readonly (number | null)[]): Row =>
  Object.fromEntries(POINTS.map((name, at) => [name, scores[at] ?? null]));
const note = async (by: Client | undefined, path: string, thing: Row, scores: Row, day = today) => {
  const named = { cupnote_name: 'Kenya', cupnote_name_locale: '케냐', cupnote_date: day };
  return told((await by?.post<Row>(`${path}/edit`, { ...named, ...thing, ...scores })) ?? expect.fail('nobody'));
};
const ask = async (by: Client | undefined, days = '') =>
  told((await by?.get<Tasters>(`${CALIBRATION_PATH}${days}`)) ?? expect.fail('nobody'));
const named = ({ tasters }: Tasters, name: string): Taster =>
  tasters.find((one) => one.name === name) ?? expect.fail(`${name} is not there`);

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  place = await makeRoastery(api, admin);
  // Each has the nick of their rank.
  [min, jun, su] = [await place.member('MNG'), await place.member('ROASTER'), await place.member('SAST')];
  const [kenya, brazil] = [await newLot(min as Client, 900_000, 2025), await newLot(min as Client, 900_000)];
  lots = [kenya.lot, brazil.lot];
  roasts = [];
  for (let nth = 0; nth < 2; nth++) {
    const roast = roastOf([charged(brazil.bean, 100_000)], { roasting_step: 'DONE', roasting_mass: 85_000 });
    roasts.push(told((await min?.post<Row>(`${ROAST}/edit`, roast)) ?? expect.fail()).roasting_result_key as number);
  }
  const { rows } = await admin.query("SELECT (now() AT TIME ZONE 'Asia/Seoul')::date::text AS today");
  today = rows[0].today;
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

it('nobody is compared as long as nobody shares a cup', async () => {
  await note(min, GREEN, { greenbean_year_seq: lots[0] }, scored(8, 8, 8, 8, 8, 8));
  // Of the same number, but a roast.
  await note(jun, ROASTED, { roasting_result_key: roasts[0] }, scored(5, 5, 5, 5, 5, 5));
  expect(await ask(min)).toEqual({ days: 90, cups: 0, tasters: [] });
});

it('a bias is the mean of the differences from the others at the same cups', async () => {
  // The lot: 8 and 6 each, so +2 and −2.
  await note(jun, GREEN, { greenbean_year_seq: lots[0] }, scored(6, 6, 6, 6, 6, 6));
  const one = await ask(min);
  expect(one.cups).toBe(1);
  expect(named(one, 'mng').total).toEqual({ cups: 1, bias: null, spread: null });
  // The roast: MNG 7 7 7 7 7 9, ROASTER 5s, SAST 6 6 6 6 6 7. MNG: 1.5 five times, acidity 9 − 6 = 3, so 10.5 / 6 = 1.75.
  await note(min, ROASTED, { roasting_result_key: roasts[0] }, scored(7, 7, 7, 7, 7, 9));
  await note(su, ROASTED, { roasting_result_key: roasts[0] }, scored(6, 6, 6, 6, 6, 7));
  const two = await ask(min);
  expect([two.cups, two.tasters.map(({ name, is_me }) => [name, is_me])]).toEqual([
    2,
    [
      ['mng', true],
      ['roaster', false],
      ['sast', false],
    ],
  ]);
  const mng = named(two, 'mng');
  expect(mng.total).toEqual({ cups: 2, bias: 1.875, spread: 1.875 });
  expect(mng.points.cupnote_acidity_point).toEqual({ cups: 2, bias: 2.5, spread: 2.5 });
  expect(mng.points.cupnote_balance_point).toEqual({ cups: 2, bias: 1.75, spread: 1.75 });
  expect(named(two, 'sast').total).toEqual({ cups: 1, bias: null, spread: null });
  // 5 against 6.5, and 5 against 8 in acidity: −(1.5 × 5 + 3) / 6 = −1.75, and −2.
  expect(named(two, 'roaster').total).toEqual({ cups: 2, bias: -1.875, spread: 1.875 });
});

it('what was removed, has no score, is older than was asked for or still to come is no cup', async () => {
  const before = await ask(min);
  const other = { roasting_result_key: roasts[1] };
  await note(min, ROASTED, other, scored(9, 9, 9, 9, 9, 9));
  const { cupnote_seq } = await note(jun, ROASTED, other, scored(1, 1, 1, 1, 1, 1));
  expect((await ask(min)).cups).toBe(3);
  told((await min?.post(`${ROASTED}/remove`, { cupnote_seq })) ?? expect.fail());
  await note(jun, ROASTED, other, scored());
  await note(jun, ROASTED, other, scored(1), addDays(today, -90));
  await note(su, ROASTED, other, scored(1), addDays(today, 2));
  expect(await ask(min)).toEqual(before);
  expect(await ask(min, '?days=90')).toEqual(before);
  expect(await ask(min, '?days=365')).toMatchObject({ days: 365, cups: 3 });
  expect(await ask(min, '?days=30')).toEqual({ ...before, days: 30 });
});

it('whoever is below a manager is told their own name alone, and the same figures', async () => {
  const [all, own] = [await ask(min), await ask(jun)];
  expect(own.tasters.map(({ name, is_me }) => [name, is_me])).toEqual([
    [null, false],
    ['roaster', true],
    [null, false],
  ]);
  expect(own.tasters.map(({ total, points }) => [total, points])).toEqual(
    all.tasters.map(({ total, points }) => [total, points]),
  );
});

it('another roastery has its own tasters, and strangers have none', async () => {
  const other = await makeRoastery(api, admin, '다른 집');
  const stranger = await other.member('OWN');
  expect(await ask(stranger)).toEqual({ days: 90, cups: 0, tasters: [] });
  const there = await stranger.get(`${CALIBRATION_PATH}?roaster_seq=${place.roaster_seq}`);
  expect([there.http, there.answer.code]).toEqual([403, 'noroaster_text']);
});

it.each(['0', '91', '-30', '90.0', 'x', '', '30&days=90', '9e1'])(
  'days that cannot be chosen are refused: %s',
  async (days) => {
    const { http, answer } = (await min?.get(`${CALIBRATION_PATH}?days=${days}`)) ?? expect.fail();
    expect([http, answer.fields]).toEqual([400, [expect.objectContaining({ name: 'days', key: 'field_code' })]]);
  },
);

describe('in a cafe', () => {
  it('the same coffee on the same day is one cup, and managers are told the names', async () => {
    const cafe_seq = await makeOrg(admin, 'cafe', '카페 온도');
    const member = async (auth: string) => {
      const { client, user_seq } = await newPerson(api, admin, `taster.${auth.toLowerCase()}`);
      await seat(admin, cafe_seq, user_seq, auth);
      return within(client, { cafe_seq });
    };
    const [head, barista] = [await member('SMNG'), await member('BARISTA')];
    const coffee = { coffeebean_name: 'Forest', coffeebean_name_locale: '서울숲' };
    const { coffeebean_seq } = told(await head.post<Row>('/api/cafe/coffeebean/default/edit', coffee));
    const taste = (by: Client, ago: number, acidity: number) =>
      note(by, '/api/cafe/qc/coffeebean', { coffeebean_seq }, scored(7, 7, 7, 7, 7, acidity), addDays(today, -ago));
    const tasters = async (by: Client) => told(await by.get<Tasters>(CALIBRATIONS.cafe.call));
    // Two days on which both tasted it: 9 against 7, and 8 against 7. On two more only one of them did.
    for (const [by, ago, acidity] of [
      [head, 0, 9],
      [barista, 0, 7],
      [head, 3, 8],
      [barista, 3, 7],
      [head, 5, 2],
      [barista, 6, 9],
    ] as const)
      await taste(by, ago, acidity);
    const [all, own] = [await tasters(head), await tasters(barista)];
    expect(all.cups).toBe(2);
    expect(named(all, 'smng').points.cupnote_acidity_point).toEqual({ cups: 2, bias: 1.5, spread: 1.5 });
    expect(named(all, 'barista').total).toEqual({ cups: 2, bias: -0.25, spread: 0.25 });
    expect(own.tasters.map(({ name, is_me }) => [name, is_me])).toEqual([
      [null, false],
      ['barista', true],
    ]);
  });

  it('is nothing to whoever works in a roastery alone', async () => {
    const { http, answer } = (await min?.get(CALIBRATIONS.cafe.call)) ?? expect.fail();
    expect([http, answer.code]).toEqual([403, 'nocafe_text']);
  });
});
