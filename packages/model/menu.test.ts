import { type Actor, isOrgKind, ORG_ROLES, SITE_ROLES, type SiteRole } from '@hanjan/core';
import { describe, expect, it } from 'vitest';
import { screens } from './catalogue.ts';
import { anyUnder, findPlace, firstUnder, MENU, type MenuCategory, mayOpen, menuOf, PLACES } from './menu.ts';
import { en } from './messages/en.ts';

const keys = (menu: readonly MenuCategory[]) => menu.map((category) => category.key);
const as = (user_type: SiteRole, orgs: Partial<Actor> = {}): Actor => ({ user_seq: 1, user_type, ...orgs });
const barista = as('USER', { cafe: { auth_seq: 7, user_auth: 'BARISTA' } });
const tabOf = (path: string) => PLACES.find(({ tab }) => tab.path === path)?.tab ?? expect.fail(path);

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
      const scope = screen?.entity.scope ?? '';
      expect(tab.org, tab.path).toBe(isOrgKind(scope) ? scope : undefined);
    }
  });

  it('names only roles that there are where a tab belongs', () => {
    for (const { tab } of PLACES) {
      const known: readonly string[] = tab.org ? ORG_ROLES[tab.org] : SITE_ROLES;
      expect([tab.path, tab.roles.filter((role) => !known.includes(role))]).toEqual([tab.path, []]);
    }
  });

  it('keeps every address under its category', () => {
    for (const { category, tab } of PLACES) expect(tab.path.startsWith(`${category.path}/`)).toBe(true);
  });

  it('has a text for whatever is shown or titled', () => {
    const shown = [
      ...MENU,
      ...PLACES.filter(({ tab }) => !tab.hidden).map(({ group }) => group),
      ...PLACES.map(({ tab }) => tab),
    ];
    for (const { key } of shown) expect(Object.keys(en)).toContain(`menu_${key}`);
  });

  it('shows a guest the notes and lets only people open them', () => {
    expect(keys(menuOf(as('GUEST')))).toEqual(['info', 'user']);
    expect(mayOpen(as('GUEST'), tabOf('/user/usernote/coffeenote'))).toBe(false);
    expect(mayOpen(as('USER'), tabOf('/user/usernote/coffeenote'))).toBe(true);
  });

  it('shows a cafe to whoever works in one, whatever they are on the site', () => {
    const coffees = tabOf('/cafe/coffeebean/default');
    expect(keys(menuOf(barista))).toEqual(['info', 'user', 'cafe']);
    expect(mayOpen(barista, coffees)).toBe(true);
    for (const role of SITE_ROLES) {
      expect([role, keys(menuOf(as(role)))]).toEqual([role, ['info', 'user']]);
      expect([role, mayOpen(as(role), coffees)]).toEqual([role, false]);
    }
    const roaster = as('USER', { roaster: { auth_seq: 7, user_auth: 'OWN' } });
    expect(mayOpen(roaster, coffees)).toBe(false);
    expect(keys(menuOf(roaster))).toEqual(['info', 'user']);
  });

  it('shows the system to the super administrator alone', () => {
    const seen = SITE_ROLES.filter((role) =>
      menuOf(as(role)).some(({ groups }) => groups.some(({ key }) => key === 'system')),
    );
    expect(seen).toEqual(['SADMIN']);
    expect(SITE_ROLES.filter((role) => mayOpen(as(role), tabOf('/user/system/demo')))).toEqual(['SADMIN']);
  });

  it('lists no hidden tab and no category without a tab', () => {
    const listed = menuOf({ ...barista, user_type: 'SADMIN' }).flatMap(({ groups }) =>
      groups.flatMap(({ tabs }) => tabs),
    );
    expect(listed.some((tab) => tab.hidden)).toBe(false);
    const secret: MenuCategory = {
      key: 'x',
      path: '/x',
      icon: 'cup',
      groups: [{ key: 'x', icon: 'cup', tabs: [{ key: 'x', path: '/x/x', roles: [] }] }],
    };
    expect(menuOf(as('SADMIN'), [secret])).toEqual([]);
  });

  it('finds the list of a screen and its records, and nothing below a page', () => {
    expect(findPlace('/user/usernote/coffeenote')).toMatchObject({ tab: { key: 'coffeenote' }, id: null });
    expect(findPlace('/user/usernote/coffeenote/write')).toMatchObject({ tab: { key: 'coffeenote' }, id: 'write' });
    expect(findPlace('/user/usernote/coffeenote/7/x')).toBeNull();
    expect(findPlace('/info/intro/7')).toBeNull();
    expect(findPlace('/user/usernote/coffeenote/')).toBeNull();
  });

  it('opens a category and a group at the first tab', () => {
    expect(firstUnder('/user', as('GUEST'))?.key).toBe('coffeenote');
    expect(firstUnder('/user/usernote', as('USER'))?.key).toBe('coffeenote');
    expect(firstUnder('/cafe', barista)?.path).toBe('/cafe/coffeebean/default');
    expect(firstUnder('/cafe', as('SADMIN'))).toBeNull();
    expect(firstUnder('/nowhere', as('USER'))).toBeNull();
  });

  it('knows what stands below an address for whoever sees nothing there', () => {
    expect(anyUnder('/cafe')).toMatchObject({ tab: { path: '/cafe/coffeebean/default', org: 'cafe' }, id: null });
    expect(anyUnder('/roaster')?.tab.path).toBe('/roaster/create');
    expect(anyUnder('/cafe/coffeebean/default')).toBeNull();
    expect(anyUnder('/nowhere')).toBeNull();
    expect(anyUnder('/')).toBeNull();
  });
});
