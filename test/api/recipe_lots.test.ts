import type { Row } from '@hanjan/core';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { LOT, makeRoastery, newLot, RECIPE, told } from '../harness/roastery.ts';

/** Which lots a roast after a recipe begins with, where all lots of a bean are out of use. */

let api: TestApi;
let admin: pg.Client;
let me: Client;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  me = await (await makeRoastery(api, admin)).member('OWN');
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

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
