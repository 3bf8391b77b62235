import { type Entity, type Row, rowTablesOf, type Scope, type Screen } from '@hanjan/core';
import { lookups } from '@hanjan/model';
import { STOCK_CALLS, type StockMoves } from '@hanjan/model/stock/stock.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Catalogue, ownerOf } from '../../apps/server/db/schema/ddl.ts';
import type { Client, TestApi } from '../harness/api.ts';
import { withBlends } from '../harness/blends.ts';
import { kitchen } from '../harness/kitchen.ts';
import { changedMember, makeMembers } from '../harness/members.ts';
import { type Owner, owner } from '../harness/org.ts';
import type { Way } from '../harness/proxy.ts';
import { postAnyway } from '../harness/save.ts';
import { withClient } from '../harness/sql.ts';
import { standing } from '../harness/standing.ts';
import { agreedBy, goodRecord, nextNumbers, readWorld } from '../harness/values.ts';
import { startWatched } from '../harness/watched.ts';

/**
 * How many statements a call sends to the database, counted on the way there. It is the same for one record as for
 * many that refer to others: names come with the rows.
 */

const MANY = 20;
/** Saves of the record whose history is long: a page and one more. */
const SAVES = 21;

/** The product, its kitchen and records with lists of rows. */
const catalogue: Catalogue = {
  entities: [...new Set([...kitchen.entities, ...withBlends.entities])],
  screens: [...new Set([...kitchen.screens, ...withBlends.screens])],
};
/** What is written. */
const kept = catalogue.screens.filter(({ access }) => access.write);
/** What is shown of owners, who have few or many: some screens only show what others write. */
const shown = standing(
  catalogue.screens.filter(({ access, entity }) => access.list && ownerOf(entity) && !entity.isView),
).map((screen) => [screen.name, screen] as const);

let api: TestApi;
let way: Way;
let stop: () => Promise<void>;
/** Somebody with one record of each kind, and somebody with many. */
let few: Owner;
let many: Owner;
/** By entity a record with one save after its creation, and one with many. */
const edited: Record<string, Record<'few' | 'many', number>> = {};

beforeAll(async () => {
  const watched = await startWatched({ catalogue });
  ({ api, proxy: way, stop } = watched);
  few = await owner(api, 'few.records');
  many = await owner(api, 'many.records');
  // They see and fill every field.
  await withClient(api.database.adminUrl, (admin) => admin.query("UPDATE account SET user_type = 'SADMIN'"));
  for (const screen of kept) {
    const [short = 0] = await fill(few, screen, 1);
    const [long = 0] = await fill(many, screen, MANY);
    await edit(few, screen, short, 1);
    await edit(many, screen, long, SAVES);
    edited[screen.entity.name] = { few: short, many: long };
  }
  await watched.quiet();
}, 240_000);
afterAll(async () => {
  await stop();
});

/** What a record has to say so that every screen of its kind shows it. */
const shownEverywhere = ({ name }: Entity): Row =>
  Object.fromEntries(
    catalogue.screens.flatMap(({ entity }) =>
      entity.name === name && !entity.isView
        ? Object.entries(entity.about ?? {}).map(([field, [value]]) => [field, value])
        : [],
    ),
  );

/** What the records of an owner have to say so that whatever refers to them may. */
const fitting = (entity: Entity): Row =>
  Object.assign(
    {},
    ...catalogue.entities
      .flatMap(({ fields }) => Object.values(fields))
      .map((field) => (field.kind === 'ref' && field.to === entity.name && ownerOf(entity) ? field.only : {})),
  );

/** A record of its own numbers, which refers to others as the ones before it do not. */
async function draftOf(client: Client, { entity }: Screen): Promise<(nth: number) => Row> {
  const world = await readWorld(client, entity);
  const one = (name: string, nth: number) => {
    const field = entity.fields[name];
    const there = field?.kind === 'ref' ? (world.keys[field.to] ?? []) : [];
    const keys = there.length === 1 && !field?.required ? [...there, null] : there;
    return keys.length > 0 ? [[name, keys[nth % keys.length]]] : [];
  };
  return (nth) => {
    const row = {
      ...goodRecord(entity, world, nth),
      ...Object.fromEntries(Object.keys(entity.fields).flatMap((name) => one(name, nth))),
      ...nextNumbers(entity),
      ...shownEverywhere(entity),
      ...fitting(entity),
    };
    return Object.assign(row, ...agreedBy(entity, row, world));
  };
}

