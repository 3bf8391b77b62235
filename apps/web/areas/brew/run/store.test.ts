import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { begin } from './run.ts';

const ask = vi.hoisted(() => vi.fn());
const toast = vi.hoisted(() => vi.fn());
const shownToast = vi.hoisted(() => ({ get: vi.fn(), set: vi.fn() }));
const openRoom = vi.hoisted(() => vi.fn());
vi.mock('../../../parts/dialog/ask.ts', () => ({ ask }));
vi.mock('../../../parts/dialog/toast.ts', () => ({ toast, shownToast }));
vi.mock('./room.ts', () => ({ openRoom }));
vi.mock('../../../base/texts/index.ts', () => ({ t: (key: string) => key }));

const NAME = 'hanjan.work.brewrun';
const WAIT = 300;
const given = { home: '/en/info/chart/brewingrecord', title: '예가체프', fields: { brewing_term: 180_000 } };

let kept: Map<string, string>;
let listeners: Map<string, ((event: unknown) => void)[]>;
const forbidden = () => {
  throw new DOMException('no', 'SecurityError');
};
const full = () => {
  throw new DOMException('no', 'QuotaExceededError');
};

/** The store as a tab loads it. */
const openTab = () => {
  vi.resetModules();
  return import('./store.ts');
};
/** What the other tabs hear once one of them has kept something. */
const tellOthers = () => {
  for (const listen of listeners.get('storage') ?? []) listen({ key: NAME });
};

