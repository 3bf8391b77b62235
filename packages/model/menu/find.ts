import type { Actor } from '@hanjan/core';
import { mayOpen, menuOf } from './access.ts';
import { type MenuPlace, PLACES } from './tree.ts';
import { isToCome, type MenuTab } from './types.ts';

/** What an address opens: a tab, and for a screen the record behind it (`write` is a new one). */
export interface Found extends MenuPlace {
  readonly id: string | null;
}

/** Which of some tabs opens first: those that are still to be made are last. */
export const firstOf = (tabs: readonly MenuTab[]): MenuTab | null =>
  tabs.find((tab) => !isToCome(tab)) ?? tabs[0] ?? null;

/** The front page, which the shortest address opens for guests. */
const FRONT = '/info/intro';
const HOME = '/';

/**
 * Looks an address up; the shortest one is the home of whoever is signed in. Only a screen has addresses below its own, a
 * page to which links lead, and what is to come may have some.
 */
export function findPlace(path: string, isSignedIn = false): Found | null {
  const [parent, id] = [path.slice(0, path.lastIndexOf('/')), path.slice(path.lastIndexOf('/') + 1)];
  const at = (wanted: string) => PLACES.find(({ tab }) => tab.path === wanted);
  const place = at(path === HOME && !isSignedIn ? FRONT : path);
  if (place) return { ...place, id: null };
  const above = at(parent);
  return above && id && (above.tab.screen || above.tab.links || isToCome(above.tab)) ? { ...above, id } : null;
}

/** The tab of a screen, whose address is that of its records; undefined where the screen stands on no page of its own. */
export const tabOf = (screen: string): MenuTab | undefined => PLACES.find(({ tab }) => tab.screen === screen)?.tab;

/**
 * What the address of a category or a group opens for somebody: the first of the tabs that they see there, those that
 * are still to be made last. What is below a hidden group is seen by nobody: there it is the first that they may open.
 */
export function firstUnder(path: string, actor: Actor): MenuTab | null {
  const below = under(path);
  const isHidden = below.every(({ tab }) => tab.hidden);
  const tabs = isHidden
    ? below.map(({ tab }) => tab).filter((tab) => mayOpen(actor, tab))
    : menuOf(actor).flatMap(({ groups }) => groups.flatMap((group) => group.tabs.filter((tab) => isUnder(path, tab))));
  return firstOf(tabs);
}

/** What stands first below the address of a category or a group for whoever sees nothing there: who might, is known by it. */
export function anyUnder(path: string): Found | null {
  const below = under(path);
  const place = below.find(({ tab }) => !tab.hidden) ?? below[0];
  return place ? { ...place, id: null } : null;
}

const under = (path: string): MenuPlace[] => PLACES.filter(({ tab }) => isUnder(path, tab));

const isUnder = (path: string, tab: MenuTab): boolean => tab.path.startsWith(`${path}/`);
