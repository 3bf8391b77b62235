import type { Row, Screen } from '@hanjan/core';
import { screens } from '@hanjan/model';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../apps/server/db/database.ts';
import { type Client, type Reply, startApi, type TestApi } from '../harness/api.ts';
import { PERSONAL, snapshot } from '../harness/sql.ts';
import { goodRecord, readWorld } from '../harness/values.ts';

let api: TestApi;
let admin: pg.Client;
let db: Database;
let owner: Client;
let stranger: Client;
const UNKNOWN = 987_654_321;

const keyOf = (screen: Screen, { answer }: Reply<Row>) => answer.result[screen.entity.key] as number;
const write = async (client: Client, screen: Screen) => {
  const reply = await client.post<Row>(
    `${screen.path}/edit`,
    goodRecord(screen.entity, await readWorld(client, screen.entity)),
    { 'idempotency-key': crypto.randomUUID() },
  );
  expect(reply.http).toBe(200);
  return keyOf(screen, reply);
};

/** Every call that names a record. */
function callsOn(
  { entity, path, list }: Screen,
  key: number,
): [name: string, (by: Client) => Promise<Reply<unknown>>][] {
  const name = list.title[0] ?? '';
  const change = { [entity.key]: key, UPList: [name], [name]: '남의 노트' };
  return [
    ['GET detail', (by) => by.get(`${path}/detail/${key}`)],
    ['POST detail', (by) => by.post(`${path}/detail/${key}`)],
    ['edit', (by) => by.post(`${path}/edit`, change)],
    ['edit of a version', (by) => by.post(`${path}/edit`, { ...change, version: 1 })],
    ['edit of another version', (by) => by.post(`${path}/edit`, { ...change, version: 7 })],
    ['edit to nothing good', (by) => by.post(`${path}/edit`, { ...change, [name]: { a: 1 } })],
    ['edit of what cannot be', (by) => by.post(`${path}/edit`, { ...change, UPList: ['version'], version: 1 })],
    ['edit once', (by) => by.post(`${path}/edit`, change, { 'idempotency-key': `once-${key}-000` })],
    ['remove', (by) => by.post(`${path}/remove`, { [entity.key]: key })],
    ['remove of a version', (by) => by.post(`${path}/remove`, { [entity.key]: key, version: 1 })],
    ['restore', (by) => by.post(`${path}/restore`, { [entity.key]: key })],
  ];
}

const shown = ({ http, answer }: Reply<unknown>) => ({ http, answer: { ...answer, request_id: '' } });

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  db = openDatabase(api.database.url, () => undefined);
});
afterAll(async () => {
  await admin.end();
  await db.close();
  await api.stop();
});

const WALLS = { 'both walls': 'ENABLE', 'the first wall alone': 'DISABLE' } as const;

describe.each(
  Object.entries(WALLS).flatMap(([name, way]) => screens.map((screen) => [screen.name, name, screen, way] as const)),
)('%s behind %s', (_name, _walls, screen, way) => {
  let theirs: number;
  let removed: number;
  beforeAll(async () => {
    for (const table of PERSONAL) await admin.query(`ALTER TABLE ${table} ${way} ROW LEVEL SECURITY`);
    owner = await api.person(`owner.${way.toLowerCase()}.${screen.name}`);
    stranger = await api.person(`stranger.${way.toLowerCase()}.${screen.name}`);
    theirs = await write(owner, screen);
    removed = await write(owner, screen);
    await owner.post(`${screen.path}/remove`, { [screen.entity.key]: removed });
  });

  it('a record of somebody else is as unknown as one that is not there', async () => {
    const before = await snapshot(admin, PERSONAL);
    const unknown = callsOn(screen, UNKNOWN);
    for (const key of [theirs, removed]) {
      for (const [at, [name, call]] of callsOn(screen, key).entries()) {
        const foreign = shown(await call(stranger));
        expect([name, foreign]).toEqual([name, shown((await unknown[at]?.[1](stranger)) as Reply<unknown>)]);
        expect(foreign.http).toBe(name === 'edit of what cannot be' ? 400 : 404);
      }
    }
    expect(await snapshot(admin, PERSONAL)).toEqual(before);
  });

  it('the list of one person has nothing of the other', async () => {
    const keys = async (client: Client) => {
      const { answer } = await client.post<Row[]>(`${screen.path}/list`, { list_count: 100 });
      return [answer.pagination?.total, answer.result.map((row) => row[screen.entity.key])];
    };
    expect(await keys(stranger)).toEqual([0, []]);
    const own = await write(stranger, screen);
    expect(await keys(stranger)).toEqual([1, [own]]);
    expect(await keys(owner)).toEqual([1, [theirs]]);
  });

  it('a guest is told to sign in, before anything else is looked at', async () => {
    const guest = api.guest();
    for (const key of [theirs, UNKNOWN]) {
      for (const [name, call] of callsOn(screen, key)) {
        const { http, answer } = await call(guest);
        expect([name, http, answer.code]).toEqual([name, 401, 'noauth_text']);
      }
    }
    for (const call of ['list', 'edit', 'remove', 'restore']) {
      expect((await guest.post(`${screen.path}/${call}`, '{')).http).toBe(401);
    }
  });

  it('a short list to choose from has the same walls', async () => {
    const seen = async (client: Client) =>
      (await client.post<Row[]>(`${screen.path}/code`)).answer.result.map((row) => row[screen.entity.key]);
    expect(await seen(owner)).toContain(theirs);
    expect(await seen(stranger)).not.toContain(theirs);
    expect(await seen(owner)).not.toContain(removed);
  });

  it('the owner may do all of it', async () => {
    const mine = await write(owner, screen);
    for (const [name, call] of callsOn(screen, mine)) {
      const { http } = await call(owner);
      const refused: Record<string, number> = {
        'edit of a version': 409,
        'edit of another version': 409,
        'edit to nothing good': 400,
        'edit of what cannot be': 400,
      };
      expect([name, http]).toEqual([name, refused[name] ?? 200]);
    }
  });
});
