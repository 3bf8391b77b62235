import type { Row } from '@hanjan/core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import {
  BEAN,
  charged,
  LOT,
  makeRoastery,
  newLot,
  RECIPE,
  ROAST,
  ROASTED_STOCK,
  roastOf,
  told,
} from '../harness/roastery.ts';
import { sendImport } from '../harness/sheets.ts';

/** A record that names the lowest role which sees it, for everybody in the roastery. */

let api: TestApi;
let admin: pg.Client;
const by: Record<string, Client> = {};
let bean: number;
let roaster_seq: number;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  const roastery = await makeRoastery(api, admin);
  roaster_seq = roastery.roaster_seq;
  for (const rank of ['ROASTER', 'SAST', 'MNG', 'SMNG', 'OWN']) by[rank] = await roastery.member(rank);
  ({ bean } = await newLot(as('OWN'), 600_000));
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

const as = (rank: string) => by[rank] as Client;
const write = (rank: string, roasting_auth: string | null) =>
  as(rank).post<{ roasting_seq: number }>(`${RECIPE}/edit`, {
    roasting_name_locale: `레시피 ${roasting_auth}`,
    roasting_name: 'A recipe',
    roasting_auth,
    roasting_default_greenbean: [{ greenbean_roaster_seq: bean, greenbean_mass: 10_000 }],
  });
const listed = async (rank: string) => {
  const { result, pagination } = (await as(rank).post<Row[]>(`${RECIPE}/list`, { list_count: 100 })).answer;
  expect(pagination?.total).toBe(result.length);
  return result.map((row) => row.roasting_seq);
};

