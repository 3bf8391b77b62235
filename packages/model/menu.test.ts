import { type Actor, isOrgKind, ORG_ROLES, SITE_ROLES, type SiteRole } from '@hanjan/core';
import { describe, expect, it } from 'vitest';
import { screens } from './catalogue.ts';
import { ALL, tab } from './menu/define.ts';
import { anyUnder, findPlace, firstOf, firstUnder, isToCome, MENU, type MenuCategory, menuOf, PLACES } from './menu.ts';
import { menu as texts } from './messages/ko/every/menu.ts';

const keys = (menu: readonly MenuCategory[]) => menu.map((category) => category.key);
const as = (user_type: SiteRole, orgs: Partial<Actor> = {}): Actor => ({ user_seq: 1, user_type, ...orgs });
const barista = as('USER', { cafe: { auth_seq: 7, user_auth: 'BARISTA' } });

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
    const outside = PLACES.filter(({ category, tab }) => !tab.path.startsWith(`${category.path}/`));
    expect(outside.map(({ tab }) => tab.path)).toEqual(['/create']);
  });

  it('tells tabs apart by their keys, in their group and among all that a category lists', () => {
    for (const { groups } of MENU) {
      const keys = groups.map(({ tabs }) => tabs.map(({ key }) => key));
      const listed = groups.flatMap(({ tabs }) => tabs.filter(({ hidden }) => !hidden).map(({ key }) => key));
      for (const some of [...keys, listed, groups.map(({ key }) => key)]) expect(some).toEqual([...new Set(some)]);
    }
  });

  it('has a text for whatever is shown or titled, and none for anything else', () => {
    const shown = [
      ...MENU.filter(({ hidden }) => !hidden),
      ...PLACES.filter(({ tab }) => !tab.hidden).map(({ group }) => group),
      ...PLACES.map(({ tab }) => tab),
    ];
    const wanted = shown.map(({ key }) => `menu_${key}`);
    expect([...new Set(wanted)].toSorted()).toEqual(
      Object.keys(texts)
        .filter((key) => key.startsWith('menu_'))
        .toSorted(),
    );
  });

  it('lists nothing that is still to be made', () => {
    const all = {
      ...as('SADMIN'),
      cafe: { auth_seq: 7, user_auth: 'OWN' },
      roaster: { auth_seq: 8, user_auth: 'OWN' },
    };
    const listed = menuOf(all as Actor).flatMap(({ groups }) => groups.flatMap(({ tabs }) => tabs));
    expect(listed.filter(isToCome).map(({ path }) => path)).toEqual([]);
  });

  it('lists no hidden tab, no category without a tab and no hidden category', () => {
    const listed = menuOf({ ...barista, user_type: 'SADMIN' }).flatMap(({ groups }) =>
      groups.flatMap(({ tabs }) => tabs),
    );
    expect(listed.some((tab) => tab.hidden)).toBe(false);
    const secret: MenuCategory = {
      key: 'x',
      path: '/x',
      icon: 'cup',
      groups: [{ key: 'x', icon: 'cup', tabs: [tab('x', '/x/x', 'X', { roles: [], ads: false })] }],
    };
    const open = { ...secret, groups: [{ key: 'x', icon: 'cup', tabs: [tab('x', '/x/x', 'X', ALL)] }] } as const;
    expect(menuOf(as('SADMIN'), [secret])).toEqual([]);
    expect(keys(menuOf(as('SADMIN'), [open]))).toEqual(['x']);
    expect(menuOf(as('SADMIN'), [{ ...open, hidden: true }])).toEqual([]);
  });

  it('finds the list of a screen and its records, what is to come with whatever it will have, and nothing below a page', () => {
    expect(findPlace('/user/usernote/coffeenote')).toMatchObject({ tab: { key: 'coffeenote' }, id: null });
    expect(findPlace('/user/usernote/coffeenote/write')).toMatchObject({ tab: { key: 'coffeenote' }, id: 'write' });
    expect(findPlace('/user/usernote/coffeenote/7/x')).toBeNull();
    expect(findPlace('/roaster/roasting/result/2026-12')).toMatchObject({
      tab: { name: 'RoastingResult' },
      id: '2026-12',
    });
    expect(findPlace('/info/intro/7')).toBeNull();
    expect(findPlace('/user/usernote/coffeenote/')).toBeNull();
    expect(findPlace('/create')).toMatchObject({ tab: { page: 'Create' }, id: null });
    expect(findPlace('/')).toMatchObject({ tab: { page: 'Intro' }, id: null });
  });

  it.each([
    ['/info', 'GUEST', '/info/chart/flavorwheel'],
    ['/info/code', 'USER', undefined],
    ['/info/code', 'ADMIN', '/info/code/codegroup'],
    ['/info/beannote', 'GUEST', '/info/beannote/intro'],
    ['/user', 'GUEST', '/user/usernote/coffeenote'],
    ['/user/usernote', 'USER', '/user/usernote/coffeenote'],
    ['/user/system', 'SADMIN', '/user/system/desk'],
    ['/cafe', 'GUEST', undefined],
    ['/cafe', 'SADMIN', '/cafe/create'],
    ['/cafe', 'BARISTA', '/cafe/brewing/today'],
    ['/cafe/etc', 'BARISTA', '/cafe/etc/care'],
    ['/cafe/supplier', 'BARISTA', undefined],
    ['/cafe/setting', 'GUEST', undefined],
    ['/cafe/setting', 'BARISTA', '/cafe/setting/settingtoday'],
    ['/roaster', 'BARISTA', '/roaster/create'],
    ['/setting', 'SADMIN', undefined],
    ['/nowhere', 'USER', undefined],
  ] as const)('opens %s for %s at %s', (path, who, first) => {
    expect(firstUnder(path, who === 'BARISTA' ? barista : as(who))?.path).toBe(first);
  });

  it('opens what is there before what is to come', () => {
    const [later, there] = [tab('x', '/x/x', 'Later', ALL), tab('y', '/x/y', 'Guide', ALL)];
    expect([later, there].map(isToCome)).toEqual([true, false]);
    expect(firstOf([later, there])).toBe(there);
    expect(firstOf([later])).toBe(later);
    expect(firstOf([])).toBeNull();
  });

  it('knows what stands below an address for whoever sees nothing there', () => {
    expect(anyUnder('/cafe')).toMatchObject({ tab: { path: '/cafe/brewing/today', org: 'cafe' }, id: null });
    expect(anyUnder('/roaster')).toMatchObject({ tab: { org: 'roaster' } });
    expect(anyUnder('/cafe/etc')?.tab.path).toBe('/cafe/etc/user');
    expect(anyUnder('/cafe/coffeebean/default')).toBeNull();
    expect(anyUnder('/setting')).toBeNull();
    expect(anyUnder('/nowhere')).toBeNull();
    expect(anyUnder('/')).toBeNull();
  });
});
