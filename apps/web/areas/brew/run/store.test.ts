import { describe, expect, it, vi } from 'vitest';
import {
  ask,
  askReply,
  given,
  kept,
  NAME,
  openRoom,
  openTab,
  shownToast,
  tellOthers,
  toast,
  WAIT,
} from './harness/store.ts';
import { begin } from './run.ts';

const forbidden = () => {
  throw new DOMException('no', 'SecurityError');
};
const full = () => {
  throw new DOMException('no', 'QuotaExceededError');
};

describe('a brew of this browser', () => {
  it('begins at the tap, opens its room and is kept', async () => {
    const { one, startBrew } = await openTab();
    await startBrew(given);
    expect(one()).toMatchObject({ start: Date.now(), home: '/info/chart/brewingrecord', title: '예가체프' });
    expect(openRoom).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(WAIT);
    const { one: reloaded } = await openTab();
    expect(reloaded()).toEqual(one());
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
    const { one, startBrew, titles } = await openTab();
    await startBrew(given);
    const run = one();
    vi.advanceTimersByTime(999);
    await startBrew(given);
    expect([one(), titles(), askReply.mock.calls]).toEqual([run, ['예가체프'], []]);
  });

  it('that is over can be brought back', async () => {
    const { one, setRun, startBrew } = await openTab();
    const { finish } = await import('./taps.ts');
    await startBrew(given);
    const run = one();
    if (!run) throw new Error('nothing runs');
    const over = finish(run, Date.now() + 90_000);
    setRun(over);
    vi.advanceTimersByTime(1000);
    await startBrew({ ...given, title: '케냐' });
    expect([ask.mock.calls, askReply.mock.calls, one()?.title]).toEqual([[], [], '케냐']);
    toast.mock.calls[0]?.[0].action.run();
    expect(one()).toBe(over);
  });

  it('goes where the record that began it stands once that is saved', async () => {
    const { one, moveRun, startBrew } = await openTab();
    await startBrew({ ...given, home: '/user/usernote/brewingresult/write', draft: 'a1' });
    moveRun('b2', '/user/usernote/brewingresult/7');
    expect(one()).toMatchObject({ home: '/user/usernote/brewingresult/write', draft: 'a1' });
    moveRun('a1', '/en/user/usernote/brewingresult/12');
    expect(one()).toMatchObject({ home: '/user/usernote/brewingresult/12', draft: null });
  });

  it('that stands elsewhere is dropped, and put back, perhaps beside another one', async () => {
    const { dropRun, one, startBrew, titles } = await openTab();
    await startBrew(given);
    const run = one();
    dropRun('another')();
    expect(one()).toBe(run);
    const giveBack = dropRun(run?.id ?? '');
    expect(one()).toBeNull();
    giveBack();
    expect(one()).toBe(run);
    giveBack();
    const again = dropRun(run?.id ?? '');
    vi.advanceTimersByTime(1000);
    await startBrew({ ...given, title: '케냐' });
    again();
    expect(titles()).toEqual(['케냐', '예가체프']);
  });

  it('is the same in two tabs, whichever is tapped', async () => {
    const first = await openTab();
    const second = await openTab();
    const { next } = await import('./taps.ts');
    await first.startBrew(given);
    vi.advanceTimersByTime(WAIT);
    tellOthers();
    const heard = second.one();
    expect(heard).toEqual(first.one());
    if (heard) second.setRun(next(heard, Date.now() + 30_000));
    vi.advanceTimersByTime(WAIT);
    tellOthers();
    expect(first.one()).toMatchObject({ end: expect.any(Number) });
  });

  it.each(['', '{', 'null', '[]', '{"id":"1"}', '{"id":1,"begun":[{}]}'])(
    'begins none where %j was kept',
    async (text) => {
      kept.set(NAME, text);
      const { brewRuns } = await openTab();
      expect(brewRuns.get()).toEqual([]);
    },
  );

  it.each([
    ['forbids it', { getItem: forbidden, setItem: forbidden }],
    ['is full', { getItem: () => null, setItem: full }],
  ])('runs where the browser %s, which is said once', async (_, storage) => {
    vi.stubGlobal('localStorage', storage);
    const { dropRun, one, startBrew } = await openTab();
    await startBrew(given);
    vi.advanceTimersByTime(WAIT);
    expect(one()).toMatchObject({ title: '예가체프' });
    dropRun(one()?.id ?? '');
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