beforeEach(() => {
  kept = new Map();
  listeners = new Map();
  ask.mockReset();
  toast.mockReset();
  for (const one of [shownToast.get, shownToast.set]) one.mockReset();
  vi.useFakeTimers({ now: Date.parse('2026-11-20T05:28:05Z') });
  const listen = (name: string, listener: (event: unknown) => void) =>
    listeners.set(name, [...(listeners.get(name) ?? []), listener]);
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('document', { addEventListener: listen });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a brew of this browser', () => {
  it('begins at the tap, opens its room and is kept', async () => {
    const { brewRun, startBrew } = await openTab();
    await startBrew(given);
    expect(brewRun.get()).toMatchObject({ start: Date.now(), home: '/info/chart/brewingrecord', title: '예가체프' });
    expect(openRoom).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(WAIT);
    const { brewRun: reloaded } = await openTab();
    expect(reloaded.get()).toEqual(brewRun.get());
    expect(ask).not.toHaveBeenCalled();
  });

  it.each([
    ['what can be taken back of the page', { text: 'filled', action: { label: 'undo' } }, 1],
    ['a warning', { text: 'not kept' }, 0],
  ])('after %s was said', async (_, shown, times) => {
    shownToast.get.mockReturnValue(shown);
    const { startBrew } = await openTab();
    await startBrew(given);
    expect(shownToast.set).toHaveBeenCalledTimes(times);
  });

  it('is begun once by a press that comes twice', async () => {
    const { brewRun, startBrew } = await openTab();
    await startBrew(given);
    const run = brewRun.get();
    vi.advanceTimersByTime(999);
    await startBrew(given);
    expect([brewRun.get(), ask.mock.calls]).toEqual([run, []]);
  });

  it('asks before another one that runs is thrown away', async () => {
    const { brewRun, startBrew } = await openTab();
    await startBrew(given);
    const before = brewRun.get();
    vi.advanceTimersByTime(1000);
    ask.mockResolvedValueOnce(false);
    await startBrew({ ...given, title: '케냐' });
    expect(brewRun.get()).toBe(before);
    ask.mockResolvedValueOnce(true);
    await startBrew({ ...given, title: '케냐' });
    expect(brewRun.get()).toMatchObject({ title: '케냐' });
  });

  it('that is over can be brought back', async () => {
    const { brewRun, startBrew } = await openTab();
    const { finish } = await import('./taps.ts');
    await startBrew(given);
    const run = brewRun.get();
    const over = run && finish(run, Date.now() + 90_000);
    brewRun.set(over);
    await startBrew({ ...given, title: '케냐' });
    expect(ask).not.toHaveBeenCalled();
    toast.mock.calls[0]?.[0].action.run();
    expect(brewRun.get()).toBe(over);
  });

  it('goes where the record that began it stands once that is saved', async () => {
    const { brewRun, moveRun, startBrew } = await openTab();
    await startBrew({ ...given, home: '/user/usernote/brewingresult/write', draft: 'a1' });
    moveRun('b2', '/user/usernote/brewingresult/7');
    expect(brewRun.get()).toMatchObject({ home: '/user/usernote/brewingresult/write', draft: 'a1' });
    moveRun('a1', '/en/user/usernote/brewingresult/12');
    expect(brewRun.get()).toMatchObject({ home: '/user/usernote/brewingresult/12', draft: null });
  });

  it('that stands elsewhere is dropped, and put back unless another one has begun', async () => {
    const { brewRun, dropRun, startBrew } = await openTab();
    await startBrew(given);
    const run = brewRun.get();
    dropRun('another')();
    expect(brewRun.get()).toBe(run);
    const giveBack = dropRun(run?.id ?? '');
    expect(brewRun.get()).toBeNull();
    giveBack();
    expect(brewRun.get()).toBe(run);
    const again = dropRun(run?.id ?? '');
    await startBrew({ ...given, title: '케냐' });
    again();
    expect(brewRun.get()).toMatchObject({ title: '케냐' });
  });

  it('is the same in two tabs, whichever is tapped', async () => {
    const first = await openTab();
    const second = await openTab();
    const { next } = await import('./taps.ts');
    await first.startBrew(given);
    vi.advanceTimersByTime(WAIT);
    tellOthers();
    const heard = second.brewRun.get();
    expect(heard).toEqual(first.brewRun.get());
    second.brewRun.set(heard && next(heard, Date.now() + 30_000));
    vi.advanceTimersByTime(WAIT);
    tellOthers();
    expect(first.brewRun.get()).toMatchObject({ end: expect.any(Number) });
  });

  it.each(['', '{', 'null', '[]', '{"id":"1"}', '{"id":1,"begun":[{}]}'])(
    'begins none where %j was kept',
    async (text) => {
      kept.set(NAME, text);
      const { brewRun } = await openTab();
      expect(brewRun.get()).toBeNull();
    },
  );

  it.each([
    ['forbids it', { getItem: forbidden, setItem: forbidden }],
    ['is full', { getItem: () => null, setItem: full }],
  ])('runs where the browser %s, which is said once', async (_, storage) => {
    vi.stubGlobal('localStorage', storage);
    const { brewRun, startBrew } = await openTab();
    await startBrew(given);
    vi.advanceTimersByTime(WAIT);
    expect(brewRun.get()).toMatchObject({ title: '예가체프' });
    brewRun.set(null);
    vi.advanceTimersByTime(WAIT);
    expect(toast.mock.calls).toEqual([[{ text: 'chart_not_kept' }]]);
  });
});

describe('whose a brew is', () => {
  it('is said when it begins; nobody else on the device has it, and a guest gives theirs to whoever signs in', async () => {
    const { isOwn } = await openTab();
    const run = (owner?: string | null) => ({ ...begin(given, 0), owner });
    const [jiwoo, haneul] = [{ user_uuid: 'jiwoo' }, { user_uuid: 'haneul' }];
    expect([isOwn(run('jiwoo'), jiwoo), isOwn(run('jiwoo'), haneul), isOwn(run('jiwoo'), null)]).toEqual([
      ...[true, false, false],
    ]);
    for (const owner of [null, undefined])
      expect([isOwn(run(owner), haneul), isOwn(run(owner), null)]).toEqual([true, true]);
    expect(isOwn(null, jiwoo)).toBe(true);
  });
});

describe('how a brew draws attention', () => {
  it('is kept, and what cannot be is the usual', async () => {
    kept.set('hanjan.work.brewsignals', '{"isAuto":true,"sound":1}');
    const { signals } = await openTab();
    expect(signals.get()).toEqual({ isAuto: false, sound: false, shake: true, speech: false, awake: true });
    signals.set({ ...signals.get(), isAuto: true });
    vi.advanceTimersByTime(WAIT);
    expect((await openTab()).signals.get().isAuto).toBe(true);
  });
});
