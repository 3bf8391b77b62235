import { cafeBatchScreen, userBatchScreen } from '@hanjan/model/dev/batch.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, type Reply, startApi, type TestApi } from '../harness/api.ts';
import { kitchen } from '../harness/kitchen.ts';
import { makeOrg, newPerson, seat, within } from '../harness/org.ts';

/** Single fields that not everybody sees or fills, for every role of the site and of a cafe. */

const USER = userBatchScreen.path;
const CAFE = cafeBatchScreen.path;

/** Written by hand, as a second opinion: who sees the price and the secret, and who fills what besides the open fields. */
const expected: Record<string, { sees: boolean; fills: readonly string[] }> = {
  'user USER': { sees: false, fills: [] },
  'user PAID': { sees: false, fills: [] },
  'user TESTER': { sees: false, fills: [] },
  'user ADMIN': { sees: true, fills: ['batch_main', 'batch_price'] },
  'user SADMIN': { sees: true, fills: ['batch_main', 'batch_price', 'batch_secret'] },
  'cafe BARISTA USER': { sees: false, fills: [] },
  'cafe BARISTA ADMIN': { sees: false, fills: [] },
  'cafe BARISTA SADMIN': { sees: true, fills: ['batch_price', 'batch_secret'] },
  'cafe SAST USER': { sees: false, fills: [] },
  'cafe MNG USER': { sees: true, fills: ['batch_main', 'batch_price'] },
  'cafe SMNG USER': { sees: true, fills: ['batch_main', 'batch_price'] },
  'cafe OWN USER': { sees: true, fills: ['batch_main', 'batch_price'] },
  'cafe OWN SADMIN': { sees: true, fills: ['batch_main', 'batch_price', 'batch_secret'] },
};
const HIDDEN = ['batch_price', 'batch_secret'];
const RULED = [...HIDDEN, 'batch_main'];

let api: TestApi;
let admin: pg.Client;
let cafe_seq: number;
let chief: Client;
let number = 0;

async function someone(name: string, type: string, org?: number, rank = 'OWN'): Promise<Client> {
  const { client, user_seq } = await newPerson(api, admin, name, type);
  if (org) await seat(admin, org, user_seq, rank);
  return org ? within(client, { cafe_seq: org }) : client;
}
const good = (more: object = {}) => {
  number += 1;
  return { batch_year: 2026, batch_no: number, batch_name: `배치 ${number}`, batch_mass: 10, ...more };
};
type Made = { batch_seq: number; version: number };
const make = async (by: Client, path: string, more: object = {}) => {
  const { answer } = await by.post<Made>(`${path}/edit`, good(more));
  expect(answer.fields).toEqual([]);
  return answer.result.batch_seq;
};
const change = (by: Client, path: string, batch_seq: number, fields: object, more: object = {}) =>
  by.post<Made>(`${path}/edit`, { batch_seq, UPList: Object.keys(fields), ...fields, ...more });
type Detail = Record<string, unknown> & { can: { edit: boolean; remove: boolean; fields: string[]; closed: boolean } };
const detail = async (by: Client, path: string, key: number) =>
  (await by.get<Detail>(`${path}/detail/${key}`)).answer.result;
const faults = ({ http, answer }: Reply<unknown>) => [http, answer.fields.map(({ name, key }) => `${name} ${key}`)];

