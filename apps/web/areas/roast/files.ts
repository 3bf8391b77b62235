/** A file as this device keeps it. */
export interface KeptFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Which of several roasts in it was chosen, from 0. */
  readonly chosen?: number | undefined;
}

/** What the database and the lock of its pages are called. */
const NAME = 'hanjan.roast';
const STORE = 'file';

/** What this page has kept or read itself. A browser that stores nothing has them until the page is closed. */
const held = new Map<string, KeptFile>();

/** Keeps a file on this device; false where it is gone with the page. */
export async function keepFile(id: string, file: KeptFile): Promise<boolean> {
  held.set(id, file);
  return (await inStore('readwrite', (store) => store.put(file, id))) !== null;
}

/** A file that was stored; null when it is gone. */
export async function fileOf(id: string): Promise<KeptFile | null> {
  const known = held.get(id) ?? (await inStore<unknown>('readonly', (store) => store.get(id)));
  if (!isKept(known)) return null;
  held.set(id, known);
  return known;
}

/**
 * Forgets all files that this device keeps but some, unless a page of another tab may take something back to one of them.
 * What this page has seen stays, because that can be taken back here. From then on this is a page that others mind.
 */
export async function forgetFiles(spared: readonly string[]): Promise<void> {
  try {
    await navigator.locks.request(NAME, { ifAvailable: true }, (lock) => lock && forget(spared));
    await navigator.locks.request(NAME, { mode: 'shared' }, () => new Promise(() => undefined));
  } catch {
    // Where nothing is known of other tabs nothing is forgotten.
  }
}

async function forget(spared: readonly string[]): Promise<void> {
  const ids = (await inStore('readonly', (store) => store.getAllKeys())) ?? [];
  const isSpared = (id: string) => spared.includes(id) || held.has(id);
  for (const id of ids) if (!isSpared(String(id))) await inStore('readwrite', (store) => store.delete(id));
}

/** Works in the browser's database; null where there is none. */
async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
  const database = await opened();
  if (!database) return null;
  return new Promise<T | null>((resolve) => {
    try {
      const transaction = database.transaction(STORE, mode);
      const asked = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(asked.result);
      transaction.onabort = transaction.onerror = () => resolve(null);
    } catch {
      resolve(null);
    }
  }).finally(() => database.close());
}

const opened = () =>
  new Promise<IDBDatabase | null>((resolve) => {
    try {
      const asked = indexedDB.open(NAME, 1);
      asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = asked.onblocked = () => resolve(null);
    } catch {
      resolve(null);
    }
  });

const isKept = (value: unknown): value is KeptFile =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as KeptFile).name === 'string' &&
  (value as KeptFile).bytes instanceof Uint8Array &&
  ['undefined', 'number'].includes(typeof (value as KeptFile).chosen);