async function fill(client: Client, screen: Screen, count: number): Promise<number[]> {
  const { entity, path, code } = screen;
  const draft = await draftOf(client, screen);
  const offered = code.use ? { [code.use]: true } : {};
  const keys: number[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const { answer } = await postAnyway(client, `${path}/edit`, { ...draft(nth), ...offered });
    expect([screen.name, nth, answer.description, answer.status]).toEqual([screen.name, nth, '', 'OK']);
    keys.push(answer.result[entity.key] as number);
  }
  return keys;
}

/** Saves a record so often, each time with other values in whatever may be changed. */
async function edit(client: Client, screen: Screen, key: number, times: number): Promise<void> {
  const { entity, path } = screen;
  const draft = await draftOf(client, screen);
  const { answer } = await client.get<{ can: { fields: string[] } }>(`${path}/detail/${key}`);
  // It stays open, and on offer; what one save locks the next one does not change; and it does not come to be part of itself.
  const ofItself = rowTablesOf(entity).filter(({ fields }) =>
    Object.values(fields).some((field) => 'to' in field && field.to === entity.name),
  );
  const isKept = (name: string) =>
    name === screen.editCheck ||
    name === screen.code.use ||
    entity.fields[name]?.locked !== undefined ||
    ofItself.some(({ field }) => field === name);
  const changed = answer.result.can.fields.filter((name) => !isKept(name) && name in draft(0));
  for (let nth = 1; nth <= times; nth += 1) {
    const emptied = Object.fromEntries(changed.map((name) => [name, null]));
    const body = { ...emptied, ...draft(nth), [entity.key]: key, UPList: changed };
    const { http } = await postAnyway(client, `${path}/edit`, body);
    expect([screen.name, nth, http]).toEqual([screen.name, nth, 200]);
  }
}

/** How many statements a call sends; it has to be answered. */
async function statements(call: () => Promise<unknown>): Promise<number> {
  way.watch('fail', () => false);
  await call();
  return way.statements.length;
}
const answered = async (asked: ReturnType<Client['post']>) => {
  const { http, answer } = await asked;
  expect(http).toBe(200);
  return answer;
};

/** Whose session, and who acts; of an organisation's records also the membership. */
const asking = ({ entity }: Screen) => (entity.scope === 'cafe' || entity.scope === 'roaster' ? 3 : 2);
/** The same, with the begin and the end of what takes several turns. */
const around = (screen: Screen) => asking(screen) + 2;
/** Around the record of a detail: where one has gone that the screen is not about would be asked with a further statement. */
const reading = (screen: Screen) => (screen.entity.about ? around(screen) : asking(screen));

/** People come to be by applying; whoever owns the organisation is among them. */
const people = catalogue.screens.filter(({ entity }) => entity.isView).map((screen) => [screen.name, screen] as const);

describe.each(people)('%s', (_, screen) => {
  const { path, entity } = screen;
  it('a list of few as one of many, and the detail of one', async () => {
    const owners: Partial<Record<Scope, number>> = { cafe: many.cafe_seq, user: many.user_seq };
    const org = owners[entity.scope] ?? many.roaster_seq;
    const wanted = Array.from({ length: MANY }, () => ({ org, isShown: true }));
    const [key = 0] = await withClient(api.database.adminUrl, (admin) => makeMembers(admin, screen, wanted));
    const list = (by: Owner) => () => answered(by.post(`${path}/list`, { list_count: MANY }));
    expect((await list(many)()).result).toHaveLength(MANY);
    for (const by of [few, many]) expect(await statements(list(by))).toBe(asking(screen) + 2);
    expect(await statements(() => answered(many.get(`${path}/detail/${key}`)))).toBe(reading(screen) + 1);
    if (!screen.access.edit) return;
    const { version } = (await answered(many.get(`${path}/detail/${key}`))).result as { version: number };
    const save = () => answered(many.post(`${path}/edit`, { ...changedMember(screen, key), version }));
    // The idempotency key, the record with its lock, its change and its history, and what the answer keeps.
    expect(await statements(save)).toBeLessThanOrEqual(around(screen) + 6);
  });
});

