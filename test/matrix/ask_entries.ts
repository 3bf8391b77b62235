import { type Answer, type OrgKind, type Row, type Screen, writable } from '@hanjan/core';
import { ownerOf } from '../../apps/server/db/schema/ddl.ts';
import type { Client, Reply } from '../harness/api.ts';
import type { Route } from '../harness/routes.ts';
import { screens } from '../harness/served.ts';
import { askExport } from '../harness/sheets.ts';
import { idsOf, nextNumbers } from '../harness/values.ts';
import { members } from './expected/people.ts';
import { answers } from './expected/words.ts';
import type { Person, Place } from './people.ts';
import { type Deed, expected, isOfSite, NUMBERS, type Numbered, orgOf, roleIn, type Target } from './table.ts';
import { type Aims, clearAims, type Ground, makeAims, type World } from './world.ts';

/** Nobody has this number or key. */
const UNKNOWN = 987_654_321;

/** One call of somebody, with what the table says to it. */
interface Question {
  readonly person: Person;
  readonly numbered: Numbered;
  readonly screen: Screen;
  readonly route: Route;
  readonly deed: Deed;
  readonly target: Target;
  readonly key?: number;
  readonly id?: Row;
  readonly ground: Ground;
}

/** What the calls of an entry do. `edit` without a key writes. */
const DEEDS: Readonly<Record<string, readonly Deed[]>> = {
  '/list': ['list'],
  '/code': ['code'],
  '/detail/{key}': ['read'],
  '/detail': ['read'],
  '/edit': ['write', 'edit'],
  '/remove': ['remove'],
  '/restore': ['restore'],
  '/history/{key}': ['history'],
  '/used/{key}': ['used'],
  '/merge/preview': ['merge'],
  '/merge': ['merge'],
  '/export': ['export'],
  '/import': ['import'],
};
const ON_RECORDS: readonly Deed[] = ['read', 'edit', 'history', 'used', 'remove', 'restore'];

export const deedsOf = ({ path: entry }: Screen, { path }: Route): readonly Deed[] =>
  path.startsWith(`${entry}/`) ? (DEEDS[path.slice(entry.length)] ?? []) : [];
export const routesOf = ({ routes }: World, screen: Screen): Route[] =>
  routes.filter((route) => deedsOf(screen, route).length > 0);

/** Whether a call names a record by the numbers by which people know it. */
export const isById = ({ path }: Route): boolean => path.endsWith('/detail');

/**
 * Who asks, everybody when nothing is said, and whether only what comes to records: with numbers of the right kind of
 * organisation, and before closed doors at one entry of each kind, since the same door stands before all of them.
 */
export interface Round {
  readonly who?: readonly string[];
  readonly isFitting?: boolean;
}

/** Asks everything that the table answers about the entries; every line of the result is a difference from it. */
export async function askEntries(world: World, round: Round = {}): Promise<string[]> {
  const questions: Question[] = [];
  for (const screen of screens) questions.push(...(await questionsOn(world, screen, round)));
  const shown = new Map<string, Set<string>>();
  const found = await inParallel(questions, (question) => ask(world, question, shown));
  const differences = [...found.flat(), ...(await strayRows(world, shown))];
  await clearAims(world);
  return differences;
}

async function questionsOn(world: World, screen: Screen, round: Round): Promise<Question[]> {
  const stands = standsOn(world, screen, round);
  const wanted = stands.flatMap((stand) => stand.wanted);
  const made = (await makeAims(world.admin, screen, wanted)).values();
  return stands.flatMap(({ wanted, isOwner, ...stand }, nth) => {
    const aims: [Target, Aims][] = wanted.map(({ target }) => [target, made.next().value as Aims]);
    const id = Object.fromEntries(screen.entity.id.map((name) => [name, UNKNOWN]));
    if (isOwner) aims.push(['unknown', { live: UNKNOWN, id, gone: UNKNOWN, toGo: UNKNOWN }]);
    const questions = routesOf(world, screen).flatMap((route) =>
      deedsOf(screen, route).flatMap((deed): Question[] => {
        const asking = { ...stand, screen, route, deed };
        if (!ON_RECORDS.includes(deed)) return [{ ...asking, target: 'own' }];
        // The numbers of a foreign record are those of an own one too.
        const asked = isById(route) ? aims.filter(([target]) => target !== 'foreign') : aims;
        return asked.map(([target, aim]) => ({ ...asking, target, key: keyFor(deed, aim), id: aim.id }));
      }),
    );
    // The same door stands before all calls of a screen: each who finds it closed asks one of them, and the next one another.
    return isOwner ? questions : questions.slice(nth % questions.length).slice(0, 1);
  });
}

