import type { Row, Screen } from '@hanjan/core';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApi, type TestApi } from '../harness/api.ts';
import { seat } from '../harness/org.ts';
import { isOwnNotes } from '../harness/own_notes.ts';
import { screens } from '../harness/served.ts';
import { setRowSecurity } from '../harness/sql.ts';
import { askCalls, askOrgCalls, askPlaces, callRoutes } from './ask_calls.ts';
import { askEntries, deedsOf, isById, type Round, routesOf } from './ask_entries.ts';
import { cafe_calls, calls, roaster_calls } from './expected/calls.ts';
import { members, strangers } from './expected/people.ts';
import type { Person } from './people.ts';
import { type Deed, entries, isOfSite } from './table.ts';
import { makeWorld, type World } from './world.ts';

/** The engine's own scoping, which can be taken down: then its statements know no owner of a record. */
const first = vi.hoisted(() => ({ isDown: false }));
vi.mock(import('../../apps/server/engine/scope.ts'), async (original) => {
  const scope = await original();
  return {
    ...scope,
    scopeSql: (entity, actor) => (first.isDown ? sql`true` : scope.scopeSql(entity, actor)),
    recordSql: (entity, actor, key) =>
      first.isDown ? sql`${sql.ref(`${entity.table}.${entity.key}`)} = ${key}` : scope.recordSql(entity, actor, key),
  };
});

// What was compiled with the wall is not what is asked without it.
vi.mock(import('../../apps/server/engine/shape/shaped.ts'), async (original) => {
  const { shaped } = await original();
  return {
    shaped: (asking, screen, shape, build, values) =>
      shaped(asking, screen, first.isDown ? `${shape} without a wall` : shape, build, values),
  };
});

let api: TestApi;
let admin: pg.Client;
let world: World;

beforeAll(async () => {
  api = await startApi();
  admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  world = await makeWorld(api, admin);
}, 120_000);
afterAll(async () => {
  await admin.end();
  await api.stop();
});

describe('the table', () => {
  it('has every entry, and no entry that is not there', () => {
    expect(screens.map(({ path }) => path).toSorted()).toEqual(Object.keys(entries).toSorted());
  });

  it.each(screens.map((screen) => [screen.path, screen] as const))('has every call of %s', (path, screen) => {
    const deeds = routesOf(world, screen).flatMap((route) => deedsOf(screen, route));
    const named = Object.keys(entries[path] ?? {}).map((name) => name.replace(/_(own|others)$/, ''));
    expect([...new Set(deeds)].toSorted()).toEqual([...new Set(named)].toSorted());
  });

  it('has every other call, and no call that is not there', () => {
    const named = [calls, cafe_calls, roaster_calls].flatMap((table) => Object.keys(table));
    expect([...new Set(callRoutes(world).map(({ path }) => path))].toSorted()).toEqual(named.toSorted());
  });

  it('is asked about every role and state', () => {
    expect(world.people.map(({ who }) => who)).toEqual([...Object.keys(members), ...Object.keys(strangers)]);
  });
});

type Wall = 'first' | 'second';

/** Whether records are seen that are somebody else's has nothing to do with rank: some of each place are enough. */
const SOME = [
  ...['BARISTA', 'OWN', 'SAST who is OWN of a roaster', 'OWN of the other cafe', 'ROASTER of a roaster'],
  ...['OWN of a roaster', 'USER of no organisation', 'SADMIN of no organisation', 'GUEST'],
];

/** With the number of another kind of organisation, and behind a closed door, no row is looked for. */
const fitting: Round = { isFitting: true };

/** Asks with some of the two walls down, and puts them up again. */
async function askWithout(walls: readonly Wall[], who: readonly string[]): Promise<string[]> {
  first.isDown = walls.includes('first');
  if (walls.includes('second')) await setRowSecurity(admin, 'DISABLE');
  try {
    return await askEntries(world, { ...fitting, who });
  } finally {
    first.isDown = false;
    await setRowSecurity(admin, 'ENABLE');
  }
}

/** Whether anybody may do it at all. */
const isForSomebody = ({ path }: Screen, deed: Deed): boolean => {
  const entry: Readonly<Record<string, string>> = { ...entries[path] };
  return (entry[deed] ?? entry[`${deed}_own`] ?? '') !== '';
};

describe('what the server answers', { timeout: 600_000 }, () => {
  it('to every call of the entries', async () => expect(await askEntries(world)).toEqual([]));

  it('to every other call', async () => expect(await askCalls(world)).toEqual([]));

  it.each(['cafe', 'roaster'] as const)('to every other call of a %s', async (kind) =>
    expect(await askOrgCalls(world, kind)).toEqual([]),
  );

  it('when it is asked where somebody belongs', async () => expect(await askPlaces(world)).toEqual([]));

  it('is the same without the scoping of the engine', async () =>
    expect(await askWithout(['first'], SOME)).toEqual([]));

  it('is the same without row level security', async () => expect(await askWithout(['second'], SOME)).toEqual([]));
});

describe('a difference is told', { timeout: 300_000 }, () => {
  it('with both walls down, in every call on records', async () => {
    const who = ['OWN', 'OWN of a roaster', 'USER of no organisation'];
    const differences = await askWithout(['first', 'second'], who);
    // No record of everybody is somebody else's.
    // One's own notes are found by a function of the database that no switch of these takes down.
    const owned = screens.filter((screen) => !isOfSite(screen.path) && !isOwnNotes(screen));
    const open = owned.flatMap((screen) =>
      routesOf(world, screen)
        .filter((route) => deedsOf(screen, route).some((deed) => isForSomebody(screen, deed)))
        .filter((route) => !route.path.endsWith('/import') && !isById(route))
        .map(({ method, path }) => `${method} ${path}`),
    );
    expect(open.filter((call) => !differences.some((line) => line.includes(call)))).toEqual([]);
  });

  it('when somebody has a role that the table does not give them, or lacks one', async () => {
    for (const [who, auth, wrong] of [
      ['dismissed', 'FIRE', 'BARISTA'],
      ['SAST', 'SAST', 'MNG'],
      ['OWN', 'OWN', 'SMNG'],
      ['MNG', 'MNG', 'SAST'],
    ] as const) {
      const { user_seq } = world.people.find((person) => person.who === who) as Person;
      await seat(admin, world.orgs.here, user_seq, wrong);
      const isTold =
        (await askEntries(world, { ...fitting, who: [who] })).length > 0 || (await askPlaces(world)).length > 0;
      await seat(admin, world.orgs.here, user_seq, auth);
      expect([who, isTold]).toEqual([who, true]);
    }
  });
});

it('a person who is switched off is nobody, and a role on the site holds from the next call on', async () => {
  const { client, user_seq } = world.people.find(({ who }) => who === 'MNG') as Person;
  const type = async () => (await client.get<Row>('/api/userinfo')).answer.result.user_type;
  expect(await type()).toBe('USER');
  await admin.query("UPDATE account SET user_type = 'PAID' WHERE user_seq = $1", [user_seq]);
  expect(await type()).toBe('PAID');
  await admin.query('UPDATE account SET user_use = false WHERE user_seq = $1', [user_seq]);
  expect(await type()).toBe('GUEST');
  for (const { path } of screens)
    expect((await client.post(`${path}/list`, { cafe_seq: world.orgs.here })).http).toBe(401);
});