beforeAll(async () => {
  api = await startApi({ catalogue: kitchen });
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  cafe_seq = await makeOrg(admin, 'cafe', '물결');
  chief = await someone('chief', 'SADMIN', cafe_seq);
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

describe.each(Object.entries(expected))('%s', (who, { sees, fills }) => {
  const [scope, rank, type = rank] = who.split(' ') as [string, string, string?];
  const path = scope === 'user' ? USER : CAFE;
  let person: Client;
  let key: number;
  /** What the database holds, whoever may see it. */
  const held = async (name: string, of: number) => {
    const { rows } = await admin.query(`SELECT ${name} AS value FROM dev_${scope}_batch WHERE batch_seq = $1`, [of]);
    return rows[0]?.value;
  };

  beforeAll(async () => {
    const org = scope === 'cafe' ? cafe_seq : undefined;
    person = await someone(who.replaceAll(' ', '.').toLowerCase(), type, org, rank);
  });
  beforeEach(async () => {
    key = await make(person, path);
    const set = 'batch_price = 3, batch_worth = 30, batch_secret = $2, batch_main = true';
    await admin.query(`UPDATE dev_${scope}_batch SET ${set} WHERE batch_seq = $1`, [key, `말린 살구 ${key}`]);
  });

  it(`${sees ? 'sees' : 'does not see'} the hidden fields in detail, list and look-up`, async () => {
    const record = await detail(person, path, key);
    expect(HIDDEN.filter((name) => name in record)).toEqual(sees ? HIDDEN : []);
    expect(record).toMatchObject({ batch_main: true, batch_worth: 30, batch_mass: 10 });
    expect(record.can.fields.filter((name) => RULED.includes(name)).toSorted()).toEqual(fills);
    const list = await person.post<object[]>(`${path}/list`);
    expect(list.answer.result.every((row) => 'batch_price' in row === sees)).toBe(true);
    const offered = await person.post<object[]>(`${path}/code`);
    expect(offered.answer.result.every((row) => 'batch_secret' in row === sees)).toBe(true);
    expect([list.answer.result.length, offered.answer.result.length]).not.toContain(0);
  });

  it(`${sees ? 'finds' : 'does not find'} by them`, async () => {
    const ask = (body: object) => person.post<{ batch_seq: number }[]>(`${path}/list`, { list_count: 100, ...body });
    const keys = ({ answer }: Reply<{ batch_seq: number }[]>) => answer.result.map(({ batch_seq }) => batch_seq);
    const secret = `살구 ${key}`;
    expect(keys(await ask({ searchTitle: secret }))).toEqual(sees ? [key] : []);
    const asked = [
      ask({ searchTitle: secret, searchType: 'batch_secret' }),
      ask({ orderType: 'batch_price.asc' }),
      ask({ filters: { batch_price: { from: 3, to: 3 } } }),
    ];
    const replies = await Promise.all(asked);
    if (sees) for (const reply of replies) expect(keys(reply)).toContain(key);
    else {
      expect(replies.map(faults)).toEqual([
        [400, ['searchType field_code']],
        [400, ['orderType field_code']],
        [400, ['batch_price field_unknown']],
      ]);
    }
    const narrowed = await person.post<{ batch_seq: number }[]>(`${path}/code`, { batch_price: { from: 999 } });
    expect(keys(narrowed).includes(key)).toBe(!sees);
  });

  it.each(RULED)('fills %s or is told that it may not', async (name) => {
    const before = await held(name, key);
    const next = { batch_price: 5, batch_secret: '새', batch_main: false }[name];
    const may = fills.includes(name);
    for (const value of [before, next]) {
      const reply = await change(person, path, key, { [name]: value });
      expect(faults(reply)).toEqual(may ? [200, []] : [400, [`${name} field_forbidden`]]);
    }
    expect(await held(name, key)).toEqual(may ? next : before);
    const fresh = await person.post(`${path}/edit`, good({ [name]: next }));
    expect(faults(fresh)).toEqual(may ? [200, []] : [400, [`${name} field_forbidden`]]);
  });

  it('calculates from what it may not see, and begins it as everybody’s begins', async () => {
    expect((await change(person, path, key, { batch_mass: 20 })).http).toBe(200);
    expect((await detail(person, path, key)).batch_worth).toBe(60);
    const fresh = await make(person, path);
    expect([await held('batch_price', fresh), (await detail(person, path, fresh)).batch_worth]).toEqual([7, 70]);
  });

  it('reads of their changes only what it sees', async () => {
    const boss = scope === 'cafe' ? chief : person;
    if (scope === 'user') await admin.query("UPDATE account SET user_type = 'SADMIN' WHERE user_id LIKE 'user.%'");
    await change(boss, path, key, { batch_secret: '바뀐 비밀' });
    await change(boss, path, key, { batch_price: 4, batch_name: '바뀐 이름' });
    if (scope === 'user') await admin.query(`UPDATE account SET user_type = '${type}' WHERE user_id LIKE 'user.%'`);

    type Step = { version: number; changes: { field: string }[] };
    const { answer } = await person.get<Step[]>(`${path}/history/${key}`);
    const told = answer.result.map(({ version, changes }) => [
      version,
      ...changes.map(({ field }) => field).toSorted(),
    ]);
    const third = [3, 'batch_name', ...(sees ? ['batch_price'] : []), 'batch_worth'];
    expect(told).toEqual(sees ? [third, [2, 'batch_secret'], [1]] : [third, [1]]);
    expect(answer.pagination?.total).toBe(told.length);

    const late = await change(person, path, key, { batch_mass: 11 }, { version: 1 });
    const { changes } = late.answer.result as unknown as Step;
    const met = ['batch_mass', 'batch_name', 'batch_worth', ...(sees ? HIDDEN : [])].toSorted();
    expect([late.http, changes.map(({ field }) => field).toSorted()]).toEqual([409, met]);
  });
});

describe('a record whose flag is off', () => {
  let barista: Client;
  let manager: Client;
  let key: number;
  beforeAll(async () => {
    barista = await someone('shut.barista', 'USER', cafe_seq, 'BARISTA');
    manager = await someone('shut.manager', 'USER', cafe_seq, 'MNG');
  });
  beforeEach(async () => {
    key = await make(barista, CAFE);
    expect((await detail(barista, CAFE, key)).can).toMatchObject({ edit: true, remove: true, closed: false });
    expect((await change(barista, CAFE, key, { batch_open: false })).http).toBe(200);
  });

  it('can be read and not edited, by nobody, not even to open it again', async () => {
    for (const by of [barista, manager, chief]) {
      const { can } = await detail(by, CAFE, key);
      expect([can.edit, can.fields, can.closed]).toEqual([false, [], true]);
      for (const fields of [{ batch_name: '새 이름' }, { batch_open: true }]) {
        const { http, answer } = await change(by, CAFE, key, fields);
        expect([http, answer.code, answer.fields]).toEqual([403, 'edit_closed', []]);
      }
      expect((await by.get(`${CAFE}/history/${key}`)).http).toBe(200);
    }
    expect((await detail(barista, CAFE, key)).batch_name).not.toBe('새 이름');
  });

  it('says so also to who comes with an older version', async () => {
    const { http, answer } = await change(barista, CAFE, key, { batch_name: '늦은 이름' }, { version: 1 });
    expect([http, answer.code]).toEqual([403, 'edit_closed']);
  });

  it('is removed and brought back by those who may remove what others wrote', async () => {
    expect((await detail(barista, CAFE, key)).can.remove).toBe(false);
    expect((await barista.post(`${CAFE}/remove`, { batch_seq: key })).http).toBe(403);
    expect((await manager.post(`${CAFE}/remove`, { batch_seq: key })).http).toBe(200);
    expect((await manager.post(`${CAFE}/restore`, { batch_seq: key })).http).toBe(200);
    expect((await detail(barista, CAFE, key)).can.closed).toBe(true);
  });
});
