import type { Row } from '@hanjan/core';
import { devKindScreen } from '@hanjan/model/dev/kinds.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { COFFEE, makeCafe } from '../harness/cafe.ts';
import { kitchen } from '../harness/kitchen.ts';
import { COMPANY, namedRecord, REGION, said } from '../harness/merging.ts';
import { newPerson } from '../harness/org.ts';
import { BEAN, makeRoastery, told } from '../harness/roastery.ts';
import { withClient } from '../harness/sql.ts';

/** Two records of everybody become one: all that names the one names the other, whose it ever is. */

const FARM = '/api/setting/farm';
const CAFE_EQUIP = '/api/cafe/item/equip';
const NOTE = '/api/user/qc/coffeebean';

let api: TestApi;
let admin: pg.Client;
/** May remove others' records, may not, and is no administrator. */
let boss: Client;
let clerk: Client;
let person: Client;
let barista: Client;
let other: Client;
let roaster: Client;

beforeAll(async () => {
  api = await startApi({ catalogue: kitchen });
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  boss = (await newPerson(api, admin, 'merge.boss', 'SADMIN')).client;
  clerk = (await newPerson(api, admin, 'merge.clerk', 'ADMIN')).client;
  person = (await newPerson(api, admin, 'merge.person')).client;
  barista = await (await makeCafe(api, admin, '온도')).member('OWN');
  other = await (await makeCafe(api, admin, '습도')).member('OWN');
  roaster = await (await makeRoastery(api, admin)).member('OWN');
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

const makeOf = (path: string, key: string, body: (name: string) => Row) => namedRecord(() => boss, path, key, body);
const newRegion = makeOf(REGION, 'region_seq', (region_name) => ({ region_name, region_country: 'KEN' }));
const newCompany = makeOf(COMPANY, 'company_seq', (company_name) => ({ company_name, company_type: 'EQD' }));
const newBean = makeOf('/api/setting/product/greenbeandefault', 'greenbean_default_seq', (greenbean_name) => ({
  ...{ greenbean_name, greenbean_name_locale: greenbean_name },
}));

const mergeRegion = (region_seq: number, into: unknown, by = boss, more: Row = {}) =>
  by.post<Row>(`${REGION}/merge`, { region_seq, into, ...more });

/** Where a record names regions: one, a list of them, or rows of one each. */
interface Place {
  readonly by: () => Client;
  readonly path: string;
  readonly key: string;
  readonly table: string;
  readonly fields: Readonly<Record<string, 'one' | 'list' | 'rows'>>;
  readonly body: Row;
}

const { table: KIND, key: KIND_KEY } = devKindScreen.entity;
const LISTED = {
  path: COFFEE,
  key: 'coffeebean_seq',
  table: 'cafe_coffeebean',
  fields: { blending_region_list: 'list' },
};
const PLACES: readonly Place[] = [
  {
    ...{ by: () => person, path: devKindScreen.path, key: KIND_KEY, table: KIND },
    ...{ fields: { k_ref: 'one', k_refs: 'list', k_rows: 'rows' }, body: { kind_name: 'mixed' } },
  },
  { ...LISTED, by: () => barista, body: { coffeebean_name: 'Mine', coffeebean_name_locale: '내 것' } } as Place,
  { ...LISTED, by: () => other, body: { coffeebean_name: 'Yours', coffeebean_name_locale: '네 것' } } as Place,
  {
    ...{ by: () => person, path: NOTE, key: 'cupnote_seq', table: 'user_cupnote' },
    ...{ fields: { blending_region_list: 'list' } },
    body: { cupnote_name: '케냐', cupnote_place: 'CAFE', cupnote_date: '2026-11-20' },
  },
  {
    ...{ by: () => roaster, path: BEAN, key: 'greenbean_roaster_seq', table: 'roaster_greenbean' },
    ...{ fields: { greenbean_region_seq: 'one' }, body: { greenbean_name: 'Kenya', greenbean_name_locale: '케냐' } },
  },
  {
    ...{ by: () => boss, path: FARM, key: 'farm_seq', table: 'farm', fields: { farm_region_seq: 'one' } },
    body: { farm_name: 'Farm', farm_country_code: 'KEN' },
  },
  {
    ...{ by: () => boss, path: REGION, key: 'region_seq', table: 'region', fields: { region_parent_seq: 'one' } },
    body: { region_name: 'Below', region_country: 'KEN' },
  },
];

const some = <T>(all: readonly T[], most: number): T[] =>
  all.toSorted(() => Math.random() - 0.5).slice(0, Math.floor(Math.random() * (most + 1)));
const asSent = (way: string, keys: readonly number[]): unknown => {
  if (way === 'one') return keys[0] ?? null;
  const sent = way === 'rows' ? keys.map((row_region) => ({ row_region, row_mass: 100 })) : keys;
  return keys.length > 0 ? sent : null;
};

it('moves every reference of all owners as the model does, lists without doubling, removed records too', async () => {
  const regions: number[] = [];
  for (let nth = 0; nth < 6; nth += 1) regions.push(await newRegion());
  const model: { place: Place; key: number; held: Record<string, number[]> }[] = [];
  for (let turn = 0; turn < 42; turn += 1) {
    const place = PLACES[turn % PLACES.length] as Place;
    const held = Object.fromEntries(
      Object.entries(place.fields).map(([name, way]) => [name, some(regions, way === 'one' ? 1 : 4)]),
    );
    const values = Object.entries(place.fields).map(([name, way]) => [name, asSent(way, held[name] ?? [])]);
    const body = { ...place.body, ...Object.fromEntries(values) };
    const key = told(await place.by().post<Row>(`${place.path}/edit`, body))[place.key] as number;
    if (turn % 5 === 0) told(await place.by().post(`${place.path}/remove`, { [place.key]: key }));
    model.push({ place, key, held });
  }
  const found = async () => {
    const all = [];
    for (const { place, key } of model) {
      const names = Object.entries(place.fields).map(([name, way]) =>
        way === 'rows'
          ? `(SELECT coalesce(array_agg(row_region ORDER BY nth), '{}') FROM ${KIND}_k_rows r WHERE r.${KIND_KEY} = t.${KIND_KEY}) AS ${name}`
          : `coalesce(${way === 'one' ? `array_remove(ARRAY[${name}], NULL)` : name}, '{}') AS ${name}`,
      );
      const { rows } = await admin.query(`SELECT ${names} FROM ${place.table} t WHERE ${place.key} = $1`, [key]);
      all.push(Object.fromEntries(Object.entries(rows[0]).map(([name, keys]) => [name, (keys as []).map(Number)])));
    }
    return all;
  };
  expect(await found()).toEqual(model.map(({ held }) => held));
  const left = [...regions];
  while (left.length > 2) {
    const [from, into] = some(left, 0).concat(left.toSorted(() => Math.random() - 0.5)) as [number, number];
    const counts = told(await boss.post<Row[]>(`${REGION}/merge/preview`, { region_seq: from, into }));
    const living = await uses(
      model.map(({ place, key }) => ({ place, key })),
      from,
    );
    expect(counts.reduce((sum, { count }) => sum + Number(count), 0)).toBe(living);
    const merged = await mergeRegion(from, into);
    expect(told(merged).region_seq).toBe(into);
    for (const { place, held } of model)
      for (const [name, keys] of Object.entries(held)) {
        const now = keys.map((key) => (key === from ? into : key));
        // A list has no key twice and keeps the one that stood in it; every row stays.
        held[name] = place.fields[name] === 'list' && keys.includes(into) ? keys.filter((key) => key !== from) : now;
      }
    expect(await found()).toEqual(model.map(({ held }) => held));
    left.splice(left.indexOf(from), 1);
  }
});

/** How many fields of living records name a region, of a list of rows each record once. */
async function uses(records: readonly { place: Place; key: number }[], region: number): Promise<number> {
  let sum = 0;
  for (const { place, key } of records)
    for (const [name, way] of Object.entries(place.fields)) {
      const isIt = {
        one: `${name} = $2`,
        list: `$2 = ANY(${name})`,
        rows: `EXISTS (SELECT FROM ${KIND}_k_rows r WHERE r.${KIND_KEY} = t.${KIND_KEY} AND row_region = $2)`,
      }[way];
      const { rowCount } = await admin.query(
        `SELECT FROM ${place.table} t WHERE ${place.key} = $1 AND removed_at IS NULL AND ${isIt}`,
        [key, region],
      );
      sum += rowCount ?? 0;
    }
  return sum;
}

it('removes the doubled record, and both histories name the other one', async () => {
  const [gone, kept] = [await newCompany({ company_name: 'Akaia' }), await newCompany({ company_name: 'Acaia' })];
  const { cafe_equip_seq } = told(
    await barista.post<Row>(`${CAFE_EQUIP}/edit`, {
      ...{ equip_type: 'GRD', equip_name: 'Scale', equip_name_locale: '저울', equip_manufacture_seq: gone },
    }),
  );
  const once = { 'idempotency-key': crypto.randomUUID() };
  const body = { company_seq: gone, version: 1, into: kept };
  const merged = await boss.post<Row>(`${COMPANY}/merge`, body, once);
  expect(merged.answer.touched).toEqual(['cafe_equip', 'company']);
  expect(told(merged)).toEqual({ company_seq: kept, version: 2 });
  expect(told(await boss.post<Row>(`${COMPANY}/merge`, body, once))).toEqual({ company_seq: kept, version: 2 });
  const equip = told(await barista.get<Row>(`${CAFE_EQUIP}/detail/${cafe_equip_seq}`));
  expect(equip).toMatchObject({ equip_manufacture_seq: kept, version: 1, edit_at: null });
  expect(said(await boss.get(`${COMPANY}/detail/${gone}`))).toBe('404 record_removed');
  const [step] = told(await boss.get<Row[]>(`${COMPANY}/history/${kept}`));
  expect(step?.changes).toEqual([
    { field: 'merged', before: null, after: expect.objectContaining({ company_name: 'Akaia' }) },
  ]);
  told(await boss.post(`${COMPANY}/restore`, { company_seq: gone }));
  const steps = told(await boss.get<Row[]>(`${COMPANY}/history/${gone}`));
  expect(steps[1]?.changes).toContainEqual({
    ...{ field: 'merged_into', before: null, after: expect.objectContaining({ company_name: 'Acaia' }) },
  });
});

it('refuses what cannot be one', async () => {
  const top = await newRegion();
  const middle = await newRegion({ region_parent_seq: top });
  const low = await newRegion({ region_parent_seq: middle });
  const abroad = await newRegion({ region_country: 'ETH' });
  const gone = await newRegion();
  told(await boss.post(`${REGION}/remove`, { region_seq: gone }));
  expect(said(await mergeRegion(top, top))).toBe('409 merge_self');
  expect(said(await mergeRegion(top, middle))).toBe('409 merge_below');
  expect(said(await mergeRegion(top, low))).toBe('409 merge_below');
  expect(said(await boss.post(`${REGION}/merge/preview`, { region_seq: top, into: low }))).toBe('409 merge_below');
  expect(said(await mergeRegion(low, abroad))).toBe('409 merge_unlike');
  expect(said(await mergeRegion(low, gone))).toBe('409 merge_removed');
  expect(said(await mergeRegion(gone, low))).toBe('409 edit_removed');
  expect(said(await mergeRegion(low, top, boss, { version: 7 }))).toBe('409 edit_conflict');
  for (const into of [undefined, null, 'x', -1, 1.5, 987_654_321, [top], { a: 1 }])
    expect(said(await mergeRegion(low, into))).toBe('404 nopage_text');
  const [maker, seller] = [await newCompany(), await newCompany({ company_type: 'GBD' })];
  const unlike = await boss.post<Row>(`${COMPANY}/merge`, { company_seq: maker, into: seller });
  expect(unlike.answer).toMatchObject({ code: 'merge_unlike', result: { fields: ['company_type'] } });
  const [bean, twin] = [await newBean(), await newBean()];
  for (const greenbean_default_seq of [bean, twin])
    told(await boss.post('/api/setting/product/greenbeanyear/edit', { greenbean_default_seq, greenbean_year: 2026 }));
  const doubled = await boss.post('/api/setting/product/greenbeandefault/merge', {
    greenbean_default_seq: bean,
    into: twin,
  });
  expect(said(doubled)).toBe('409 merge_doubled');
  // Nothing of it was done; downwards is no circle.
  expect(told(await boss.get<Row>(`${REGION}/detail/${middle}`)).region_parent_seq).toBe(top);
  expect(said(await mergeRegion(low, top))).toBe('200 null');
});

it('is for those alone who remove what others wrote, and for no bare statement of the product', async () => {
  const [gone, kept] = [await newRegion(), await newRegion()];
  for (const client of [clerk, person, barista]) {
    expect(said(await mergeRegion(gone, kept, client))).toBe('403 nopermission_text');
    const preview = await client.post(`${REGION}/merge/preview`, { region_seq: gone, into: kept });
    expect(said(preview)).toBe('403 nopermission_text');
  }
  await withClient(api.database.logins.app, async (app) => {
    const tried = async (role: string, holder: string, field: string) => {
      await app.query('BEGIN');
      await app.query("SELECT set_config('app.user', '1', true), set_config('app.site_role', $1, true)", [role]);
      const moving = app.query('SELECT move_uses($1, $2, false, $3, $4) AS moved', [holder, field, gone, kept]);
      const state = await moving.then(({ rows }) => Number(rows[0].moved)).catch(({ code }) => code);
      await app.query('ROLLBACK');
      return state;
    };
    expect(await tried('SADMIN', 'farm', 'farm_region_seq')).toBe(0);
    expect(await tried('USER', 'farm', 'farm_region_seq')).toBe('HJ403');
    // What is no reference, and what is no table of records.
    for (const [holder, field] of [
      ['farm', 'version'],
      ['membership', 'org'],
      ['idempotency', 'user_seq'],
      ['cafe_equip', 'org'],
      ['site_history', 'record_seq'],
    ] as const)
      expect(await tried('SADMIN', holder, field), `${holder}.${field}`).toBe('42501');
    expect(await tried('SADMIN', 'farm; DROP TABLE farm', 'farm_region_seq')).toBe('42P01');
  });
});
