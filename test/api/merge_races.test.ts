import type { Row } from '@hanjan/core';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { makeCafe } from '../harness/cafe.ts';
import { COMPANY, namedRecord, REGION, said } from '../harness/merging.ts';
import { newPerson } from '../harness/org.ts';
import { told } from '../harness/roastery.ts';

/** Two records of everybody become one while others save what names them. */

const CAFE_EQUIP = '/api/cafe/item/equip';

let api: TestApi;
let admin: pg.Client;
let boss: Client;
let barista: Client;
let other: Client;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  boss = (await newPerson(api, admin, 'merge.boss', 'SADMIN')).client;
  barista = await (await makeCafe(api, admin, '온도')).member('OWN');
  other = await (await makeCafe(api, admin, '습도')).member('OWN');
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

const newRegion = namedRecord(
  () => boss,
  REGION,
  'region_seq',
  (region_name) => ({ region_name, region_country: 'KEN' }),
);
const newCompany = namedRecord(
  () => boss,
  COMPANY,
  'company_seq',
  (company_name) => ({ company_name, company_type: 'EQD' }),
);
const mergeRegion = (region_seq: number, into: number) => boss.post<Row>(`${REGION}/merge`, { region_seq, into });

it('a cafe that saves with the old record meanwhile is moved too, or refused at the field', {
  timeout: 90_000,
}, async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 25; round += 1) {
    const [gone, kept] = [await newCompany(), await newCompany()];
    const equip = (by: Client, more: Row = {}) =>
      by.post<Row>(`${CAFE_EQUIP}/edit`, {
        ...{
          equip_type: 'GRD',
          equip_name: 'Mill',
          equip_name_locale: '그라인더',
          equip_manufacture_seq: gone,
          ...more,
        },
      });
    const { cafe_equip_seq } = told(await equip(barista, { equip_manufacture_seq: null }));
    const wait = () => new Promise((resume) => setTimeout(resume, Math.random() * 12));
    const [merged, ...saves] = await Promise.all([
      wait().then(() => boss.post(`${COMPANY}/merge`, { company_seq: gone, into: kept })),
      wait().then(() => equip(other)),
      wait().then(() => equip(barista, { cafe_equip_seq, UPList: ['equip_manufacture_seq'] })),
    ]);
    expect(said(merged)).toBe('200 null');
    for (const save of saves) {
      outcomes.add(said(save));
      if (save.http === 200) continue;
      expect(save.answer.fields).toMatchObject([{ name: 'equip_manufacture_seq', key: 'field_ref' }]);
    }
    const { rowCount } = await admin.query('SELECT FROM cafe_equip WHERE equip_manufacture_seq = $1', [gone]);
    expect(rowCount).toBe(0);
  }
  expect([...outcomes].sort()).toEqual(['200 null', '400 validation_error']);
});

it('two administrators at the same records: one way alone', { timeout: 60_000 }, async () => {
  for (let round = 0; round < 10; round += 1) {
    const [one, two] = [await newRegion(), await newRegion()];
    const both = await Promise.all([mergeRegion(one, two), mergeRegion(two, one)]);
    expect(both.map(({ http }) => http).sort()).toEqual([200, 409]);
  }
});

it('puts nothing below itself while somebody else puts one of those that move above the other', async () => {
  const [gone, kept, above] = [await newRegion(), await newRegion(), await newRegion()];
  told(
    await boss.post(`${REGION}/edit`, { region_seq: kept, UPList: ['region_parent_seq'], region_parent_seq: above }),
  );
  const child = await newRegion({ region_parent_seq: gone });
  await admin.query('BEGIN');
  await admin.query('SELECT FROM region WHERE region_seq = $1 FOR SHARE', [child]);
  await admin.query('UPDATE region SET region_parent_seq = $2 WHERE region_seq = $1', [above, child]);
  const merging = mergeRegion(gone, kept);
  await new Promise((resume) => setTimeout(resume, 300));
  await admin.query('COMMIT');
  expect(said(await merging)).toBe('409 merge_below');
});
