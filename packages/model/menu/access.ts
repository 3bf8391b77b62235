import { type Actor, roleOf } from '@hanjan/core';
import { MENU } from './tree.ts';
import type { MenuCategory, MenuTab } from './types.ts';

/** Whether somebody may open a tab, in the organisation they work in when it is a page of one. */
export function mayOpen(actor: Actor, { org, roles }: Pick<MenuTab, 'org' | 'roles'>): boolean {
  const role = roleOf(actor, org ?? 'none');
  return role !== undefined && roles.includes(role);
}

/** Whether somebody may write a new record at a tab before signing in, which saving it asks for. */
export const mayBegin = ({ user_type }: Actor, { begins }: Pick<MenuTab, 'begins'>): boolean =>
  user_type === 'GUEST' && begins === true;

/** What somebody meets at a tab: the page, the way to sign in, or why not. */
export type Entrance = 'open' | 'signin' | 'noowner' | 'nopermission' | 'nopage';

/**
 * How a tab receives somebody. Whoever works in the organisation of a page, in a rank that is too low for it, hears
 * that it is not for them; a page of the site that is not theirs does not exist for them.
 */
export function entranceOf(actor: Actor, tab: Pick<MenuTab, 'org' | 'roles'>): Entrance {
  if (mayOpen(actor, tab)) return 'open';
  if (actor.user_type === 'GUEST') return 'signin';
  if (!tab.org) return 'nopage';
  return actor[tab.org] ? 'nopermission' : 'noowner';
}

/** The menu as somebody sees it: no hidden tab, no empty group, no empty category. */
export function menuOf(actor: Actor, menu: readonly MenuCategory[] = MENU): readonly MenuCategory[] {
  const listed = (tab: MenuTab) => !tab.hidden && (mayOpen(actor, tab) || tab.listed?.includes(actor.user_type));
  return menu
    .filter(({ hidden }) => !hidden)
    .map((category) => ({
      ...category,
      groups: category.groups
        .map((group) => ({ ...group, tabs: group.tabs.filter(listed) }))
        .filter((group) => group.tabs.length > 0),
    }))
    .filter((category) => category.groups.length > 0);
}
