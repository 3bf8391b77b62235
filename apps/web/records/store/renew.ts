import type { QueryClient } from '@tanstack/react-query';
import { readStored, writeStored } from '../../base/store/storage.ts';

/** Hears of an entity of which records were changed. */
type Listener = (entity: string) => void;

const PREFIX = 'hanjan.renewed.';
const listeners = new Set<Listener>();
const clients = new Set<QueryClient>();
let isHearing = false;

/** How the key of every query begins that shows records of an entity: lists, records, stocks. */
export const showing = (entity: string) => ['records', entity] as const;

/** What a client shows is asked for again when records change, here or in another tab. */
export function renewIn(client: QueryClient): void {
  clients.add(client);
  hearOtherTabs();
}

/**
 * Records of some entities were changed here, as the answer of a save says in `touched`: whatever this page shows of them
 * is asked for again, and so it is in other tabs, where whatever was looked up of them before is old too.
 */
export async function renew(entities: readonly string[]): Promise<void> {
  for (const entity of entities) {
    writeStored('device', PREFIX + entity, Date.now());
    for (const listener of listeners) listener(entity);
  }
  await Promise.all(entities.flatMap((entity) => makeOld(entity)));
}

const makeOld = (entity: string, refetchType: 'active' | 'none' = 'active') =>
  [...clients].map((client) => client.invalidateQueries({ queryKey: showing(entity), refetchType }));

/** When records of some entities were changed last on this device, ms; 0 when that is not known. */
export const renewedAt = (entities: readonly string[]): number =>
  Math.max(0, ...entities.map((entity) => Number(readStored('device', PREFIX + entity)) || 0));

/** Tells of every change of this tab and of others, until what it answers is called. */
export function onRenewed(listener: Listener): () => void {
  listeners.add(listener);
  hearOtherTabs();
  return () => void listeners.delete(listener);
}

function hearOtherTabs(): void {
  if (isHearing) return;
  isHearing = true;
  addEventListener('storage', ({ key, newValue }) => {
    if (!key?.startsWith(PREFIX) || newValue === null) return;
    const entity = key.slice(PREFIX.length);
    for (const one of listeners) one(entity);
    // A page that nobody sees asks once it is looked at, whatever others save until then.
    makeOld(entity, document.visibilityState === 'visible' ? 'active' : 'none');
  });
}
