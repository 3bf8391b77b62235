import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { storageOf } from '../../../../test/harness/storage.ts';
import { renew } from '../store/renew.ts';
import type { Looked } from './copies.ts';
import { kept } from './kept.ts';
import { lookUp } from './useLookedUp.ts';

vi.stubGlobal('window', globalThis);

const HOUR = 3_600_000;

/** What the server has, null when it is away, and what it was asked. */
let served: string[] | null = ['PEACH'];
const asked: (string | null)[] = [];

const flavors: Looked<readonly string[]> = {
  queryKey: ['code', 'FLVR'],
  path: '/api/code/simple',
  isOfOrg: false,
  goodFor: HOUR,
  entities: ['code'],
  async ask(edit_at) {
    asked.push(edit_at);
    if (!served) throw new Error('away');
    const mark = served.join();
    return { edit_at: mark, data: mark === edit_at ? null : served };
  },
  isGood: (data): data is readonly string[] => Array.isArray(data),
};

/** What a page shows, one after the other. */
async function shownOn(): Promise<(readonly string[])[]> {
  const shown: (readonly string[])[] = [];
  await lookUp(flavors, (found) => shown.push(found)).catch(() => shown.push(['failed']));
  return shown;
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T12:00:00Z') });
  vi.stubGlobal('localStorage', storageOf());
  await kept.clear();
  served = ['PEACH'];
  asked.length = 0;
});

it('asks once an hour, and then whether it is still so', async () => {
  expect(await shownOn()).toEqual([['PEACH']]);
  expect(await shownOn()).toEqual([['PEACH']]);
  expect(asked).toEqual([null]);
  vi.setSystemTime(Date.now() + HOUR);
  expect(await shownOn()).toEqual([['PEACH']]);
  expect(asked).toEqual([null, 'PEACH']);
});

it('asks at once after all codes were said to be old', async () => {
  await shownOn();
  renew(['code']);
  vi.setSystemTime(Date.now() + 1);
  served = ['PEAR'];
  expect(await shownOn()).toEqual([['PEACH'], ['PEAR']]);
  expect(await shownOn()).toEqual([['PEAR']]);
  expect(asked).toEqual([null, 'PEACH']);
});

it('shows what it has while it asks for what is new', async () => {
  await shownOn();
  vi.setSystemTime(Date.now() + HOUR);
  served = ['PEACH', 'PEAR'];
  expect(await shownOn()).toEqual([['PEACH'], ['PEACH', 'PEAR']]);
  expect(await shownOn()).toEqual([['PEACH', 'PEAR']]);
});

it('goes on with what it has while the server is away, and fails without anything', async () => {
  served = null;
  expect(await shownOn()).toEqual([['failed']]);
  served = ['PEACH'];
  await shownOn();
  vi.setSystemTime(Date.now() + 2 * HOUR);
  served = null;
  expect(await shownOn()).toEqual([['PEACH'], ['failed']]);
});
