import type { Actor, OrgKind, Role, SiteRole } from '@hanjan/core';
import { atLeast, EVERYBODY, PEOPLE, roleOf } from '@hanjan/core';

/** Hand-made pages. Everything else is a screen of the catalogue. */
export type PageKey =
  | 'Intro'
  | 'PrivacyPolicy'
  | 'Signin'
  | 'AdminSignin'
  | 'Signup'
  | 'Password'
  | 'Demo'
  | 'UnderConstruction';

/** Drawings that stand beside a word of the menu. */
export type MenuIcon = 'cup' | 'spoon' | 'sheet' | 'key' | 'shop' | 'bean' | 'drum' | 'table';

/** One address of the product. Its text is `menu_<key>`; what opens there is a page or a screen of the catalogue. */
export interface MenuTab {
  readonly key: string;
  readonly path: string;
  readonly page?: PageKey;
  readonly screen?: string;
  /** Reachable by link, not listed. */
  readonly hidden?: boolean;
  /** It is a page of such an organisation: its roles are those inside it. */
  readonly org?: OrgKind;
  /** Who may open it. */
  readonly roles: readonly Role[];
  /** Who sees it listed, when that is more than those who may open it: a guest is led to sign in first. */
  readonly listed?: readonly SiteRole[];
}

/** A line of the side menu. A group that is a single page has one tab with the group's own key. */
export interface MenuGroup {
  readonly key: string;
  readonly icon: MenuIcon;
  readonly tabs: readonly MenuTab[];
}

/** A word of the header. Its own address opens its first tab. */
export interface MenuCategory {
  readonly key: string;
  readonly path: string;
  readonly icon: MenuIcon;
  readonly groups: readonly MenuGroup[];
}

const usernote = '/user/usernote';
const coffeebean = '/cafe/coffeebean';

/** The whole menu, in order. */
export const MENU: readonly MenuCategory[] = [
  {
    key: 'info',
    path: '/info',
    icon: 'cup',
    groups: [
      { key: 'intro', icon: 'cup', tabs: [{ key: 'intro', path: '/info/intro', page: 'Intro', roles: EVERYBODY }] },
    ],
  },
  {
    key: 'user',
    path: '/user',
    icon: 'spoon',
    groups: [
      {
        key: 'usernote',
        icon: 'spoon',
        tabs: [
          {
            key: 'coffeenote',
            path: `${usernote}/coffeenote`,
            screen: 'user_cupnote',
            roles: PEOPLE,
            listed: EVERYBODY,
          },
          { key: 'equip', path: `${usernote}/equip`, screen: 'user_equip', roles: PEOPLE, listed: EVERYBODY },
        ],
      },
      {
        key: 'system',
        icon: 'table',
        tabs: [{ key: 'demo', path: '/user/system/demo', page: 'Demo', roles: ['SADMIN'] }],
      },
      {
        key: 'privacy',
        icon: 'sheet',
        tabs: [{ key: 'privacy', path: '/user/privacy', page: 'PrivacyPolicy', roles: EVERYBODY }],
      },
      {
        key: 'sign',
        icon: 'key',
        tabs: [
          { key: 'signin', path: '/user/signin', page: 'Signin', hidden: true, roles: EVERYBODY },
          { key: 'adminsignin', path: '/user/adminsignin', page: 'AdminSignin', hidden: true, roles: EVERYBODY },
          { key: 'signup', path: '/user/signup', page: 'Signup', hidden: true, roles: EVERYBODY },
          { key: 'password', path: '/user/password', page: 'Password', hidden: true, roles: PEOPLE },
        ],
      },
      {
        key: 'etc',
        icon: 'sheet',
        tabs: [
          { key: 'favorites', path: '/user/favorites', page: 'UnderConstruction', hidden: true, roles: PEOPLE },
          { key: 'userplace', path: '/user/userplace', page: 'UnderConstruction', hidden: true, roles: PEOPLE },
        ],
      },
    ],
  },
  {
    key: 'cafe',
    path: '/cafe',
    icon: 'shop',
    groups: [
      {
        key: 'coffeebean',
        icon: 'bean',
        tabs: [
          {
            key: 'coffeebean_default',
            path: `${coffeebean}/default`,
            screen: 'cafe_coffeebean',
            org: 'cafe',
            roles: atLeast('cafe', 'BARISTA'),
          },
          {
            key: 'coffeebean_received',
            path: `${coffeebean}/received`,
            screen: 'cafe_received',
            org: 'cafe',
            roles: atLeast('cafe', 'BARISTA'),
          },
        ],
      },
      {
        key: 'cafe_create',
        icon: 'shop',
        tabs: [{ key: 'cafe_create', path: '/cafe/create', page: 'UnderConstruction', hidden: true, roles: PEOPLE }],
      },
    ],
  },
  {
    key: 'roaster',
    path: '/roaster',
    icon: 'drum',
    groups: [
      {
        key: 'roaster_create',
        icon: 'drum',
        tabs: [
          { key: 'roaster_create', path: '/roaster/create', page: 'UnderConstruction', hidden: true, roles: PEOPLE },
        ],
      },
    ],
  },
];

