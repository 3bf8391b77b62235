import { isAdmin, type SiteRole } from '@hanjan/core';
import type { Factor } from '@hanjan/model/account/factor.ts';
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
  /** When they showed that the address is theirs. */
  readonly email_verified_at: string | null;
  readonly user_type: Exclude<SiteRole, 'GUEST'>;
  readonly user_country: string;
  readonly must_change_pass: boolean;
  /** The privacy policy is newer than the one that they agreed to. */
  readonly must_agree?: boolean;
  /** Without a password they sign in by a provider alone. */
  readonly has_pass: boolean;
  readonly user_img: string | null;
  readonly user_provider: string;
  readonly user_serial: string;
  readonly user_use: boolean;
  readonly rgst_at: string;
  readonly edit_at: string | null;
  /** When they agreed to the privacy policy, and to the one of which day. */
  readonly privacy_at: string | null;
  readonly privacy_version: string | null;
  /** When the account is deleted, while they may still change their mind. */
  readonly delete_at: string | null;
  /** With what else than its password the account is opened; not known of somebody whom the device remembers from before. */
  readonly factors?: readonly Factor[];
}

/** Under this name the device keeps who used the product last and where they work. */
const NAME = 'hanjan.person';
/** After so long without an answer of the server the session is over, whatever the server would say. */
const KNOWN_MS = 14 * 24 * 3_600_000;

/** Whether the server does what a person asks; otherwise something else is asked of them first. */
export const isReady = ({ must_change_pass, must_agree, delete_at }: Person): boolean =>
  !must_change_pass && !must_agree && !delete_at;

/** The server has said who this is. An administrator's session is short on purpose: nobody is taken for one without it. */
export function keepPerson(person: Person | null): void {
  if (person && isReady(person) && !isAdmin(person.user_type)) {
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
