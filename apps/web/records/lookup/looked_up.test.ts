import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storageOf } from '../../../../test/harness/storage.ts';
import { renew } from '../store/renew.ts';
import type { Looked } from './copies.ts';
import { kept } from './kept.ts';
import { lookedUp, lookUpAnew } from './looked_up.ts';

const MINUTE = 60_000;
const NOON = Date.parse('2026-11-20T12:00:00Z');
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** What other tabs tell this one. */
const heard: ((event: object) => void)[] = [];
vi.stubGlobal('window', globalThis);
vi.stubGlobal('addEventListener', (_: string, hear: (event: object) => void) => heard.push(hear));
vi.stubGlobal('document', { visibilityState: 'visible' });

/** What the server has, and what it was asked. */
let served = { mark: 'm1', list: ['KEN'] };
const asked: (string | null)[] = [];
let whileAsked = () => {};

const countries: Looked<readonly string[]> = {
  queryKey: ['lookup', 'country'],
  path: '/api/code/country',
  isOfOrg: false,
  goodFor: 60 * MINUTE,
  entities: ['country', 'region'],
  async ask(edit_at) {
    asked.push(edit_at);
    const { mark, list } = served;
    whileAsked();
    return { edit_at: mark, data: edit_at === mark ? null : list };
  },
  isGood: (data): data is readonly string[] => Array.isArray(data) && data.every((one) => typeof one === 'string'),
};

