import 'fake-indexeddb/auto';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storageOf } from '../../../../test/harness/storage.ts';
import { failure, Refused } from '../../base/api/call.ts';
import { connection } from '../../base/api/connection.ts';

vi.stubGlobal('window', globalThis);
vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));

/** Who uses the page, and where they work. */
const here = vi.hoisted(() => ({
  person: { user_seq: 7, user_type: 'USER' } as { user_seq: number; user_type: string } | null,
  orgs: { state: 'ready', memberships: { cafe: [{ auth_seq: 3, user_auth: 'MNG' }], roaster: [] } },
}));
vi.mock('../../base/session/session.ts', () => ({ currentPerson: () => here.person }));
vi.mock('../../base/session/org.ts', () => ({ currentOrgs: () => here.orgs }));

const { dropGone, seen } = await import('./copies.ts');
const { dropFormerRole, keepLater, listedRow, orSeen, seenAt } = await import('./or_seen.ts');

interface Note {
  readonly name: string;
  readonly seen_at?: number;
}
const isNote = (data: unknown): data is Note => typeof (data as Note | null)?.name === 'string';

const NOTE: QueryKey = ['records', 'note', 'record', 'my_note', 12];
const LIST: QueryKey = ['records', 'note', 'list', 'my_note', { page: 1 }];
const ID: QueryKey = ['key', 'my_note', { uuid: 'x' }];
const away = () => Promise.reject(new Refused({ ...failure('NETWORK'), description: '' }));
const refuses = (status: string, request_id = 'r1') =>
  Promise.reject(new Refused({ ...failure(status), code: null, description: '', request_id }));

/** The product opened by somebody, with nothing in memory. */
function open(user_seq: number | null = 7, auth_seq: number | null = null): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, meta: { user_seq, auth_seq } } } });
  keepLater(client);
  return client;
}
const ask = (client: QueryClient, queryKey: QueryKey, answer: () => Promise<Note>) =>
  client.fetchQuery({ queryKey, queryFn: (context) => orSeen(context, isNote, answer) });
const idle = () => new Promise((resolve) => setTimeout(resolve, 60));
/** Somebody has seen something. */
async function see(queryKey: QueryKey, data: unknown, ...by: Parameters<typeof open>) {
  open(...by).setQueryData(queryKey, data);
  await idle();
}
/** What is shown of something without a network; null where nothing is. */
const offline = (queryKey: QueryKey, ...by: Parameters<typeof open>) =>
  ask(open(...by), queryKey, away).then(
    ({ name }) => name,
    () => null,
  );

beforeEach(async () => {
  vi.stubGlobal('localStorage', storageOf());
  connection.set({ state: 'online' });
  here.person = { user_seq: 7, user_type: 'USER' };
  here.orgs = { state: 'ready', memberships: { cafe: [{ auth_seq: 3, user_auth: 'MNG' }], roaster: [] } };
  await seen.clear();
});

describe('what was seen', () => {
  it('is shown while the server cannot be reached, with when that was', async () => {
    const before = Date.now();
    await see(NOTE, { name: 'Sidamo' });
    const shown = await ask(open(), NOTE, away);
    expect(shown.name).toBe('Sidamo');
    expect(shown.seen_at).toBeGreaterThanOrEqual(before);
  });
  it('is not asked for where it is known that nobody would answer', async () => {
    await see(NOTE, { name: 'Sidamo' });
    connection.set({ state: 'offline' });
    const asked = vi.fn(away);
    expect((await ask(open(), NOTE, asked)).name).toBe('Sidamo');
    expect(asked).not.toHaveBeenCalled();
    await expect(ask(open(), LIST, asked)).rejects.toThrow(Refused);
    expect(asked).toHaveBeenCalledOnce();
  });
  it('gives way to what is known already, and to every answer of the server', async () => {
    await see(NOTE, { name: 'as it was' });
    const client = open();
    client.setQueryData(NOTE, { name: 'as I saved it' });
    await expect(ask(client, NOTE, away)).rejects.toThrow(Refused);
    expect(client.getQueryData(NOTE)).toEqual({ name: 'as I saved it' });
    await idle();
    expect((await ask(open(), NOTE, async () => ({ name: 'new' }))).name).toBe('new');
    for (const status of ['401', '403', '404', '500']) {
      await expect(
        ask(open(), NOTE, () => refuses(status)),
        status,
      ).rejects.toThrow(Refused);
    }
  });
  it('is as old as it is, however often it is looked at', async () => {
    await see(NOTE, { name: 'Sidamo' });
    const first = await ask(open(), NOTE, away);
    await idle();
    expect((await ask(open(), NOTE, away)).seen_at).toBe(first.seen_at);
  });
  it('is not shown after thirty days', async () => {
    await see(NOTE, { name: 'Sidamo' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 86_400_000 });
    expect(await offline(NOTE)).toBeNull();
    vi.useRealTimers();
  });
  it('is nothing else than records and lists', async () => {
    await see(['views', 'my_note'], { name: 'a view' });
    expect(await offline(['views', 'my_note'])).toBeNull();
  });
  it('that makes no sense is not shown', async () => {
    await see(NOTE, 'neither a name nor a note');
    expect(await offline(NOTE)).toBeNull();
  });
});

