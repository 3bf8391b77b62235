import type { OrgKind, Row } from '@hanjan/core';
import pg from 'pg';
import { type Client, type Reply, startApi, type TestApi } from './api.ts';
import { makeOrg, newPerson, seat, within } from './org.ts';

/** The two sides of a link between a roastery and a cafe. */
export const SIDES = ['roaster', 'cafe'] as const;

/** How often what happens at once is tried. */
export const ROUNDS = Math.min(40, Number(process.env.HANJAN_RUNS ?? 40));

/** The lists of a roastery that show a state. */
export const listOf = (state: string) =>
  ['CSTMR', 'CAFE', 'RSTR'].includes(state) ? 'list' : ['WTSGNP', 'HLD'].includes(state) ? 'register' : 'etc';
/** The calls on the record of a link, by the side whose record it is. */
export const pathOf = (side: OrgKind, state: string) =>
  side === 'cafe' ? '/api/cafe/roaster/list' : `/api/roaster/cafe/${listOf(state)}`;
/** What the record of a link is called by one side. */
export const namesOf = (side: OrgKind) =>
  side === 'cafe'
    ? { key: 'cafe_roaster_seq', auth: 'cafe_roaster_auth', desc: 'cafe_roaster_desc' }
    : { key: 'roaster_cafe_seq', auth: 'roaster_cafe_auth', desc: 'roaster_cafe_desc' };

/** Somebody who works in an organisation, whose calls carry its number. */
export interface Somebody {
  readonly client: Client;
  readonly user_seq: number;
}

/** What was answered, in two words. */
export const is = ({ http, answer }: Reply<unknown>): string => `${http} ${answer.fields[0]?.key ?? answer.code}`;

/** A roastery and a cafe with a person of every rank, and one of each that have nothing to do with them. */
export interface LinkWorld {
  readonly api: TestApi;
  readonly admin: pg.Client;
  readonly orgs: Readonly<Record<OrgKind, number>>;
  readonly strangers: Readonly<Record<OrgKind, Somebody & { readonly org: number }>>;
  personOf(side: OrgKind, rank: string): Somebody;
  /** An event of the roastery, or of another one, from some time to another; answers its link. */
  event(from: string, to: string, type?: string, org?: number): Promise<string>;
  stop(): Promise<void>;
}

const RANKS: Readonly<Record<OrgKind, readonly string[]>> = {
  roaster: ['ROASTER', 'SAST', 'MNG', 'SMNG', 'OWN'],
  cafe: ['BARISTA', 'SAST', 'MNG', 'SMNG', 'OWN'],
};

/** Starts a server with two organisations that may be linked. */
export async function linkWorld(): Promise<LinkWorld> {
  const api = await startApi();
  const admin = new pg.Client({ connectionString: api.database.adminUrl });
  await admin.connect();
  const staffed = async (kind: OrgKind, org: number, id: string, rank: string): Promise<Somebody> => {
    const { client, user_seq } = await newPerson(api, admin, id);
    await seat(admin, org, user_seq, rank);
    return { client: within(client, { [`${kind}_seq`]: org }), user_seq };
  };
  const orgs = {
    cafe: await makeOrg(admin, 'cafe', '카페 온도'),
    roaster: await makeOrg(admin, 'roaster', '불씨 로스터리'),
  };
  const people = new Map<string, Somebody>();
  for (const kind of SIDES)
    for (const rank of RANKS[kind])
      people.set(`${kind} ${rank}`, await staffed(kind, orgs[kind], `link.${kind}.${rank.toLowerCase()}`, rank));
  const stranger = async (kind: OrgKind) => {
    const org = await makeOrg(admin, kind, `another ${kind}`);
    return { ...(await staffed(kind, org, `link.${kind}.stranger`, 'OWN')), org };
  };
  return {
    ...{ api, admin, orgs },
    strangers: { roaster: await stranger('roaster'), cafe: await stranger('cafe') },
    personOf: (side, rank) => people.get(`${side} ${rank}`) as Somebody,
    event: async (from, to, type = 'CSTMR', org = orgs.roaster) => {
      const { rows } = await admin.query(
        `INSERT INTO roaster_event (org, event_year, event_seq, event_start, event_end, event_type, event_name)
         SELECT $1, 2026, coalesce(max(event_seq), 0) + 1, now() + $2::interval, now() + $3::interval, $4, 'autumn'
           FROM roaster_event WHERE org = $1 RETURNING event_uuid`,
        [org, from, to, type],
      );
      return rows[0].event_uuid;
    },
    stop: async () => {
      await admin.end();
      await api.stop();
    },
  };
}

/**
 * Acts in the database as the application does, in one transaction that is taken back; answers how many rows it was, or
 * the state of the refusal.
 */
export async function alone(app: pg.Client, user: number, org: number, statement: string, link = ''): Promise<string> {
  await app.query('BEGIN');
  await app.query(
    "SELECT set_config('app.user', $1, true), set_config('app.org', $2, true), set_config('app.link', $3, true)",
    [`${user}`, `${org}`, link],
  );
  const done = await app.query(statement).then(
    ({ rowCount }) => `${rowCount}`,
    ({ code }: { code: string }) => code,
  );
  await app.query('ROLLBACK');
  return done;
}

/** Lends the connection of the application. */
export async function asApp<T>({ api }: LinkWorld, work: (app: pg.Client) => Promise<T>): Promise<T> {
  const app = new pg.Client({ connectionString: api.database.logins.app });
  await app.connect();
  try {
    return await work(app);
  } finally {
    await app.end();
  }
}

/** Changes the record of a link, on the list where one side finds it. */
export const changeLink = (
  by: Client,
  side: OrgKind,
  from: string,
  link: number,
  values: Row,
  version?: unknown,
): Promise<Reply<Row>> =>
  by.post(`${pathOf(side, from)}/edit`, {
    [namesOf(side).key]: link,
    UPList: Object.keys(values),
    ...values,
    ...(version !== undefined && { version }),
  });
