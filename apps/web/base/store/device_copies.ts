import { whenIdle } from './idle.ts';

/** An answer of the server, as the browser keeps it. */
export interface Copy {
  /** When it was asked for, ms. */
  readonly access_at: number;
  /** The server's mark of it: with it is asked whether it is still so. */
  readonly edit_at: string;
  readonly data: unknown;
}

/** Copies in the browser's database, by key. Nothing here throws or waits long, whatever the browser forbids. */
export interface Kept {
  /** Reads that are asked for in the same moment are one. */
  read(key: string): Promise<Copy | null>;
  /** The keys of all copies. */
  keys(): Promise<readonly string[]>;
  write(key: string, copy: Copy): Promise<void>;
  drop(key: string): Promise<void>;
  /** Drops every copy whose key is not wanted. */
  keepOnly(isWanted: (key: string) => boolean): Promise<void>;
  clear(): Promise<void>;
  /** Opens the database, so that whoever reads first need not wait for that. */
  open(): void;
}

/** A database of copies. */
export interface Shelf {
  /** How the names of its versions begin. */
  readonly name: string;
  /** Another number whenever copies of before cannot be read any more. */
  readonly version: number;
  /** So many copies are kept, the oldest go first; all of them where nothing is said. */
  readonly most?: number;
}

const STORE = 'copy';
const PATIENCE_MS = 500;
const KEPT_MS = 30 * 24 * 3_600_000;

export function createDeviceCopies(
  { name: start, version, most = Number.POSITIVE_INFINITY }: Shelf,
  databases: () => IDBFactory = () => indexedDB,
  now: () => number = Date.now,
  later: (work: () => void) => void = whenIdle,
): Kept {
  let opened: Promise<IDBDatabase | null> | undefined;
  /** Ends some time after somebody waited first. Whatever is there by then or later is used. */
  let patience: Promise<null> | undefined;
  let reading: { readonly keys: string[]; readonly copies: Promise<readonly unknown[]> } | undefined;

  const open = () =>
    new Promise<IDBDatabase | null>((resolve) => {
      const asked = databases().open(start + version, 1);
      asked.onupgradeneeded = () => asked.result.createObjectStore(STORE).createIndex('access_at', 'access_at');
      asked.onsuccess = () => {
        const { result: database } = asked;
        // Somebody signs out: the database goes, and this page stores nothing any more.
        database.onversionchange = () => {
          database.close();
          opened = Promise.resolve(null);
        };
        database.onclose = () => {
          opened = patience = undefined;
        };
        resolve(database);
      };
      asked.onerror = () => resolve(null);
    })
      .then((database) => {
        // Whoever waits for a copy comes first.
        if (database) later(() => tidy(database));
        return database;
      })
      .catch(() => null);

  /** Deletes what an older version stored, and copies that nobody wants any more. */
  const tidy = async (database: IDBDatabase) => {
    try {
      const store = database.transaction(STORE, 'readwrite').objectStore(STORE);
      const old = store.index('access_at').openKeyCursor(IDBKeyRange.upperBound(now() - KEPT_MS));
      old.onsuccess = () => {
        if (!old.result) return;
        store.delete(old.result.primaryKey);
        old.result.continue();
      };
      for (const { name = '' } of (await databases().databases?.()) ?? []) {
        if (name.startsWith(start) && name !== database.name) databases().deleteDatabase(name);
      }
    } catch {
      // What cannot be tidied is not read either.
    }
  };

  /** Does something in one transaction; what its requests answer, or nothing when it could not be done. */
  const within = async (mode: IDBTransactionMode, ask: (store: IDBObjectStore) => readonly IDBRequest[]) => {
    opened ??= open();
    patience ??= new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, null));
    const database = await Promise.race([opened, patience]);
    try {
      const work = database?.transaction(STORE, mode);
      if (!work) return [];
      const asked = ask(work.objectStore(STORE));
      await new Promise((resolve, reject) => {
        work.oncomplete = resolve;
        work.onabort = reject;
      });
      return asked.map(({ result }) => result);
    } catch {
      return [];
    }
  };

  /** Deletes the oldest copies until there are no more than may be. */
  const makeRoom = (store: IDBObjectStore) => {
    const counted = store.count();
    counted.onsuccess = () => {
      let over = counted.result - most;
      if (over <= 0) return;
      const old = store.index('access_at').openKeyCursor();
      old.onsuccess = () => {
        if (!old.result || over-- <= 0) return;
        store.delete(old.result.primaryKey);
        old.result.continue();
      };
    };
  };

  return {
    open() {
      opened ??= open();
    },
    async read(key) {
      if (!reading) {
        const keys: string[] = [];
        const copies = Promise.resolve().then(() => {
          reading = undefined;
          return within('readonly', (store) => keys.map((one) => store.get(one)));
        });
        reading = { keys, copies };
      }
      const at = reading.keys.push(key) - 1;
      const copy = (await reading.copies)[at];
      return isCopy(copy) ? copy : null;
    },
    async keys() {
      const [keys] = await within('readonly', (store) => [store.getAllKeys()]);
      return Array.isArray(keys) ? keys.map(String) : [];
    },
    async write(key, copy) {
      await within('readwrite', (store) => {
        const put = store.put(copy, key);
        if (most < Number.POSITIVE_INFINITY) makeRoom(store);
        return [put];
      });
    },
    async drop(key) {
      await within('readwrite', (store) => [store.delete(key)]);
    },
    async keepOnly(isWanted) {
      await within('readwrite', (store) => {
        const all = store.getAllKeys();
        all.onsuccess = () => {
          for (const key of all.result) if (typeof key !== 'string' || !isWanted(key)) store.delete(key);
        };
        return [];
      });
    },
    async clear() {
      await within('readwrite', (store) => [store.clear()]);
    },
  };
}

function isCopy(value: unknown): value is Copy {
  if (typeof value !== 'object' || value === null) return false;
  const { access_at, edit_at } = value as Partial<Copy>;
  return Number.isFinite(access_at) && typeof edit_at === 'string' && 'data' in value;
}
