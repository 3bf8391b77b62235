import type { Row } from '@hanjan/core';
import { cafeEventScreen } from '@hanjan/model/cafe/event.ts';
import { roasterEventScreen } from '@hanjan/model/roaster/event.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../harness/api.ts';
import { type Owner, owner } from '../harness/org.ts';

/** Events of cafes and roasteries: their numbers, what the clock says of them, and what of the form is never stored. */

let api: TestApi;
let admin: pg.Client;
let me: Owner;

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + hours * HOUR).toISOString();

const make = (path: string, event_start: string, event_end: string, more: object = {}) =>
  me.post<{ event_key: number; version: number }>(`${path}/edit`, { event_start, event_end, ...more });

const nextDay = (start: string) => new Date(Date.parse(start) + 24 * HOUR).toISOString();

async function made(
  path: string,
  event_start: string,
  event_end = nextDay(event_start),
  more: object = {},
): Promise<Row> {
  const { answer } = await make(path, event_start, event_end, more);
  return (await me.get<Row>(`${path}/detail/${answer.result.event_key}`)).answer.result;
}

const listed = async (path: string, asked: object) =>
  (await me.post<Row[]>(`${path}/list`, { list_count: 100, ...asked })).answer.result;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

describe.each([cafeEventScreen, roasterEventScreen].map(({ name, path, entity }) => [name, path, entity] as const))(
  '%s',
  (name, path, { scope }) => {
    const zoneIs = (zone: string) =>
      admin.query('UPDATE org SET org_zone = $1 WHERE org = $2', [
        zone,
        scope === 'cafe' ? me.cafe_seq : me.roaster_seq,
      ]);

    beforeAll(async () => {
      me = await owner(api, name.replaceAll('_', '.'));
    });

    it('counts from 1 in each year; what is refused and twenty at once leave no gap', async () => {
      const first = await made(path, '2024-05-01T00:00:00.000Z');
      expect([first.event_year, first.event_seq]).toEqual([2024, 1]);
      expect((await make(path, '2024-05-01T00:00:00.000Z', '2024-04-01T00:00:00.000Z')).http).toBe(400);
      await Promise.all(
        Array.from({ length: 20 }, () => make(path, '2024-06-01T00:00:00.000Z', '2024-06-02T00:00:00.000Z')),
      );
      const of2024 = (await listed(path, {})).map(({ event_seq }) => Number(event_seq));
      expect(of2024.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 21 }, (_, at) => at + 1));
      const next = await made(path, '2025-05-01T00:00:00.000Z', undefined, { event_year: 1999, event_seq: 77 });
      expect([next.event_year, next.event_seq]).toEqual([2025, 1]);
    });

    it('is of the year in which it begins where the organisation is, and stays in it', async () => {
      const eve = '2019-12-31T20:00:00.000Z';
      expect((await made(path, eve)).event_year).toBe(2020);
      await zoneIs('America/New_York');
      const there = await made(path, eve);
      expect([there.event_year, there.event_seq]).toEqual([2019, 1]);
      await zoneIs('Asia/Seoul');
      const { event_key } = there;
      const moved = { event_key, UPList: ['event_start', 'event_end'], event_start: '2031-01-01T00:00:00.000Z' };
      await me.post(`${path}/edit`, { ...moved, event_end: '2031-01-02T00:00:00.000Z' });
      const { result } = (await me.post<Row>(`${path}/detail`, { event_year: 2019, event_seq: 1 })).answer;
      expect([result.event_key, result.event_start]).toEqual([event_key, '2031-01-01T00:00:00.000Z']);
    });

    it('is ahead, open or over by the clock; lists show it, are narrowed by it and ordered by it', async () => {
      await admin.query(`DELETE FROM ${name}`);
      await admin.query('DELETE FROM org_tally WHERE entity = $1', [name]);
      const over = await made(path, inHours(-48), inHours(-24));
      const open = await made(path, inHours(-1), inHours(24));
      const ahead = await made(path, inHours(24), inHours(48));
      expect([over, open, ahead].map(({ event_status }) => event_status)).toEqual([1, 0, -1]);
      const keysOf = async (asked: object) => (await listed(path, asked)).map(({ event_key }) => event_key);
      const [o, p, a] = [over, open, ahead].map(({ event_key }) => event_key);
      expect(await keysOf({ orderType: 'event_status.asc' })).toEqual([a, p, o]);
      expect(await keysOf({ orderType: 'event_status.desc' })).toEqual([o, p, a]);
      expect(await keysOf({ filters: { event_status: [0] } })).toEqual([p]);
      expect(await keysOf({ filters: { event_status: [-1, 1] }, orderType: 'event_status.asc' })).toEqual([a, o]);
      await admin.query(`UPDATE ${name} SET event_end = now() - interval '1 second' WHERE event_key = $1`, [p]);
      expect(await keysOf({ filters: { event_status: [0] } })).toEqual([]);
      const bad = await me.post(`${path}/list`, { filters: { event_status: [2] } });
      expect([bad.http, bad.answer.fields.map(({ key }) => key)]).toEqual([400, ['field_code']]);
    });

    it('has a status, a number and an address that nobody writes', async () => {
      const { event_key, event_uuid, version } = await made(path, inHours(1), inHours(2));
      for (const field of ['event_status', 'event_year', 'event_seq', 'event_uuid']) {
        const { http, answer } = await me.post(`${path}/edit`, { event_key, UPList: [field], [field]: 1 });
        expect([field, http, answer.fields.map(({ key }) => key)]).toEqual([field, 400, ['field_unknown']]);
      }
      const { answer } = await me.get<Row>(`${path}/detail/${event_key}`);
      expect([answer.result.event_uuid, answer.result.version]).toEqual([event_uuid, version]);
      const link = admin.query(`UPDATE ${name} SET event_uuid = $1 WHERE event_key <> $2`, [event_uuid, event_key]);
      await expect(link).rejects.toMatchObject({ constraint: `${name}_event_uuid_link` });
    });

    it('takes its term from the form and keeps nothing of it', async () => {
      const event = await made(path, inHours(1), inHours(25), { event_term: 1 });
      expect(Object.keys(event)).not.toContain('event_term');
      const { rows } = await admin.query(
        "SELECT FROM information_schema.columns WHERE table_name = $1 AND column_name = 'event_term'",
        [name],
      );
      expect(rows).toEqual([]);
      const wrong = await make(path, inHours(1), inHours(25), { event_term: 32 });
      expect(wrong.answer.fields.map(({ name, key }) => `${name} ${key}`)).toEqual(['event_term field_maxValue']);
      const { event_key } = event;
      const late = await me.post(`${path}/edit`, { event_key, UPList: ['event_term'], event_term: 2 });
      expect([late.http, late.answer.fields.map(({ key }) => key)]).toEqual([400, ['field_locked']]);
      expect((await me.post(`${path}/list`, { columns: ['event_term'] })).http).toBe(400);
    });

    it('ends after it begins', async () => {
      for (const end of [inHours(1), inHours(2)]) {
        const { answer } = await make(path, inHours(2), end);
        expect(answer.fields.map(({ name, key }) => `${name} ${key}`)).toEqual(['event_end field_below']);
      }
      expect((await make(path, inHours(2), inHours(3))).http).toBe(200);
    });
  },
);

it('a cafe invites nobody to register as its customer', async () => {
  const body = [inHours(1), inHours(2), { event_type: 'CSTMR' }] as const;
  expect((await make(cafeEventScreen.path, ...body)).answer.fields.map(({ key }) => key)).toEqual(['field_code']);
  expect((await make(roasterEventScreen.path, ...body)).http).toBe(200);
});
