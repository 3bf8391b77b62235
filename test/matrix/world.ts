import { isOrgKind, type Row, type Screen } from '@hanjan/core';
import type pg from 'pg';
import type { TestApi } from '../harness/api.ts';
import { clearMembers, goodMember, makeMembers } from '../harness/members.ts';
import { makeOrg, seat, within } from '../harness/org.ts';
import { WORKPLACE } from '../harness/own_notes.ts';
import { type Route, readRoutes } from '../harness/routes.ts';
import { screens } from '../harness/served.ts';
import { offeredRecord, writtenOn } from '../harness/values.ts';
import { makePeople, type Orgs, type Person, type Place, signUp } from './people.ts';
import { copyRecords } from './records.ts';
import { isOfSite, orgOf } from './table.ts';

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
  const stranger = await ownerElsewhere(api, admin);
  const plain = people
    .filter(({ isPlain, site }) => isPlain && site !== 'GUEST')
    .map(({ who, client, user_seq }) => ({ name: who, client, user_seq, org: undefined }));
  const grounds: Record<string, Record<string, Ground>> = {};
  for (const screen of screens) {
    const found: Record<string, Ground> = {};
    const ofPlaces = (...places: Place[]) =>
      places.map((place) => ({ name: place, org: orgs[place], ...ownerOf(people, place) }));
    const owners = {
      cafe: () => ofPlaces('here', 'other'),
      roaster: () => [...ofPlaces('roaster'), stranger],
      person: () => plain,
      site: () => plain.filter(({ name }) => name === 'SADMIN of no organisation'),
    };
    const whose = orgOf(screen.path) ?? (isOfSite(screen.path) ? 'site' : 'person');
    for (const { name, ...owner } of owners[whose]()) {
      found[name] = screen.entity.isView
        ? await makePeopled(admin, screen, owner.org ?? (whose === 'person' ? owner.user_seq : 0))
        : await makeGround(screen, owner);
    }
    grounds[screen.path] = found;
  }
  await emptyLots(admin);
  return { api, admin, routes: await readRoutes(api), orgs, people, grounds };
}

/** Whoever writes on a ground, and the organisation that it belongs to. */
interface Writer extends Pick<Person, 'client' | 'user_seq'> {
  readonly org: number | undefined;
}

/** Another roaster, whose owner is nobody of the matrix. */
async function ownerElsewhere(api: TestApi, admin: pg.Client): Promise<Writer & { readonly name: string }> {
  const org = await makeOrg(admin, 'roaster', '다른 볶는 집');
  const { client, user_seq } = await signUp(api, admin, 'matrix.elsewhere', 'USER');
  await seat(admin, org, user_seq, 'OWN');
  return { name: 'elsewhere', org, client, user_seq };
}

function ownerOf(people: readonly Person[], place: Place): Person {
  const owner = people.find(({ seats }) => seats[place] === 'OWN');
  if (!owner) throw new Error(`${place}: nobody owns it`);
  return owner;
}

async function makeGround(screen: Screen, { client: own, user_seq, org }: Writer): Promise<Ground> {
  const written = writtenOn(screen);
  const { entity, path } = written;
  const client = within(own, org === undefined ? {} : { cafe_seq: org, roaster_seq: org });
  const good: Row = await offeredRecord(client, written);
  // Of the batch that it is made of nothing is left, and a shortage would be asked about.
  if ('roasting_instock_change' in good) good.roasting_instock_change = false;
  const { http, answer } = await client.post<Row>(`${path}/edit`, good);
  if (http !== 200) throw new Error(`${path}: ${user_seq} cannot write: ${JSON.stringify(answer)}`);
  return { owner: org ?? user_seq, good, original: answer.result[entity.key] as number };
}

/** A ground of people: their rows come to be by applying, which no entry does. */
async function makePeopled(admin: pg.Client, screen: Screen, org: number): Promise<Ground> {
  const [original = 0] = await makeMembers(admin, screen, [{ org, isShown: true }]);
  return { owner: org, good: goodMember(screen), original };
}

/** Records that calls of one person on one ground may be aimed at; each deed that changes something has its own. */
export interface Aims {
  readonly live: number;
  /** The numbers by which people know that one. */
  readonly id: Row;
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
  const made = await copyRecords(admin, screen, copies);
  return wanted.map((_, at) => {
    const [live, gone, toGo] = made.slice(at * 3);
    return { live: live?.key ?? 0, id: live?.id ?? {}, gone: gone?.key ?? 0, toGo: toGo?.key ?? 0 };
  });
}

/** Entities whose new records move a stock. */
const MOVING: readonly string[] = ['roaster_blending_result', 'roaster_greenbean_arrival', 'cafe_received'];

/** What arrived stands in a lot, and a lot of which something is left is not removed. */
const emptyLots = (admin: pg.Client) => admin.query('UPDATE roaster_greenbean_year SET greenbean_instock = 0');

/** Takes everything away that was made for one round of questions. */
export async function clearAims({ admin, grounds }: World): Promise<void> {
  const people = screens.filter(({ entity }) => entity.isView);
  await clearMembers(
    admin,
    people.flatMap((screen) =>
      Object.values(grounds[screen.path] ?? {}).map(({ original }) => ({ screen, key: original })),
    ),
  );
  for (const { entity } of screens.toReversed()) {
    const shown = screens.filter((screen) => screen.entity.name === entity.name);
    const originals = shown.flatMap(({ path }) => Object.values(grounds[path] ?? {}).map(({ original }) => original));
    // What a blend made, or what arrived, is a move of it, which would keep it.
    if (MOVING.includes(entity.name))
      await admin.query(`DELETE FROM stock_move WHERE ${entity.key} <> ALL($1::bigint[])`, [originals]);
    if (entity.isView) continue;
    // What is still there of workplaces of own notes is what these screens stand on.
    const isElsewhere = isOrgKind(entity.scope)
      ? `AND org NOT IN (SELECT org FROM org WHERE org_name = '${WORKPLACE}')`
      : '';
    // What everybody refers to came with the product where nobody wrote it.
    const isWritten = entity.scope === 'none' ? 'AND rgst_by IS NOT NULL' : '';
    await admin.query(`DELETE FROM ${entity.table} WHERE ${entity.key} <> ALL($1) ${isElsewhere} ${isWritten}`, [
      originals,
    ]);
  }
  await emptyLots(admin);
}
