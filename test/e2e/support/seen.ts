import { expect, type Page } from '@playwright/test';

/** What the browser keeps of records and lists that were seen, one line for each: whose it is and what was asked. */
export const seenCopies = (page: Page): Promise<string[]> => read(page, 'getAllKeys');

/** The keys, or the whole copies as texts. */
const read = (page: Page, what: 'getAllKeys' | 'getAll'): Promise<string[]> =>
  page.evaluate(async (what) => {
    const all = await indexedDB.databases();
    const name = all.map((one) => one.name ?? '').find((one) => one.startsWith('hanjan.seen.'));
    if (!name) return [];
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open(name);
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = reject;
    });
    const asked = database.transaction('copy').objectStore('copy')[what]();
    await new Promise((resolve) => {
      asked.onsuccess = resolve;
    });
    database.close();
    return asked.result.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
  }, what);

/** The browser keeps a record, or a list, by now. */
export const expectSeen = (page: Page, part: string) =>
  expect.poll(async () => (await seenCopies(page)).some((key) => key.includes(part))).toBe(true);

/** The browser keeps something that says so by now. */
export const expectSeenText = (page: Page, text: string) =>
  expect.poll(async () => (await read(page, 'getAll')).some((copy) => copy.includes(text))).toBe(true);

/** Waits until the browser keeps the files that load a page without a network. */
export const expectFiles = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const files = await caches.open('hanjan-files');
        return Boolean(navigator.serviceWorker.controller && (await files.match('/offline')));
      }),
    )
    .toBe(true);
