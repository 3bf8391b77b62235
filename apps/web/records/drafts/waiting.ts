import { useCallback, useSyncExternalStore } from 'react';
import { currentOrgs } from '../../base/session/org.ts';
import { currentPerson } from '../../base/session/session.ts';
import type { Attempt, Draft } from './draft.ts';
import { drafts } from './store.ts';
import type { Waiting } from './wait.ts';

/** New records that were saved without a network and wait to be sent: drafts that nobody writes any more. */
export interface WaitingRecord extends Draft {
  readonly attempt: Attempt;
  readonly waiting: Waiting;
}

/** So many wait on a device for a person; whoever saves more saves again by themselves. */
export const MOST_WAITING = 200;

const isWaitingRecord = (draft: Draft): draft is WaitingRecord => draft.waiting !== undefined && draft.attempt !== null;

const NONE: readonly WaitingRecord[] = [];
const sorted = new WeakMap<readonly Draft[], readonly WaitingRecord[]>();

/** What waits for a person, in the order in which it was saved. The same list as long as it is the same. */
export function waitingOf(owner: string | undefined): readonly WaitingRecord[] {
  if (!owner) return NONE;
  const all = drafts.of(owner);
  const known = sorted.get(all);
  if (known) return known;
  const found = all.filter(isWaitingRecord).toSorted((a, b) => a.waiting.since - b.waiting.since);
  const waiting = found.length > 0 ? found : NONE;
  sorted.set(all, waiting);
  return waiting;
}

/** One of them as it stands now; null once it no longer waits. */
export function stillWaiting(owner: string, id: string): WaitingRecord | null {
  const draft = drafts.get(owner, id);
  return draft && isWaitingRecord(draft) ? draft : null;
}

/** What waits for a person, for a page that shows it. */
export const useWaiting = (owner: string | undefined): readonly WaitingRecord[] =>
  useSyncExternalStore(
    drafts.subscribe,
    useCallback(() => waitingOf(owner), [owner]),
  );

/** What the person of this page is in an organisation, or on the site (null); null where they do not work. */
export function roleIn(org: number | null): string | null {
  if (org === null) return currentPerson()?.user_type ?? null;
  const memberships = Object.values(currentOrgs().memberships).flat();
  return memberships.find(({ auth_seq }) => auth_seq === org)?.user_auth ?? null;
}

/** A new record waits from now on. False where the device does not take it. */
export function wait(draft: Draft, attempt: Attempt, sent_at: number | null): boolean {
  const before = waitingOf(draft.owner);
  const role = roleIn(draft.org);
  if (role === null || before.length >= MOST_WAITING) return false;
  // A clock that was set back changes no order.
  const since = Math.max(Date.now(), 1 + (before.at(-1)?.waiting.since ?? 0));
  return drafts.put({ ...draft, attempt, waiting: { since, role, sent_at, tries: 0, next_at: 0, obstacle: null } });
}

/** Notes how one of them stands. */
export const noteWaiting = (record: WaitingRecord, change: Partial<Waiting>): void =>
  void drafts.put({ ...record, waiting: { ...record.waiting, ...change } });
