import { keep, readKept } from '../../base/store/kept.ts';

/** Hears of an entity of which records were changed. */
type Listener = (entity: string) => void;

const PREFIX = 'hanjan.renewed.';
const listeners = new Set<Listener>();
let isHearing = false;

/** Records of an entity were saved, removed or restored here: whatever was looked up of them before is old, in all tabs. */
export function renew(entity: string): void {
  keep('device', PREFIX + entity, Date.now());
  for (const listener of listeners) listener(entity);
}

/** When records of some entities were changed last on this device, ms; 0 when that is not known. */
export const renewedAt = (entities: readonly string[]): number =>
  Math.max(0, ...entities.map((entity) => Number(readKept('device', PREFIX + entity)) || 0));

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
