import { describe, expect, it, vi } from 'vitest';
import {
  ask,
  askReply,
  given,
  kept,
  NAME,
  openRoom,
  openTab,
  SECOND,
  tellOthers,
  toast,
  WAIT,
} from './harness/store.ts';
import { begin } from './run.ts';

describe('a brew beside one that is not over', () => {
  /** A tab in which a brew has run for a while. */
  const brewing = async () => {
    const tab = await openTab();
    await tab.startBrew(given);
    vi.advanceTimersByTime(1000);
    return tab;
  };
  const kenya = { ...given, title: '케냐' };

  it.each([
    ['cancel', ['예가체프']],
    ['confirm', ['예가체프', '케냐']],
    ['discard', ['케냐']],
  ])('is asked about: %s', async (reply, titles) => {
    const tab = await brewing();
    askReply.mockResolvedValueOnce(reply);
    await tab.startBrew(kenya);
    expect(tab.titles()).toEqual(titles);
    expect(askReply).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ title: 'brew_running', confirm: 'brew_beside', discard: 'brew_running_throw' }),
    );
  });

  it('is asked about in other words where nothing runs yet', async () => {
    const tab = await openTab();
    await tab.startBrew(given, true);
    vi.advanceTimersByTime(1000);
    askReply.mockResolvedValueOnce('cancel');
    await tab.startBrew(kenya);
    expect(askReply).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ title: 'brew_standing' }));
  });

  it('is kept by itself: each goes on over a reload, and what changes one changes nothing of the other one', async () => {
    const tab = await brewing();
    await tab.startBeside(kenya, true);
    const [first, second] = tab.brewRuns.get();
    if (!first || !second) throw new Error('two are to run');
    expect(second.pausedAt).toBe(second.start);
    const { next } = await import('./taps.ts');
    tab.setRun(next(second, Date.now() + 5000));
    vi.advanceTimersByTime(WAIT);
    const reloaded = await openTab();
    expect(reloaded.brewRuns.get()).toEqual([first, expect.objectContaining({ began: second.began + 5000 })]);
    expect(reloaded.runOf(first.id)).toEqual(first);
    expect([first, second].map(({ id }) => reloaded.nthOf(id))).toEqual([1, 2]);
  });

  it('loses nothing where two tabs change one each at the same time', async () => {
    const first = await brewing();
    await first.startBeside(kenya);
    vi.advanceTimersByTime(WAIT);
    const second = await openTab();
    const { finish } = await import('./taps.ts');
    const [one, other] = first.brewRuns.get();
    if (!one || !other) throw new Error('two are to run');
    first.setRun(finish(one, Date.now() + 60_000));
    second.setRun(finish(other, Date.now() + 90_000));
    vi.advanceTimersByTime(WAIT);
    tellOthers();
    for (const tab of [first, second, await openTab()])
      expect(tab.brewRuns.get().map(({ end }) => end)).toEqual([61_300, 90_300]);
  });

  it('that is a third one is refused, whatever the two are; whoever wants to sees them', async () => {
    const tab = await brewing();
    await tab.startBeside(kenya);
    vi.advanceTimersByTime(1000);
    openRoom.mockReset();
    ask.mockResolvedValueOnce(false);
    await tab.startBrew({ ...given, title: '콜롬비아' });
    expect([tab.titles(), openRoom.mock.calls]).toEqual([['예가체프', '케냐'], []]);
    ask.mockResolvedValueOnce(true);
    await tab.startBeside({ ...given, title: '콜롬비아' });
    expect([tab.titles(), openRoom.mock.calls]).toEqual([['예가체프', '케냐'], [[]]]);
    expect(ask).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'brew_full', text: 'brew_full_text' }));
  });

  it('takes the place that became free, and the other one stays what it is called', async () => {
    const tab = await brewing();
    await tab.startBeside(kenya);
    const [first, second] = tab.brewRuns.get();
    const nth = () => tab.nthOf(second?.id ?? '');
    expect(nth()).toBe(2);
    const giveBack = tab.dropRun(first?.id ?? '');
    expect([tab.titles(), nth()]).toEqual([['케냐'], 0]);
    vi.advanceTimersByTime(1000);
    await tab.startBeside({ ...given, title: '콜롬비아' });
    expect([tab.titles(), nth()]).toEqual([['콜롬비아', '케냐'], 2]);
    giveBack();
    expect(tab.titles()).toEqual(['콜롬비아', '케냐']);
  });

  it('is a record of its own where both would go to the same one', async () => {
    const tab = await openTab();
    const home = '/cafe/brewing/result/12';
    await tab.startBrew({ ...given, home, fields: { brewing_term: 180_000, brewing_result_tds: 130 } });
    vi.advanceTimersByTime(1000);
    await tab.startBeside({ ...given, home, fields: { brewing_term: 180_000, brewing_result_tds: 130 } });
    expect(tab.brewRuns.get().map(({ home, fields }) => [home, fields])).toEqual([
      ['/cafe/brewing/result/12', { brewing_term: 180_000, brewing_result_tds: 130 }],
      ['/cafe/brewing/result', { brewing_term: 180_000 }],
    ]);
  });

  it('is brewed again in its own place', async () => {
    const tab = await brewing();
    await tab.startBeside(kenya);
    const { finish } = await import('./taps.ts');
    const [first, second] = tab.brewRuns.get();
    if (!first || !second) throw new Error('two are to run');
    const over = finish(second, Date.now() + 60_000);
    tab.setRun(over);
    vi.advanceTimersByTime(1000);
    tab.startAgain(over);
    expect(tab.brewRuns.get()).toEqual([
      first,
      { ...second, id: expect.any(String), began: Date.now(), start: Date.now() },
    ]);
    toast.mock.calls.at(-1)?.[0].action.run();
    expect(tab.brewRuns.get()).toEqual([first, over]);
  });

  it('follows its own record', async () => {
    const tab = await openTab();
    const write = '/user/usernote/brewingresult/write';
    await tab.startBrew({ ...given, home: write, draft: 'a1' });
    vi.advanceTimersByTime(1000);
    await tab.startBeside({ ...given, home: write, draft: 'b2' });
    tab.moveRun('b2', '/user/usernote/brewingresult/7');
    expect(tab.brewRuns.get()).toMatchObject([
      { home: write, draft: 'a1' },
      { home: '/user/usernote/brewingresult/7', draft: null },
    ]);
  });
});

it('a brew that was kept before there could be two is gone on with', async () => {
  const run = begin(given, Date.now());
  kept.set(NAME, JSON.stringify(run));
  const { brewRuns, nthOf } = await openTab();
  expect([brewRuns.get(), nthOf(run.id)]).toEqual([[run], 0]);
});

it('what cannot be a brew takes nothing of the other one', async () => {
  kept.set(NAME, '{"id":1}');
  kept.set(SECOND, JSON.stringify(begin(given, Date.now())));
  expect((await openTab()).titles()).toEqual(['예가체프']);
});
