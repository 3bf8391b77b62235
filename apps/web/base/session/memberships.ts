import { type Membership, ORG_KINDS, type OrgKind } from '@hanjan/core';
import { readStored, storedNames, writeStored } from '../store/storage.ts';

/** An organisation that somebody works in, and as what. */
export interface OrgMembership extends Membership {
  readonly org_name: string | null;
  readonly org_name_locale: string | null;
  readonly org_zone: string;
  readonly is_demo: boolean;
  readonly user_nick: string | null;
}

/** Where somebody works, by kind of organisation. */
export type Memberships = Readonly<Record<OrgKind, readonly OrgMembership[]>>;

/** The number of the organisation to work in, by kind. */
export type Choice = Readonly<Partial<Record<OrgKind, number>>>;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/** Memberships as the server lists them; null when that is no such list. */
export function membershipsOf(result: unknown): Memberships | null {
  const lists = ORG_KINDS.map((kind) => [kind, partOf(result, `${kind}_auth`)] as const);
  return lists.every(([, list]) => Array.isArray(list)) ? (Object.fromEntries(lists) as Memberships) : null;
}

/** What this tab read of somebody's memberships within the hour, and when; null when it has to ask. */
export function readMemberships(user_seq: number): { memberships: Memberships; at: number } | null {
  const kept = ORG_KINDS.map((kind) => [kind, readStored('tab', listName(kind, user_seq))] as const);
  const at = Math.min(...kept.map(([, list]) => Number(partOf(list, 'at'))));
  const lists = Object.fromEntries(kept.map(([kind, list]) => [`${kind}_auth`, partOf(list, 'list')]));
  const memberships = Date.now() - at < HOUR_MS ? membershipsOf(lists) : null;
  return memberships && { memberships, at };
}

export function keepMemberships(user_seq: number, memberships: Memberships, at: number): void {
  for (const kind of ORG_KINDS) writeStored('tab', listName(kind, user_seq), { at, list: memberships[kind] });
}

/** What somebody chose last, in this tab or on this device. */
export function readChoice(place: 'tab' | 'device', user_seq: number): Choice {
  const kept = readStored(place, choiceName(user_seq));
  const numbers = ORG_KINDS.map((kind) => [kind, partOf(kept, kind)]).filter(([, seq]) => typeof seq === 'number');
  return Object.fromEntries(numbers);
}

export const keepChoice = (place: 'tab' | 'device', user_seq: number, choice: Choice): void =>
  writeStored(place, choiceName(user_seq), choice);

/** Whether somebody works in an organisation, or has worked in one on this device, of whom this tab knows nothing yet. */
export const isExpected = (isAtWork: boolean): boolean =>
  (isAtWork || storedNames('device').some((name) => name.startsWith(CHOICE))) &&
  !storedNames('tab').some((name) => name.startsWith(CHOICE));

/** Of each kind the first of several choices that somebody is a member of, otherwise their first membership. */
export function settleChoice(memberships: Memberships, ...choices: readonly Choice[]): Choice {
  const settled = ORG_KINDS.map((kind) => {
    const members = memberships[kind].map(({ auth_seq }) => auth_seq);
    const wanted = choices.map((choice) => choice[kind]).find((seq) => seq !== undefined && members.includes(seq));
    return [kind, wanted ?? members[0]] as const;
  });
  return Object.fromEntries(settled.filter(([, seq]) => seq !== undefined));
}

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;

const CHOICE = 'hanjan.org.';
const choiceName = (user_seq: number) => `${CHOICE}${user_seq}`;
const listName = (kind: OrgKind, user_seq: number) => `hanjan.${kind}_auth.${user_seq}`;