/** Where an address lies in the menu. */
export interface MenuPlace {
  readonly category: MenuCategory;
  readonly group: MenuGroup;
  readonly tab: MenuTab;
}

/** Every address with its place, in the order of the menu. */
export const PLACES: readonly MenuPlace[] = MENU.flatMap((category) =>
  category.groups.flatMap((group) => group.tabs.map((tab) => ({ category, group, tab }))),
);

/** Whether somebody may open a tab, in the organisation they work in when it is a page of one. */
export function mayOpen(actor: Actor, { org, roles }: MenuTab): boolean {
  const role = roleOf(actor, org ?? 'none');
  return role !== undefined && roles.includes(role);
}

/** The menu as somebody sees it: no hidden tab, no empty group, no empty category. */
export function menuOf(actor: Actor, menu: readonly MenuCategory[] = MENU): readonly MenuCategory[] {
  const listed = (tab: MenuTab) => !tab.hidden && (mayOpen(actor, tab) || tab.listed?.includes(actor.user_type));
  return menu
    .map((category) => ({
      ...category,
      groups: category.groups
        .map((group) => ({ ...group, tabs: group.tabs.filter(listed) }))
        .filter((group) => group.tabs.length > 0),
    }))
    .filter((category) => category.groups.length > 0);
}

/** What an address opens: a tab, and for a screen the record behind it (`write` is a new one). */
export interface Found extends MenuPlace {
  readonly id: string | null;
}

/** Looks an address up. Only a screen has addresses below its own. */
export function findPlace(path: string): Found | null {
  for (const place of PLACES) {
    if (place.tab.path === path) return { ...place, id: null };
    const [parent, id] = [path.slice(0, path.lastIndexOf('/')), path.slice(path.lastIndexOf('/') + 1)];
    if (place.tab.screen && place.tab.path === parent && id) return { ...place, id };
  }
  return null;
}

/** The first tab that somebody sees below the address of a category or a group. */
export function firstUnder(path: string, actor: Actor): MenuTab | null {
  const listed = menuOf(actor).flatMap((category) => category.groups.flatMap((group) => group.tabs));
  return listed.find((tab) => isUnder(path, tab)) ?? null;
}

/** What stands first below the address of a category or a group for whoever sees nothing there: who might, is known by it. */
export function anyUnder(path: string): Found | null {
  const below = PLACES.filter(({ tab }) => isUnder(path, tab));
  const place = below.find(({ tab }) => !tab.hidden) ?? below[0];
  return place ? { ...place, id: null } : null;
}

const isUnder = (path: string, tab: MenuTab): boolean => tab.path.startsWith(`${path}/`);
