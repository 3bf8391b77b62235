import { setTimeout as wait } from 'node:timers/promises';
import { lookups, screens } from '@hanjan/model';
import type pg from 'pg';
import { type Client, clientOf, signUp } from '../../test/harness/api.ts';
import { type Desk, sitDown, written } from '../../test/harness/desk.ts';
import { makeOrg, seat, userSeqOf, within } from '../../test/harness/org.ts';
import { change, creation, type Save, sendSave } from '../../test/harness/save.ts';

/** Calls of the same kind are counted together. */
export const KINDS = ['list', 'detail', 'look-up', 'codes', 'save', 'change'] as const;
export type Kind = (typeof KINDS)[number];

/** How long each call of a kind took, and what did not go well. */
export interface Heard {
  readonly times: Record<Kind, number[]>;
  readonly failures: string[];
}

interface Person {
  readonly name: string;
  readonly client: Client;
  readonly desks: readonly Desk[];
  /** The records that this person alone writes. */
  readonly own: { desk: Desk; key: number; version: number }[];
}

const NOTES = ['/api/user/qc/coffeebean', '/api/user/brewing/result'];
const ROASTS = ['/api/roaster/roasting/result', '/api/cafe/coffeebean/received'];
const CODES = ['FLVR', 'NTPLC', 'PRCS'];
const HOME = 4;

/** A client whose calls come through the proxy from an address. */
function comingFrom(client: Client, address: string): Client {
  const named = (headers: Record<string, string> = {}) => ({ 'x-forwarded-for': address, ...headers });
  return {
    post: (path, body, headers) => client.post(path, body, named(headers)),
    get: (path, headers) => client.get(path, named(headers)),
    get cookie() {
      return client.cookie;
    },
  };
}

/** Four people of one cafe that roasts, behind one address, and four at home, each with a few records to work on. */
export async function seatPeople(origin: string, admin: pg.Client): Promise<readonly Person[]> {
  const cafe_seq = await makeOrg(admin, 'cafe', '온기 카페');
  const roaster_seq = await makeOrg(admin, 'roaster', '볶는 집');
  const people: Person[] = [];
  for (let nth = 0; nth < 2 * HOME; nth += 1) {
    const isHome = nth >= HOME;
    const name = `bench.person.${nth}`;
    const client = comingFrom(
      clientOf(() => origin),
      isHome ? `192.0.${nth}.7` : '198.51.100.7',
    );
    await signUp(client, name);
    const user_seq = await userSeqOf(admin, name);
    if (!isHome) for (const org of [cafe_seq, roaster_seq]) await seat(admin, org, user_seq, 'OWN');
    const seated = isHome ? client : within(client, { cafe_seq, roaster_seq });
    const desks: Desk[] = [];
    for (const path of isHome ? NOTES : [...NOTES, ...ROASTS]) {
      const screen = written.find((one) => one.path === path);
      if (screen) desks.push(await deskAt(seated, screen));
    }
    const person: Person = { name, client: seated, desks, own: [] };
    for (const desk of desks)
      for (let n = 0; n < 5; n += 1) await save(person, creation(desk.screen, desk.draft), desk);
    people.push(person);
  }
  return people;
}

/** There is much of every lot, so that a roast has what it takes. */
async function deskAt(client: Client, screen: Desk['screen']): Promise<Desk> {
  const much = { roaster_greenbean_year: { greenbean_received_mass: 100_000_000 } };
  const make = async (desk: Desk) => {
    const more = Object.entries(much).find(([name]) => name === desk.screen.entity.name)?.[1];
    await sendSave(desk, creation(desk.screen, { ...desk.draft, ...more }));
  };
  return sitDown(client, screen, make);
}

async function save(person: Person, one: Save, desk: Desk): Promise<number> {
  const { http } = await sendSave(desk, one);
  if (typeof one.outcome === 'object') {
    const { key, version } = one.outcome;
    const known = person.own.find((record) => record.desk === desk && record.key === key);
    if (known) known.version = version;
    else person.own.push({ desk, key, version });
  }
  return http;
}

const pick = <T>(choices: readonly T[]): T => choices[Math.floor(Math.random() * choices.length)] as T;

/** What a person does next; answers the status. */
const CALLS: Readonly<Record<Kind, (person: Person) => Promise<number>>> = {
  list: async ({ client, desks }) => {
    const { screen } = pick(desks);
    return (await client.post(`${screen.path}/list`, { page: 1, list_count: 30 })).http;
  },
  detail: async ({ client, own }) => {
    const { desk, key } = pick(own);
    return (await client.get(`${desk.screen.path}/detail/${key}`)).http;
  },
  'look-up': async ({ client, desks }) => {
    const offering = screens.filter(({ path, access }) => access.code && desks.some((one) => one.screen.path === path));
    const paths = [...Object.values(lookups).map(({ path }) => path), ...offering.map(({ path }) => `${path}/code`)];
    return (await client.post(pick(paths))).http;
  },
  codes: async ({ client }) => (await client.post('/api/code/simple', { code_group: CODES })).http,
  save: async (person) => {
    const desk = pick(person.desks);
    return save(person, creation(desk.screen, desk.draft), desk);
  },
  change: async (person) => {
    const { desk, ...known } = pick(person.own);
    return save(person, change(desk.screen, known), desk);
  },
};

/** The usual rhythm, as the kinds of calls follow each other by chance. */
const RHYTHM: readonly Kind[] = ['list', 'list', 'detail', 'detail', 'look-up', 'codes', 'save', 'change'];

/** Lets everybody work for so long, each one call after the other with a pause to think. */
export async function work(people: readonly Person[], ms: number): Promise<Heard> {
  const times = Object.fromEntries(KINDS.map((kind) => [kind, []])) as unknown as Heard['times'];
  const failures: string[] = [];
  const until = Date.now() + ms;
  const one = async (person: Person) => {
    for (;;) {
      await wait(300 + Math.random() * 1_200);
      if (Date.now() >= until) return;
      const kind = pick(RHYTHM);
      const began = performance.now();
      const status = await CALLS[kind](person).catch((error: Error) => error.message);
      times[kind].push(performance.now() - began);
      if (status !== 200) failures.push(`${person.name} ${kind}: ${status}`);
    }
  };
  await Promise.all(people.map(one));
  return { times, failures };
}
