import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Copy, createDeviceCopies as create, type Shelf } from './device_copies.ts';

const DAY = 86_400_000;
const NOON = Date.parse('2026-11-20T12:00:00Z');
/** What tidies tidies at once. */
const SHELF: Shelf = { name: 'hanjan.lookup.', version: 1 };
const createDeviceCopies = (databases: () => IDBFactory, now?: () => number, shelf = SHELF) =>
  create(shelf, databases, now, (work) => work());
const copy = (some: Partial<Copy> = {}): Copy => ({ access_at: NOON, edit_at: 'm1', data: [{ id: 1 }], ...some });

/** Whatever a database of that name holds under a key, past the product. */
async function put(factory: IDBFactory, key: string, value: unknown, name = 'hanjan.lookup.1', store = 'copy') {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const asked = factory.open(name);
    asked.onupgradeneeded = () => asked.result.createObjectStore(store);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = reject;
  });
  const work = database.transaction(store, 'readwrite');
  work.objectStore(store).put(value, key);
  await new Promise((resolve) => {
    work.oncomplete = resolve;
  });
  database.close();
}
const names = async (factory: IDBFactory) => (await factory.databases()).map(({ name }) => name);

describe('a copy in the browser', () => {
  it('comes back as it was, also to a page that is opened later', async () => {
    const factory = new IDBFactory();
    await createDeviceCopies(() => factory).write('a', copy());
    const later = createDeviceCopies(() => factory);
    expect(await later.read('a')).toEqual(copy());
    expect(await later.read('b')).toBeNull();
    await later.write('b', copy({ edit_at: 'm2' }));
    await later.drop('a');
    expect([await later.read('a'), await later.read('b')]).toEqual([null, copy({ edit_at: 'm2' })]);
    await later.clear();
    expect(await later.read('b')).toBeNull();
  });
  it('is read together with those that are asked for in the same moment', async () => {
    const factory = new IDBFactory();
    const kept = createDeviceCopies(() => factory);
    for (const key of ['a', 'b', 'c']) await kept.write(key, copy({ edit_at: key }));
    const found = await Promise.all(['c', 'none', 'a'].map((key) => kept.read(key)));
    expect(found.map((one) => one?.edit_at)).toEqual(['c', undefined, 'a']);
  });
  it('makes room for a newer one where there may be only so many, the oldest first', async () => {
    const factory = new IDBFactory();
    const kept = createDeviceCopies(() => factory, undefined, { name: 'hanjan.seen.', version: 1, most: 2 });
    for (const [key, age] of [
      ['new', 0],
      ['old', 2],
      ['middle', 1],
    ] as const)
      await kept.write(key, copy({ access_at: NOON - age * DAY }));
    const found = await Promise.all(['new', 'middle', 'old'].map((key) => kept.read(key)));
    expect(found.map((one) => one !== null)).toEqual([true, true, false]);
  });
  it('goes when it is not among those that are wanted', async () => {
    const factory = new IDBFactory();
    const kept = createDeviceCopies(() => factory);
    for (const key of ['a', 'b', 'c']) await kept.write(key, copy());
    await kept.keepOnly((key) => key !== 'b');
    const found = await Promise.all(['a', 'b', 'c'].map((key) => kept.read(key)));
    expect(found.map((one) => one !== null)).toEqual([true, false, true]);
  });
  it('goes once nobody has wanted it for long', async () => {
    const factory = new IDBFactory();
    const first = createDeviceCopies(
      () => factory,
      () => NOON,
    );
    await first.write('old', copy({ access_at: NOON - 31 * DAY }));
    await first.write('new', copy({ access_at: NOON - DAY }));
    const later = createDeviceCopies(
      () => factory,
      () => NOON,
    );
    expect(await later.read('new')).not.toBeNull();
    expect(await later.read('old')).toBeNull();
  });
});

