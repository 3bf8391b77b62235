import { screens } from '@hanjan/model/catalogue.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hosts } from '../run/host.ts';
import { begin } from '../run/run.ts';
import { finish } from '../run/taps.ts';

const page = vi.hoisted(() => ({
  ...{ navigate: vi.fn(), save: vi.fn(), markDraft: vi.fn(), call: vi.fn() },
  ...{ drafts: {} as Record<string, unknown>, here: [] as string[], run: null as unknown },
  person: null as { user_uuid: string } | null,
  path: '',
}));
vi.mock('wouter', () => ({ useLocation: () => ['', page.navigate] }));
vi.mock('../../../base/api/call.ts', () => ({ call: page.call }));
vi.mock('../../../records/history/new_record.ts', () => ({
  useNewRecord: ({ path }: { path: string }) => {
    page.path = path;
    return page.save;
  },
}));
vi.mock('../../../records/catalogue.ts', () => ({
  loadScreen: async () => undefined,
  screenNamed: (name: string) => screens.find((screen) => screen.name === name),
}));
vi.mock('../../../base/session/session.ts', () => ({ currentPerson: () => page.person }));
vi.mock('../../../records/drafts/store.ts', () => ({
  drafts: { get: (_: string, id: string) => page.drafts[id] ?? null },
}));
vi.mock('../../../records/drafts/open_keepers.ts', () => ({
  markDraft: page.markDraft,
  isKeptHere: (id: string) => page.here.includes(id),
}));
vi.mock('../run/store.ts', () => ({
  runOf: () => page.run,
  dropRun: () => {
    page.run = null;
    return () => undefined;
  },
  startAgain: vi.fn(),
}));
const { useKeep: keeping } = await import('./useKeep.ts');

const WRITE = '/user/usernote/brewingresult/write';
const RECORD = '/user/usernote/brewingresult/12';
const onClose = vi.fn();

/** A brew of 90 s that was begun there, and what keeps it. */
function over(home: string, draft?: string) {
  const run = finish(begin({ home, draft, title: '', fields: { brewing_mass: 3000 } }, 0), 90_000);
  page.run = run;
  const { keep, hasHost } = keeping(run, onClose);
  return { run, hasHost, keep: () => keep(run) };
}

beforeEach(() => {
  for (const mock of [page.navigate, page.save, page.markDraft, page.call, onClose]) mock.mockReset();
  Object.assign(page, { drafts: {}, here: [], person: { user_uuid: 'jiwoo' } });
  // What an earlier brew waited for.
  hosts.join('/nowhere', () => undefined);
  hosts.give('/nowhere', () => undefined);
});

describe('a brew that was begun at a new record', () => {
  it('goes into that record where it is kept unsaved, and is dropped once it has it', async () => {
    page.drafts.a1 = { id: 'a1', key: null };
    const { run, hasHost, keep } = over(WRITE, 'a1');
    await keep();
    expect(hasHost).toBe(true);
    expect(page.markDraft).toHaveBeenCalledExactlyOnceWith('a1');
    expect(page.navigate).toHaveBeenCalledExactlyOnceWith(WRITE);
    expect([page.run, page.save.mock.calls]).toEqual([run, []]);
    page.here = ['a1'];
    const take = vi.fn();
    hosts.join(WRITE, take)();
    expect(take.mock.calls[0]?.slice(0, 2)).toMatchObject([{ brewing_term: 90_000 }, { brewing_mass: 3000 }]);
    expect(page.run).toBeNull();
  });
  it('does not go into another new record', async () => {
    page.drafts.a1 = { id: 'a1', key: null };
    const { run, keep } = over(WRITE, 'a1');
    await keep();
    page.here = ['b2'];
    const take = vi.fn();
    hosts.join(WRITE, take)();
    expect([take.mock.calls, page.run]).toEqual([[], run]);
  });
  it.each([
    ['nothing was written there', undefined],
    ['it has been saved or thrown away', 'a1'],
  ])('becomes one of its own when %s', async (_, draft) => {
    const { run, hasHost, keep } = over(WRITE, draft);
    await keep();
    expect(hasHost).toBe(false);
    expect(page.save).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ brewing_term: 90_000 }), {
      run: run.id,
      saves: true,
    });
    expect(page.run).toBe(run);
  });
});

describe('before it is known who this is', () => {
  beforeEach(() => {
    page.person = null;
  });
  it('a brew goes back to the new record that began it, which may be kept', async () => {
    const { run, hasHost, keep } = over(WRITE, 'a1');
    await keep();
    expect([hasHost, page.save.mock.calls, page.run]).toEqual([true, [], run]);
    expect(page.markDraft).toHaveBeenCalledExactlyOnceWith('a1');
    expect(page.navigate).toHaveBeenCalledExactlyOnceWith(WRITE);
  });
  it('a brew goes into a record that is kept by its own address', async () => {
    page.call.mockResolvedValue({ status: 'NETWORK' });
    await over(RECORD, 'a1').keep();
    expect(page.navigate).toHaveBeenCalledExactlyOnceWith(`${RECORD}?mode=edit`);
  });
});

describe('a brew that was begun at a record', () => {
  it.each(['OK', 'NETWORK'])('opens that for it: %s', async (status) => {
    page.call.mockResolvedValue({ status });
    await over(RECORD).keep();
    expect(page.call).toHaveBeenCalledExactlyOnceWith(
      'GET',
      '/api/user/brewing/result/detail/12',
      undefined,
      undefined,
    );
    expect(page.navigate).toHaveBeenCalledExactlyOnceWith(`${RECORD}?mode=edit`);
    expect(onClose).toHaveBeenCalledOnce();
  });
  it.each([
    ['/cafe/brewing/result/12', '/cafe/brewing/result/write'],
    ['/cafe/brewing/result', '/cafe/brewing/result/write'],
    [RECORD, WRITE],
    ['/chart/brewingrecord', WRITE],
  ])("is a brew of whoever's the page is: %s", (home, path) => {
    over(home);
    expect(page.path).toBe(path);
  });
  it('of a cafe asks for the record there', async () => {
    page.call.mockResolvedValue({ status: 'OK' });
    await over('/cafe/brewing/result/12').keep();
    const org = { kind: 'cafe', auth_seq: null };
    expect(page.call).toHaveBeenCalledExactlyOnceWith('GET', '/api/cafe/brewing/result/detail/12', undefined, { org });
  });
  it('opens that once, however often it is pressed while the server is asked', async () => {
    page.call.mockResolvedValue({ status: 'OK' });
    const { keep } = over(RECORD);
    await Promise.all([keep(), keep()]);
    expect(page.navigate).toHaveBeenCalledOnce();
  });
  it('becomes a new one when that has been removed', async () => {
    page.call.mockResolvedValue({ status: '404' });
    const { run, keep } = over(RECORD);
    await keep();
    expect(page.navigate).not.toHaveBeenCalled();
    expect(page.save).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ brewing_term: 90_000 }), {
      run: run.id,
      saves: true,
    });
  });
  it('goes into it at once while it is open', async () => {
    const take = vi.fn();
    const leave = hosts.join(RECORD, take);
    await over(RECORD).keep();
    leave();
    expect(take).toHaveBeenCalledOnce();
    expect([page.call.mock.calls, page.navigate.mock.calls, page.run]).toEqual([[], [], null]);
  });
});
