import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** What the server does with a question: answers, is away, or somebody else answers in its place. */
let server: 'there' | 'away' | 'portal' | 'busy' = 'there';
const asked = vi.fn(async () => {
  if (server === 'away') throw new TypeError('away');
  if (server === 'portal') return new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } });
  const status = server === 'busy' ? 503 : 200;
  return new Response('{}', { status, headers: { 'content-type': 'application/json', 'x-hanjan-app': 'index-2.js' } });
});

/** The page opened afresh, with what it is told of the connection. */
async function open() {
  vi.resetModules();
  const page = await import('./connection.ts');
  const told: string[] = [];
  page.connection.subscribe(() => told.push(page.connection.get().state));
  const back = vi.fn();
  page.onReconnect(back);
  return { ...page, told, back, wait: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

beforeEach(() => {
  server = 'there';
  asked.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => '/assets/index-1.js' }) });
});
afterEach(() => vi.useRealTimers());

describe('a call without an answer', () => {
  it('is no news when the server is there', async () => {
    const { missedServer, told, wait, back } = await open();
    missedServer();
    await wait(60_000);
    expect([asked.mock.calls.length, told, back.mock.calls.length]).toEqual([1, [], 0]);
  });
  it('has the server asked again with growing pauses until it is there', async () => {
    const { missedServer, told, wait, back, connection } = await open();
    server = 'away';
    missedServer();
    missedServer();
    await wait(0);
    expect([asked.mock.calls.length, told]).toEqual([1, ['offline']]);
    const pauses = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000];
    for (const [i, pause] of pauses.entries()) {
      await wait(pause - 1);
      expect(asked).toHaveBeenCalledTimes(i + 1);
      await wait(1);
      expect(asked).toHaveBeenCalledTimes(i + 2);
    }
    server = 'there';
    await wait(30_000);
    expect([connection.get().state, back.mock.calls.length]).toEqual(['online', 1]);
    await wait(300_000);
    expect(asked).toHaveBeenCalledTimes(pauses.length + 2);
  });
  it('begins with short pauses again after the server was there', async () => {
    const { missedServer, wait } = await open();
    for (let times = 1; times <= 2; times++) {
      server = 'away';
      missedServer();
      await wait(7_000);
      server = 'there';
      await wait(8_000);
      asked.mockClear();
    }
    server = 'away';
    missedServer();
    await wait(1_000);
    expect(asked).toHaveBeenCalledTimes(2);
  });
  it('is told when somebody else answers in the place of the server', async () => {
    const { reachServer, connection } = await open();
    server = 'portal';
    expect(await reachServer()).toBe(false);
    expect(connection.get().state).toBe('offline');
  });
});

describe('a server that could not be reached', () => {
  it('is asked at once when the person wants it, and only once at a time', async () => {
    const { reachServer, told } = await open();
    server = 'away';
    await reachServer();
    server = 'busy';
    expect(await Promise.all([reachServer(), reachServer()])).toEqual([true, true]);
    expect([asked.mock.calls.length, told]).toEqual([2, ['offline', 'checking', 'online']]);
  });
  it('is there again when any call is answered, also while it is being asked', async () => {
    const { reachServer, heardServer, connection, back, wait } = await open();
    server = 'away';
    await reachServer();
    const asking = reachServer();
    heardServer(new Response());
    expect(await asking).toBe(true);
    expect([connection.get().state, back.mock.calls.length]).toEqual(['online', 1]);
    server = 'there';
    await wait(60_000);
    expect([connection.get().state, asked.mock.calls.length]).toEqual(['online', 3]);
  });
  it('is asked anew for the person when a question that was under way went nowhere', async () => {
    const { reachServer, reachServerNow, connection } = await open();
    server = 'away';
    const before = reachServer();
    server = 'there';
    expect([await reachServerNow(), await before]).toEqual([true, false]);
    expect(connection.get().state).toBe('online');
  });
  it('is asked again when what was answered may have been sent before the network went', async () => {
    const { reachServer, heardServer, connection, wait } = await open();
    server = 'away';
    const asking = reachServer();
    heardServer(new Response());
    expect(await asking).toBe(true);
    await wait(1_000);
    expect(connection.get().state).toBe('offline');
  });
});

describe('the version of the product', () => {
  const entry = async (served: string | null, own: string | null) => {
    vi.stubGlobal('document', { querySelector: () => own && { getAttribute: () => own } });
    await open();
    const { hearVersion, newerEntry } = await import('./version.ts');
    hearVersion(new Response(null, { headers: served ? { 'x-hanjan-app': served } : {} }));
    return newerEntry.get();
  };
  it('is heard with the answer of the server', async () => {
    const { reachServer } = await open();
    const { newerEntry } = await import('./version.ts');
    await reachServer();
    expect(newerEntry.get()).toBe('index-2.js');
  });
  it.each([
    ['index-1.js', '/assets/index-1.js', null],
    ['index-2.js', '/assets/index-1.js', 'index-2.js'],
    [null, '/assets/index-1.js', null],
    ['index-2.js', '/main.tsx', null],
    ['index-2.js', null, null],
  ])('served as %s to a page of %s is news: %s', async (served, own, news) => {
    expect(await entry(served, own)).toBe(news);
  });
});