describe('a record that only lists have shown', () => {
  const page = (...rows: object[]) => ({ result: rows, resultName: { bean: {} } });
  const find = (...by: Parameters<typeof open>) =>
    listedRow(open(...by), 'my_note', (row) => row.seq === 12).then((found) => found?.row ?? null);

  it('is found in the page that says most of it', async () => {
    await see(LIST, page({ seq: 12, name: 'Sidamo' }, { seq: 13 }));
    await see([...LIST.slice(0, 4), { page: 1, columns: ['all'] }], page({ seq: 12, name: 'Sidamo', shop: 'Ondo' }));
    await see([...LIST.slice(0, 4), { page: 2 }], page({ seq: 12 }));
    await see(['records', 'note', 'list', 'other', {}], page({ seq: 12, a: 1, b: 2, c: 3 }));
    expect(await find()).toEqual({ seq: 12, name: 'Sidamo', shop: 'Ondo' });
  });
  it('is found by nobody else, and not where it stands in none', async () => {
    await see(LIST, page({ seq: 13 }));
    expect(await find()).toBeNull();
    await see(LIST, page({ seq: 12 }));
    here.person = { user_seq: 8, user_type: 'USER' };
    expect([await find(8), await find(7)]).toEqual([null, null]);
  });
  it('is the answer only where no more of it was seen', async () => {
    const listed = vi.fn(async () => ({ name: 'as listed' }));
    const query = (client: QueryClient) =>
      client.fetchQuery({ queryKey: NOTE, queryFn: (context) => orSeen(context, isNote, away, listed) });
    expect((await query(open())).name).toBe('as listed');
    await see(NOTE, { name: 'Sidamo' });
    expect((await query(open())).name).toBe('Sidamo');
    expect(listed).toHaveBeenCalledOnce();
  });
});

describe('a record that is gone', () => {
  const seeAll = async () => {
    await see(NOTE, { name: 'Sidamo' });
    await see(ID, 12);
    await see(LIST, { name: 'a list' });
    await see(['records', 'note', 'record', 'my_note', 13], { name: 'another' });
    await see(['records', 'note', 'list', 'other', {}], { name: 'a list of others' });
  };
  const left = async () => [
    await offline(NOTE),
    await offline(LIST),
    await offline(['records', 'note', 'record', 'my_note', 13]),
    await offline(['records', 'note', 'list', 'other', {}]),
  ];

  it.each(['403', '404'])('leaves the device and its lists: %s', async (status) => {
    await seeAll();
    await ask(open(), NOTE, () => refuses(status)).catch(() => null);
    await idle();
    expect(await left()).toEqual([null, null, 'another', 'a list of others']);
  });
  it('leaves the device when it is asked for by its public id', async () => {
    await seeAll();
    await dropGone({ user_seq: 7, auth_seq: null }, ID);
    expect(await left()).toEqual([null, null, 'another', 'a list of others']);
  });
  it('stays as long as only somebody in the place of the server says so', async () => {
    await seeAll();
    await ask(open(), NOTE, () => refuses('404', '')).catch(() => null);
    await idle();
    expect((await left())[0]).toBe('Sidamo');
  });
  it('takes all of a list along that is closed', async () => {
    await seeAll();
    await ask(open(), LIST, () => refuses('403')).catch(() => null);
    await idle();
    expect(await left()).toEqual([null, null, null, 'a list of others']);
  });
});

describe('nobody else sees it', () => {
  it('who is signed in there now', async () => {
    await see(NOTE, { name: 'Sidamo' });
    here.person = { user_seq: 8, user_type: 'USER' };
    expect([await offline(NOTE, 8), await offline(NOTE, 7)]).toEqual([null, null]);
    await see(LIST, { name: 'a list' }, 8);
    here.person = { user_seq: 7, user_type: 'USER' };
    expect(await offline(NOTE)).toBeNull();
  });
  it('in another role, also after the former one is back', async () => {
    await see(NOTE, { name: 'Sidamo' }, 7, 3);
    expect([await offline(NOTE, 7, 3), await offline(NOTE, 7)]).toEqual(['Sidamo', null]);
    here.orgs = { state: 'ready', memberships: { cafe: [{ auth_seq: 3, user_auth: 'BARISTA' }], roaster: [] } };
    expect(await offline(NOTE, 7, 3)).toBeNull();
    dropFormerRole();
    await idle();
    here.orgs = { state: 'ready', memberships: { cafe: [{ auth_seq: 3, user_auth: 'MNG' }], roaster: [] } };
    expect(await offline(NOTE, 7, 3)).toBeNull();
  });
  it.each([
    ['a guest', null],
    ['an administrator', { user_seq: 7, user_type: 'ADMIN' }],
  ])('and nothing is kept for %s', async (_, person) => {
    here.person = person;
    await see(NOTE, { name: 'Sidamo' });
    expect(await offline(NOTE)).toBeNull();
  });
});

it('a browser that keeps nothing answers as it did before', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const { createDeviceCopies } = await import('../../base/store/device_copies.ts');
  const none = createDeviceCopies({ name: 'hanjan.seen.', version: 1, most: 2 });
  await none.write('a', { access_at: 1, edit_at: '', data: 1 });
  await none.keepOnly(() => false);
  expect(await none.read('a')).toBeNull();
});

it('what stays in memory says when it was seen once the server cannot be asked any more', () => {
  const { answer } = new Refused({ ...failure('NETWORK'), description: '' });
  const lost = new Refused(answer);
  const refused = new Refused({ ...answer, status: '500', code: null, request_id: 'r1' });
  expect(seenAt({ data: {}, error: null, dataUpdatedAt: 5 })).toBeUndefined();
  expect(seenAt({ data: {}, error: lost, dataUpdatedAt: 5 })).toBe(5);
  expect(seenAt({ data: {}, error: refused, dataUpdatedAt: 5 })).toBeUndefined();
  expect(seenAt({ data: { seen_at: 3 }, error: null, dataUpdatedAt: 5 })).toBe(3);
  expect(seenAt({ data: undefined, error: lost, dataUpdatedAt: 5 })).toBeUndefined();
});
