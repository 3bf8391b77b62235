import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Voice = typeof import('./voice.ts');
interface Request {
  readonly hold: () => Promise<unknown> | undefined;
  readonly refuse: (why: DOMException) => void;
  readonly finish: (value: unknown) => void;
}

/** The locks of a browser, all of one name, as its tabs share them. */
class Locks {
  held: Request | null = null;
  waiting: Request[] = [];
  request = (_: string, { steal = false, signal }: LockOptions, hold: Request['hold']) =>
    new Promise((finish, refuse) => {
      const request = { hold, refuse, finish };
      signal?.addEventListener('abort', () => {
        this.waiting = this.waiting.filter((one) => one !== request);
        if (this.held !== request) refuse(new DOMException('', 'AbortError'));
      });
      if (steal) {
        this.held?.refuse(new DOMException('', 'AbortError'));
        this.held = null;
        this.waiting.unshift(request);
      } else this.waiting.push(request);
      queueMicrotask(this.grant);
    });
  grant = () => {
    if (this.held) return;
    const next = this.waiting.shift();
    if (!next) return;
    const held = next.hold();
    if (held) this.held = next;
    else {
      next.finish(undefined);
      this.grant();
    }
  };
  /** The tab that holds it is closed. */
  close() {
    this.held = null;
    this.grant();
  }
}

/** A tab has the module for itself. */
async function tab(): Promise<Voice> {
  vi.resetModules();
  return import('./voice.ts');
}
const settled = () => new Promise((resolve) => setTimeout(resolve));
const telling = (tabs: readonly Voice[]) => tabs.map((one) => one.hasVoice());

let locks: Locks;
beforeEach(() => {
  locks = new Locks();
  vi.stubGlobal('navigator', { locks });
});
afterEach(() => vi.unstubAllGlobals());

describe('of several tabs that show a brew one tells its steps', () => {
  it('the first that shows it, while none is pressed', async () => {
    const tabs = [await tab(), await tab(), await tab()];
    expect(telling(tabs)).toEqual([false, false, false]);
    for (const one of tabs) one.awaitVoice();
    await settled();
    expect(telling(tabs)).toEqual([true, false, false]);
  });
  it('from a press on the one that was pressed, at once', async () => {
    const tabs = [await tab(), await tab(), await tab()];
    for (const one of tabs) one.awaitVoice();
    await settled();
    tabs[2]?.takeVoice();
    expect(tabs[2]?.hasVoice()).toBe(true);
    await settled();
    expect(telling(tabs)).toEqual([false, false, true]);
    tabs[0]?.takeVoice();
    await settled();
    expect(telling(tabs)).toEqual([true, false, false]);
  });
  it('another one once it is closed', async () => {
    const tabs = [await tab(), await tab()];
    for (const one of tabs) one.awaitVoice();
    await settled();
    tabs[1]?.takeVoice();
    await settled();
    locks.close();
    await settled();
    expect(tabs[0]?.hasVoice()).toBe(true);
  });
  it('the same one when it is pressed before it was given what it waits for, and ever again', async () => {
    const tabs = [await tab(), await tab()];
    tabs[0]?.awaitVoice();
    for (let presses = 3; presses > 0; presses--) tabs[0]?.takeVoice();
    tabs[1]?.awaitVoice();
    await settled();
    expect(telling(tabs)).toEqual([true, false]);
    tabs[1]?.takeVoice();
    await settled();
    expect(telling(tabs)).toEqual([false, true]);
    expect(locks.waiting).toHaveLength(1);
  });
});

it.each([
  ['offers no locks', {}],
  ['refuses them', { locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) } }],
])('every tab tells where a browser %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const one = await tab();
  one.awaitVoice();
  await settled();
  expect(one.hasVoice()).toBe(true);
});
