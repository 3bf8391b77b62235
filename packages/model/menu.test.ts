import { describe, expect, it } from 'vitest';
import { screens } from './catalogue.ts';
import { findPlace, firstUnder, MENU, type MenuCategory, mayOpen, menuOf, PLACES } from './menu.ts';
import { en } from './messages/en.ts';

const keys = (menu: readonly MenuCategory[]) => menu.map((category) => category.key);

describe('menu', () => {
  it('has one page or one screen behind every address, and no address twice', () => {
    for (const { tab } of PLACES) expect([tab.page, tab.screen].filter(Boolean), tab.path).toHaveLength(1);
    expect(new Set(PLACES.map(({ tab }) => tab.path)).size).toBe(PLACES.length);
  });

  it('lets exactly those open a screen who may list it', () => {
    const tabs = PLACES.flatMap(({ tab }) => (tab.screen ? [tab] : []));
    expect(tabs.length).toBeGreaterThan(0);
    for (const tab of tabs) {
      const screen = screens.find(({ name }) => name === tab.screen);
      expect(screen?.access.list?.toSorted(), tab.path).toEqual(tab.roles.toSorted());
    }
  });

  it('keeps every address under its category', () => {
    for (const { category, tab } of PLACES) expect(tab.path.startsWith(`${category.path}/`)).toBe(true);
  });

  it('has a text for whatever is shown or titled', () => {
    const shown = [
      ...MENU,
      ...menuOf('SADMIN').flatMap((category) => category.groups),
      ...PLACES.map(({ tab }) => tab),
    ];
    for (const { key } of shown) expect(Object.keys(en)).toContain(`menu_${key}`);
  });

  it('shows a guest the notes and lets only people open them', () => {
    expect(keys(menuOf('GUEST'))).toEqual(['info', 'user']);
    const notes = PLACES.find(({ tab }) => tab.key === 'coffeenote');
    expect(notes && mayOpen('GUEST', notes.tab)).toBe(false);
    expect(notes && mayOpen('USER', notes.tab)).toBe(true);
  });

  it('lists no hidden tab and no category without a tab', () => {
    const hidden = menuOf('SADMIN').flatMap((category) => category.groups.flatMap((group) => group.tabs));
    expect(hidden.some((tab) => tab.hidden)).toBe(false);
    const secret: MenuCategory = {
      key: 'x',
      path: '/x',
      icon: 'cup',
      groups: [{ key: 'x', icon: 'cup', tabs: [{ key: 'x', path: '/x/x', roles: [] }] }],
    };
    expect(menuOf('SADMIN', [secret])).toEqual([]);
  });

  it('finds the list of a screen and its records, and nothing below a page', () => {
    expect(findPlace('/user/usernote/coffeenote')).toMatchObject({ tab: { key: 'coffeenote' }, id: null });
    expect(findPlace('/user/usernote/coffeenote/write')).toMatchObject({ tab: { key: 'coffeenote' }, id: 'write' });
    expect(findPlace('/user/usernote/coffeenote/7/x')).toBeNull();
    expect(findPlace('/info/intro/7')).toBeNull();
    expect(findPlace('/user/usernote/coffeenote/')).toBeNull();
  });

  it('opens a category and a group at the first tab', () => {
    expect(firstUnder('/user', 'GUEST')?.key).toBe('coffeenote');
    expect(firstUnder('/user/usernote', 'USER')?.key).toBe('coffeenote');
    expect(firstUnder('/nowhere', 'USER')).toBeNull();
  });
});
