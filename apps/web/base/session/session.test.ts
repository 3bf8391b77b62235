import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

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
  const { onReconnect } = await import('../api/connection.ts');
  const { kept } = await import('../../records/lookup/kept.ts');
  session.onDevice({ forget: () => undefined, isSpared: () => false, dropCopies: async () => kept.clear() });
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

describe('a session that the server has ended', () => {
  const stored = new Map<string, string>();
  /** Whom the server takes the cookie of the browser for. */
  let here: object;
  let isRefused = 0;
  const asks = vi.fn(async (path: string) => {
    if (path === '/api/userinfo') return answer('OK', here);
    if (path === '/api/userAuth/select') return answer('OK', { cafe_auth: [], roaster_auth: [] });
    isRefused -= 1;
    return isRefused >= 0 ? answer('401', null) : answer('OK', 'done');
  });
  const copies = async () => {
    const { kept } = await import('../../records/lookup/kept.ts');
    return (await kept.read('CODES'))?.data ?? null;
  };
  const keepCopy = async () => {
    const { kept } = await import('../../records/lookup/kept.ts');
    await kept.write('CODES', { access_at: Date.now(), edit_at: '', data: 'theirs' });
  };

  beforeEach(() => {
    vi.useRealTimers();
    stored.clear();
    isRefused = 0;
    here = PERSON;
    vi.stubGlobal('fetch', asks);
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
    });
  });

  it('because another tab changed the password is no end: the call is sent again with the new cookie', async () => {
    const session = await open();
    const { call } = await import('../api/call.ts');
    isRefused = 1;
    expect((await call('POST', '/api/any', {})).result).toBe('done');
    expect(session.currentPerson()).toEqual(PERSON);
  });

  it('leaves no copies where nobody signs in again', async () => {
    const session = await open();
    const { call } = await import('../api/call.ts');
    await keepCopy();
    expect(await copies()).toBe('theirs');
    here = { user_type: 'GUEST' };
    isRefused = 1;
    const called = call('POST', '/api/any', {});
    await new Promise((resume) => setTimeout(resume, 20));
    session.answerSessionEnd(false);
    expect((await called).status).toBe('401');
    await vi.waitFor(async () => expect(await copies()).toBeNull());
  });

  it.each([
    ['somebody else', { ...PERSON, user_seq: 8, user_uuid: 'b' }, null],
    ['nobody', { user_type: 'GUEST' }, null],
    ['the same person', PERSON, 'theirs'],
  ])('leaves copies to %s, who opens the product next: %o %s', async (_, next, expected) => {
    await open();
    await keepCopy();
    here = next;
    await open();
    await new Promise((resume) => setTimeout(resume, 50));
    expect(await copies()).toBe(expected);
  });
});

describe('while the server cannot be asked', () => {
  const stored = new Map<string, string>();
  const SESSION_MS = 14 * 24 * 3_600_000;
  let here: object = PERSON;
  let isAway = false;
  const asks = vi.fn(async (path: string) => {
    if (isAway) throw new TypeError('away');
    if (path === '/api/userinfo') return answer('OK', here);
    if (path === '/api/any') return answer('401', null);
    return answer('OK', { cafe_auth: [{ auth_seq: 3, user_auth: 'MNG' }], roaster_auth: [] });
  });
  const storage = (kept: Map<string, string>) => ({
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  /** Who is known on a page that is opened afresh, in a tab of its own, without a server. */
  const openAway = async () => {
    isAway = true;
    const session = await open();
    const { currentOrgs, refreshOrgs } = await import('./org.ts');
    if (session.currentPerson()) await refreshOrgs();
    return { person: session.currentPerson(), orgs: currentOrgs(), session };
  };
  const seeOnce = async () => {
    await open();
    const { refreshOrgs } = await import('./org.ts');
    await refreshOrgs();
  };

  beforeEach(() => {
    stored.clear();
    here = { ...PERSON, user_id: 'jiwoo', user_name: '한지우', user_email: 'a@b.c', user_type: 'USER' };
    isAway = false;
    vi.stubGlobal('fetch', asks);
    vi.stubGlobal('localStorage', storage(stored));
    vi.stubGlobal('sessionStorage', storage(new Map()));
  });

  it('the person of last time is known with where they work, and asked about once it is back', async () => {
    await seeOnce();
    const { person, orgs, session } = await openAway();
    expect(person).toMatchObject({ user_seq: 7, user_name: '한지우', user_email: null });
    expect([orgs.state, orgs.chosen.cafe]).toEqual(['ready', 3]);
    isAway = false;
    here = { user_type: 'GUEST' };
    await session.reloadSession();
    expect(session.currentPerson()).toBeNull();
    expect((await openAway()).person).toBeNull();
  });
  it.each([
    ['an administrator', { user_type: 'ADMIN' }],
    ['somebody with a one-time password', { must_change_pass: true }],
  ])('%s is not', async (_, some) => {
    here = { ...here, ...some };
    await seeOnce();
    expect((await openAway()).person).toBeNull();
  });
  it('nobody is after the server has ended the session, or when it would be over', async () => {
    await seeOnce();
    vi.setSystemTime(Date.now() + SESSION_MS + 1);
    expect((await openAway()).person).toBeNull();

    isAway = false;
    vi.setSystemTime(Date.now());
    const session = await open();
    const { call } = await import('../api/call.ts');
    here = { user_type: 'GUEST' };
    const called = call('POST', '/api/any', {});
    await vi.advanceTimersByTimeAsync(10);
    session.answerSessionEnd(false);
    expect((await called).status).toBe('401');
    expect((await openAway()).person).toBeNull();
  });
  it('nobody is who was not here before, or where nothing can be stored', async () => {
    expect((await openAway()).person).toBeNull();
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
    isAway = false;
    await seeOnce();
    expect((await openAway()).person).toBeNull();
  });
});
