import type pg from 'pg';
import type { Client, TestApi } from '../harness/api.ts';
import { makeOrg, newPerson, seat } from '../harness/org.ts';
import { members, strangers } from './expected/people.ts';
import { CAFE_RANKS, type CafeRank, type SiteRank } from './expected/words.ts';

/** The organisations of the matrix: two cafes and a roaster. */
export const PLACES = ['here', 'other', 'roaster'] as const;
export type Place = (typeof PLACES)[number];
export type Orgs = Readonly<Record<Place, number>>;

/** Somebody of the matrix: who they are to the site, and their active rank in each cafe. */
export interface Person {
  readonly who: string;
  readonly site: SiteRank;
  readonly client: Client;
  /** Zero for a guest. */
  readonly user_seq: number;
  readonly ranks: Readonly<Partial<Record<Place, CafeRank>>>;
  /** Whether no organisation has ever heard of them. */
  readonly isPlain: boolean;
  /** Everywhere they belong, by the organisation: what the list of their own places must say. */
  readonly seats: Readonly<Partial<Record<Place, string>>>;
}

/** A row of a membership as the table words it, e.g. `MNG here off`. */
interface Row {
  readonly auth: string;
  readonly place: Place;
  readonly isOn: boolean;
}

const INACTIVE = ['WTSGNP', 'HLD', 'CNCL', 'RJCT', 'RJN', 'FIRE'];

/** Makes the organisations and, for every line of the tables of people, somebody who is just that. */
export async function makePeople(api: TestApi, admin: pg.Client): Promise<{ orgs: Orgs; people: Person[] }> {
  const orgs = {
    here: await makeOrg(admin, 'cafe', '온기 카페'),
    other: await makeOrg(admin, 'cafe', '다른 카페'),
    roaster: await makeOrg(admin, 'roaster', '볶는 집'),
  };
  const lines = [
    ...Object.entries(members).map(([who, { site, rank, also }]) => ({
      who,
      site,
      rows: [`${rank} here`, also].filter(Boolean).join(', '),
    })),
    ...Object.entries(strangers).map(([who, { site, rows }]) => ({ who, site, rows })),
  ];
  const people: Person[] = [];
  for (const [at, { who, site, rows }] of lines.entries()) {
    const { client, user_seq } = await signUp(api, admin, `matrix.${at}`, site);
    const seats = rows.split(', ').filter(Boolean).map(readRow);
    for (const { auth, place, isOn } of seats) await seat(admin, orgs[place], user_seq, auth, { isOn });
    const active = seats.filter(isActive);
    const cafes = active.filter(({ place }) => place !== 'roaster');
    people.push({
      who,
      site,
      client,
      user_seq,
      isPlain: rows === '',
      ranks: Object.fromEntries(cafes.map(({ place, auth }) => [place, auth])),
      seats: Object.fromEntries(active.map(({ place, auth }) => [place, auth])),
    });
  }
  return { orgs, people };
}

/** A new person with a site role, or a guest. */
export async function signUp(
  api: TestApi,
  admin: pg.Client,
  user_id: string,
  site: SiteRank,
): Promise<{ client: Client; user_seq: number }> {
  return site === 'GUEST' ? { client: api.guest(), user_seq: 0 } : newPerson(api, admin, user_id, site);
}

function readRow(text: string): Row {
  const [auth = '', place = '', off] = text.split(' ');
  if (!PLACES.some((one) => one === place)) throw new Error(`${text}: no such place`);
  return { auth, place: place as Place, isOn: off !== 'off' };
}

const isActive = ({ auth, place, isOn }: Row) =>
  isOn && !INACTIVE.includes(auth) && (place === 'roaster' || CAFE_RANKS.some((rank) => rank === auth));
