import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forget, MOST_RECENT, type Recent, recentsOf, remember } from './recent.ts';

const kept = new Map<string, string>();
const seen = (id: string, org: number | null = null, role = org === null ? null : 'MNG'): Recent => ({
  screen: 'user_cupnote',
  org,
  role,
  id,
  names: { ko: `노트 ${id}`, en: `Note ${id}` },
});
const ids = (owner = 'me') => recentsOf(owner).map(({ id }) => id);

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

describe('records that somebody saw', () => {
  it('are kept the newest first and once each, for each person', () => {
    for (const id of ['1', '2', '1']) remember('me', seen(id));
    remember('other', seen('9'));
    expect([ids(), ids('other')]).toEqual([['1', '2'], ['9']]);
  });
  it('give way to newer ones of the same organisation alone', () => {
    remember('me', seen('1', 7));
    for (let id = 1; id <= MOST_RECENT + 3; id += 1) remember('me', seen(String(id)));
    const all = recentsOf('me');
    expect(all.filter(({ org }) => org === null).map(({ id }) => id)).toEqual(
      Array.from({ length: MOST_RECENT }, (_, at) => String(MOST_RECENT + 3 - at)),
    );
    expect(all.filter(({ org }) => org === 7)).toHaveLength(1);
  });
  it('are forgotten once they are gone, in the right organisation', () => {
    remember('me', seen('1'));
    remember('me', seen('1', 7));
    forget('me', seen('1', 7));
    forget('me', seen('5'));
    expect(recentsOf('me')).toEqual([seen('1')]);
  });
  it('are forgotten of an organisation once something is seen there in another role', () => {
    remember('me', seen('1'));
    remember('me', seen('2', 7));
    remember('me', seen('3', 8));
    remember('me', seen('4', 7, 'BARISTA'));
    expect(recentsOf('me')).toEqual([seen('4', 7, 'BARISTA'), seen('3', 8), seen('1')]);
  });
  it.each([
    ['no list', '{"a":1}'],
    ['no JSON', '['],
    ['nothing in it', '[null, 3, "x", []]'],
    ['another version', JSON.stringify([{ ...seen('1'), names: '노트' }])],
    ['a language too few', JSON.stringify([{ ...seen('1'), names: { ko: '노트' } }])],
    ['a path for an id', JSON.stringify([{ ...seen('1'), id: '../../user/signin' }])],
    ['no word of the role', JSON.stringify([{ ...seen('1', 7), role: undefined }])],
    ['an id that is a number', JSON.stringify([{ ...seen('1'), id: 1 }])],
  ])('are left out where what is kept makes no sense: %s', (_, text) => {
    kept.set('hanjan.recent.me', text);
    expect(recentsOf('me')).toEqual([]);
    remember('me', seen('2'));
    expect(ids()).toEqual(['2']);
  });
});
