import type { OrgKind } from '@hanjan/core';
import { isUnanswered, Refused, read } from '../../base/api/call.ts';
import { onReconnect } from '../../base/api/connection.ts';
import { currentPerson } from '../../base/session/session.ts';
import { readStored, writeStored } from '../../base/store/storage.ts';
import { createStore } from '../../base/store/store.ts';
import { onRenewed } from '../../records/store/renew.ts';

/** Records of an organisation that wait for an answer: of whom, which they are, and where they are counted. */
interface Place {
  readonly kind: OrgKind;
  readonly entity: string;
  readonly api: string;
}

const WAITING: Readonly<Record<string, Place>> = {
  '/cafe/etc/signup': { kind: 'cafe', entity: 'cafe_user', api: '/api/cafe/user/signup' },
  '/roaster/etc/signup': { kind: 'roaster', entity: 'roaster_user', api: '/api/roaster/user/signup' },
  '/roaster/customer/registercafe': { kind: 'roaster', entity: 'roaster_cafe', api: '/api/roaster/cafe/register' },
};
/** Which of them wait; whatever is on hold has been looked at. */
const STATE = 'WTSGNP';
/** For so long a count is taken for true. */
const FRESH_MS = 60_000;
/** Under which the device stores the last count, for when the server cannot be reached; signing out removes it. */
const LAST = 'hanjan.home.waiting.';

/** Where something waits at an address of the menu, if records do. */
export const placeOf = (path: string): Place | undefined => WAITING[path];

/** The list of a place, narrowed to what waits there. */
export const waitingPath = (path: string): string => `${path}?${WAITING[path]?.entity}_auth=${STATE}`;

/** What is known, by the names of `nameOf`. */
export const counts = createStore<ReadonlyMap<string, number>>(new Map());
/** When each was asked for last. */
const asked = new Map<string, { readonly at: number }>();

/** What the count of a place is called, for the person of the page. */
export const nameOf = (path: string, auth_seq: number): string => `${currentPerson()?.user_uuid}.${path}.${auth_seq}`;

/** Counts what waits at a place, unless that is known or being asked. */
export async function count(path: string, auth_seq: number): Promise<void> {
  const place = WAITING[path];
  const name = nameOf(path, auth_seq);
  if (!place || Date.now() - (asked.get(name)?.at ?? 0) < FRESH_MS) return;
  const mine = { at: Date.now() };
  asked.set(name, mine);
  const { kind, entity, api } = place;
  const body = { list_count: 1, filters: { [`${entity}_auth`]: [STATE] } };
  const found = await read('POST', `${api}/list`, body, { org: { kind, auth_seq } }).then(
    ({ pagination }) => {
      const total = pagination?.total ?? 0;
      writeStored('device', LAST + name, total);
      return total;
    },
    (error: unknown) => {
      const isAway = error instanceof Refused && isUnanswered(error.answer);
      return isAway ? Number(readStored('device', LAST + name)) || 0 : 0;
    },
  );
  // Something was changed meanwhile, and it is being counted anew.
  if (asked.get(name) === mine) counts.set(new Map(counts.get()).set(name, found));
}

/** Whatever is shown looks whether its count is still fresh. */
const look = () => counts.set(new Map(counts.get()));

function again(): void {
  asked.clear();
  look();
}

onReconnect(again);
onRenewed((changed) => {
  if (Object.values(WAITING).some(({ entity }) => entity === changed)) again();
});
addEventListener('focus', look);