/** Where somebody stands when they ask with a number: on their own ground or before a closed door. */
interface Stand extends Pick<Question, 'person' | 'numbered' | 'ground'> {
  readonly isOwner: boolean;
  readonly wanted: readonly { readonly target: Target; readonly ground: Ground; readonly writer: number }[];
}

function standsOn(world: World, { path }: Screen, { who, isFitting }: Round): Stand[] {
  const grounds = world.grounds[path] ?? {};
  const kind = orgOf(path);
  const isShared = kind !== undefined || isOfSite(path);
  const isFirst = screens.find((screen) => orgOf(screen.path) === kind)?.path === path;
  const standOf = (person: Person, numbered: Numbered): Stand => {
    const isOwner = kind ? roleIn(person, numbered, path) !== undefined : person.user_seq > 0;
    const places = { cafe: numbered === 'other' ? 'other' : 'here', roaster: 'roaster' };
    const name = kind ? places[kind] : person.who;
    const ground = grounds[name] ?? Object.values(grounds)[0];
    const foreign = Object.values(grounds).find((one) => one !== ground);
    if (!ground || (!foreign && !isOfSite(path))) throw new Error(`${path}: nothing to ask about`);
    const own = { target: 'own', ground, writer: person.user_seq } as const;
    const others = { target: 'others', ground, writer: someoneElse(world, person) } as const;
    const wanted = isOwner
      ? [
          own,
          ...(isShared ? [others] : []),
          ...(foreign ? [{ ...own, target: 'foreign', ground: foreign } as const] : []),
        ]
      : [own];
    return { person, numbered, ground, isOwner, wanted };
  };
  return world.people
    .filter((person) => (who?.includes(person.who) ?? true) && (kind || person.isPlain))
    .flatMap((person) => {
      const sent = kind ? (isFitting ? FITTING : numbersOf(person))[kind] : (['none'] as const);
      return sent.map((numbered) => standOf(person, numbered));
    })
    .filter(({ isOwner }) => isOwner || !isFitting || isFirst);
}

const FITTING: Readonly<Record<OrgKind, readonly Numbered[]>> = { cafe: ['here', 'other'], roaster: ['roaster'] };

/**
 * Whoever belongs to an organisation may mistake its number in every way; nobody else has one to mistake. Cafes stand for
 * roasteries too, whose numbers are mistaken by their members alone.
 */
const numbersOf = ({ who, seats }: Person): Readonly<Record<OrgKind, readonly Numbered[]>> => ({
  cafe: who in members ? NUMBERS : ['here', 'other', 'roaster'],
  roaster: seats.roaster ? NUMBERS : FITTING.roaster,
});

const keyFor = (deed: Deed, { live, gone, toGo }: Aims) =>
  deed === 'restore' ? gone : deed === 'remove' ? toGo : live;
const someoneElse = ({ people }: World, person: Person) =>
  people.find(({ user_seq }) => user_seq > 0 && user_seq !== person.user_seq)?.user_seq ?? 0;

async function ask(world: World, question: Question, shown: Map<string, Set<string>>): Promise<string[]> {
  const { person, numbered, screen, route, deed, target, key } = question;
  const word = expected(person, numbered, screen.path, deed, target);
  const { status, code } = answers[word];
  const reply = await send(world, question);
  const is = `${reply.http} ${reply.answer.code}`;
  const line = `${person.who}, number ${numbered}: ${route.method} ${route.path} ${deed}${key ? ` ${target}` : ''}`;
  if (is !== `${status} ${code}`) return [`${line}: ${is} instead of ${word}`];
  if (word !== 'ok') return [];
  const column = ownerOf(screen.entity)?.column;
  if (column === undefined) return rightsIn(reply, question).map((wrong) => `${line}: ${wrong}`);
  const owner = `${screen.entity.table} ${column} ${question.ground.owner} ${route.method} ${route.path}`;
  const keys = shown.get(owner) ?? new Set();
  for (const found of keysIn(reply, screen, deed)) keys.add(String(found));
  shown.set(owner, keys);
  return rightsIn(reply, question).map((wrong) => `${line}: ${wrong}`);
}

