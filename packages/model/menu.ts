import type { SiteRole } from '@hanjan/core';
import { EVERYBODY, PEOPLE } from '@hanjan/core';

/** Hand-made pages. Everything else is a screen of the catalogue. */
export type PageKey =
  | 'Intro'
  | 'PrivacyPolicy'
  | 'Signin'
  | 'AdminSignin'
  | 'Signup'
  | 'Password'
  | 'UnderConstruction';

/** Drawings that stand beside a word of the menu. */
export type MenuIcon = 'cup' | 'spoon' | 'sheet' | 'key';

/** One address of the product. Its text is `menu_<key>`; what opens there is a page or a screen of the catalogue. */
export interface MenuTab {
  readonly key: string;
  readonly path: string;
  readonly page?: PageKey;
  readonly screen?: string;
  /** Reachable by link, not listed. */
  readonly hidden?: boolean;
  /** Who may open it. */
  readonly roles: readonly SiteRole[];
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
        ],
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

/** Whether a role may open a tab. */
export function mayOpen(role: SiteRole, tab: MenuTab): boolean {
  return tab.roles.includes(role);
}

/** The menu as one role sees it: no hidden tab, no empty group, no empty category. */
export function menuOf(role: SiteRole, menu: readonly MenuCategory[] = MENU): readonly MenuCategory[] {
  const listed = (tab: MenuTab) => !tab.hidden && (tab.listed ?? tab.roles).includes(role);
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

/** The first tab that a role sees below the address of a category or a group. */
export function firstUnder(path: string, role: SiteRole): MenuTab | null {
  const listed = menuOf(role).flatMap((category) => category.groups.flatMap((group) => group.tabs));
  return listed.find((tab) => tab.path.startsWith(`${path}/`)) ?? null;
}
