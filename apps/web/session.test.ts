import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const PERSON = { user_seq: 7, user_uuid: 'a', user_type: 'USER', must_change_pass: false };
const answer = (status: string, result: unknown) =>
  Response.json({ status, result, description: '', code: null, fields: [], request_id: '' });

/** Whether the server knows who this is, has trouble, or is not there. */
let server: 'there' | 'busy' | 'away';
const fetch = vi.fn(async (path: string) => {
  if (server === 'away') throw new TypeError('away');
  if (path === '/api/userAuth/select') return answer('OK', { cafe_auth: [], roaster_auth: [] });
  return server === 'busy' ? answer('503', null) : answer('OK', PERSON);
});
const asked = () => fetch.mock.calls.filter(([path]) => path === '/api/userinfo').length;

/** The page opened afresh, as in main.tsx. */
async function open() {
  vi.resetModules();
  const session = await import('./session.ts');
  const { onReconnect } = await import('./api/connection.ts');
  onReconnect(session.reloadSession);
  await session.loadSession();
  return session;
}

beforeEach(() => {
  fetch.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { querySelector: () => null });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a server that is there but cannot say who this is is asked again until it can', async () => {
  server = 'busy';
  const { currentPerson } = await open();
  expect([asked(), currentPerson()]).toEqual([1, null]);
  await vi.advanceTimersByTimeAsync(999);
  expect(asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(2_001);
  expect(asked()).toBe(3);
  server = 'there';
  await vi.advanceTimersByTimeAsync(4_000);
  expect(currentPerson()).toEqual(PERSON);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(asked()).toBe(4);
});

it('a server that is not there is asked who this is once it is back', async () => {
  server = 'away';
  const { currentPerson } = await open();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked()).toBe(1);
  server = 'there';
  await vi.advanceTimersByTimeAsync(15_000);
  expect([asked(), currentPerson()]).toEqual([2, PERSON]);
});
