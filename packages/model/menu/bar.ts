import { type Actor, ORG_KINDS } from '@hanjan/core';
import { menuOf } from './access.ts';
import type { Found } from './find.ts';
import { firstOf } from './find.ts';
import type { MenuIcon } from './types.ts';

/** An entry of the bar of a phone. */
export interface BarEntry {
  /** Its text is `menu_<name>`. */
  readonly name: string;
  readonly path: string;
  readonly icon: MenuIcon;
  readonly isHere: boolean;
}

/** So many stand in the bar beside the button that opens all the rest. */
const MOST = 4;
/** A category is rich, and has the bar for itself, where it has more groups than this. */
const FEW = 2;

const HOME = { name: 'home', path: '/', icon: 'home' } as const;
const NOTES = { name: 'coffeenote', path: '/user/usernote/coffeenote', icon: 'spoon' } as const;
const BREWS = { name: 'brewing', path: '/user/usernote/brewingresult', icon: 'dripper' } as const;

/**
 * What the bar of a phone holds for somebody: their home, notes and brews, and the organisations that they work in; within a
 * rich category its groups; for a guest the categories.
 */
export function barOf(actor: Actor, place: Found | null): readonly BarEntry[] {
  const menu = menuOf(actor);
  if (actor.user_type === 'GUEST')
    return menu
      .slice(0, MOST)
      .map(({ key, path, icon }) => ({ name: key, path, icon, isHere: place?.category.key === key }));
  const path = place?.tab.path;
  const isHome = path === HOME.path;
  const category = menu.find(({ key }) => key === place?.category.key);
  const groups = (category?.groups ?? []).filter(({ tabs, key }) => tabs.length > 1 || tabs[0]?.key !== key);
  const isOrg = category && actor[category.key as 'cafe' | 'roaster'] !== undefined;
  if (isOrg && groups.length > FEW)
    return [
      { ...HOME, isHere: isHome },
      ...groups.slice(0, MOST - 1).map(({ key, tabs, icon }) => ({
        ...{ name: tabs.length === 1 ? (tabs[0]?.key ?? key) : key, icon },
        path: firstOf(tabs)?.path ?? '/',
        isHere: place?.group.key === key,
      })),
    ];
  const orgs = ORG_KINDS.filter((kind) => actor[kind] !== undefined).flatMap((kind) => {
    const one = menu.find(({ key }) => key === kind);
    return one ? [{ name: kind, path: one.path, icon: one.icon, isHere: category?.key === kind }] : [];
  });
  const own = [
    { ...HOME, isHere: isHome },
    { ...NOTES, isHere: path === NOTES.path },
    { ...BREWS, isHere: path?.startsWith('/user/usernote/brewing') === true },
  ];
  return [...own.slice(0, MOST - orgs.length), ...orgs];
}
