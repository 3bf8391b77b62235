import { type Entity, type Field, type Fields, type Row, type Screen, writable } from '@hanjan/core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerOf } from '../../apps/server/db/schema/owner.ts';
import { type Client, type Reply, startApi, type TestApi } from '../harness/api.ts';
import { markRows } from '../harness/digest.ts';
import { owner as newOwner, type Owner, seat, within } from '../harness/org.ts';
import { OWNED, setRowSecurity } from '../harness/sql.ts';
import { standing } from '../harness/standing.ts';
import { allNeededBy, goodRecord, neededBy, offeredRecord, owned, readWorld } from '../harness/values.ts';

/** Two people who each have notes, a cafe and a roaster of their own, and nothing in common. */
let api: TestApi;
let admin: pg.Client;
let owner: Owner;
let stranger: Owner;
const UNKNOWN = 987_654_321;

const keyOf = (screen: Screen, { answer }: Reply<Row>) => answer.result[screen.entity.key] as number;

/** Writes a record, after those that it needs and its owner does not have yet. */
async function write(client: Client, screen: Screen): Promise<number> {
  for (const needed of allNeededBy(screen)) if (!has(client, needed)) await writeOne(client, needed);
  return writeOne(client, screen);
}

const writtenBy = new WeakMap<Client, Set<Screen>>();
const has = (client: Client, screen: Screen) => writtenBy.get(client)?.has(screen) ?? false;

async function writeOne(client: Client, screen: Screen): Promise<number> {
  writtenBy.set(client, (writtenBy.get(client) ?? new Set()).add(screen));
  const good = await offeredRecord(client, screen);
  const once = { 'idempotency-key': crypto.randomUUID() };
  const reply = await client.post<Row>(`${screen.path}/edit`, good, once);
  expect(reply.answer).toMatchObject({ status: 'OK' });
  return keyOf(screen, reply);
}

/** Every call that names a record. */
function callsOn({ entity, path }: Screen, key: number): [name: string, (by: Client) => Promise<Reply<unknown>>][] {
  const isText = (kind = '') => kind === 'text' || kind === 'memo';
  const name = writable(entity).find((one) => isText(entity.fields[one]?.kind) && !entity.fields[one]?.locked) ?? '';
  const change = { [entity.key]: key, UPList: [name], [name]: '남의 노트' };
  return [
    ['GET detail', (by) => by.get(`${path}/detail/${key}`)],
    ['POST detail', (by) => by.post(`${path}/detail/${key}`)],
    ['GET history', (by) => by.get(`${path}/history/${key}`)],
    ['POST history', (by) => by.post(`${path}/history/${key}`)],
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

/** The field by which a record refers to one of another kind, or whose first row does, and how it says which. */
function referringTo({ fields }: Entity, { name: to }: Entity, good: Row): [name: string, (key: number) => Row] {
  const isMeant = ([, field]: [string, Field]) => 'to' in field && field.to === to;
  const [field] = Object.entries(fields).find(isMeant) ?? [];
  if (field) return [field, (key) => ({ [field]: key })];
  for (const [list, { of = {} }] of Object.entries(fields) as [string, { of?: Fields }][]) {
    const [item] = Object.entries(of).find(isMeant) ?? [];
    if (!item) continue;
    const [first, ...rest] = good[list] as Row[];
    return [list, (key) => ({ [list]: [{ ...first, [item]: key }, ...rest] })];
  }
  throw new Error(`nothing refers to ${to}`);
}

const shown = ({ http, answer }: Reply<unknown>) => ({ http, answer: { ...answer, request_id: '' } });

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await api.stop();
});

const WALLS = { 'both walls': 'ENABLE', 'the first wall alone': 'DISABLE' } as const;

/** Every screen behind both walls; the first alone is of the engine, and is tried on those that stand for all. */
const behind = (screens: readonly Screen[]) =>
  Object.entries(WALLS).flatMap(([name, way]) =>
    (way === 'ENABLE' ? screens : standing(screens)).map((screen) => [screen.name, name, screen, way] as const),
  );

