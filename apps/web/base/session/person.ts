import { isAdmin, type SiteRole } from '@hanjan/core';
import { isObject, readStored, removeStored, writeStored } from '../store/storage.ts';
import { type Memberships, membershipsOf } from './memberships.ts';

/** Whoever is not signed in. */
export interface Guest {
  readonly user_type: 'GUEST';
}

/** Whoever is signed in. */
export interface Person {
  readonly user_seq: number;
  readonly user_uuid: string;
  readonly user_id: string;
  readonly user_name: string;
  readonly user_email: string | null;
  readonly user_type: Exclude<SiteRole, 'GUEST'>;
  readonly user_country: string;
  readonly must_change_pass: boolean;
}

/** Under this name the device keeps who used the product last and where they work. */
const NAME = 'hanjan.person';
/** After so long without an answer of the server the session is over, whatever the server would say. */
const KNOWN_MS = 14 * 24 * 3_600_000;

/** The server has said who this is. An administrator's session is short on purpose: nobody is taken for one without it. */
export function keepPerson(person: Person | null): void {
  if (person && !person.must_change_pass && !isAdmin(person.user_type)) {
    const { memberships } = readKnown(person.user_seq) ?? {};
    // Where people write to them is nothing that a page needs.
    writeStored('device', NAME, { at: Date.now(), person: { ...person, user_email: null }, memberships });
  } else forgetPerson();
}

/** The server has said where they work. */
export function keepWorkplaces(user_seq: number, { cafe, roaster }: Memberships): void {
  const known = readKnown(user_seq);
  const memberships = { cafe_auth: cafe, roaster_auth: roaster };
  if (known) writeStored('device', NAME, { ...known, memberships });
}

/** Nobody is taken for that person any more before the server says so. */
export const forgetPerson = (): void => removeStored('device', NAME);

/** Who used the product last, for while the server cannot be asked. Only names and menus are made of it. */
export const lastPerson = (): Person | null => readKnown()?.person ?? null;

/** Where somebody worked when the server could be asked last. */
export const lastWorkplaces = (user_seq: number): Memberships | null => membershipsOf(readKnown(user_seq)?.memberships);

interface Known {
  readonly at: number;
  readonly person: Person;
  readonly memberships: unknown;
}

function readKnown(user_seq?: number): Known | null {
  const kept = readStored('device', NAME);
  if (!isObject(kept)) return null;
  const { at, person, memberships } = kept;
  const isRecent = typeof at === 'number' && Math.abs(Date.now() - at) < KNOWN_MS;
  if (!isRecent || !isPerson(person) || (user_seq !== undefined && person.user_seq !== user_seq)) return null;
  return { at, person, memberships };
}

const isPerson = (kept: unknown): kept is Person =>
  isObject(kept) &&
  typeof kept.user_seq === 'number' &&
  ['user_uuid', 'user_id', 'user_name', 'user_type'].every((name) => typeof kept[name] === 'string');
