import type { Row } from '@hanjan/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { provideDefinitions } from '../../../../test/harness/areas.ts';
import { storageOf } from '../../../../test/harness/storage.ts';
import { connection } from '../../base/api/connection.ts';
import type { Draft } from '../drafts/draft.ts';

provideDefinitions();
vi.stubGlobal('window', globalThis);
vi.stubGlobal('addEventListener', () => undefined);

/** Who uses the page, and where they work. */
const here = vi.hoisted(() => ({
  person: { user_seq: 7, user_uuid: 'jiwoo', user_type: 'USER' } as object | null,
  orgs: { state: 'ready', memberships: { cafe: [{ auth_seq: 3, user_auth: 'BARISTA' }], roaster: [] } },
}));
vi.mock('../../base/session/session.ts', () => ({ currentPerson: () => here.person }));
vi.mock('../../base/session/org.ts', async (original) => ({ ...(await original()), currentOrgs: () => here.orgs }));
vi.mock('../../base/router/history.ts', () => ({ isShown: () => false }));
const JIWOO = { user_seq: 7, user_uuid: 'jiwoo', user_type: 'USER' };

/** What arrived at the server, by key, in its order; the same key is answered once more and saved once. */
const saved = new Map<string, Row>();
/** What the server answers instead to the next calls. */
let answers: (string | { status: string; code?: string; fields?: object[] })[] = [];
const sent: string[] = [];
const fetched = vi.fn(async (path: string, { headers, body }: RequestInit) => {
  if (path === '/api/health') return Response.json({ status: 'OK' });
  const key = new Headers(headers).get('Idempotency-Key') ?? '';
  const asked = JSON.parse(String(body));
  sent.push(asked.brewing_default_memo);
  const next = answers.shift();
  const answer = (some: object) =>
    Response.json({ result: null, description: '', code: null, fields: [], request_id: 'r', ...some });
  if (next === 'away') throw new TypeError('away');
  if (typeof next === 'object') return answer(next);
  saved.set(key, asked);
  if (next === 'lost') throw new TypeError('lost');
  return answer({ status: 'OK', result: { brewing_result_seq: saved.size, version: 1 }, touched: [] });
});

/** The product opened in a tab. */
async function open() {
  vi.resetModules();
  const { provideDefinitions: provide } = await import('../../../../test/harness/areas.ts');
  provide();
  const { connection: there } = await import('../../base/api/connection.ts');
  there.set({ state: 'online' });
  const [{ wait, waitingOf, stillWaiting }, { sendWaiting }, { editWaiting }, { drafts }] = await Promise.all([
    import('../drafts/waiting.ts'),
    import('./send.ts'),
    import('./edit.ts'),
    import('../drafts/store.ts'),
  ]);
  const put = (memo: string, some: Partial<Draft> = {}, sent_at: number | null = null) => {
    const draft: Draft = {
      ...{ id: memo, owner: 'jiwoo', org: 3, screen: 'cafe_brewing_result', key: null, page: 'tab', version: null },
      ...{ name: memo, before: {}, values: { brewing_default_memo: memo }, typed: {}, attempt: null },
      at: new Date().toISOString(),
      ...some,
    };
    const payload = JSON.stringify({ brewing_default_memo: memo });
    return wait(draft, { payload, key: `key of ${memo}` }, sent_at);
  };
  const left = (owner = 'jiwoo') =>
    waitingOf(owner).map(({ id, waiting }) => [id, waiting.obstacle?.why ?? waiting.tries]);
  return { put, left, send: sendWaiting, edit: editWaiting, stillWaiting, drafts };
}
const arrived = () => [...saved.values()].map((row) => row.brewing_default_memo);

beforeEach(() => {
  vi.useRealTimers();
  vi.stubGlobal('localStorage', storageOf());
  vi.stubGlobal('sessionStorage', storageOf());
  vi.stubGlobal('fetch', fetched);
  connection.set({ state: 'online' });
  here.person = JIWOO;
  here.orgs = { state: 'ready', memberships: { cafe: [{ auth_seq: 3, user_auth: 'BARISTA' }], roaster: [] } };
  saved.clear();
  answers = [];
  sent.length = 0;
});

