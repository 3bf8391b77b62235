import { isOrgKind, type OrgKind } from '@hanjan/core';
import { type Found, type MenuCategory, type MenuGroup, menuOf } from '@hanjan/model/menu.ts';
import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { t, textOf } from '../i18n/index.ts';
import { orgName, useOrgs } from '../org.ts';
import { OrgTool } from '../pages/screen/screen.ts';
import { Icon } from '../parts/Icon.tsx';
import { useActor, useIsKnown } from '../session.ts';
import { Dialog } from './Dialog.tsx';
import { switchOrg } from './switchOrg.ts';

const most = 4;

/** The groups of the category that somebody sees, or none when the page stands outside of it. */
export function useGroups(place: Found | null): readonly MenuGroup[] {
  return menuOf(useActor()).find(({ key }) => key === place?.category.key)?.groups ?? [];
}

const firstPath = (group: MenuGroup) => group.tabs[0]?.path ?? '/';

/** The groups of the current category, at the left of a desk. */
export function SideMenu({ place }: { readonly place: Found }) {
  const groups = useGroups(place);
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

/** The tabs of the current group, and on pages of organisations where the person works. A single page needs no tabs. */
export function TabBar({ place }: { readonly place: Found }) {
  const { org } = place.tab;
  const group = useGroups(place).find(({ key }) => key === place.group.key);
  const tabs = group && !isPage(group) && (
    <nav className="tabs" aria-label={t('nav_tab', { name: textOf(`menu_${group.key}`) })}>
      {group.tabs.map(({ key, path }) => (
        <Link key={key} href={path} aria-current={key === place.tab.key ? 'page' : undefined}>
          {textOf(`menu_${key}`)}
        </Link>
      ))}
    </nav>
  );
  if (!tabs && !org) return null;
  return (
    <div className="tab-bar">
      {tabs}
      {org && (
        <div className="org">
          <Suspense>
            <OrgTool kind={org} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** The bar at the bottom of a phone: the groups of a rich category, otherwise the categories, and the rest in a sheet. */
export function BottomBar({ place }: { readonly place: Found | null }) {
  const [open, setOpen] = useState(false);
  const isKnown = useIsKnown();
  const menu = menuOf(useActor());
  const groups = useGroups(place).filter((group) => !isPage(group));
  const entries =
    groups.length > 2
      ? groups.map((group) => ({ ...group, path: firstPath(group), here: group.key === place?.group.key }))
      : menu.map((category) => ({ ...category, here: category.key === place?.category.key }));
  // What a finger is about to reach does not move aside.
  if (!isKnown) return <nav className="bar" aria-label={t('nav_bar')} />;
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
          {isOrgKind(category.key) && <OrgChoices kind={category.key} onClose={onClose} />}
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

/** The organisations of a kind to work in, when there are several. */
function OrgChoices({ kind, onClose }: { readonly kind: OrgKind; onClose(): void }) {
  const { memberships, chosen } = useOrgs();
  if (memberships[kind].length < 2) return null;
  return memberships[kind].map((org) => (
    <button
      key={org.auth_seq}
      type="button"
      aria-pressed={org.auth_seq === chosen[kind]}
      onClick={() => {
        onClose();
        switchOrg(kind, org.auth_seq);
      }}
    >
      <Icon name={org.auth_seq === chosen[kind] ? 'check' : 'shop'} />
      <span>{orgName(org)}</span>
      {org.is_demo && <small>{t('org_demo')}</small>}
    </button>
  ));
}

/** Whether a group is nothing but one page of its own. */
function isPage({ key, tabs }: MenuGroup): boolean {
  return tabs.length === 1 && tabs[0]?.key === key;
}
