import type { Row } from '@hanjan/core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { makeOrg, newPerson, seat, within } from '../harness/org.ts';
import { told } from '../harness/roastery.ts';

/** The bar of a cafe: its brews, their lots and coffees, the notes of its coffees, and who sees its equipment. */

const BREW = '/api/cafe/brewing/result';
const TODAY = '/api/cafe/brewing/today';
const NOTE = '/api/cafe/qc/coffeebean';
const EQUIP = '/api/cafe/item/equip';

let api: TestApi;
let admin: pg.Client;
let barista: Client;
let head: Client;
let coffees: readonly number[];
let lots: readonly number[];

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  const cafe_seq = await makeOrg(admin, 'cafe', '카페 온도');
  const member = async (auth: string) => {
    const { client, user_seq } = await newPerson(api, admin, `bar.${auth.toLowerCase()}`);
    await seat(admin, cafe_seq, user_seq, auth);
    return within(client, { cafe_seq });
  };
  [barista, head] = [await member('BARISTA'), await member('SMNG')];
  const names = [
    { coffeebean_name: 'Forest blend', coffeebean_name_locale: '서울숲 블렌드' },
    { coffeebean_name: 'Nyeri AA', coffeebean_name_locale: '니에리 AA' },
  ];
  const bodies = names.map((name) => ({ ...name, coffeebean_single_origin: true, coffeebean_use: true }));
  coffees = await made('/api/cafe/coffeebean/default', 'coffeebean_seq', bodies, head);
  const came = coffees.map((coffeebean_seq) => ({
    coffeebean_seq,
    received_date: '2026-11-18',
    received_mass: 10_000,
  }));
  lots = await made('/api/cafe/coffeebean/received', 'received_seq', came, barista);
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

async function made(path: string, key: string, bodies: readonly Row[], by: Client): Promise<number[]> {
  const keys: number[] = [];
  for (const body of bodies) keys.push(told(await by.post<Row>(`${path}/edit`, body))[key] as number);
  return keys;
}

const write = (body: Row) => barista.post<Row>(`${BREW}/edit`, { brewing_result_date: '2026-11-20', ...body });
const read = async (path: string, key: unknown) => told(await barista.get<Row>(`${path}/detail/${key}`));

describe('a brew of a lot', () => {
  it('is of the coffee of the lot, also where nobody said so', async () => {
    const { brewing_result_seq: seq } = told(await write({ received_seq: lots[1] }));
    expect(await read(BREW, seq)).toMatchObject({ coffeebean_seq: coffees[1], received_seq: lots[1] });
  });

  it('is refused at the lot where it is to be of another coffee, when it is written and when it is changed', async () => {
    const wrong = {
      http: 400,
      answer: { code: 'validation_error', fields: [{ name: 'received_seq', key: 'field_fit' }] },
    };
    expect(await write({ coffeebean_seq: coffees[0], received_seq: lots[1] })).toMatchObject(wrong);
    const { brewing_result_seq } = told(await write({ coffeebean_seq: coffees[0], received_seq: lots[0] }));
    for (const change of [{ received_seq: lots[1] }, { coffeebean_seq: coffees[1] }]) {
      const body = { brewing_result_seq, UPList: Object.keys(change), ...change };
      expect(await barista.post(`${BREW}/edit`, body)).toMatchObject(wrong);
    }
    const both = { coffeebean_seq: coffees[1], received_seq: lots[1] };
    told(await barista.post(`${BREW}/edit`, { brewing_result_seq, UPList: Object.keys(both), ...both }));
  });
});

describe('what the bar brews by', () => {
  it('is the brews that stand for their coffee, with who wrote them, and nobody writes there', async () => {
    const { brewing_result_seq: seq } = told(await write({ coffeebean_seq: coffees[0], brewing_bean_mass: 185 }));
    const columns = ['brewing_bean_mass', 'rgst_user'];
    const list = async () => told(await barista.post<Row[]>(`${TODAY}/list`, { columns }));
    expect(await list()).toEqual([]);
    const main = { brewing_result_main: true };
    told(await barista.post(`${BREW}/edit`, { brewing_result_seq: seq, UPList: ['brewing_result_main'], ...main }));
    expect(await list()).toEqual([
      expect.objectContaining({ brewing_result_seq: seq, brewing_bean_mass: 185, rgst_user: 'barista' }),
    ]);
    expect((await barista.post(`${TODAY}/edit`, { brewing_result_date: '2026-11-20' })).http).toBe(403);
  });

  it('a list that is not narrowed by who wrote it does not say so', async () => {
    const { http } = await barista.post('/api/cafe/coffeebean/received/list', { columns: ['rgst_user'] });
    expect(http).toBe(400);
  });
});

describe('a note of a coffee', () => {
  it('is called as its coffee is, also when it becomes one of another coffee, and keeps its name when that changes', async () => {
    const lie = { cupnote_name: 'Another', cupnote_name_locale: '다른 커피' };
    const body = { cupnote_date: '2026-11-20', coffeebean_seq: coffees[0], ...lie };
    const { cupnote_seq } = told(await barista.post<Row>(`${NOTE}/edit`, body));
    expect(await read(NOTE, cupnote_seq)).toMatchObject({
      cupnote_name: 'Forest blend',
      cupnote_name_locale: '서울숲 블렌드',
    });
    const other = { cupnote_seq, UPList: ['coffeebean_seq'], coffeebean_seq: coffees[1] };
    told(await barista.post(`${NOTE}/edit`, other));
    expect(await read(NOTE, cupnote_seq)).toMatchObject({ cupnote_name: 'Nyeri AA', cupnote_name_locale: '니에리 AA' });
  });

  it('stands for its coffee only where a head of the cafe says so', async () => {
    const main = { cupnote_date: '2026-11-20', coffeebean_seq: coffees[0], cupnote_main: true };
    expect(await barista.post(`${NOTE}/edit`, main)).toMatchObject({
      http: 400,
      answer: { fields: [{ name: 'cupnote_main', key: 'field_forbidden' }] },
    });
    const { cupnote_seq } = told(await head.post<Row>(`${NOTE}/edit`, main));
    expect(await read(NOTE, cupnote_seq)).toMatchObject({ cupnote_main: true });
  });
});

it('equipment from a rank up is offered to nobody below', async () => {
  const tool = { equip_type: 'REF', equip_name: 'Refractometer', equip_name_locale: 'TDS 측정기', equip_use: true };
  const [open, guarded] = await made(EQUIP, 'cafe_equip_seq', [tool, { ...tool, equip_auth: 'MNG' }], head);
  const offered = async (by: Client) =>
    told(await by.post<Row[]>(`${EQUIP}/code`)).map(({ cafe_equip_seq }) => cafe_equip_seq);
  expect(await offered(barista)).toEqual([open]);
  expect((await offered(head)).toSorted()).toEqual([open, guarded].toSorted());
  expect(await write({ brewing_machine_seq: guarded })).toMatchObject({
    http: 400,
    answer: { fields: [{ name: 'brewing_machine_seq', key: 'field_ref' }] },
  });
});