describe('a recipe that only higher ranks see', () => {
  it('is there for them and for nobody below, in every call', async () => {
    const { roasting_seq } = (await write('SMNG', 'MNG')).answer.result;
    const seen = async (rank: string) => {
      const key = { roasting_seq, version: 1 };
      const [detail, code, change, remove] = [
        (await as(rank).get(`${RECIPE}/detail/${roasting_seq}`)).http,
        (await as(rank).post<Row[]>(`${RECIPE}/code`)).answer.result.some((row) => row.roasting_seq === roasting_seq),
        (await as(rank).post(`${RECIPE}/edit`, { ...key, UPList: ['roasting_use'], roasting_use: true })).http,
        (await as(rank).post(`${RECIPE}/remove`, { ...key, version: 0 })).http,
      ];
      return [(await listed(rank)).includes(roasting_seq), detail, code, change, remove];
    };
    for (const rank of ['MNG', 'SMNG', 'OWN']) expect(await seen(rank), rank).toEqual([true, 200, true, 200, 409]);
    expect(await seen('SAST')).toEqual([false, 404, false, 404, 404]);
    expect(await seen('ROASTER')).toEqual([false, 404, false, 403, 403]);
  });

  it('is chosen by nobody who does not see it, and is in use whoever asks', async () => {
    const { roasting_seq } = (await write('OWN', 'SAST')).answer.result;
    const roast = (rank: string) => as(rank).post(`${ROAST}/edit`, roastOf([charged(bean, 10_000)], { roasting_seq }));
    const refused = (await roast('ROASTER')).answer;
    expect(refused.fields.map(({ name, key }) => `${name} ${key}`)).toEqual(['roasting_seq field_ref']);
    expect((await roast('SAST')).http).toBe(200);
    expect((await as('OWN').post(`${RECIPE}/remove`, { roasting_seq })).answer.code).toBe('in_use');
  });

  it('is not named either, wherever it is referred to', async () => {
    const hidden = { greenbean_name: 'Hidden bean', greenbean_name_locale: '숨긴 생두', greenbean_user_auth: 'OWN' };
    const made = told(await as('OWN').post<Row>(`${BEAN}/edit`, hidden)).greenbean_roaster_seq as number;
    told(await as('OWN').post(`${LOT}/edit`, { greenbean_roaster_seq: made, greenbean_year: 2026 }));
    const { roasting_seq } = told(await write('OWN', 'OWN'));
    const green = [charged(bean, 100), charged(made, 100)];
    const roast = roastOf(green, { roasting_seq, roasting_step: 'RSRV', roasting_name: 'A roast' });
    const key = told(await as('OWN').post<Row>(`${ROAST}/edit`, roast)).roasting_result_key;
    const named = async (rank: string) => {
      const detail = (await as(rank).get(`${ROAST}/detail/${key}`)).answer.resultName;
      const offered = (await as(rank).post(`${ROAST}/code`)).answer.resultName;
      const lots = (await as(rank).post(`${LOT}/code`)).answer.resultName;
      const sheet = await fetch(`${api.origin}${LOT}/export`, {
        method: 'POST',
        headers: { cookie: as(rank).cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
        body: JSON.stringify({ roaster_seq, format: 'csv' }),
      });
      return {
        recipes: [detail, offered].map((names) =>
          Object.keys(names?.roasting_seq ?? {}).includes(String(roasting_seq)),
        ),
        beans: [detail, lots].map((names) => Object.keys(names?.greenbean_roaster_seq ?? {}).includes(String(made))),
        lots: Object.values(detail?.greenbean_year_seq ?? {}).filter((one) => one.greenbean_name === 'Hidden bean')
          .length,
        sheet: (await sheet.text()).includes('숨긴 생두'),
      };
    };
    const nothing = { recipes: [false, false], beans: [false, false], lots: 0, sheet: false };
    expect(await named('OWN')).toEqual({ recipes: [true, true], beans: [true, true], lots: 1, sheet: true });
    expect(await named('SMNG')).toEqual(nothing);
    expect(await named('ROASTER')).toEqual(nothing);
  });

  it('names no roast and is no origin of one, also beside a bean that everybody sees', async () => {
    const hidden = {
      ...{ greenbean_name: 'Hidden bean', greenbean_name_locale: '숨긴 생두', greenbean_country_code: 'ETH' },
      greenbean_user_auth: 'OWN',
    };
    const made = told(await as('OWN').post<Row>(`${BEAN}/edit`, hidden)).greenbean_roaster_seq as number;
    told(
      await as('OWN').post(`${LOT}/edit`, {
        ...{ greenbean_roaster_seq: made, greenbean_year: 2026, greenbean_user_auth: 'OWN' },
      }),
    );
    const roast = async (keys: readonly number[]) => {
      const body = roastOf(
        keys.map((one) => charged(one, 100)),
        { roasting_step: 'RSRV' },
      );
      const key = told(await as('OWN').post<Row>(`${ROAST}/edit`, body)).roasting_result_key;
      return told(await as('ROASTER').get<Row>(`${ROAST}/detail/${key}`));
    };
    expect(await roast([made])).toMatchObject({
      ...{ roasting_name: null, roasting_name_locale: null, roasting_country_list: null },
    });
    expect(await roast([bean, made])).toMatchObject({ roasting_name: null, roasting_country_list: ['KEN'] });
    expect(await roast([bean])).toMatchObject({ roasting_name: 'Kenya Nyeri', roasting_country_list: ['KEN'] });
    // Whoever does not see one of the beans does not name the roast after the others either.
    const both = await roast([bean, made]);
    told(
      await as('ROASTER').post(`${ROAST}/edit`, {
        ...{ roasting_result_key: both.roasting_result_key, UPList: ['condition'], condition: '맑음' },
      }),
    );
    expect(told(await as('OWN').get<Row>(`${ROAST}/detail/${both.roasting_result_key}`)).roasting_name).toBeNull();
    for (const rank of ['SAST', 'MNG', 'SMNG']) {
      const read = async (path: string) => JSON.stringify((await as(rank).post(path, { list_count: 100 })).answer);
      for (const path of [`${ROAST}/list`, `${ROASTED_STOCK}/stock`, `${ROASTED_STOCK}/list`])
        expect(await read(path), `${rank} ${path}`).not.toMatch(/Hidden bean|숨긴 생두/);
    }
    // A guard of the lowest rank hides it from nobody.
    const { greenbean_roaster_seq } = told(
      await as('OWN').post<Row>(`${BEAN}/edit`, {
        ...hidden,
        greenbean_name: 'Open bean',
        greenbean_user_auth: 'ROASTER',
      }),
    );
    told(await as('OWN').post(`${LOT}/edit`, { greenbean_roaster_seq, greenbean_year: 2026 }));
    expect(await roast([greenbean_roaster_seq as number])).toMatchObject({
      ...{ roasting_name: 'Open bean', roasting_country_list: ['ETH'] },
    });
  });

  it('is hidden by nobody from themselves', async () => {
    const { http, answer } = await write('SAST', 'MNG');
    expect([http, answer.fields.map(({ name, key }) => `${name} ${key}`)]).toEqual([400, ['roasting_auth field_code']]);
    expect((await write('SAST', 'SAST')).http).toBe(200);
    expect((await write('SAST', 'WTSGNP')).http).toBe(400);
    expect((await write('SAST', null)).http).toBe(200);
    const file = (rank: string) => `greenbean_roaster_seq,greenbean_year,greenbean_user_auth\nKenya Nyeri,1999,${rank}`;
    const bring = (rank: string) =>
      sendImport(api.origin, as('MNG'), LOT, file(rank), { mode: 'save', query: `&roaster_seq=${roaster_seq}` });
    const brought = (await bring('SMNG')).answer;
    expect(brought.result.faults).toMatchObject([{ row: 2, name: 'greenbean_user_auth', key: 'field_code' }]);
    expect((await bring('MNG')).http).toBe(200);
  });
});
