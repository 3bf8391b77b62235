import { readStored, writeStored } from '../../../base/store/storage.ts';
import type { Store } from '../../../base/store/store.ts';
import { type Draft, draftFrom } from './draft.ts';

/** The list as the device has it: a page shows what other tabs change of it, and changes what is there by then. */
export interface DraftStore extends Pick<Store<Draft>, 'get' | 'subscribe'> {
  change(to: (now: Draft) => Draft): void;
}

/** The list that the device stores under a name; where it stores nothing, the list lasts as long as the page. */
export function createDraftStore(name: string): DraftStore {
  const listeners = new Set<() => void>();
  let draft = draftFrom(readStored('device', name));
  const latest = () => {
    const stored = readStored('device', name);
    return stored === null ? draft : draftFrom(stored);
  };
  const show = (next: Draft) => {
    draft = next;
    for (const listener of listeners) listener();
  };
  const hear = ({ key }: StorageEvent) => {
    if (key === name) show(latest());
  };
  return {
    get: () => draft,
    change(to) {
      const next = to(latest());
      writeStored('device', name, next);
      show(next);
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', hear);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', hear);
      };
    },
  };
}
