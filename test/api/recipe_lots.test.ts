import type { Row } from '@hanjan/core';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import {
  charged,
  LOT,
  makeRoastery,
  newLot,
  RECIPE,
  ROAST,
  type Roastery,
  roastOf,
  told,
} from '../harness/roastery.ts';

/** What a roast after a recipe begins with. */

let api: TestApi;
let admin: pg.Client;
let place: Roastery;
let me: Client;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  place = await makeRoastery(api, admin);
  me = await place.member('OWN');
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

const roast = async (green: Row[], more: Row = {}) => told(await me.post<Row>(`${ROAST}/edit`, roastOf(green, more)));

it('is the newest lot, although it is out of use', async () => {
  const retired = await newLot(me, 500, 2022);
  const off = { greenbean_year_seq: retired.lot, UPList: ['greenbean_use'], greenbean_use: false };
  told(await me.post(`${LOT}/edit`, off));
  const { roasting_seq } = told(
    await me.post<Row>(`${RECIPE}/edit`, {
      roasting_name: 'House',
      roasting_name_locale: '하우스',
      roasting_default_greenbean: [{ greenbean_roaster_seq: retired.bean, greenbean_mass: 10_000 }],
    }),
  );
  expect(told(await me.get<Row>(`${RECIPE}/greenbean/${roasting_seq}`)).roasting_default_greenbean).toMatchObject([
    { greenbean_roaster_seq: retired.bean, greenbean_year: 2022, greenbean_instock: 500 },
  ]);
});

it('is the newest lot in use with something in it, its moisture, and the next batch', async () => {
  const { bean } = await newLot(me, 0, 2026);
  const lot = (greenbean_year: number, more: Row) =>
    me.post(`${LOT}/edit`, { greenbean_roaster_seq: bean, greenbean_year, ...more });
  told(await lot(2024, { greenbean_received_mass: 1000 }));
  const measured = { greenbean_moisture_min: 106, greenbean_moisture_max: 106 };
  const { greenbean_year_seq } = told(await lot(2025, { greenbean_received_mass: 1000, ...measured }));
  told(await lot(2027, { greenbean_received_mass: 1000, greenbean_use: false }));
  const other = await newLot(me, 0, 2023);
  const recipe = {
    roasting_name: 'House',
    roasting_name_locale: '하우스',
    roasting_default_greenbean: [
      { greenbean_roaster_seq: bean, greenbean_mass: 30_000 },
      { greenbean_roaster_seq: other.bean, greenbean_mass: 10_000 },
    ],
  };
  const { roasting_seq } = told(await me.post<Row>(`${RECIPE}/edit`, recipe));
  const roaster = await place.member('ROASTER');
  const start = async (query: string) => told(await roaster.get<Row>(`${RECIPE}/greenbean/${roasting_seq}${query}`));
  expect(await start('')).toEqual({
    roasting_default_greenbean: [
      {
        greenbean_order: 1,
        greenbean_roaster_seq: bean,
        greenbean_mass: 30_000,
        greenbean_percent: 750,
        greenbean_name: 'Kenya Nyeri',
        greenbean_name_locale: '케냐 니에리',
        greenbean_year: 2025,
        greenbean_instock: 1000,
        greenbean_moisture: 106,
      },
      expect.objectContaining({
        greenbean_order: 2,
        greenbean_year: 2023,
        greenbean_instock: 0,
        greenbean_moisture: null,
      }),
    ],
    roasting_batch_no: null,
  });
  const ranged = { greenbean_year_seq, UPList: ['greenbean_moisture_min'], greenbean_moisture_min: 101 };
  told(await me.post(`${LOT}/edit`, ranged));
  const [first] = (await start('')).roasting_default_greenbean as Row[];
  expect(first).toMatchObject({ greenbean_year: 2025, greenbean_moisture: null });
  await roast([charged(bean, 10, 2025)], { roasting_batch_auto: false, roasting_batch_no: 2 });
  await roast([charged(bean, 10, 2025)]);
  for (const day of ['20261120', '2026-11-20'])
    expect((await start(`?roasting_batch_auto=1&roasting_result_date=${day}`)).roasting_batch_no).toBe(3);
  expect((await start('?roasting_batch_auto=1&roasting_result_date=20261121')).roasting_batch_no).toBe(1);
  for (const day of ['', '20261399', 'today', '%00'])
    expect(
      (await roaster.get(`${RECIPE}/greenbean/${roasting_seq}?roasting_batch_auto=1&roasting_result_date=${day}`)).http,
    ).toBeLessThan(500);
  for (const key of ['0', '987654321', 'x']) expect((await roaster.get(`${RECIPE}/greenbean/${key}`)).http).toBe(404);
  const posted = await roaster.post<Row>(`${RECIPE}/greenbean/${roasting_seq}`, {
    roasting_batch_auto: 1,
    roasting_result_date: '20261120',
  });
  expect(told(posted).roasting_batch_no).toBe(3);
});