/** The product opened afresh: only what the browser keeps is still there. */
function open(user_seq: number | null = 1, auth_seq: number | null = null): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { meta: { user_seq, auth_seq } } } });
  pages.push(client);
  return client;
}
const pages: QueryClient[] = [];
const look = (client: QueryClient, looked = countries) => client.fetchQuery({ ...lookedUp(looked), retry: false });
const shown = (client: QueryClient) => client.getQueryData(countries.queryKey);
/** Nothing is asked for any more, and what came is written. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  await expect.poll(() => pages.some((page) => page.isFetching() > 0)).toBe(false);
  await kept.read('');
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  vi.stubGlobal('localStorage', storageOf());
  await kept.clear();
  served = { mark: 'm1', list: ['KEN'] };
  asked.length = 0;
  whileAsked = () => {};
});

afterEach(settled);

describe('what is looked up', () => {
  it('is asked for once, by whichever page of the hour', async () => {
    expect(await look(open())).toEqual(['KEN']);
    await settled();
    pass(59 * MINUTE);
    served = { mark: 'm2', list: ['KEN', 'ETH'] };
    const later = open();
    expect(await look(later)).toEqual(['KEN']);
    await settled();
    expect(asked).toEqual([null]);
    // A copy is as old as it is.
    pass(2 * MINUTE);
    await expect.poll(() => look(later)).toEqual(['KEN', 'ETH']);
    expect(asked).toEqual([null, 'm1']);
  });
  it('is shown after the hour too, while the server is asked whether it is still so', async () => {
    await look(open());
    await settled();
    pass(61 * MINUTE);
    const same = open();
    expect(await look(same)).toEqual(['KEN']);
    await settled();
    expect(asked).toEqual([null, 'm1']);
    // The answer that nothing has changed is good for another hour.
    pass(59 * MINUTE);
    expect(await look(open())).toEqual(['KEN']);
    await settled();
    expect(asked).toEqual([null, 'm1']);
    pass(2 * MINUTE);
    served = { mark: 'm2', list: [] };
    const changed = open();
    expect(await look(changed)).toEqual(['KEN']);
    await expect.poll(() => shown(changed)).toEqual([]);
    expect(asked).toEqual([null, 'm1', 'm1']);
  });
  it('is asked for at once, and shown meanwhile, where others may have written since', async () => {
    const own = { ...countries, goodFor: 0 };
    await look(open(), own);
    await settled();
    served = { mark: 'm2', list: ['KEN', 'ETH'] };
    const client = open();
    expect(await look(client, own)).toEqual(['KEN']);
    await settled();
    expect(shown(client)).toEqual(['KEN', 'ETH']);
    await look(client, own);
    expect(asked).toEqual([null, 'm1']);
    // In a tab that stays open too, whenever a page needs it and a minute has passed.
    served = { mark: 'm3', list: [] };
    pass(MINUTE + 1);
    expect(await look(client, own)).toEqual([]);
    expect(asked).toEqual([null, 'm1', 'm2']);
  });
  it('is asked for again when the clock was put back', async () => {
    await look(open());
    await settled();
    pass(-24 * 60 * MINUTE);
    await look(open());
    await expect.poll(() => asked).toEqual([null, 'm1']);
  });
  it('stays as it was when the server cannot be asked', async () => {
    await look(open());
    await settled();
    pass(61 * MINUTE);
    whileAsked = () => {
      throw new Error('away');
    };
    const client = open();
    expect(await look(client)).toEqual(['KEN']);
    await expect.poll(() => client.getQueryState(countries.queryKey)?.status).toBe('error');
    expect(shown(client)).toEqual(['KEN']);
  });
  it('is never found by somebody else, in another organisation or under another address', async () => {
    const ofOrg = { ...countries, isOfOrg: true };
    await look(open(1, 7));
    await look(open(1, 7), ofOrg);
    await settled();
    asked.length = 0;
    await look(open(1, 8));
    expect(asked).toEqual([]);
    await look(open(1, 8), ofOrg);
    await look(open(1), ofOrg);
    await look(open(2, 7), ofOrg);
    await look(open(null));
    await look(open(1, 7), { ...ofOrg, path: '/api/code/other' });
    expect(asked).toEqual([null, null, null, null, null]);
  });
  it.each([['a text'], [[1, 2]], [null]])('is asked for anew when what is kept is %j', async (data) => {
    await look(open());
    await settled();
    const key = JSON.stringify(['/api/code/country', 1, 'country', 'ko']);
    expect((await kept.read(key))?.data).toEqual(['KEN']);
    await kept.write(key, { access_at: NOON, edit_at: 'm1', data });
    expect(await look(open())).toEqual(['KEN']);
    expect(asked).toEqual([null, null]);
  });
});

describe('after a change here', () => {
  it('it is asked for before it is shown again', async () => {
    const client = open();
    await look(client);
    await settled();
    pass(1);
    served = { mark: 'm2', list: ['ETH'] };
    renew(['region']);
    const later = open();
    expect(await look(later)).toEqual(['ETH']);
    expect(await look(client)).toEqual(['ETH']);
    expect(asked).toEqual([null, 'm1', 'm2']);
    await settled();
    pass(1);
    renew(['region']);
    pass(1);
    await look(client);
    await settled();
    await look(open());
    expect(asked).toEqual([null, 'm1', 'm2', 'm2']);
  });
  it('of something else it is not', async () => {
    const client = open();
    await look(client);
    await settled();
    pass(1);
    renew(['company']);
    for (const page of [client, open()]) await look(page);
    expect(asked).toEqual([null]);
  });
  it('in another tab it is asked for too', async () => {
    const client = open();
    await look(client);
    const tell = (key: string | null, newValue: string | null) => {
      for (const hear of heard) hear({ key, newValue });
    };
    tell('hanjan.renewed.company', '1');
    tell('hanjan.renewed.country', null);
    tell(null, null);
    await look(client);
    expect(asked).toEqual([null]);
    tell('hanjan.renewed.country', '1');
    await look(client);
    expect(asked).toEqual([null, 'm1']);
  });
  it('that came while it was asked for it is asked for once more', async () => {
    whileAsked = () => {
      whileAsked = () => {};
      served = { mark: 'm2', list: ['ETH'] };
      pass(1);
      renew(['country']);
    };
    expect(await look(open())).toEqual(['ETH']);
    expect(asked).toEqual([null, null]);
  });
});

describe('what is looked up anew', () => {
  it('is asked for whatever is held of it', async () => {
    const client = open();
    await look(client);
    await settled();
    served = { mark: 'm1', list: ['KEN', 'BRA'] };
    await lookUpAnew(client, countries);
    expect(shown(client)).toEqual(['KEN', 'BRA']);
    expect(asked).toEqual([null, null]);
  });
  it('stays when it cannot be had, and says so', async () => {
    const client = open();
    await look(client);
    whileAsked = () => {
      throw new Error('away');
    };
    client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryDelay: 0 } });
    await expect(lookUpAnew(client, countries)).rejects.toThrow('away');
    expect(shown(client)).toEqual(['KEN']);
  });
});
