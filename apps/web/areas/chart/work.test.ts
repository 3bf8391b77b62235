import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createWork } from './work.ts';

vi.mock('../../parts/dialog/toast.ts', () => ({ toast: () => undefined }));

const NAME = 'hanjan.work.wheel';
const WAIT = 300;

let kept: Map<string, string>;
let heard: Map<string, (event: unknown) => void>;
const refused = vi.fn();
const storage = () =>
  ({
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  }) as unknown as Storage;
const forbidden = (): Storage => {
  throw new DOMException('no', 'SecurityError');
};
const full = () =>
  ({
    getItem: () => null,
    setItem: () => {
      throw new DOMException('no', 'QuotaExceededError');
    },
  }) as unknown as Storage;

const INITIAL: readonly string[] = [];
const isGood = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
const open = (from: () => Storage = storage) =>
  createWork({ name: 'wheel', initial: INITIAL, isGood, storage: from, onRefused: refused });
/** Another tab has kept something. */
const otherTab = (text: string | null, key: string | null = NAME) => {
  if (text === null) kept.delete(NAME);
  else kept.set(NAME, text);
  heard.get('storage')?.({ key });
};

beforeEach(() => {
  kept = new Map();
  heard = new Map();
  refused.mockClear();
  vi.useFakeTimers();
  const listen = (name: string, listener: (event: unknown) => void) => heard.set(name, listener);
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('document', { addEventListener: listen });
});

describe('work at a chart', () => {
  it('begins as it was left', () => {
    kept.set(NAME, '["PEACH"]');
    expect(open().get()).toEqual(['PEACH']);
  });
  it.each(['', 'null', '{', '"PEACH"', '[1]', '{"length":2}'])('begins afresh where %j was kept', (text) => {
    kept.set(NAME, text);
    expect(open().get()).toBe(INITIAL);
  });
  it('is kept a moment after it was changed, once for many changes', () => {
    const work = open();
    const told = vi.fn();
    work.subscribe(told);
    for (const flavors of [['PEACH'], ['PEACH', 'HONEY']]) work.set(flavors);
    expect([told.mock.calls.length, kept.has(NAME)]).toEqual([2, false]);
    vi.advanceTimersByTime(WAIT);
    expect(open().get()).toEqual(['PEACH', 'HONEY']);
  });
  it.each(['pagehide', 'visibilitychange'])('is kept at once at %s', (event) => {
    open().set(['PEACH']);
    heard.get(event)?.({});
    expect(kept.get(NAME)).toBe('["PEACH"]');
  });
  it('is not kept again when nothing was changed', () => {
    kept.set(NAME, '["PEACH"]');
    open();
    kept.clear();
    heard.get('pagehide')?.({});
    expect(kept.size).toBe(0);
  });
  it('follows another tab', () => {
    const work = open();
    const told = vi.fn();
    work.subscribe(told);
    otherTab('["ROSE"]');
    expect(work.get()).toEqual(['ROSE']);
    otherTab('{');
    expect(work.get()).toBe(INITIAL);
    otherTab('["LIME"]', null);
    expect(work.get()).toEqual(['LIME']);
    otherTab('["NUTTY"]', 'hanjan.work.radar');
    expect([work.get(), told.mock.calls.length]).toEqual([['LIME'], 3]);
  });
  it('that is about to be kept stays, whatever another tab has', () => {
    const work = open();
    work.set(['PEACH']);
    otherTab('["ROSE"]');
    expect(work.get()).toEqual(['PEACH']);
    vi.advanceTimersByTime(WAIT);
    expect(kept.get(NAME)).toBe('["PEACH"]');
  });
  it.each([
    ['blocked', forbidden],
    ['full', full],
  ])('goes on where storage is %s, and says that it is not kept', (_, from) => {
    const work = open(from);
    expect(work.get()).toBe(INITIAL);
    work.set(['PEACH']);
    vi.advanceTimersByTime(WAIT);
    expect([work.get(), refused.mock.calls.length]).toEqual([['PEACH'], 1]);
  });
});
