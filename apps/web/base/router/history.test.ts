import { beforeEach, describe, expect, it, vi } from 'vitest';

const HOURS_12 = 12 * 60 * 60 * 1000;

const assign = vi.fn();
const replace = vi.fn();
const reload = vi.fn();
const navigate = vi.fn();
const told = vi.fn();
let step: (event: Event) => void;

/** The router of a page that was opened just now. */
async function open() {
  vi.resetModules();
  const router = await import('./history.ts');
  router.showPath('/cafe/coffeebean/default');
  return router;
}

/** The person goes back or forward to an entry of the history. */
function pop(index: number): void {
  arrive({ index });
}

/** The browser tells that another entry of the history is the current one. */
function arrive(state: unknown): void {
  step({ state, stopImmediatePropagation: told } as unknown as Event);
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  vi.stubGlobal('history', { state: { index: 3 }, replaceState: () => undefined, go: () => undefined });
  vi.stubGlobal('location', { href: 'http://localhost/cafe/coffeebean/default', assign, replace, reload });
  vi.stubGlobal('addEventListener', (name: string, listener: (event: Event) => void) => {
    if (name === 'popstate') step = listener;
  });
});

describe('a page that is opened', () => {
  it('is one come back to where the browser knows it, and otherwise a new one after all before', async () => {
    expect((await open()).currentEntry()).toEqual({ index: 3, by: 'pop' });
    const replaceState = vi.fn();
    vi.stubGlobal('history', { state: null, length: 6, replaceState });
    expect((await open()).currentEntry()).toEqual({ index: 5, by: 'push' });
    expect(replaceState).toHaveBeenCalledWith({ index: 5 }, '');
  });
});

it('a link within the page makes an entry after the one that is shown', async () => {
  const { currentEntry } = await open();
  const replaceState = vi.fn();
  vi.stubGlobal('history', { state: null, replaceState });
  arrive(null);
  expect(currentEntry().index).toBe(4);
  expect(replaceState).toHaveBeenCalledWith({ index: 4 }, '');
});

describe('a page change', () => {
  it('stays inside of the page for 12 hours after the one before', async () => {
    const { aroundNav, currentEntry } = await open();
    for (let i = 1; i <= 3; i++) {
      vi.advanceTimersByTime(HOURS_12);
      aroundNav(navigate, '/cafe', {});
      expect(currentEntry()).toEqual({ index: 3 + i, by: 'push' });
    }
    vi.advanceTimersByTime(HOURS_12);
    pop(4);
    expect(currentEntry()).toEqual({ index: 4, by: 'pop' });
    expect([assign, replace, reload, told].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0, 0]);
    expect(navigate).toHaveBeenCalledTimes(3);
  });
  it('loads everything afresh after that, whichever way', async () => {
    const { aroundNav } = await open();
    vi.advanceTimersByTime(HOURS_12 + 1);
    aroundNav(navigate, '/en/cafe', {});
    aroundNav(navigate, '/cafe', { replace: true });
    pop(2);
    expect(assign.mock.calls).toEqual([['/en/cafe']]);
    expect(replace.mock.calls).toEqual([['/cafe']]);
    expect([reload, told, navigate].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  });
  it('within the same entry is none', async () => {
    await open();
    vi.advanceTimersByTime(HOURS_12 + 1);
    pop(3);
    expect([reload, told].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });
});
