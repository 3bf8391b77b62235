import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Screen, writable } from '@hanjan/core';
import { devKind, devKindScreen } from '@hanjan/model/dev/kinds.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveLimit } from '../../apps/server/http/body_limit.ts';
import { databaseEnv } from '../harness/addresses.ts';
import { clientOf, signUp, type TestApi } from '../harness/api.ts';
import { createDatabase } from '../harness/database.ts';
import { JSON_PAGE, send } from '../harness/http.ts';
import { kitchen } from '../harness/kitchen.ts';
import { numberFor, type Owner, owner } from '../harness/org.ts';
import { readRoutes } from '../harness/routes.ts';
import type { Asked, Told } from '../harness/run_measured.ts';
import { sendImport } from '../harness/sheets.ts';
import { standing } from '../harness/standing.ts';
import { makeTables } from '../harness/tables.ts';
import { HEAVY } from '../hostile/heavy.ts';

/** No call holds up all others: the server's loop goes on within so many ms, whatever is sent. */
const MOST_MS = 100;

let server: ChildProcess;
let api: TestApi;
let me: Owner;

beforeAll(async () => {
  const database = await createDatabase();
  await makeTables(database.url, kitchen);
  server = fork(join(import.meta.dirname, '../harness/run_measured.ts'), {
    execArgv: [],
    env: { PATH: process.env.PATH, ...databaseEnv(database.logins) },
  });
  const [told] = (await once(server, 'message')) as [{ origin: string }];
  const client = (sid?: string) => clientOf(() => told.origin, sid && `sid=${sid}`);
  api = {
    origin: told.origin,
    database,
    guest: () => client(),
    signedIn: client,
    person: (user_id) => signUp(client(), user_id),
    stop: async () => {
      const ended = once(server, 'exit');
      server.disconnect();
      await ended;
      await database.drop();
    },
  };
  me = await owner(api, 'heavy');
});
afterAll(() => api.stop());

async function ask(asked: Asked): Promise<number> {
  server.send(asked);
  const [told] = (await once(server, 'message')) as [Told];
  return 'ms' in told ? told.ms : Number.NaN;
}

/** How long a call held the loop at the most. One that took too long is tried again: code that runs first is slow. */
async function held(call: () => Promise<unknown>): Promise<number> {
  const once = async () => {
    await ask('reset');
    await call();
    return ask('longest');
  };
  const first = await once();
  return first > MOST_MS ? Math.min(first, await once()) : first;
}

const post = (path: string, body: object) => {
  const sent = JSON.stringify({ ...numberFor(me, path), ...body });
  return send(api.origin, { path, body: sent, headers: { ...JSON_PAGE, cookie: me.cookie } });
};

/** A body of a call with a text of so many letters in each of its places. */
const spread = (names: readonly string[], letters: number, text: (letters: number) => string) =>
  Object.fromEntries(names.map((name) => [name, text(Math.floor(letters / names.length))]));

const ROOM = 250_000;
/** Names of what calls besides those of screens take. */
const OTHERS = [
  ...['user_id', 'user_pass', 'new_pass', 'user_name', 'user_email', 'country', 'code_group', 'region_country'],
  ...['org_name', 'org_name_locale', 'zone', 'move_memo', 'page', 'searchTitle'],
];
const bytesOf = (text: string) => Buffer.byteLength(JSON.stringify(text)) / text.length;

/** The largest bodies that a call takes, with a text wherever one may stand. */
function bodiesOf(path: string, screen: Screen | undefined, text: (letters: number) => string): object[] {
  const letters = Math.floor(ROOM / bytesOf(text(1_000)));
  const one = (name: string) => ({ [name]: text(letters) });
  if (!screen) return [spread(OTHERS, letters, text), ...OTHERS.slice(0, 4).map(one), { [text(letters)]: 1 }];
  const { entity, list } = screen;
  if (!path.endsWith('/edit')) {
    return [
      { searchTitle: text(letters), searchType: list.title[0] },
      { filters: spread(list.search, letters, text) },
      { filters: { [list.search[0] ?? 'a']: text(letters) } },
      { filters: { [text(letters)]: 1 }, columns: [text(10)] },
      spread(screen.code.filters, letters, text),
    ];
  }
  const names = writable(entity);
  const room = Math.floor(((saveLimit(entity) - 1_000) * letters) / ROOM);
  return [
    spread(names, room, text),
    ...names.filter((name) => entity.fields[name]?.kind === 'memo').map((name) => ({ [name]: text(room) })),
    { UPList: Array.from({ length: 900 }, () => text(Math.floor(letters / 900))) },
    { UPList: names, [entity.key]: text(letters) },
  ];
}

