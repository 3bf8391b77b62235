import { expect, type Page } from '@playwright/test';

/** What the browser keeps of records and lists that were seen, one line for each: whose it is and what was asked. */
export const seenCopies = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const all = await indexedDB.databases();
    const name = all.map((one) => one.name ?? '').find((one) => one.startsWith('hanjan.seen.'));
    if (!name) return [];
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open(name);
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = reject;
    });
    const keys = database.transaction('copy').objectStore('copy').getAllKeys();
    await new Promise((resolve) => {
      keys.onsuccess = resolve;
    });
    database.close();
    return keys.result.map(String);
  });

/** The browser keeps a record, or a list, by now. */
export const expectSeen = (page: Page, part: string) =>
  expect.poll(async () => (await seenCopies(page)).some((key) => key.includes(part))).toBe(true);

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