describe('what waits', () => {
  it('is sent in the order in which it was saved, each once, in its organisation', async () => {
    const tab = await open();
    for (const memo of ['a', 'b', 'c']) expect(tab.put(memo)).toBe(true);
    await tab.send();
    await tab.send();
    expect(arrived()).toEqual(['a', 'b', 'c']);
    expect(sent).toEqual(['a', 'b', 'c']);
    expect([...saved.values()].map(({ cafe_seq }) => cafe_seq)).toEqual([3, 3, 3]);
    expect(tab.left()).toEqual([]);
  });
  it('keeps its order though the clock was set back, and is no draft that gives way', async () => {
    const tab = await open();
    tab.put('a');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
    tab.put('b');
    expect(tab.left().map(([id]) => id)).toEqual(['a', 'b']);
    expect(tab.drafts.of('jiwoo')).toHaveLength(2);
  });
  it('is sent again under the same key where the answer was lost, before what was saved after it', async () => {
    const tab = await open();
    for (const memo of ['a', 'b']) tab.put(memo);
    answers = ['lost'];
    await tab.send();
    expect(tab.left()).toEqual([
      ['a', 1],
      ['b', 0],
    ]);
    expect(tab.stillWaiting('jiwoo', 'a')?.waiting.sent_at).not.toBeNull();
    // Another tab, another day.
    const next = await open();
    await next.send(true);
    expect(sent).toEqual(['a', 'a', 'b']);
    expect(arrived()).toEqual(['a', 'b']);
  });
  it('waits longer and longer while the server cannot take it', async () => {
    const tab = await open();
    for (const memo of ['a', 'b']) tab.put(memo);
    const pauses: number[] = [];
    for (const status of ['503', '429', '500', '502', '503']) {
      answers = [{ status, code: 'busy_text' }];
      await tab.send(true);
      pauses.push((tab.stillWaiting('jiwoo', 'a')?.waiting.next_at ?? 0) - Date.now());
    }
    expect(pauses.map((ms) => Math.round(ms / 1000))).toEqual([1, 2, 4, 8, 15]);
    await tab.send();
    expect(sent).toEqual(['a', 'a', 'a', 'a', 'a']);
    // One that fails again and again holds up the others no longer.
    answers = [{ status: '500' }];
    await tab.send(true);
    expect(arrived()).toEqual(['b']);
    expect(tab.left()).toEqual([['a', 6]]);
  });
  it('stays where it is refused, with what was said, and holds up nothing', async () => {
    const tab = await open();
    for (const memo of ['a', 'b']) tab.put(memo);
    const fault = { name: 'received_seq', key: 'field_ref' };
    answers = [{ status: '400', code: 'validation_error', fields: [fault] }];
    await tab.send();
    expect(arrived()).toEqual(['b']);
    expect(tab.left()).toEqual([['a', 'refused']]);
    const { waiting } = tab.stillWaiting('jiwoo', 'a') ?? {};
    expect(waiting?.obstacle?.answer?.fields).toEqual([fault]);
    expect(waiting?.sent_at).toBeNull();
    await tab.send(true);
    expect(sent).toEqual(['a', 'b']);
  });
  it('waits until the same person has signed in again', async () => {
    const tab = await open();
    tab.put('a');
    answers = [{ status: '401' }];
    await tab.send();
    await tab.send(true);
    expect(sent).toEqual(['a']);
    expect(tab.left()).toEqual([['a', 0]]);
    here.person = { ...JIWOO };
    await tab.send();
    expect(arrived()).toEqual(['a']);
  });
  it('waits until the person has agreed to what is asked of them first', async () => {
    const tab = await open();
    tab.put('a');
    answers = [{ status: '403', code: 'privacy_newer' }];
    await tab.send();
    here.person = { ...JIWOO, must_agree: true };
    await tab.send(true);
    expect(sent).toEqual(['a']);
    expect(tab.left()).toEqual([['a', 0]]);
    here.person = { ...JIWOO, must_agree: false };
    await tab.send();
    expect(arrived()).toEqual(['a']);
  });
  it('is not sent while its form is opened, though it was to be tried again', async () => {
    const tab = await open();
    tab.put('a');
    answers = [{ status: '429' }];
    await tab.send();
    const record = tab.stillWaiting('jiwoo', 'a');
    if (!record) throw new Error('it waits no longer');
    await tab.edit(record, () => undefined);
    await tab.send(true);
    expect(sent).toEqual(['a']);
    expect(arrived()).toEqual([]);
  });
  it('that was sent too long ago is not sent again', async () => {
    const tab = await open();
    tab.put('a', {}, Date.now() - 7 * 86_400_000);
    await tab.send(true);
    expect(sent).toEqual([]);
    expect(tab.left()).toEqual([['a', 'old']]);
  });
});

describe('nothing is sent', () => {
  it('that somebody else wrote, nor is it shown', async () => {
    const tab = await open();
    tab.put('a');
    here.person = { ...JIWOO, user_uuid: 'seoyeon' };
    tab.put('s', { owner: 'seoyeon' });
    await tab.send(true);
    expect(arrived()).toEqual(['s']);
    expect(tab.left('seoyeon')).toEqual([]);
    expect(tab.left()).toEqual([['a', 0]]);
  });
  it('for a guest, or while the server is away', async () => {
    const tab = await open();
    tab.put('a');
    here.person = null;
    await tab.send(true);
    here.person = JIWOO;
    const { connection: there } = await import('../../base/api/connection.ts');
    there.set({ state: 'offline' });
    await tab.send(true);
    expect(sent).toEqual([]);
    expect(tab.left()).toEqual([['a', 0]]);
  });
  it.each([
    ['in another role', [{ auth_seq: 3, user_auth: 'MNG' }]],
    ['where the person no longer works', []],
  ])('%s', async (_, cafe) => {
    const tab = await open();
    tab.put('a');
    here.orgs = { state: 'ready', memberships: { cafe, roaster: [] } };
    await tab.send(true);
    expect(sent).toEqual([]);
    expect(tab.left()).toEqual([['a', 'role']]);
  });
});

it('two tabs send one after the other, each record once', async () => {
  let queue = Promise.resolve();
  const request = (_: string, work: () => Promise<void>) => {
    const done = queue.then(work);
    queue = done.then(
      () => undefined,
      () => undefined,
    );
    return done;
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const first = await open();
  for (const memo of ['a', 'b', 'c']) first.put(memo);
  const second = await open();
  await Promise.all([first.send(), second.send()]);
  expect(sent).toEqual(['a', 'b', 'c']);
  expect(second.left()).toEqual([]);
  vi.unstubAllGlobals();
});
