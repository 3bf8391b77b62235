import { storedNames } from '../../base/store/storage.ts';
import { DRAFT_DAYS, type Draft, readDraft, writeDraft, writtenAt } from './draft.ts';

/** How many drafts a person may have on a device besides what waits to be sent; the oldest gives way. */
export const MOST_DRAFTS = 50;

/** The drafts of everybody who uses this device. Nothing here throws, whatever the browser forbids. */
export interface Drafts {
  /** A person's drafts, the newest first. The same list as long as they are the same. */
  of(owner: string): readonly Draft[];
  get(owner: string, id: string): Draft | null;
  /** Keeps a draft. False when the device did not take it. */
  put(draft: Draft): boolean;
  drop(owner: string, id: string): void;
  /** The person signs out: their drafts go, and this page keeps no more of them. */
  forget(owner: string): void;
  /** Hears of every draft that comes or goes, and of all that other tabs do. */
  subscribe(listener: () => void): () => void;
}

const PREFIX = 'hanjan.draft.';

/** Whose drafts those are that somebody types before signing in. No person is called so. */
export const GUEST = 'guest';

const MS_A_DAY = 86_400_000;

/** Whether a name in the device's storage is a draft's. */
export const isDraftName = (name: string): boolean => name.startsWith(PREFIX);

/** Whether somebody who has signed in on this device left something unsaved; a guest's is no person's. */
export const isSomebodyWriting = (): boolean =>
  storedNames('device').some((name) => isDraftName(name) && !name.startsWith(nameOf(GUEST, '')));

/** Drafts in a storage that outlives the tab. What is put is kept when the call returns, also while a page goes. */
export function createDrafts(storage: () => Storage, now: () => number = Date.now): Drafts {
  const listeners = new Set<() => void>();
  const forgotten = new Set<string>();
  const parsed = new Map<string, { readonly text: string; readonly draft: Draft | null }>();
  const shown = new Map<string, readonly Draft[]>();
  let isSwept = false;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const hear = ({ key }: StorageEvent) => {
    if (key === null || isDraftName(key)) tell();
  };
  const names = (start = PREFIX) =>
    Array.from({ length: storage().length }, (_, i) => storage().key(i) ?? '').filter((name) => name.startsWith(start));
  const isFresh = (at: number | null) => at !== null && now() - at < DRAFT_DAYS * MS_A_DAY;

  /** Removes what has expired or says nothing, of everybody. What a newer program stored stays. */
  const sweep = () => {
    for (const name of names()) if (!isFresh(writtenAt(storage().getItem(name) ?? ''))) storage().removeItem(name);
    isSwept = true;
  };
  const read = (owner: string, id: string): Draft | null => {
    const name = nameOf(owner, id);
    const text = storage().getItem(name);
    if (text === null) return null;
    const known = parsed.get(name);
    if (known?.text === text) return known.draft;
    const draft = readDraft(id, owner, text);
    parsed.set(name, { text, draft });
    return draft;
  };
  const list = (owner: string): readonly Draft[] => {
    if (!isSwept) sweep();
    const start = nameOf(owner, '');
    return names(start)
      .flatMap((name) => read(owner, name.slice(start.length)) ?? [])
      .filter(({ at }) => isFresh(Date.parse(at)))
      .sort((a, b) => b.at.localeCompare(a.at) || a.id.localeCompare(b.id));
  };
  const write = (name: string, text: string) => {
    try {
      storage().setItem(name, text);
    } catch {
      sweep();
      storage().setItem(name, text);
    }
  };

  return {
    of(owner) {
      const found = attempt(() => list(owner), []);
      const before = shown.get(owner);
      if (before?.length === found.length && found.every((draft, i) => draft === before[i])) return before;
      shown.set(owner, found);
      return found;
    },
    get: (owner, id) => attempt(() => read(owner, id), null),
    put(draft) {
      const { owner, id } = draft;
      if (forgotten.has(owner)) return false;
      return attempt(() => {
        const name = nameOf(owner, id);
        const before = read(owner, id);
        write(name, writeDraft(draft));
        if (before && isWritten(before) && isWritten(draft)) return true;
        for (const old of list(owner).filter(isWritten).slice(MOST_DRAFTS)) storage().removeItem(nameOf(owner, old.id));
        tell();
        return true;
      }, false);
    },
    drop(owner, id) {
      attempt(() => storage().removeItem(nameOf(owner, id)), undefined);
      tell();
    },
    forget(owner) {
      forgotten.add(owner);
      attempt(() => {
        for (const name of names(nameOf(owner, ''))) storage().removeItem(name);
      }, undefined);
      tell();
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

/** The drafts on this device. */
export const drafts = createDrafts(() => localStorage);

/** What waits to be sent gives way to nothing. */
const isWritten = ({ waiting }: Draft) => !waiting;

const nameOf = (owner: string, id: string) => `${PREFIX}${owner}.${id}`;

/** What a storage answers, or something else when it is forbidden or full. */
function attempt<T>(ask: () => T, otherwise: T): T {
  try {
    return ask();
  } catch {
    return otherwise;
  }
}
