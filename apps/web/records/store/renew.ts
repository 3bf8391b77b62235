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

/** What a client shows is asked for again when records change. */
export const renewIn = (client: QueryClient): void => void clients.add(client);

/**
 * Records of some entities were changed here, as the answer of a save says in `touched`: whatever this page shows of them
 * is asked for again, and whatever was looked up of them before is old, in all tabs.
 */
export async function renew(entities: readonly string[]): Promise<void> {
  for (const entity of entities) {
    writeStored('device', PREFIX + entity, Date.now());
    for (const listener of listeners) listener(entity);
  }
  const invalidate = (entity: string) =>
    [...clients].map((client) => client.invalidateQueries({ queryKey: showing(entity) }));
  await Promise.all(entities.flatMap(invalidate));
}

/** When records of some entities were changed last on this device, ms; 0 when that is not known. */
export const renewedAt = (entities: readonly string[]): number =>
  Math.max(0, ...entities.map((entity) => Number(readStored('device', PREFIX + entity)) || 0));

/** Tells of every change of this tab and of others, until what it answers is called. */
export function onRenewed(listener: Listener): () => void {
  listeners.add(listener);
  if (!isHearing) hearOtherTabs();
  return () => void listeners.delete(listener);
}

function hearOtherTabs(): void {
  isHearing = true;
  addEventListener('storage', ({ key, newValue }) => {
    if (!key?.startsWith(PREFIX) || newValue === null) return;
    for (const one of listeners) one(key.slice(PREFIX.length));
  });
}
