import type { Row, Screen } from '@hanjan/core';
import { lookups } from '@hanjan/model';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { type Owner, owner } from '../harness/org.ts';
import { screens } from '../harness/served.ts';
import { offeredRecord } from '../harness/values.ts';

const BEANS = '/api/cafe/coffeebean/default';
const LOTS = '/api/cafe/coffeebean/received';
const GREEN = '/api/roaster/greenbean/default';
const GREEN_LOTS = '/api/roaster/greenbean/year';
let api: TestApi;
let admin: pg.Client;
let me: Owner;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  me = await owner(api, 'looker');
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

const ask = async (path: string, body: object = {}, by: Client = me) => {
  const { http, answer } = await by.post<Row[]>(path, body);
  expect(http).toBe(200);
  return answer;
};
const save = async (path: string, body: Row) => {
  const { answer } = await me.post<Row>(path, body);
  expect(answer).toMatchObject({ status: 'OK' });
  return answer.result;
};
/** What whoever holds the last answer is told after each step: rows, or that nothing has changed. */
async function follow(path: string, steps: readonly (readonly [what: string, () => Promise<unknown>])[]) {
  let { last_edit_at } = await ask(path);
  const told: [string, boolean][] = [];
  for (const [what, step] of steps) {
    await step();
    const answer = await ask(path, { last_edit_at });
    const whole = await ask(path);
    const isNew = answer.last_edit_at !== last_edit_at;
    expect([what, answer.result]).toEqual([what, isNew ? whole.result : []]);
    expect([what, answer.last_edit_at]).toEqual([what, whole.last_edit_at]);
    told.push([what, isNew]);
    last_edit_at = answer.last_edit_at;
  }
  return told;
}

const offering: readonly Screen[] = screens.filter(({ access }) => access.code);
const paths = [...Object.values(lookups).map(({ path }) => path), ...offering.map(({ path }) => `${path}/code`)];

