import type { Row, Screen } from '@hanjan/core';
import { screens } from '@hanjan/model';
import type pg from 'pg';
import type { TestApi } from '../harness/api.ts';
import { within } from '../harness/org.ts';
import { type Route, readRoutes } from '../harness/routes.ts';
import { offeredRecord } from '../harness/values.ts';
import { makePeople, type Orgs, type Person, type Place } from './people.ts';
import { copyRecords } from './records.ts';
import { isOfCafes } from './table.ts';

/** Records of one owner of an entry, and a body that writes another one. */
export interface Ground {
  readonly owner: number;
  readonly good: Row;
  readonly original: number;
}

/** Everything the matrix is asked with: a server, its calls, its people and what they can work on. */
export interface World {
  readonly api: TestApi;
  readonly admin: pg.Client;
  readonly routes: readonly Route[];
  readonly orgs: Orgs;
  readonly people: readonly Person[];
  /** By path of the entry, by cafe or by who the person is. */
  readonly grounds: Readonly<Record<string, Readonly<Record<string, Ground>>>>;
}

export async function makeWorld(api: TestApi, admin: pg.Client): Promise<World> {
  const { orgs, people } = await makePeople(api, admin);
  const grounds: Record<string, Record<string, Ground>> = {};
  for (const screen of screens) {
    const found: Record<string, Ground> = {};
    const isCafe = isOfCafes(screen.path);
    const owners = isCafe
      ? (['here', 'other'] as const).map((place) => [place, ownerOf(people, place)] as const)
      : people
          .filter(({ isPlain, site }) => isPlain && site !== 'GUEST')
          .map((person) => [person.who, person] as const);
    for (const [name, person] of owners) {
      const number = isCafe ? { cafe_seq: orgs[name as Place] } : {};
      found[name] = await makeGround(screen, person, number);
    }
    grounds[screen.path] = found;
  }
  return { api, admin, routes: await readRoutes(api), orgs, people, grounds };
}

function ownerOf(people: readonly Person[], place: Place): Person {
  const owner = people.find(({ ranks }) => ranks[place] === 'OWN');
  if (!owner) throw new Error(`${place}: nobody owns it`);
  return owner;
}

async function makeGround(screen: Screen, person: Person, number: { cafe_seq?: number }): Promise<Ground> {
  const { entity, path } = screen;
  const client = within(person.client, number);
  const good = await offeredRecord(client, screen);
  const { http, answer } = await client.post<Row>(`${path}/edit`, good);
  if (http !== 200) throw new Error(`${path}: ${person.who} cannot write: ${JSON.stringify(answer)}`);
  return { owner: number.cafe_seq ?? person.user_seq, good, original: answer.result[entity.key] as number };
}

/** Records that calls of one person on one ground may be aimed at; each deed that changes something has its own. */
export interface Aims {
  readonly live: number;
  readonly gone: number;
  readonly toGo: number;
}

/** Fresh records on some grounds, each written by somebody. */
export async function makeAims(
  admin: pg.Client,
  screen: Screen,
  wanted: readonly { readonly ground: Ground; readonly writer: number }[],
): Promise<Aims[]> {
  const copies = wanted.flatMap(({ ground: { original }, writer: rgst_by }) => [
    { original, rgst_by },
    { original, rgst_by, isRemoved: true },
    { original, rgst_by },
  ]);
  const keys = await copyRecords(admin, screen, copies);
  return wanted.map((_, at) => {
    const [live = 0, gone = 0, toGo = 0] = keys.slice(at * 3);
    return { live, gone, toGo };
  });
}

/** Takes everything away that was made for one round of questions. */
export async function clearAims({ admin, grounds }: World): Promise<void> {
  for (const { path, entity } of screens.toReversed()) {
    const originals = Object.values(grounds[path] ?? {}).map(({ original }) => original);
    await admin.query(`DELETE FROM ${entity.table} WHERE ${entity.key} <> ALL($1)`, [originals]);
  }
}
