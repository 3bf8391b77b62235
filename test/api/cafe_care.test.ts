import { addDays, type Row } from '@hanjan/core';
import { CARE_DUE_PATH, type CareDue } from '@hanjan/model/cafe/care_due.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, startApi, type TestApi } from '../harness/api.ts';
import { makeOrg, newPerson, seat, within } from '../harness/org.ts';
import { told } from '../harness/roastery.ts';

/** The care of a cafe's equipment: what is due, who sees it, and what it cost. */

const CARE = '/api/cafe/item/care';
const EQUIP = '/api/cafe/item/equip';

let api: TestApi;
let admin: pg.Client;
let cafe_seq: number;
let [barista, head]: Client[] = [];
let today: string;

const by = (client: Client | undefined): Client => client ?? expect.fail('nobody');
const equipment = async (name: string, more: Row = {}): Promise<number> => {
  const body = { equip_type: 'ESM', equip_name: name, equip_name_locale: name, ...more };
  return told(await by(head).post<Row>(`${EQUIP}/edit`, body)).cafe_equip_seq as number;
};
const care = async (cafe_equip_seq: number, care_type: string, ago: number, more: Row = {}): Promise<number> => {
  const body = { cafe_equip_seq, care_type, care_date: addDays(today, -ago), ...more };
  return told(await by(barista).post<Row>(`${CARE}/edit`, body)).care_seq as number;
};
const due = async (client: Client | undefined): Promise<readonly CareDue[]> =>
  told(await by(client).get<CareDue[]>(CARE_DUE_PATH));
/** What is said of a piece of equipment, kind by kind: the last time, the next one, and how many days are left. */
const dueOf = async (client: Client | undefined, key: number) =>
  Object.fromEntries(
    (await due(client))
      .filter(({ cafe_equip_seq }) => cafe_equip_seq === key)
      .map(({ care_type, last_date, next_date, days_left }) => [care_type, [last_date, next_date, days_left]]),
  );

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  cafe_seq = await makeOrg(admin, 'cafe', '카페 온도');
  const member = async (auth: string) => {
    const { client, user_seq } = await newPerson(api, admin, `care.${auth.toLowerCase()}`);
    await seat(admin, cafe_seq, user_seq, auth);
    return within(client, { cafe_seq });
  };
  [barista, head] = [await member('BARISTA'), await member('SMNG')];
  const { rows } = await admin.query("SELECT (now() AT TIME ZONE 'Asia/Seoul')::date::text AS today");
  today = rows[0].today;
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

describe('what is due', () => {
  it('counts from the last care of its kind, and is due today where there was none', async () => {
    const machine = await equipment('Machine', { equip_clean_days: 7, equip_service_days: 90 });
    expect(await dueOf(barista, machine)).toEqual({ CLN: [null, today, 0], SRV: [null, today, 0] });
    await care(machine, 'CLN', 20);
    await care(machine, 'CLN', 10);
    await care(machine, 'SRV', 30);
    // A repair is neither.
    await care(machine, 'RPR', 0);
    expect(await dueOf(barista, machine)).toEqual({
      CLN: [addDays(today, -10), addDays(today, -3), -3],
      SRV: [addDays(today, -30), addDays(today, 60), 60],
    });
    const last = await care(machine, 'CLN', 0);
    expect((await dueOf(barista, machine)).CLN).toEqual([today, addDays(today, 7), 7]);
    told(await by(barista).post(`${CARE}/remove`, { care_seq: last }));
    expect((await dueOf(barista, machine)).CLN?.[2]).toBe(-3);
  });

  it('nobody is reminded without days, of what is not in use, and of what was removed', async () => {
    const grinder = await equipment('Grinder', { equip_type: 'GRD' });
    await care(grinder, 'CLN', 2);
    expect(await dueOf(barista, grinder)).toEqual({
      CLN: [addDays(today, -2), null, null],
      SRV: [null, null, null],
    });
    const off = await equipment('Old machine', { equip_clean_days: 1, equip_use: false });
    const gone = await equipment('Gone machine', { equip_clean_days: 1 });
    told(await by(head).post(`${EQUIP}/remove`, { cafe_equip_seq: gone }));
    expect([await dueOf(head, off), await dueOf(head, gone)]).toEqual([{}, {}]);
  });

  it('stands in order: what is due first comes first, what nobody is reminded of last', async () => {
    const left = (await due(head)).map(({ days_left }) => days_left ?? Number.POSITIVE_INFINITY);
    expect(left.length).toBeGreaterThan(3);
    expect(left).toEqual(left.toSorted((a, b) => a - b));
  });

  it('the day is that of the cafe', async () => {
    const machine = await equipment('Far machine', { equip_clean_days: 7 });
    await care(machine, 'CLN', 1);
    const zoneOf = (zone: string) => admin.query('UPDATE org SET org_zone = $1 WHERE org = $2', [zone, cafe_seq]);
    const dayIn = async (zone: string) =>
      (await admin.query('SELECT (now() AT TIME ZONE $1)::date::text AS day', [zone])).rows[0].day as string;
    try {
      for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
        await zoneOf(zone);
        const apart = Math.round((Date.parse(addDays(today, 6)) - Date.parse(await dayIn(zone))) / 86_400_000);
        expect((await dueOf(barista, machine)).CLN?.[2]).toBe(apart);
      }
    } finally {
      await zoneOf('Asia/Seoul');
    }
  });

  it('is that of one’s own cafe', async () => {
    const other = await makeOrg(admin, 'cafe', '다른 카페');
    const { client, user_seq } = await newPerson(api, admin, 'care.stranger');
    await seat(admin, other, user_seq, 'OWN');
    expect(await due(within(client, { cafe_seq: other }))).toEqual([]);
    const there = await client.get(`${CARE_DUE_PATH}?cafe_seq=${cafe_seq}`);
    expect([there.http, there.answer.code]).toEqual([403, 'nocafe_text']);
  });
});