describe('a look-up', () => {
  it.each(paths)('%s is answered without rows to whoever holds the same', async (path) => {
    const screen = offering.find((one) => `${one.path}/code` === path);
    if (screen?.path === LOTS) await save(`${BEANS}/edit`, { coffeebean_name: 'Nyeri' });
    if (screen?.access.write) await save(`${screen.path}/edit`, await offeredRecord(me, screen));
    const { result, last_edit_at } = await ask(path);
    expect(last_edit_at).toMatch(/^-?\d+$/);
    expect((await ask(path)).last_edit_at).toBe(last_edit_at);
    expect(await ask(path, { last_edit_at })).toMatchObject({ result: [], resultName: {}, last_edit_at });
    const other = await ask(path, { last_edit_at: `${last_edit_at}0` });
    expect([other.result, other.last_edit_at]).toEqual([result, last_edit_at]);
  });
  it.each(paths)('%s is answered to a GET as to a POST', async (path) => {
    const { http, answer } = await me.get<Row[]>(path);
    const { result, resultName, last_edit_at } = await ask(path);
    expect(http).toBe(200);
    expect([answer.result, answer.resultName, answer.last_edit_at]).toEqual([result, resultName, last_edit_at]);
    expect((await me.get<Row[]>(`${path}?last_edit_at=${last_edit_at}`)).answer.result).toEqual([]);
  });
  it.each<[path: string, query: string, body: Row]>([
    ['/api/code/region', 'region_country=KEN&is_parent=true', { region_country: 'KEN', is_parent: true }],
    ['/api/code/region', 'region_country=KEN&is_parent=false', { region_country: 'KEN', is_parent: false }],
    ['/api/code/region', 'region_country=KEN&region_country=BRA', { region_country: ['KEN', 'BRA'] }],
    ['/api/code/region', 'is_used=false', { is_used: false }],
    ['/api/code/region', 'searchTitle=a', { searchTitle: 'a' }],
    ['/api/code/region', 'is_parent=maybe&is_used=maybe', {}],
    ['/api/code/farm', 'farm_region_seq=1', { farm_region_seq: 1 }],
    ['/api/code/farm', 'farm_region_seq=1&farm_region_seq=2', { farm_region_seq: [1, 2] }],
  ])('%s takes %s from an address', async (path, query, body) => {
    const { answer } = await me.get<Row[]>(`${path}?${query}`);
    expect(answer.result).toEqual((await ask(path, body)).result);
  });
  it.each(['region_country=kenya!', 'searchTitle=a&searchTitle=b', 'region_parent_seq=x', 'region_parent_seq=0'])(
    'refuses %s in an address',
    async (query) => {
      const { http, answer } = await me.get(`/api/code/region?${query}`);
      expect([http, answer.code]).toEqual([400, 'validation_error']);
    },
  );
  it('tells whatever changed in it, and nothing else', async () => {
    let bean = await save(`${BEANS}/edit`, { coffeebean_name: 'Guji', coffeebean_use: false });
    const change = async (UPList: string[], more: Row) => {
      bean = await save(`${BEANS}/edit`, { ...bean, UPList, ...more });
    };
    const call = (name: string) => async () => {
      bean = await save(`${BEANS}/${name}`, bean);
    };
    expect(
      await follow(`${BEANS}/code`, [
        ['nothing', async () => undefined],
        ['in use', () => change(['coffeebean_use'], { coffeebean_use: true })],
        ['another name', () => change(['coffeebean_name'], { coffeebean_name: 'Yirgacheffe' })],
        ['what does not show', () => change(['coffeebean_desc'], { coffeebean_desc: '꽃과 감귤' })],
        ['removed', call('remove')],
        ['restored', call('restore')],
        ['out of use', () => change(['coffeebean_use'], { coffeebean_use: false })],
        ['what is not offered', () => change(['coffeebean_name'], { coffeebean_name: 'Sidama' })],
      ]),
    ).toEqual([
      ['nothing', false],
      ['in use', true],
      ['another name', true],
      ['what does not show', false],
      ['removed', true],
      ['restored', true],
      ['out of use', true],
      ['what is not offered', false],
    ]);
  });
  it('tells that the record by which others are known has another name', async () => {
    const bean = await save(`${BEANS}/edit`, { coffeebean_name: 'Huila' });
    await save(`${LOTS}/edit`, { coffeebean_seq: bean.coffeebean_seq, received_date: '2026-11-20' });
    const rename = () => save(`${BEANS}/edit`, { ...bean, UPList: ['coffeebean_name'], coffeebean_name: 'Tolima' });
    expect(await follow(`${LOTS}/code`, [['renamed', rename]])).toEqual([['renamed', true]]);
  });
  it('tells of a save that began before another one and ended after it', async () => {
    const slow = new pg.Client({ connectionString: api.database.adminUrl });
    await slow.connect();
    const add = 'INSERT INTO farm (farm_name, farm_country_code, edit_at) VALUES ($1, $2, now())';
    const told = await follow('/api/code/farm', [
      [
        'the later one',
        async () => {
          await slow.query('BEGIN');
          await slow.query(add, ['La Palma', 'COL']);
          await admin.query(add, ['El Tucán', 'COL']);
        },
      ],
      ['the earlier one', () => slow.query('COMMIT')],
    ]);
    expect(told).toEqual([
      ['the later one', true],
      ['the earlier one', true],
    ]);
    await slow.end();
  });
  it('knows the marks of others no better than any other text', async () => {
    const other = await owner(api, 'looker.other');
    await save(`${BEANS}/edit`, { coffeebean_name: 'Mine' });
    const mine = await ask(`${BEANS}/code`);
    const { answer } = await other.post<Row[]>(`${BEANS}/code`, { last_edit_at: mine.last_edit_at });
    expect(answer.result).toEqual([]);
    expect(answer.last_edit_at).not.toBe(mine.last_edit_at);
  });
});