describe('what a browser holds that cannot be read', () => {
  it.each([
    ['a text', 'broken'],
    ['nothing', null],
    ['an age that is none', { ...copy(), access_at: 'yesterday' }],
    ['no mark', { access_at: NOON, data: [] }],
    ['no data', { access_at: NOON, edit_at: '' }],
  ])('is as if it were not there: %s', async (_, value) => {
    const factory = new IDBFactory();
    await createDeviceCopies(() => factory).clear();
    await put(factory, 'a', value);
    const kept = createDeviceCopies(() => factory);
    expect(await kept.read('a')).toBeNull();
    await kept.write('a', copy());
    expect(await kept.read('a')).toEqual(copy());
  });
  it('of an older version goes, and nothing else', async () => {
    const factory = new IDBFactory();
    await put(factory, 'a', { list: [] }, 'hanjan.lookup.0');
    await put(factory, 'a', 1, 'of somebody else');
    const kept = createDeviceCopies(() => factory);
    expect(await kept.read('a')).toBeNull();
    await expect.poll(() => names(factory)).toEqual(['of somebody else', 'hanjan.lookup.1']);
  });
  it('without the place for copies, or of a program yet to come, is left alone', async () => {
    const strange = new IDBFactory();
    await put(strange, 'a', copy(), 'hanjan.lookup.1', 'other');
    const newer = new IDBFactory();
    await new Promise((resolve) => {
      newer.open('hanjan.lookup.1', 7).onsuccess = resolve;
    });
    for (const factory of [strange, newer]) {
      const kept = createDeviceCopies(() => factory);
      await kept.write('a', copy());
      expect(await kept.read('a')).toBeNull();
    }
  });
});

describe('a browser that keeps nothing', () => {
  const refusing = (error: Error) => () => {
    throw error;
  };
  const hanging = { open: () => ({}) } as unknown as IDBFactory;
  it.each([
    ['forbids it', refusing(new DOMException('no', 'SecurityError'))],
    ['has no such thing', () => undefined as unknown as IDBFactory],
    ['never answers', () => hanging],
  ])('%s', async (_, databases) => {
    const kept = createDeviceCopies(databases);
    const begun = Date.now();
    await kept.write('a', copy());
    expect(await kept.read('a')).toBeNull();
    await kept.clear();
    expect(Date.now() - begun).toBeLessThan(2_000);
  });
  it('that takes no more keeps what it has', async () => {
    const factory = new IDBFactory();
    const kept = createDeviceCopies(() => factory);
    await kept.write('a', copy());
    await kept.write('a', copy({ data: () => 'what cannot be kept' }));
    expect(await kept.read('a')).toEqual(copy());
  });
});

describe('a database that takes long to open', () => {
  /** One that begins to open when it is let. */
  function slow(factory: IDBFactory) {
    const { promise: isLet, resolve: letOpen } = Promise.withResolvers<void>();
    const open: IDBFactory['open'] = (...name) => {
      const late = {} as IDBOpenDBRequest;
      isLet.then(() => {
        const asked = factory.open(...name);
        for (const told of ['onupgradeneeded', 'onsuccess'] as const)
          asked[told] = (event: Event) => Object.assign(late, { result: asked.result })[told]?.(event as never);
      });
      return late;
    };
    return { letOpen, databases: () => ({ open }) as IDBFactory };
  }
  afterEach(() => void vi.useRealTimers());

  it('is used as soon as it is there', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { letOpen, databases } = slow(new IDBFactory());
    const kept = createDeviceCopies(databases);
    const reading = kept.read('a');
    await vi.advanceTimersByTimeAsync(500);
    expect(await reading).toBeNull();
    letOpen();
    await vi.waitFor(async () => {
      await kept.write('a', copy());
      expect(await kept.read('a')).toEqual(copy());
    });
  });
  it('is waited for from when somebody needs it', async () => {
    const factory = new IDBFactory();
    await createDeviceCopies(() => factory).write('a', copy());
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { letOpen, databases } = slow(factory);
    const kept = createDeviceCopies(databases);
    kept.open();
    await vi.advanceTimersByTimeAsync(2_000);
    const reading = kept.read('a');
    await vi.advanceTimersByTimeAsync(100);
    letOpen();
    expect(await reading).toEqual(copy());
  });
});

describe('signing out', () => {
  it('is not held up by an open page, which keeps nothing from then on', async () => {
    const factory = new IDBFactory();
    const kept = createDeviceCopies(() => factory);
    await kept.write('a', copy());
    let wasBlocked = false;
    await new Promise((resolve) => {
      const asked = factory.deleteDatabase('hanjan.lookup.1');
      asked.onblocked = () => {
        wasBlocked = true;
      };
      asked.onsuccess = resolve;
    });
    expect(wasBlocked).toBe(false);
    await kept.write('a', copy());
    expect(await kept.read('a')).toBeNull();
    expect(await names(factory)).toEqual([]);
  });
});
