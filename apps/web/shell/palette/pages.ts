import type { Found, MenuCategory, MenuGroup, MenuTab } from '@hanjan/model/menu.ts';
import { menu as en } from '@hanjan/model/messages/en/every/menu.ts';
import { menu as ko } from '@hanjan/model/messages/ko/every/menu.ts';
import { textOf } from '../../base/texts/index.ts';
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
    about: above.join(' · '),
    icon: group.icon,
    words: [...new Set([...words, tab.name])].filter((word): word is string => Boolean(word)),
    to: tab.path,
  });
}

/** A category as a line, which leads to the first of its pages. */
const categoryEntry = ({ key, path, icon }: MenuCategory): Entry =>
  entryOf({
    id: path,
    name: textOf(`menu_${key}`),
    about: '',
    icon,
    words: LANGUAGES.map((texts) => texts[`menu_${key}`] ?? ''),
    to: path,
  });

/** The categories and pages of a menu as lines. */
export function pageEntries(menu: readonly MenuCategory[]): Entry[] {
  const places = menu.flatMap((category) =>
    category.groups.flatMap((group) => group.tabs.map((tab) => ({ category, group, tab }))),
  );
  const pages = places.map(({ category, group, tab }) => pageEntry(category, group, tab));
  return [...menu.map(categoryEntry), ...pages];
}

/**
 * The addresses beside where somebody is: the other tabs of the group, then what the other groups of the category begin
 * with; outside of the menu what its categories begin with.
 */
export function nearPaths(menu: readonly MenuCategory[], place: Found | null): string[] {
  const category = menu.find(({ key }) => key === place?.category.key);
  const group = category?.groups.find(({ key }) => key === place?.group.key);
  const others = category
    ? category.groups.filter((other) => other !== group).map(({ tabs }) => tabs)
    : menu.map(({ groups }) => groups.flatMap(({ tabs }) => tabs));
  const near = [...(group?.tabs ?? []), ...others.flatMap((tabs) => tabs[0] ?? [])];
  const isHere = (tab: MenuTab) => tab.path === place?.tab.path && place.id === null;
  return near.filter((tab) => !isHere(tab)).map(({ path }) => path);
}