describe('a look-up of more than it answers at once', () => {
  const MOST = 2_000;
  let large: Owner;
  const names = (rows: readonly Row[]) => rows.map(({ coffeebean_name }) => coffeebean_name);
  beforeAll(async () => {
    large = await owner(api, 'looker.large');
    await admin.query(
      `INSERT INTO cafe_coffeebean (org, coffeebean_name, cafe_public_stage, customer_public_stage, normal_public_stage)
       SELECT $1, CASE g WHEN 1 THEN 'Yirgacheffe 100%' ELSE 'Bean ' || g END, 'DTL', 'DTL', 'DTL'
         FROM generate_series(1, $2::integer) AS g`,
      [large.cafe_seq, MOST + 1],
    );
  });
  it('says so, and finds what it leaves out by its name', async () => {
    const first = await ask(`${BEANS}/code`, {}, large);
    expect([first.result.length, first.more]).toEqual([MOST, true]);
    expect(names(first.result)).not.toContain('Yirgacheffe 100%');
    for (const searchTitle of ['yirga', ' CHEFFE 100% ']) {
      const { result, more } = await ask(`${BEANS}/code`, { searchTitle }, large);
      expect([names(result), more]).toEqual([['Yirgacheffe 100%'], undefined]);
    }
    expect((await ask(`${BEANS}/code`, { searchTitle: '%' }, large)).result).toHaveLength(1);
    expect((await ask(`${BEANS}/code`, { searchTitle: 'nothing like it' }, large)).result).toEqual([]);
    const { http, answer } = await large.post(`${BEANS}/code`, { searchTitle: ['Bean'] });
    expect([http, answer.fields.map(({ name }) => name)]).toEqual([400, ['searchTitle']]);
  });
  it('tells that nothing is left out any more', async () => {
    const { last_edit_at } = await ask(`${BEANS}/code`, {}, large);
    await admin.query(`DELETE FROM cafe_coffeebean WHERE org = $1 AND coffeebean_name LIKE 'Yirga%'`, [large.cafe_seq]);
    const after = await ask(`${BEANS}/code`, { last_edit_at }, large);
    expect([after.result.length, after.more]).toEqual([MOST, undefined]);
  });
  it('begins with the newest of what has no name of its own', async () => {
    const screen = offering.find(({ path }) => path === GREEN) as Screen;
    const bean = async () => (await save(`${GREEN}/edit`, await offeredRecord(me, screen))).greenbean_roaster_seq;
    const [one, other] = [await bean(), await bean()];
    const lots: unknown[] = [];
    for (const [greenbean_roaster_seq, greenbean_year] of [
      [one, 2025],
      [other, 2025],
      [one, 2026],
    ]) {
      const lot = await save(`${GREEN_LOTS}/edit`, { greenbean_roaster_seq, greenbean_year });
      lots.push(lot.greenbean_year_seq);
    }
    const { result } = await ask(`${GREEN_LOTS}/code`, { greenbean_roaster_seq: [one, other] });
    expect(result.map(({ greenbean_year_seq }) => greenbean_year_seq)).toEqual(lots.toReversed());
  });
  it('begins with the newest of what has a day', async () => {
    const { coffeebean_seq } = await save(`${BEANS}/edit`, { coffeebean_name: 'Sumatra' });
    const saved: Row[] = [];
    for (const received_date of ['2026-11-18', '2026-11-20', '2026-11-19']) {
      saved.push(await save(`${LOTS}/edit`, { coffeebean_seq, received_date }));
    }
    const [first, last, middle] = saved.map(({ received_seq }) => received_seq);
    const { result } = await ask(`${LOTS}/code`, { coffeebean_seq });
    expect(result.map(({ received_seq }) => received_seq)).toEqual([last, middle, first]);
  });
});

describe('what is out of use', () => {
  it('is answered to whoever asks for that', async () => {
    const bean = await save(`${BEANS}/edit`, { coffeebean_name: 'Retired', coffeebean_use: false });
    const keys = async (body: object) =>
      (await ask(`${BEANS}/code`, body)).result.map(({ coffeebean_seq }) => coffeebean_seq);
    expect(await keys({ is_used: false })).toContain(bean.coffeebean_seq);
    for (const body of [{}, { is_used: true }, { is_used: 'no' }]) {
      expect(await keys(body)).not.toContain(bean.coffeebean_seq);
    }
  });
  it('is nothing where whatever there is can be chosen', async () => {
    expect((await ask(`${LOTS}/code`)).result).not.toEqual([]);
    expect((await ask(`${LOTS}/code`, { is_used: false })).result).toEqual([]);
  });
});

describe('regions and farms', () => {
  const seqs = (rows: readonly Row[]) => rows.map(({ region_seq }) => region_seq);
  it('that lie in nothing else are asked for by is_parent', async () => {
    const { rows } = await admin.query(
      `INSERT INTO region (region_country, region_name, region_code, region_parent_seq)
       SELECT region_country, 'Inside of another', 'INSIDE', region_seq FROM region WHERE region_country = 'KEN' LIMIT 1
       RETURNING region_seq::integer`,
    );
    const inside = rows[0].region_seq;
    const all = seqs((await ask('/api/code/region', { region_country: 'KEN' })).result);
    const top = seqs((await ask('/api/code/region', { region_country: 'KEN', is_parent: true })).result);
    const rest = seqs((await ask('/api/code/region', { region_country: 'KEN', is_parent: false })).result);
    expect(all).toContain(inside);
    expect(top).toEqual(all.filter((seq) => !rest.includes(seq)));
    expect(rest).toContain(inside);
    for (const is_parent of [null, 'true', 1, [], {}]) {
      expect(seqs((await ask('/api/code/region', { region_country: 'KEN', is_parent })).result)).toEqual(all);
    }
  });
  it('are narrowed by their country under one name', async () => {
    const add = "INSERT INTO farm (farm_name, farm_country_code) VALUES ('Kii', 'KEN'), ('Santa Inês', 'BRA')";
    await admin.query(add);
    const byCountry = await ask('/api/code/farm', { region_country: ['KEN'] });
    expect(byCountry.result).toEqual([expect.objectContaining({ farm_name: 'Kii', farm_country_code: 'KEN' })]);
    expect((await ask('/api/code/farm', { farm_country_code: ['KEN'] })).result).toEqual(byCountry.result);
    const { http, answer } = await me.post('/api/code/farm', { region_country: ['kenya!'] });
    expect([http, answer.fields.map(({ name }) => name)]).toEqual([400, ['farm_country_code']]);
  });
});
