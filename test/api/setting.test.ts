import { type Entity, type Row, tablesOf } from '@hanjan/core';
import { entities } from '@hanjan/model';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allReferences } from '../../apps/server/db/schema/references.ts';
import { type Client, type Reply, startApi, type TestApi } from '../harness/api.ts';
import { alone, type Keepers, makeKeepers } from '../harness/keepers.ts';
import { makeOrg, seat, within } from '../harness/org.ts';

/** What administrators keep for everybody: history, conflicts, and who uses it. */

const COMPANY = '/api/setting/company';
const REGION = '/api/setting/country/region';
const FARM = '/api/setting/farm';
const EQUIP = '/api/user/item/equip';

let count = 0;
let api: TestApi;
let db: pg.Client;
let as: Keepers['as'];
let seqs: Keepers['seqs'];
beforeAll(async () => {
  api = await startApi();
  db = new pg.Client({ connectionString: api.database.adminUrl });
  await db.connect();
  ({ as, seqs } = await makeKeepers(api, db));
});
afterAll(async () => {
  await db.end();
  await api.stop();
});

const told = ({ http, answer }: Reply<Row>): Row => {
  expect([http, answer.code]).toEqual([200, null]);
  return answer.result;
};
const said = ({ http, answer }: Reply<unknown>) => [http, answer.code];

async function newCompany(by: Client = as.one): Promise<number> {
  count += 1;
  const body = { company_name: `Maker ${count}`, company_name_locale: `제작소 ${count}`, company_type: 'EQD' };
  return told(await by.post<Row>(`${COMPANY}/edit`, body)).company_seq as number;
}
const newEquip = (by: Client, company: number) =>
  by.post<Row>(`${EQUIP}/edit`, {
    equip_name: 'Mill',
    equip_name_locale: '그라인더',
    equip_type: 'GRD',
    equip_manufacture_seq: company,
  });

describe('what two administrators change', () => {
  it('is kept in the history by whose it is, and the second one sees what the first one changed', async () => {
    const company_seq = await newCompany();
    const { version } = told(await as.two.get<Row>(`${COMPANY}/detail/${company_seq}`));
    const mine = { company_seq, version, UPList: ['company_site'], company_site: 'https://one.example' };
    told(await as.one.post<Row>(`${COMPANY}/edit`, mine));
    const late = await as.two.post<Row>(`${COMPANY}/edit`, {
      company_seq,
      version,
      UPList: ['company_site', 'company_etc'],
      company_site: 'https://two.example',
      company_etc: 'memo',
    });
    expect(said(late)).toEqual([409, 'edit_conflict']);
    expect(late.answer.result).toMatchObject({
      edit_user: 'setting.one',
      changes: [
        { field: 'company_site', theirs: 'https://one.example', mine: 'https://two.example', theirs_changed: true },
        { field: 'company_etc', theirs: null, mine: 'memo', theirs_changed: false },
      ],
    });
    const { answer } = await as.top.get<Row[]>(`${COMPANY}/history/${company_seq}`);
    expect(answer.result).toMatchObject([
      {
        version: 2,
        edit_user: 'setting.one',
        changes: [{ field: 'company_site', before: null, after: 'https://one.example' }],
      },
      { version: 1, edit_user: 'setting.one', changes: [] },
    ]);
  });

  it('needs a name in the language of whoever writes, and a link that is one', async () => {
    const write = (body: Row, locale: string) =>
      as.one.post<Row>(`${COMPANY}/edit`, { company_type: 'EQD', ...body }, { 'accept-language': locale });
    const korean = { company_name_locale: '한국 제작소' };
    const english = { company_name: 'English maker' };
    expect((await write(korean, 'ko')).http).toBe(200);
    expect((await write(english, 'en')).http).toBe(200);
    expect((await write(korean, 'en')).answer.fields).toMatchObject([{ name: 'company_name', key: 'field_required' }]);
    expect((await write(english, 'ko')).answer.fields).toMatchObject([
      { name: 'company_name_locale', key: 'field_required' },
    ]);
    const fault = await write({ ...english, company_shop: 'javascript:alert(1)' }, 'en');
    expect(fault.answer.fields).toMatchObject([{ name: 'company_shop', key: 'field_link' }]);
  });

  it('is removed by a SADMIN alone, whoever wrote it, and comes back', async () => {
    const company_seq = await newCompany(as.one);
    expect(said(await as.one.post(`${COMPANY}/remove`, { company_seq }))).toEqual([403, 'nopermission_text']);
    expect((await as.top.post(`${COMPANY}/remove`, { company_seq })).http).toBe(200);
    expect(said(await as.one.get(`${COMPANY}/used/${company_seq}`))).toEqual([404, 'nopage_text']);
    expect(said(await as.one.post(`${COMPANY}/restore`, { company_seq }))).toEqual([403, 'nopermission_text']);
    expect((await as.top.post(`${COMPANY}/restore`, { company_seq })).http).toBe(200);
  });
});

