import { type Found, isToCome, type MenuCategory, type MenuGroup, type MenuTab } from '@hanjan/model/menu.ts';
import { menu as en } from '@hanjan/model/messages/en/menu.ts';
import { menu as ko } from '@hanjan/model/messages/ko/menu.ts';
import { textOf } from '../i18n/index.ts';
import { type Entry, entryOf } from './entry.ts';

const LANGUAGES: readonly Readonly<Record<string, string>>[] = [ko, en];

/** A page of the menu as a line: found by its name, group and category in every language, and by the specification's name. */
function pageEntry(category: MenuCategory, group: MenuGroup, tab: MenuTab): Entry {
  const nameOf = (key: string) => textOf(`menu_${key}`);
  const name = nameOf(tab.key);
  const above = [nameOf(category.key), nameOf(group.key)].filter((word) => word !== name);
  const words = LANGUAGES.flatMap((texts) => {
    const [of, inside, called] = [category.key, group.key, tab.key].map((key) => texts[`menu_${key}`] ?? '');
    return [called, `${inside} ${called}`, `${of} ${inside} ${called}`, `${of} ${called}`];
  });
  return entryOf({
    id: tab.path,
    name,
    about: [...above, ...(isToCome(tab) ? [textOf('palette_to_come')] : [])].join(' · '),
    icon: group.icon,
    words: [...new Set([...words, tab.name])].filter((word): word is string => Boolean(word)),
    to: tab.path,
  });
}

/** The pages of a menu as lines, those that are still to be made last. */
export function pageEntries(menu: readonly MenuCategory[]): Entry[] {
  const all = menu.flatMap((category) =>
    category.groups.flatMap((group) => group.tabs.map((tab) => ({ tab, entry: pageEntry(category, group, tab) }))),
  );
  const made = all.filter(({ tab }) => !isToCome(tab));
  return [...made, ...all.filter(({ tab }) => isToCome(tab))].map(({ entry }) => entry);
}

/**
 * The addresses beside where somebody is: the other tabs of the group, then what the other groups of the category begin
 * with; outside of the menu what its categories begin with.
 */
export function nearPaths(menu: readonly MenuCategory[], place: Found | null): string[] {
  const category = menu.find(({ key }) => key === place?.category.key);
  const first = (tabs: readonly MenuTab[]) => tabs.find((tab) => !isToCome(tab)) ?? tabs[0];
  if (!category) return menu.flatMap(({ groups }) => first(groups.flatMap(({ tabs }) => tabs))?.path ?? []);
  const group = category.groups.find(({ key }) => key === place?.group.key);
  const others = category.groups.filter((other) => other !== group);
  const paths = [...(group?.tabs ?? []), ...others.map(({ tabs }) => first(tabs))].flatMap((tab) => tab?.path ?? []);
  return paths.filter((path) => path !== place?.tab.path || place.id !== null);
}
