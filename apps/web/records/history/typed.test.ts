import { beforeEach, describe, expect, it, vi } from 'vitest';

const NAME = 'hanjan.typed';
const NOTE = { name: 'user_cupnote' };
const values = { cupnote_flavor_list: ['PEACH'] };
let kept: Map<string, string>;

/** A page that was opened just now. */
async function open() {
  vi.resetModules();
  return import('./typed.ts');
}

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
});

describe('values that wait for a form', () => {
  it('outlive the page when they come from elsewhere, until they are taken', async () => {
    const { typeLater } = await open();
    typeLater(NOTE, null, values, { from: 'flavorwheel' });
    const { typedLater } = await open();
    expect(typedLater.get()).toEqual({ screen: 'user_cupnote', key: null, values, from: 'flavorwheel' });
    typedLater.set(null);
    expect((await open()).typedLater.get()).toBeNull();
  });
  it('name the brew that they are of, and are none where that is no name', async () => {
    const { typeLater } = await open();
    const source = { from: 'brewingrecord', run: '1' };
    typeLater(NOTE, null, values, source);
    expect((await open()).typedLater.get()).toMatchObject(source);
    kept.set(NAME, JSON.stringify({ screen: 'user_cupnote', key: null, values, from: 'brewingrecord', run: 1 }));
    expect((await open()).typedLater.get()).toBeNull();
  });
  it('say whether the form saves them at once', async () => {
    const { typeLater } = await open();
    typeLater(NOTE, null, values, { from: 'brewingrecord', saves: true });
    expect((await open()).typedLater.get()).toMatchObject({ saves: true });
    kept.set(NAME, JSON.stringify({ screen: 'user_cupnote', key: null, values, from: 'brewingrecord', saves: 'yes' }));
    expect((await open()).typedLater.get()).toBeNull();
  });
  it('begin a record of their own, whatever draft the tab was in the middle of', async () => {
    const { typeLater } = await open();
    const mark = () => JSON.parse(kept.get('hanjan.writing') ?? 'null');
    kept.set('hanjan.writing', '"of another record"');
    typeLater(NOTE, 7, values);
    typeLater(NOTE, null, values, { from: 'flavorwheel' });
    expect(mark()).toBe('of another record');
    typeLater(NOTE, null, values);
    expect(mark()).toBeNull();
  });
  it('are gone with the page when they are of the form itself', async () => {
    const { typeLater, typedLater } = await open();
    typeLater(NOTE, 7, values);
    expect(typedLater.get()).toEqual({ screen: 'user_cupnote', key: 7, values });
    expect((await open()).typedLater.get()).toBeNull();
  });
  it.each(['', '{', '7', '[]', '{"screen":1}', '{"screen":"user_cupnote","key":7,"values":{},"from":"flavorwheel"}'])(
    'are none where %j was kept',
    async (text) => {
      kept.set(NAME, text);
      expect((await open()).typedLater.get()).toBeNull();
    },
  );
  it('say in the address where they come from', async () => {
    const { fromIn, searchFrom } = await open();
    expect(fromIn(searchFrom('flavorwheel'))).toBe('flavorwheel');
    for (const search of ['', '?type=CAFEDF&serial=1']) expect(fromIn(search)).toBeNull();
  });
});