/** Sends a call as the web app would, with the number of an organisation in the address or in the body. */
function send(
  { api, orgs }: World,
  { person, numbered, screen, route, deed, key, id, ground }: Question,
): Promise<Reply<Row>> {
  const number = numbered === 'none' ? undefined : (orgs[numbered as Place] ?? UNKNOWN);
  const { entity } = screen;
  const apart = idsOf(entity);
  const [name = ''] = writable(entity).filter(
    (one) => one in ground.good && !entity.fields[one]?.locked && !apart.includes(one),
  );
  const bodies: Partial<Record<Deed, Row>> = {
    list: { list_count: 100 },
    ...(id && { read: id }),
    ...(deed === 'write' && { write: { ...ground.good, ...nextNumbers(entity) } }),
    edit: { [entity.key]: key, UPList: [name], [name]: ground.good[name] },
    remove: { [entity.key]: key },
    restore: { [entity.key]: key },
  };
  const path = route.path.replace('{key}', String(key));
  const kind = orgOf(screen.path);
  const isChosen = kind !== undefined && number !== undefined;
  const chosen = isChosen ? { [`${kind}_seq`]: number } : {};
  if (deed === 'export') return inTurn(() => exportKeys(api.origin, person.client, screen, chosen));
  // Whoever is let in is told that this is no file.
  if (deed === 'import') return person.client.post<Row>(`${path}?mode=preview`, chosen);
  return route.method === 'GET'
    ? person.client.get<Row>(isChosen ? `${path}?${kind}_seq=${number}` : path)
    : person.client.post<Row>(path, { ...bodies[deed], ...chosen });
}

/** Asks for an export; answers the keys of the records in it, or what it was refused with. */
async function exportKeys(
  origin: string,
  client: Client,
  { path, entity }: Screen,
  chosen: Row,
): Promise<Reply<never>> {
  const response = await askExport(origin, client, path, { format: 'csv', ...chosen });
  const { status: http, headers } = response;
  if (http !== 200) return { http, headers, answer: (await response.json()) as Answer<never> };
  const lines = (await response.text()).split('\r\n').slice(1, -1);
  const result = lines.map((line) => ({ [entity.key]: Number(line.split(',')[0]) }));
  return { http, headers, answer: { ...ANSWER, result: result as never } };
}

/** Does pieces of work one after the other: a server makes few files at once. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
}
let last: Promise<unknown> = Promise.resolve();

const ANSWER = { status: 'OK', description: '', code: null, fields: [], request_id: '' };

/** Keys of the records that an answer shows or has made. */
function keysIn({ answer }: Reply<unknown>, { entity }: Screen, deed: Deed): unknown[] {
  if (deed === 'history' || deed === 'used' || deed === 'import') return [];
  return [answer.result].flat().map((row) => (row as Row)[entity.key]);
}

/** What an answer says wrongly about what may be done next. */
function rightsIn({ answer }: Reply<Row>, { person, numbered, screen, deed, target }: Question): string[] {
  const may = (one: Deed) => expected(person, numbered, screen.path, one, target) === 'ok';
  if (deed === 'list') return answer.write_check === may('write') ? [] : [`write_check ${answer.write_check}`];
  if (deed !== 'read') return [];
  const { edit, remove, fields } = answer.result.can as { edit: boolean; remove: boolean; fields: string[] };
  return [
    ...(edit === may('edit') ? [] : [`can.edit ${edit}`]),
    ...(remove === may('remove') ? [] : [`can.remove ${remove}`]),
    ...(fields.length > 0 === may('edit') ? [] : [`can.fields ${fields}`]),
  ];
}

/** Records that somebody was shown although they are of another owner than the one they work for. */
async function strayRows({ admin }: World, shown: ReadonlyMap<string, ReadonlySet<string>>): Promise<string[]> {
  const lines: string[] = [];
  for (const [whose, keys] of shown) {
    const [table = '', column = '', owner = '', ...call] = whose.split(' ');
    const { entity } = screens.find((screen) => screen.entity.table === table) as Screen;
    const { rows } = await admin.query<{ key: string }>(
      `SELECT ${entity.key} AS key FROM ${table} WHERE ${entity.key} = ANY($1) AND ${column} <> $2`,
      [[...keys], owner],
    );
    if (rows.length > 0) lines.push(`${call.join(' ')}: ${rows.length} records that are not of ${column} ${owner}`);
  }
  return lines;
}

/** Works on many things, some at once, and keeps the order of the answers. */
async function inParallel<A, B>(all: readonly A[], work: (one: A) => Promise<B>): Promise<B[]> {
  const answered: B[] = new Array(all.length);
  const waiting = all.entries();
  const lane = async () => {
    for (const [at, one] of waiting) answered[at] = await work(one);
  };
  await Promise.all(Array.from({ length: 16 }, lane));
  return answered;
}