describe('who uses a record of everybody', () => {
  it('is counted over all people and organisations, and keeps it from being removed', async () => {
    const company_seq = await newCompany();
    const own = told(await newEquip(as.person, company_seq)).user_equip_seq;
    const roaster_seq = await makeOrg(db, 'roaster', '쓰는 집');
    await seat(db, roaster_seq, seqs.person as number, 'OWN');
    const office = within(as.person, { roaster_seq });
    const body = { equip_name: 'Drum', equip_type: 'RSTR', equip_manufacture_seq: company_seq };
    for (let made = 0; made < 2; made += 1) told(await office.post<Row>('/api/roaster/item/equip/edit', body));

    const users = [
      { entity: 'user_equip', screen: 'user_equip', field: 'equip_manufacture_seq', count: 1 },
      { entity: 'roaster_equip', screen: 'roaster_equip', field: 'equip_manufacture_seq', count: 2 },
    ];
    const byEntity = (rows: readonly Row[]) => rows.toSorted((a, b) => (String(a.entity) < String(b.entity) ? 1 : -1));
    const { answer } = await as.one.get<Row[]>(`${COMPANY}/used/${company_seq}`);
    expect(byEntity(answer.result)).toEqual(users);
    const refused = await as.top.post<Row[]>(`${COMPANY}/remove`, { company_seq });
    expect(said(refused)).toEqual([409, 'in_use']);
    expect(byEntity(refused.answer.result)).toEqual(users);

    await as.person.post(`${EQUIP}/remove`, { user_equip_seq: own });
    expect((await as.one.get<Row[]>(`${COMPANY}/used/${company_seq}`)).answer.result).toEqual(users.slice(1));
    await db.query('UPDATE roaster_equip SET removed_at = now() WHERE equip_manufacture_seq = $1', [company_seq]);
    expect((await as.top.post(`${COMPANY}/remove`, { company_seq })).http).toBe(200);
  });

  it('finds it in lists of references, and in other records of everybody', async () => {
    const region = { region_country: 'KEN', region_name: 'Used region' };
    const region_seq = told(await as.one.post<Row>(`${REGION}/edit`, region)).region_seq as number;
    const farm = { farm_name: 'Used farm', farm_country_code: 'KEN', farm_region_seq: region_seq };
    const farm_seq = told(await as.one.post<Row>(`${FARM}/edit`, farm)).farm_seq as number;
    const note = { cupnote_name: 'note', cupnote_place: 'HOME', cupnote_date: '2026-01-01' };
    const lists = { blending_region_list: [region_seq], blending_farm_list: [farm_seq] };
    told(await as.person.post<Row>('/api/user/qc/coffeebean/edit', { ...note, ...lists }));
    const used = async (path: string, key: number) =>
      (await as.one.get<Row[]>(`${path}/used/${key}`)).answer.result.map(({ entity, count }) => `${entity} ${count}`);
    expect((await used(REGION, region_seq)).toSorted()).toEqual(['farm 1', 'user_cupnote 1']);
    expect(await used(FARM, farm_seq)).toEqual(['user_cupnote 1']);
    expect(said(await as.top.post(`${FARM}/remove`, { farm_seq }))).toEqual([409, 'in_use']);
  });

  it('out of use it is offered no more, and stays where it is', async () => {
    const company_seq = await newCompany();
    const { user_equip_seq } = told(await newEquip(as.person, company_seq));
    const offered = async () =>
      (await as.person.post<Row[]>('/api/code/company', { company_type: ['EQD'] })).answer.result.some(
        (row) => row.company_seq === company_seq,
      );
    expect(await offered()).toBe(true);
    told(await as.one.post<Row>(`${COMPANY}/edit`, { company_seq, UPList: ['company_use'], company_use: false }));
    expect(await offered()).toBe(false);
    const kept = told(await as.person.get<Row>(`${EQUIP}/detail/${user_equip_seq}`));
    expect(kept.equip_manufacture_seq).toBe(company_seq);
  });

  it('nobody comes to use what is removed at the same moment', async () => {
    for (let round = 0; round < 12; round += 1) {
      const company_seq = await newCompany();
      const [used, removed] = await Promise.all([
        newEquip(as.person, company_seq),
        as.top.post(`${COMPANY}/remove`, { company_seq }),
      ]);
      expect([used.http, removed.http].toSorted()).toEqual([200, used.http === 200 ? 409 : 400].toSorted());
    }
  });

  it('is answered to administrators alone, by the database too', async () => {
    const company_seq = await newCompany();
    expect(said(await as.person.get(`${COMPANY}/used/${company_seq}`))).toEqual([403, 'nopermission_text']);
    expect(said(await api.guest().get(`${COMPANY}/used/${company_seq}`))).toEqual([401, 'noauth_text']);
    const asks = "SELECT count_uses('user_equip', 'user_equip_seq', 'user_equip', 'equip_manufacture_seq', '1', false)";
    for (const role of ['USER', 'TESTER', 'GUEST', ''])
      await expect(alone(db, { 'app.user': seqs.person, 'app.site_role': role }, asks)).rejects.toThrow(
        'nopermission_text',
      );
    const entered = { 'app.user': seqs.one, 'app.site_role': 'ADMIN', 'app.org': 1 };
    await expect(alone(db, entered, asks)).rejects.toThrow('nopermission_text');
    expect((await alone(db, { 'app.user': seqs.one, 'app.site_role': 'ADMIN' }, asks)).rowCount).toBe(1);
    const other = "SELECT count_uses('user_view', 'user_view_seq', 'user_view', 'view_name', 'a', false)";
    await expect(alone(db, { 'app.user': seqs.one, 'app.site_role': 'ADMIN' }, other)).rejects.toThrow(
      'permission denied',
    );
    await expect(db.query('SET ROLE hanjan_count; SELECT equip_name FROM user_equip')).rejects.toThrow(
      'permission denied',
    );
    await db.query('RESET ROLE');
  });

  it('is found by an index, over all owners, for every field that refers', async () => {
    const isEverybodys = (name: string) => entities.some((one) => one.name === name && one.scope === 'none');
    const referring = entities
      .filter(({ isView }) => !isView)
      .flatMap((entity: Entity) =>
        tablesOf(entity).flatMap((table) =>
          allReferences(table).flatMap(({ name, to, isList }) =>
            isEverybodys(to) ? [{ entity, table: table.table, name, isList }] : [],
          ),
        ),
      );
    expect(referring.length).toBeGreaterThan(15);
    // In small tables any index is as good as another: the others are out of sight until the end of the transaction.
    await db.query(`BEGIN; SET LOCAL enable_seqscan = off;
      UPDATE pg_index SET indisvalid = false FROM pg_class
       WHERE oid = indexrelid AND relnamespace = 'public'::regnamespace AND relname NOT LIKE '%\\_uses' AND NOT indisprimary;
      SET LOCAL ROLE hanjan_count`);
    const slow: string[] = [];
    for (const { entity, table, name, isList } of referring) {
      const { rows } = await db.query<Record<string, string>>(
        `EXPLAIN SELECT count(*) FROM ${entity.table} WHERE removed_at IS NULL AND ${
          table === entity.table
            ? `${name} ${isList ? "@> '{7}'" : "= '7'"}`
            : `${entity.key} IN (SELECT ${entity.key} FROM ${table} WHERE ${name} = '7')`
        }`,
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      if (!plan.includes(`${table}_${name}_uses`)) slow.push(plan);
    }
    await db.query('ROLLBACK');
    expect(slow).toEqual([]);
  });
});

describe('a region', () => {
  it('never lies in itself, not even when two put two into one another at once', async () => {
    const make = async (region_name: string, region_parent_seq: number | null = null) =>
      told(await as.one.post<Row>(`${REGION}/edit`, { region_country: 'ETH', region_name, region_parent_seq }))
        .region_seq as number;
    const put = (by: Client, region_seq: number, region_parent_seq: number) =>
      by.post<Row>(`${REGION}/edit`, { region_seq, UPList: ['region_parent_seq'], region_parent_seq });
    const outer = await make('Outer');
    const middle = await make('Middle', outer);
    const inner = await make('Inner', middle);
    for (const parent of [outer, middle, inner]) {
      const refused = await put(as.one, outer, parent);
      expect(refused.answer.fields).toMatchObject([{ name: 'region_parent_seq', key: 'field_circle' }]);
    }
    for (let round = 0; round < 6; round += 1) {
      const [a, b] = [await make('Left'), await make('Right')];
      const both = await Promise.all([put(as.one, a, b), put(as.two, b, a)]);
      expect(both.map(({ http }) => http).toSorted()).toEqual([200, 400]);
    }
  });
});
