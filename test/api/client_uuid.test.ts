import type { Row, Screen } from '@hanjan/core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type Reply, startApi, type TestApi } from '../harness/api.ts';
import { owner as newOwner } from '../harness/org.ts';
import { setRowSecurity } from '../harness/sql.ts';
import { standing } from '../harness/standing.ts';
import { allNeededBy, offeredRecord, owned, written } from '../harness/values.ts';

/** A client may name a record that it makes by a uuid: the name is the owner's alone and never changes. */

let api: TestApi;
let admin: pg.Client;
let someone: Client;
beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  someone = await api.person('someone');
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

const NOTE = '/api/user/qc/coffeebean';
const note = { cupnote_name: '케냐', cupnote_place: 'CAFE', cupnote_date: '2026-11-20' };
const writeNote = (by: Client, uuid: unknown, more: object = {}, headers = {}) =>
  by.post<Row>(`${NOTE}/edit`, { ...note, ...more, uuid }, headers);
const read = async (by: Client, key: unknown) => (await by.get<Row>(`${NOTE}/detail/${key}`)).answer.result;

/** A record of a screen, after those that it needs. */
async function write(by: Client, screen: Screen, uuid: string | null): Promise<Reply<Row>> {
  for (const needed of allNeededBy(screen)) await by.post(`${needed.path}/edit`, await offeredRecord(by, needed));
  return by.post<Row>(`${screen.path}/edit`, { ...(await offeredRecord(by, screen)), uuid });
}

describe.each(['ENABLE', 'DISABLE'] as const)('every kind of record, row level security: %s', (way) => {
  beforeAll(() => setRowSecurity(admin, way));
  afterAll(() => setRowSecurity(admin, 'ENABLE'));

  // Without row level security it is the engine's alone, which does it alike.
  const screens = way === 'ENABLE' ? written : standing(written);
  it.each(screens.map((screen) => [screen.name, screen] as const))('%s', async (name, screen) => {
    const [me, stranger] = [
      await newOwner(api, `me.${way[0]}.${name}`.toLowerCase()),
      await newOwner(api, `other.${way[0]}.${name}`.toLowerCase()),
    ];
    const uuid = crypto.randomUUID();
    const mine = await write(me, screen, uuid);
    expect(mine.answer).toMatchObject({ status: 'OK' });
    const detail = `${screen.path}/detail/${mine.answer.result[screen.entity.key]}`;
    expect((await me.get<Row>(detail)).answer.result.uuid).toBe(uuid);
    // The same name is free for everybody else, who learns nothing of it; records of everybody they see anyway.
    const theirs = await write(stranger, screen, uuid);
    expect(theirs.answer.code).toBe(owned.includes(screen) ? null : 'uuid_taken');
    const twice = await write(me, screen, uuid.toUpperCase());
    expect([twice.http, twice.answer.code, twice.answer.result]).toEqual([409, 'uuid_taken', null]);
  });
});

it('a record without one has none, and any number of them may stand there', async () => {
  const me = await api.person('unnamed');
  for (const uuid of [undefined, null, null]) {
    const { answer } = await writeNote(me, uuid);
    expect((await read(me, answer.result.cupnote_seq)).uuid).toBeNull();
  }
});

it('it is kept in small letters', async () => {
  const me = await api.person('lowered');
  const uuid = 'A987FBC9-4BED-4078-8F07-9141BA07C9F3';
  const { answer } = await writeNote(me, uuid);
  expect((await read(me, answer.result.cupnote_seq)).uuid).toBe(uuid.toLowerCase());
});

it.each([
  '',
  ' ',
  'bean',
  7,
  true,
  [],
  {},
  ['0f8fad5b-d9cb-469f-a165-70867728950e'],
  '0f8fad5bd9cb469fa16570867728950e',
  '{0f8fad5b-d9cb-469f-a165-70867728950e}',
  '0f8fad5b-d9cb-469f-a165-70867728950e\n',
  ' 0f8fad5b-d9cb-469f-a165-70867728950e',
  '0f8fad5b-d9cb-469f-a165-70867728950é',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '0f8fad5b-d9cb-469f-c165-70867728950e',
  "0f8fad5b-d9cb-469f-a165-70867728950e'; DROP TABLE user_cupnote; --",
  '0f8fad5b-d9cb-469f-a165-70867728950e\0',
  '0f8fad5b-d9cb-469f-a165-70867728950e'.repeat(300),
])('%j is none', async (uuid) => {
  const { http, answer } = await writeNote(someone, uuid);
  expect([http, answer.code, answer.fields]).toEqual([
    400,
    'validation_error',
    [{ name: 'uuid', key: 'field_text', args: {} }],
  ]);
  expect(answer.description).toMatch(/^UUID: ./);
});

it('it never changes: neither named nor beside what is named', async () => {
  const me = await api.person('changing');
  const [uuid, other] = [crypto.randomUUID(), crypto.randomUUID()];
  const { cupnote_seq } = (await writeNote(me, uuid)).answer.result;
  const named = await writeNote(me, other, { cupnote_seq, UPList: ['uuid'] });
  expect([named.http, named.answer.fields]).toEqual([400, [{ name: 'uuid', key: 'field_unknown', args: {} }]]);
  const beside = await writeNote(me, other, { cupnote_seq, UPList: ['cupnote_name'], cupnote_name: '에티오피아' });
  expect(beside.http).toBe(200);
  expect(await read(me, cupnote_seq)).toMatchObject({ uuid, cupnote_name: '에티오피아' });
  // The other name is still free.
  expect((await writeNote(me, other)).http).toBe(200);
});

it('a removed record keeps its name, and comes back with it', async () => {
  const me = await api.person('removing');
  const uuid = crypto.randomUUID();
  const { cupnote_seq } = (await writeNote(me, uuid)).answer.result;
  await me.post(`${NOTE}/remove`, { cupnote_seq });
  expect((await writeNote(me, uuid)).answer.code).toBe('uuid_taken');
  await me.post(`${NOTE}/restore`, { cupnote_seq });
  expect((await read(me, cupnote_seq)).uuid).toBe(uuid);
});

it('of many that arrive at once one is written; the same save repeated is answered as the first was', async () => {
  const me = await api.person('racing');
  const uuid = crypto.randomUUID();
  const replies = await Promise.all(Array.from({ length: 8 }, () => writeNote(me, uuid)));
  expect(replies.map(({ http, answer }) => `${http} ${answer.code}`).toSorted()).toEqual([
    '200 null',
    ...Array.from({ length: 7 }, () => '409 uuid_taken'),
  ]);
  const once = { 'idempotency-key': crypto.randomUUID() };
  const other = crypto.randomUUID();
  const first = await writeNote(me, other, {}, once);
  const again = await writeNote(me, other, {}, once);
  expect([again.http, again.answer.result]).toEqual([200, first.answer.result]);
});

it('the conflict is told in both languages', async () => {
  const me = await api.person('telling');
  const uuid = crypto.randomUUID();
  await writeNote(me, uuid);
  const told = async (language: string) =>
    (await writeNote(me, uuid, {}, { 'accept-language': language })).answer.description;
  expect([await told('ko'), await told('en')]).toEqual([
    '이 UUID를 쓰는 기록이 이미 있습니다. 새 기록은 다른 UUID로 보내 주세요.',
    'A record with this UUID is there already. Send the new record with another one.',
  ]);
});