const STANDING = standing(kitchen.screens);
/** The calls besides those of screens, and those of the screens that stand for all: the engine reads what is sent alike. */
async function callsAsked(): Promise<{ path: string; screen: Screen | undefined }[]> {
  const paths = (await readRoutes(api)).filter(({ method, path }) => method === 'POST' && !path.endsWith('/import'));
  const calls = paths.map(({ path }) => ({
    path,
    screen: kitchen.screens.find((one) => path.startsWith(`${one.path}/`)),
  }));
  const asked = calls.filter(({ screen }) => !screen || STANDING.includes(screen));
  expect(asked.length).toBeGreaterThan(100);
  return asked;
}

it('a handler that holds the loop is seen', async () => {
  expect(await held(() => send(api.origin, { method: 'GET', path: '/held' }))).toBeGreaterThan(MOST_MS);
});

it.each(Object.entries(HEAVY))(
  'no call holds the loop that is sent %s',
  async (_, text) => {
    const over: [string, number, number][] = [];
    for (const { path, screen } of await callsAsked()) {
      for (const [nth, body] of bodiesOf(path, screen, text).entries()) {
        const ms = await held(() => post(path.replace('{key}', '1'), body));
        if (ms > MOST_MS) over.push([path, nth, Math.round(ms)]);
      }
    }
    expect(over).toEqual([]);
  },
  300_000,
);

it.each([
  ['keys', Object.fromEntries(Array.from({ length: 20_000 }, (_, nth) => [`k${nth}`, 0]))],
  ['items', { a: Array.from({ length: 100_000 }, () => 0) }],
  ['empty rows', { roasting_result_greenbean: Array.from({ length: 1_000 }, () => ({})) }],
])(
  'nor one that is sent many %s',
  async (_, body) => {
    const over: [string, number][] = [];
    for (const { path } of await callsAsked()) {
      const ms = await held(() => post(path.replace('{key}', '1'), body));
      if (ms > MOST_MS) over.push([path, Math.round(ms)]);
    }
    expect(over).toEqual([]);
  },
  120_000,
);

it('nor one that is sent braces as deep as there is room', async () => {
  const deep = `${'['.repeat(125_000)}${']'.repeat(125_000)}`;
  const sent = { path: '/api/sign/signup', body: `{"a":${deep}}`, headers: JSON_PAGE };
  expect(await held(() => send(api.origin, sent))).toBeLessThan(MOST_MS);
});

/** A sheet of 8 MB at the most with a text in each cell of some columns. */
const sheetOf = (names: readonly string[], rows: number, cell: string) =>
  [
    names.join(','),
    ...Array.from({ length: rows }, (_, nth) => names.map(() => `"${nth.toString(36)}${cell}"`).join(',')),
  ].join('\n');

it.each(Object.entries(HEAVY))(
  'no file holds the loop that is full of %s',
  async (_, text) => {
    const bytes = bytesOf(text(1_000));
    const kinds = writable(devKind);
    const files = {
      head: `${text(Math.floor(7_000_000 / bytes))},k_text\n1,2`,
      'a cell': sheetOf(['k_text'], 1, text(Math.floor(7_000_000 / bytes))),
      'a cell that fits': sheetOf(['k_memo'], 1, text(Math.floor(990_000 / bytes))),
      rows: sheetOf(kinds, 100, text(Math.floor(70_000 / bytes / kinds.length))),
      'many rows': sheetOf(kinds, 4_900, text(Math.floor(1_200 / bytes / kinds.length))),
      lists: sheetOf(['kind_name', 'k_refs', 'k_codes'], 700, text(Math.floor(3_000 / bytes))),
      'lists in many rows': sheetOf(['kind_name', 'k_refs'], 4_900, text(Math.floor(700 / bytes))),
    };
    const over: [string, number][] = [];
    for (const [name, file] of Object.entries(files)) {
      const ms = await held(async () => {
        // None is turned away before it is read.
        const { http } = await sendImport(api.origin, me, devKindScreen.path, file);
        expect([name, http]).toEqual([name, expect.toSatisfy((code) => code < 429)]);
      });
      if (ms > MOST_MS) over.push([name, Math.round(ms)]);
    }
    expect(over).toEqual([]);
  },
  300_000,
);
