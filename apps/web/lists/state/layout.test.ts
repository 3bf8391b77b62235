import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeLayout, layoutOf, layouts } from './layout.ts';
import { isLayoutName, layoutName } from './layout_name.ts';

/** A browser that keeps things, or one that keeps nothing. */
function device(keeps = true): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (!keeps) throw new Error('full');
      kept.set(name, text);
    },
  });
  return kept;
}
afterEach(() => {
  layouts.set({});
  vi.unstubAllGlobals();
});

const NAME = layoutName(7, 'user_cupnote');

describe('how somebody wants a list', () => {
  it('is kept part by part, with whatever another tab has kept', () => {
    const kept = device();
    changeLayout(NAME, { density: 'dense' });
    kept.set(NAME, JSON.stringify({ density: 'dense', begin: '12' }));
    changeLayout(NAME, { columns: ['cupnote_name'] });
    expect(JSON.parse(kept.get(NAME) ?? '')).toEqual({ density: 'dense', begin: '12', columns: ['cupnote_name'] });
    changeLayout(NAME, { begin: undefined });
    expect(layoutOf(NAME)).toEqual({ density: 'dense', columns: ['cupnote_name'] });
  });

  it('holds as long as the tab where nothing can be kept', () => {
    device(false);
    changeLayout(NAME, { density: 'dense' });
    changeLayout(NAME, { begin: 'o3' });
    expect(layoutOf(NAME)).toMatchObject({ density: 'dense', begin: 'o3' });
  });

  it.each(['', '{', 'null', '7', '[]', '{"columns":"a","density":"tiny","begin":7}', '{"columns":[1]}'])(
    'is as if nothing was said where %j is kept',
    (text) => {
      device().set(NAME, text);
      expect(layoutOf(NAME)).toEqual({});
    },
  );

  it('belongs to one person and one screen, and is told from other things on the device', () => {
    expect(layoutName(8, 'user_cupnote')).not.toBe(NAME);
    expect([isLayoutName(NAME), isLayoutName('hanjan.draft.7')]).toEqual([true, false]);
  });
});
