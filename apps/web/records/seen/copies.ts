import { isAdmin, type Row } from '@hanjan/core';
import { hashKey, type Query, type QueryClient } from '@tanstack/react-query';
import { Refused } from '../../base/api/call.ts';
import { currentOrgs } from '../../base/session/org.ts';
import { currentPerson } from '../../base/session/session.ts';
import { createDeviceCopies } from '../../base/store/device_copies.ts';
import { whenIdle } from '../../base/store/idle.ts';
import { isObject } from '../../base/store/storage.ts';
import { ID, isAnswer, isOfRecords, LIST } from './shape.ts';

/** For whom something was asked: a person or a guest, in an organisation or in none. */
export type SeenBy = Readonly<Record<'user_seq' | 'auth_seq', number | null>>;

/** So many records and pages of lists stay on a device, and for so long. */
export const MOST_SEEN = 600;
const SEEN_MS = 30 * 24 * 3_600_000;

/** Records and pages of lists that were seen on this device. They are read only while the server cannot be reached. */
export const seen = createDeviceCopies({ name: 'hanjan.seen.', version: 1, most: MOST_SEEN });

/** Keeps what the server answered at a moment (ms). */
async function keepCopy(by: SeenBy, queryKey: readonly unknown[], data: unknown, at: number): Promise<void> {
  const key = keyOf(by, queryKey);
  if (key !== null) await seen.write(key, { access_at: at, edit_at: '', data });
}

/** What was seen, and when where it can say so; null when it is not here. */
export async function readCopy(by: SeenBy, queryKey: readonly unknown[]): Promise<unknown> {
  const key = keyOf(by, queryKey);
  const copy = key === null ? null : await seen.read(key);
  if (!copy || Date.now() - copy.access_at > SEEN_MS) return null;
  return isObject(copy.data) ? { ...copy.data, seen_at: copy.access_at } : copy.data;
}

/** A record as far as a list has shown it. */
export interface Listed {
  readonly row: Row;
  readonly resultName: unknown;
  readonly seen_at: number;
}

/** A row in what was seen of the lists of a screen: where several pages have it, the one that says most of it. */
export async function readListed(by: SeenBy, screen: string, isMeant: (row: Row) => boolean): Promise<Listed | null> {
  const role = roleOf(by);
  if (role === null) return null;
  const isOf = (key: string) => {
    const { asked, ...whose } = parts(key);
    return whose.user_seq === by.user_seq && whose.auth_seq === by.auth_seq && asked[2] === LIST && asked[3] === screen;
  };
  const lists = (await seen.keys()).filter(isOf).map((key) => readCopy(by, parts(key).asked));
  const found = (await Promise.all(lists)).flatMap((list): Listed[] => {
    if (!isObject(list) || !Array.isArray(list.result)) return [];
    const row = list.result.filter(isObject).find(isMeant);
    return row ? [{ row, resultName: list.resultName, seen_at: Number(list.seen_at) }] : [];
  });
  const size = ({ row }: Listed) => Object.keys(row).length;
  return found.toSorted((a, b) => size(b) - size(a) || b.seen_at - a.seen_at)[0] ?? null;
}

/** Drops what a person has seen of something. */
async function dropCopies(by: SeenBy, isMeant: (queryKey: readonly unknown[]) => boolean): Promise<void> {
  await seen.keepOnly((key) => {
    const { user_seq, auth_seq, asked } = parts(key);
    return user_seq !== by.user_seq || auth_seq !== by.auth_seq || !isMeant(asked);
  });
}

/** Drops what others saw on this device, and what its person saw in a role that they no longer have. */
export async function dropForeign(): Promise<void> {
  if (currentOrgs().state !== 'ready') return;
  await seen.keepOnly((key) => {
    const { role, ...by } = parts(key);
    return role !== null && role === roleOf(by);
  });
}

/** What a copy is kept under: whose it is, as what they saw it, and what was asked. Null where nothing is kept. */
function keyOf(by: SeenBy, queryKey: readonly unknown[]): string | null {
  const role = roleOf(by);
  return role === null ? null : JSON.stringify([by.user_seq, by.auth_seq, role, hashKey(queryKey)]);
}

function parts(key: string) {
  const [user_seq = null, auth_seq = null, role = null, asked = '[]'] = JSON.parse(key);
  return { user_seq, auth_seq, role, asked: JSON.parse(asked) as readonly unknown[] };
}

/**
 * As what the person of this page sees something. Null for others and guests, where the person does not work, and for
 * administrators: their sessions are short on purpose.
 */
function roleOf({ user_seq, auth_seq }: SeenBy): string | null {
  const person = currentPerson();
  if (!person || person.user_seq !== user_seq || isAdmin(person.user_type)) return null;
  if (auth_seq === null) return person.user_type;
  const memberships = Object.values(currentOrgs().memberships).flat();
  return memberships.find((one) => one.auth_seq === auth_seq)?.user_auth ?? null;
}

/** Answers after which a record or a list is not for this person, or not there. */
const GONE = ['403', '404'];

/** Keeps on this device what a client holds of records and lists, from now on. */
export function keepSeen(client: QueryClient, by: SeenBy): void {
  const waiting = new Map<string, Query>();
  const write = () => {
    for (const { queryKey, state } of waiting.values()) {
      // What came from a copy is as old as that.
      const isCopy = isObject(state.data) && state.data.seen_at !== undefined;
      if (state.data !== undefined && !isCopy) keepCopy(by, queryKey, state.data, state.dataUpdatedAt);
    }
    waiting.clear();
  };
  const note = (query: Query) => {
    const { queryKey, state } = query;
    if (!isOfRecords(queryKey)) return;
    if (isGone(state.error)) return void dropGone(by, queryKey);
    waiting.set(query.queryHash, query);
    if (waiting.size === 1) whenIdle(write);
  };
  const cache = client.getQueryCache();
  cache.subscribe((event) => {
    if (isAnswer(event)) note(event.query);
  });
  for (const query of cache.getAll()) note(query);
  whenIdle(dropForeign);
}

/** A record or a list is gone: it is dropped, and so are all pages of lists of its screen, which may name it. */
export async function dropGone(by: SeenBy, queryKey: readonly unknown[]): Promise<void> {
  if (!isOfRecords(queryKey)) return;
  const isId = queryKey[0] === ID;
  const screen = queryKey[isId ? 1 : 3];
  // Behind a public id stands the key of its record.
  const key = isId ? await readCopy(by, queryKey) : queryKey[4];
  const isAll = queryKey[2] === LIST;
  await dropCopies(by, (asked) => {
    if (asked[0] === ID) return asked[1] === screen && (isAll || hashKey(asked) === hashKey(queryKey));
    return asked[3] === screen && (isAll || asked[2] === LIST || asked[4] === key);
  });
}

/** The server itself says that it is not there: what answers in its place knows nothing of records. */
const isGone = (error: unknown) =>
  error instanceof Refused && error.answer.request_id !== '' && GONE.includes(error.answer.status);
