import { beforeEach, expect, it, vi } from 'vitest';
import { storageOf } from '../../../../../test/harness/storage.ts';
import { bothDrafts, NO_DRAFT } from './draft.ts';
import { createDraftStore } from './draft_store.ts';

const NAME = 'hanjan.shopping.7.3';
let hear: ((event: { key: string }) => void)[];

beforeEach(() => {
  hear = [];
  vi.stubGlobal('localStorage', storageOf());
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof hear)[number]) => hear.push(listener));
  vi.stubGlobal('removeEventListener', (_: string, listener: (typeof hear)[number]) => {
    hear = hear.filter((one) => one !== listener);
  });
});

const filter = { text: '필터', isOn: true };

it('two tabs: what one changes is shown by the other, which changes it further', () => {
  const [a, b] = [createDraftStore(NAME), createDraftStore(NAME)];
  const shown = vi.fn();
  const stop = a.subscribe(shown);
  b.change((now) => ({ ...now, own: [...now.own, filter] }));
  for (const listener of hear) listener({ key: 'another' });
  expect(shown).not.toHaveBeenCalled();
  for (const listener of hear) listener({ key: NAME });
  expect(shown).toHaveBeenCalledTimes(1);
  expect(a.get().own).toEqual([filter]);
  stop();
  expect(hear).toEqual([]);
});

it('a change is one of what is stored by then, also where nobody said so', () => {
  const [a, b] = [createDraftStore(NAME), createDraftStore(NAME)];
  b.change((now) => ({ ...now, own: [filter] }));
  a.change((now) => ({ ...now, coffees: { 1: { mass: 5_000 } } }));
  const both = { coffees: { 1: { mass: 5_000 } }, own: [filter] };
  expect([a.get(), createDraftStore(NAME).get()]).toEqual([both, both]);
});

it('a device that stores nothing has the list as long as the page', () => {
  vi.stubGlobal('localStorage', undefined);
  const store = createDraftStore(NAME);
  store.change((now) => ({ ...now, own: [filter] }));
  store.change((now) => ({ ...now, coffees: { 1: { isOn: false } } }));
  expect(store.get()).toEqual({ coffees: { 1: { isOn: false } }, own: [filter] });
});

it('a list that comes back takes nothing of what was written since', () => {
  const before = { coffees: { 1: { mass: 1 }, 2: { isOn: false } }, own: [filter] };
  const since = { coffees: { 1: { mass: 2 } }, own: [{ text: '컵', isOn: true }] };
  expect(bothDrafts(before, since)).toEqual({
    coffees: { 1: { mass: 2 }, 2: { isOn: false } },
    own: [filter, { text: '컵', isOn: true }],
  });
  expect(bothDrafts(before, NO_DRAFT)).toEqual(before);
});