describe.each(behind(owned))('%s behind %s', (_name, _walls, screen, way) => {
  let theirs: number;
  let removed: number;
  beforeAll(async () => {
    await setRowSecurity(admin, way);
    // An id has at most 45 letters.
    const id = `${screen.name}.${way.at(0)?.toLowerCase()}`;
    owner = await newOwner(api, `mine.${id}`);
    stranger = await newOwner(api, `other.${id}`);
    theirs = await write(owner, screen);
    removed = await write(owner, screen);
    await owner.post(`${screen.path}/remove`, { [screen.entity.key]: removed });
  });

  it('a record of somebody else is as unknown as one that is not there', async () => {
    const before = await markRows(admin, OWNED);
    const unknown = callsOn(screen, UNKNOWN);
    for (const key of [theirs, removed]) {
      for (const [at, [name, call]] of callsOn(screen, key).entries()) {
        const foreign = shown(await call(stranger));
        expect([name, foreign]).toEqual([name, shown((await unknown[at]?.[1](stranger)) as Reply<unknown>)]);
        expect(foreign.http).toBe(name === 'edit of what cannot be' ? 400 : 404);
      }
    }
    expect(await markRows(admin, OWNED)).toEqual(before);
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

  it.runIf(screen.access.code)('a short list to choose from has the same walls', async () => {
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

const ofCafes = owned.filter(({ entity }) => entity.scope === 'cafe');

describe.each(behind(ofCafes))('the cafe of %s behind %s', (_name, _walls, screen, way) => {
  let theirs: number;
  beforeAll(async () => {
    await setRowSecurity(admin, way);
    owner = await newOwner(api, `cafe.${way.toLowerCase()}.${screen.name}`);
    stranger = await newOwner(api, `stranger.${way.toLowerCase()}.${screen.name}`);
    theirs = await write(owner, screen);
  });

  it('is as unknown to strangers as one that is not there, whatever they ask', async () => {
    const before = await markRows(admin, OWNED);
    const calls = [
      ...callsOn(screen, theirs),
      ['list', (by: Client) => by.post(`${screen.path}/list`)],
      ['removed', (by: Client) => by.post(`${screen.path}/list`, { removed: true })],
      ['code', (by: Client) => by.post(`${screen.path}/code`)],
      ['write', (by: Client) => by.post(`${screen.path}/edit`, {})],
    ] as const;
    for (const [name, call] of calls) {
      const [foreign, unknown, roaster] = await Promise.all(
        [owner.cafe_seq, UNKNOWN, stranger.roaster_seq].map(async (cafe_seq) =>
          shown(await call(within(stranger, { cafe_seq }))),
        ),
      );
      expect([name, foreign?.http, foreign?.answer.code]).toEqual([name, 403, 'nocafe_text']);
      expect([name, unknown]).toEqual([name, foreign]);
      expect([name, roaster]).toEqual([name, foreign]);
    }
    expect(await markRows(admin, OWNED)).toEqual(before);
  });

  it('closes at once behind whoever is dismissed, also for what they have already saved once', async () => {
    const body = { [screen.entity.key]: theirs };
    const once = { 'idempotency-key': crypto.randomUUID() };
    await seat(admin, owner.cafe_seq, stranger.user_seq, 'OWN');
    const guest = within(stranger, owner);
    const replies = async () => [
      (await guest.post(`${screen.path}/remove`, body, once)).http,
      (await guest.get(`${screen.path}/detail/${await write(owner, screen)}`)).http,
    ];
    expect(await replies()).toEqual([200, 200]);
    await seat(admin, owner.cafe_seq, stranger.user_seq, 'FIRE');
    expect(await replies()).toEqual([403, 403]);
    await seat(admin, owner.cafe_seq, stranger.user_seq, 'OWN', { isOn: false });
    expect(await replies()).toEqual([403, 403]);
  });

  it.runIf(neededBy(screen).length > 0)('takes no reference to a record of another one', async () => {
    for (const needed of neededBy(screen).filter(({ entity }) => ownerOf(entity))) {
      const key = await write(owner, needed);
      const good = goodRecord(screen.entity, await readWorld(stranger, screen.entity));
      // The stranger may have nothing that a row could name.
      const theirs = goodRecord(screen.entity, await readWorld(owner, screen.entity));
      const [name, referring] = referringTo(screen.entity, needed.entity, { ...theirs, ...good });
      // Rows that may be missing, and would be refused for what the stranger does not have.
      const spare = Object.entries(screen.entity.fields).filter(
        ([, { kind, required }]) => kind === 'rows' && !required,
      );
      const empty = Object.fromEntries(spare.map(([list]) => [list, null]));
      const refused = async (one: number) =>
        shown(await stranger.post(`${screen.path}/edit`, { ...good, ...empty, ...referring(one) }));
      const foreign = await refused(key);
      expect(foreign.answer).toMatchObject({
        status: '400',
        fields: expect.arrayContaining([expect.objectContaining({ name, key: 'field_ref' })]),
      });
      expect(await refused(UNKNOWN)).toEqual(foreign);
    }
  });
});
