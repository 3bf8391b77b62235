import { cafe } from './cafe.ts';
import { hidden, quiet, SIGNED_IN } from './define.ts';
import { info } from './info.ts';
import { roaster } from './roaster.ts';
import type { MenuCategory, MenuGroup, MenuTab } from './types.ts';
import { user } from './user.ts';

/** Where whoever is signed in begins; a guest meets the front page at the same address. */
const home: MenuCategory = {
  key: 'home',
  path: '',
  icon: 'home',
  hidden: true,
  groups: [{ key: 'home', icon: 'home', tabs: [hidden('home', '/', 'Home', quiet(SIGNED_IN))] }],
};

/** Where somebody without an organisation begins one. */
const create: MenuCategory = {
  key: 'create',
  path: '/create',
  icon: 'plus',
  hidden: true,
  groups: [{ key: 'create', icon: 'plus', tabs: [hidden('create', '/create', 'Create', SIGNED_IN)] }],
};

/** The specification names it, and nothing that is in it. */
const setting: MenuCategory = { key: 'setting', path: '/setting', icon: 'table', hidden: true, groups: [] };

/** The whole menu, in order. */
export const MENU: readonly MenuCategory[] = [home, info, user, cafe, roaster, setting, create];

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