describe('a day', () => {
  it('is today unless somebody says another one, and none that is still to come', async () => {
    const machine = await equipment('Day machine');
    const { care_seq } = told(
      await by(barista).post<Row>(`${CARE}/edit`, { cafe_equip_seq: machine, care_type: 'CLN' }),
    );
    expect(told(await by(barista).get<Row>(`${CARE}/detail/${care_seq}`))).toMatchObject({ care_date: today });
    const tomorrow = { care_date: addDays(today, 1) };
    const refused = {
      http: 400,
      answer: { fields: [{ name: 'care_date', key: 'field_maxValue', args: { max: today } }] },
    };
    const body = { cafe_equip_seq: machine, care_type: 'CLN', ...tomorrow };
    expect(await by(barista).post(`${CARE}/edit`, body)).toMatchObject(refused);
    const change = { care_seq, UPList: ['care_date'], ...tomorrow };
    expect(await by(barista).post(`${CARE}/edit`, change)).toMatchObject(refused);
  });
});

describe('who sees it', () => {
  it('sees the equipment: care follows it, also once that is for others', async () => {
    const meter = await equipment('Refractometer', { equip_type: 'REF', equip_clean_days: 30 });
    const care_seq = await care(meter, 'CLN', 3);
    const listed = async (client: Client | undefined) =>
      told(await by(client).post<Row[]>(`${CARE}/list`, { filters: { cafe_equip_seq: meter } })).length;
    const guarded = async (equip_auth: string | null) =>
      told(await by(head).post(`${EQUIP}/edit`, { cafe_equip_seq: meter, UPList: ['equip_auth'], equip_auth }));
    expect([await listed(barista), await listed(head)]).toEqual([1, 1]);
    await guarded('MNG');
    expect(await dueOf(barista, meter)).toEqual({});
    expect(Object.keys(await dueOf(head, meter))).toEqual(['CLN', 'SRV']);
    expect([await listed(barista), await listed(head)]).toEqual([0, 1]);
    expect((await by(barista).get(`${CARE}/detail/${care_seq}`)).http).toBe(404);
    const body = { cafe_equip_seq: meter, care_type: 'CLN' };
    expect(await by(barista).post(`${CARE}/edit`, body)).toMatchObject({
      http: 400,
      answer: { fields: [{ name: 'cafe_equip_seq', key: 'field_ref' }] },
    });
    // What is written from then on is guarded too.
    const { care_seq: next } = told(await by(head).post<Row>(`${CARE}/edit`, body));
    expect((await by(barista).get(`${CARE}/detail/${next}`)).http).toBe(404);
    await guarded(null);
    expect((await by(barista).get(`${CARE}/detail/${next}`)).http).toBe(200);
  });

  it('is not told what it cost below a manager, and does not write that', async () => {
    const machine = await equipment('Costly machine');
    const body = { cafe_equip_seq: machine, care_type: 'RPR', care_cost: 250_000, care_by: '에스프레소 서비스' };
    expect(await by(barista).post(`${CARE}/edit`, body)).toMatchObject({
      http: 400,
      answer: { fields: [{ name: 'care_cost', key: 'field_forbidden' }] },
    });
    const { care_seq } = told(await by(head).post<Row>(`${CARE}/edit`, body));
    const [seen, known] = [
      told(await by(barista).get<Row>(`${CARE}/detail/${care_seq}`)),
      told(await by(head).get<Row>(`${CARE}/detail/${care_seq}`)),
    ];
    expect('care_cost' in seen).toBe(false);
    expect([known.care_cost, seen.care_by]).toEqual([250_000, '에스프레소 서비스']);
  });
});