describe.each(shown)('%s', (_, screen) => {
  const { path, entity, access } = screen;
  const savedOften = () => edited[entity.name] as Record<'few' | 'many', number>;
  it.each(['few', 'many'] as const)('a list with %s rows: its total and its rows', async (who) => {
    const list = () => answered((who === 'few' ? few : many).post(`${path}/list`, { list_count: MANY }));
    expect((await list()).result).toHaveLength(who === 'few' ? 1 : MANY);
    expect(await statements(list)).toBe(asking(screen) + 2);
  });
  it.runIf(access.read).each(['few', 'many'] as const)('the detail of one of %s', async (who) => {
    const { few: short, many: long } = savedOften();
    const detail = () =>
      answered(who === 'few' ? few.get(`${path}/detail/${short}`) : many.get(`${path}/detail/${long}`));
    expect(await statements(detail)).toBe(reading(screen) + 1);
  });
  it.runIf(access.code).each(['few', 'many'] as const)('a look-up of %s', async (who) => {
    const look = () => answered((who === 'few' ? few : many).post(`${path}/code`));
    expect((await look()).result).toHaveLength(who === 'few' ? 1 : MANY);
    expect(await statements(look)).toBe(asking(screen) + 1);
  });
  it.runIf(access.edit)('a history of one save as one of many', async () => {
    const { few: short, many: long } = savedOften();
    const read = (by: Client, key: number) => () => answered(by.get(`${path}/history/${key}`));
    // The record, how many saves, a page of them, and the names behind each field that refers to others.
    const counted = async (by: Client, key: number) => {
      const { result, resultName } = await read(by, key)();
      const naming = Object.keys(resultName ?? {}).length;
      expect(await statements(read(by, key))).toBe(around(screen) + 3 + naming);
      return result;
    };
    expect(await counted(many, long)).toHaveLength(20);
    await counted(few, short);
  });
});

describe('stocks', () => {
  const { greenbean, roasting } = STOCK_CALLS;
  it.each([
    ['green beans', `${greenbean.path}/stock`],
    ['roasts', `${roasting.path}/stock`],
    ['moves of green beans', `${greenbean.path}/moves`],
    ['moves of roasts', `${roasting.path}/moves`],
  ])('%s: as many for one lot as for many', async (_, path) => {
    const ask = (by: Client) => () => answered(by.post(path, { all: true }));
    const [one, all] = await Promise.all([ask(few)(), ask(many)()]);
    expect(JSON.stringify(all.result).length).toBeGreaterThan(JSON.stringify(one.result).length);
    expect(await statements(ask(many))).toBe(await statements(ask(few)));
  });
  it('moves of one lot: as many for few as for many', async () => {
    const path = `${greenbean.path}/moves`;
    const ofOne = async (by: Client) => {
      const { moves } = (await answered(by.post(path))).result as unknown as StockMoves;
      return statements(() => answered(by.post(path, { lot: moves[0]?.lot })));
    };
    expect(await ofOne(many)).toBe(await ofOne(few));
  });
  it('what a roast after a recipe begins with: as many for one lot as for many', async () => {
    const { few: short, many: long } = edited.roaster_roasting as Record<'few' | 'many', number>;
    const begin = (by: Client, key: number) => () =>
      answered(by.post(`/api/roaster/roasting/default/greenbean/${key}`));
    expect(await statements(begin(many, long))).toBe(await statements(begin(few, short)));
  });
});

it.each(Object.values(lookups).map(({ path }) => path))('%s is one statement, whatever it offers', async (path) => {
  const look = (body: object) => async () => answered(many.post(path, body));
  expect([await statements(look({})), await statements(look({ last_edit_at: '' }))]).toEqual([3, 3]);
});

it('is more where each row is asked for by itself', async () => {
  const [, screen] = shown[0] as (typeof shown)[number];
  const { entity, path } = screen;
  const oneByOne = (client: Client) => async () => {
    const { answer } = await client.post<Row[]>(`${path}/list`, { list_count: MANY });
    for (const row of answer.result) await client.get(`${path}/detail/${row[entity.key]}`);
  };
  expect(await statements(oneByOne(many))).toBeGreaterThan((await statements(oneByOne(few))) + MANY);
});
