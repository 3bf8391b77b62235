import { type Found, type MenuCategory, type MenuGroup, menuOf } from '@hanjan/model/menu.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { t, textOf } from '../i18n/index.ts';
import { Icon } from '../parts/Icon.tsx';
import { useSession } from '../session.ts';
import { Dialog } from './Dialog.tsx';

const most = 4;

/** The groups of the category that a role sees, or none when the page stands outside of it. */
function groupsOf(place: Found, menu: readonly MenuCategory[]): readonly MenuGroup[] {
  return menu.find(({ key }) => key === place.category.key)?.groups ?? [];
}

const firstPath = (group: MenuGroup) => group.tabs[0]?.path ?? '/';

/** The groups of the current category, at the left of a desk. */
export function SideMenu({ place }: { readonly place: Found }) {
  const { user } = useSession();
  const groups = groupsOf(place, menuOf(user.user_type));
  return (
    <nav className="side" aria-label={t('nav_side', { name: textOf(`menu_${place.category.key}`) })}>
      <ul>
        {groups.map((group) => (
          <li key={group.key} data-page={isPage(group) || undefined}>
            <Link href={firstPath(group)} aria-current={group.key === place.group.key ? 'true' : undefined}>
              <Icon name={group.icon} />
              {textOf(`menu_${group.key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The tabs of the current group. A group that is a single page needs none. */
export function TabBar({ place }: { readonly place: Found }) {
  const { user } = useSession();
  const group = groupsOf(place, menuOf(user.user_type)).find(({ key }) => key === place.group.key);
  if (!group || isPage(group)) return null;
  return (
    <nav className="tabs" aria-label={t('nav_tab', { name: textOf(`menu_${group.key}`) })}>
      {group.tabs.map(({ key, path }) => (
        <Link key={key} href={path} aria-current={key === place.tab.key ? 'page' : undefined}>
          {textOf(`menu_${key}`)}
        </Link>
      ))}
    </nav>
  );
}

/** The bar at the bottom of a phone: the groups of a rich category, otherwise the categories, and the rest in a sheet. */
export function BottomBar({ place }: { readonly place: Found | null }) {
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  const menu = menuOf(user.user_type);
  const groups = place ? groupsOf(place, menu).filter((group) => !isPage(group)) : [];
  const entries =
    groups.length > 2
      ? groups.map((group) => ({ ...group, path: firstPath(group), here: group.key === place?.group.key }))
      : menu.map((category) => ({ ...category, here: category.key === place?.category.key }));
  return (
    <nav className="bar" aria-label={t('nav_bar')}>
      {entries.slice(0, most).map(({ key, path, icon, here }) => (
        <Link key={key} href={path} aria-current={here ? 'true' : undefined}>
          <Icon name={icon} size={24} />
          {textOf(`menu_${key}`)}
        </Link>
      ))}
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="more" size={24} />
        {t('nav_more')}
      </button>
      {open && <MoreSheet menu={menu} onClose={() => setOpen(false)} />}
    </nav>
  );
}

/** Everything of the menu, from the bottom of a phone. */
function MoreSheet({ menu, onClose }: { readonly menu: readonly MenuCategory[]; onClose(): void }) {
  return (
    <Dialog title={t('nav_more')} onClose={onClose}>
      {menu.map((category) => (
        <section key={category.key} className="more">
          <h3>{textOf(`menu_${category.key}`)}</h3>
          {category.groups.flatMap((group) =>
            group.tabs.map(({ key, path }) => (
              <Link key={key} href={path} onClick={onClose}>
                <Icon name={group.icon} />
                {textOf(`menu_${key}`)}
              </Link>
            )),
          )}
        </section>
      ))}
    </Dialog>
  );
}

/** Whether a group is nothing but one page of its own. */
function isPage({ key, tabs }: MenuGroup): boolean {
  return tabs.length === 1 && tabs[0]?.key === key;
}
