import { afterEach, beforeEach, vi } from 'vitest';

/** The store of brews as tabs of one browser load it, with what it opens and says replaced. */

const { ask, askReply, toast, shownToast, openRoom } = vi.hoisted(() => ({
  ask: vi.fn(),
  askReply: vi.fn(),
  toast: vi.fn(),
  shownToast: { get: vi.fn(), set: vi.fn() },
  openRoom: vi.fn(),
}));
vi.mock('../../../../parts/dialog/ask.ts', () => ({ ask, askReply }));
vi.mock('../../../../parts/dialog/toast.ts', () => ({ toast, shownToast }));
vi.mock('../room.ts', () => ({ openRoom }));
vi.mock('../../../../base/texts/index.ts', () => ({ t: (key: string) => key }));

export { ask, askReply, openRoom, shownToast, toast };

export const NAME = 'hanjan.work.brewrun';
export const SECOND = 'hanjan.work.brewrun2';
export const WAIT = 300;
export const given = { home: '/en/info/chart/brewingrecord', title: '예가체프', fields: { brewing_term: 180_000 } };

/** What the browser keeps. */
export const kept = new Map<string, string>();
const listeners = new Map<string, ((event: unknown) => void)[]>();

/** The store as a tab loads it. */
export const openTab = async () => {
  vi.resetModules();
  const store = await import('../store.ts');
  const one = () => store.brewRuns.get()[0] ?? null;
  return { ...store, one, titles: () => store.brewRuns.get().map(({ title }) => title) };
};
/** What the other tabs hear once one of them has kept something. */
export const tellOthers = () => {
  for (const key of [NAME, SECOND]) for (const listen of listeners.get('storage') ?? []) listen({ key });
};

beforeEach(() => {
  kept.clear();
  listeners.clear();
  for (const one of [ask, askReply, openRoom]) one.mockReset();
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
