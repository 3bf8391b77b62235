import type { Row } from '@hanjan/core';
import { clockOf } from '@hanjan/core/calc/time/zone.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../harness/api.ts';
import { type Owner, owner } from '../harness/org.ts';

/** A record of an organisation that is saved without its day begins today where the organisation is. */

// Their clocks are 25 hours apart, so that at least one of them never shows the day of anybody else.
const ZONES = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'] as const;
const LOTS = '/api/cafe/coffeebean/received';

let api: TestApi;
let admin: pg.Client;
let me: Owner;
let coffeebean_seq: unknown;

const dayIn = (zone: string) => clockOf(zone)(new Date().toISOString()).day;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  me = await owner(api, 'clocks');
  const coffee = { coffeebean_name: 'Nyeri', coffeebean_name_locale: '니에리' };
  ({ coffeebean_seq } = (await me.post<Row>('/api/cafe/coffeebean/default/edit', coffee)).answer.result);
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

async function dayOfLot(more: object): Promise<unknown> {
  const lot = { coffeebean_seq, received_mass: 10_000, ...more };
  const { http, answer } = await me.post<Row>(`${LOTS}/edit`, lot);
  if (http !== 200) return `${http} ${answer.fields[0]?.name} ${answer.fields[0]?.key}`;
  return (await me.get<Row>(`${LOTS}/detail/${answer.result.received_seq}`)).answer.result.received_date;
}

it('the clocks of both never show one day', () => expect(dayIn(ZONES[0])).not.toBe(dayIn(ZONES[1])));

it.each(ZONES)('a lot that came to a cafe in %s', async (zone) => {
  await admin.query('UPDATE org SET org_zone = $1 WHERE org = $2', [zone, me.cafe_seq]);
  expect(await dayOfLot({})).toBe(dayIn(zone));
  expect(await dayOfLot({ received_date: '2026-01-02' })).toBe('2026-01-02');
});

it('a day that is given empty stays so, and is refused', async () =>
  expect(await dayOfLot({ received_date: null })).toBe('400 received_date field_required'));

it("a person's day is said by their device: without it nothing is saved", async () => {
  const { http, answer } = await me.post('/api/user/qc/coffeebean/edit', { cupnote_name: 'Nyeri' });
  expect(http).toBe(400);
  expect(answer.fields.map(({ name }) => name)).toContain('cupnote_date');
});
