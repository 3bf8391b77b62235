import { type Found, type MenuGroup, type MenuTab, mayOpen, menuOf } from '@hanjan/model/menu.ts';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { useOrgs } from '../../base/session/org.ts';
import type { Position } from '../../base/session/preferences.ts';
import { useActor } from '../../base/session/session.ts';
import { t, textOf } from '../../base/texts/index.ts';
import { Icon } from '../../parts/Icon.tsx';
import { Strip } from '../../parts/size/Strip.tsx';
import { Spare } from '../Crash.tsx';
import { OrgTool, Waits } from '../screen/screen.ts';
import './menus.css';

/** The groups of the category that somebody can work with, or none when the page stands outside of it. */
export function useGroups(place: Found | null): readonly MenuGroup[] {
  return menuOf(useActor()).find(({ key }) => key === place?.category.key)?.groups ?? [];
}

/** Where a group leads: to its first page. */
export const firstPath = ({ tabs }: MenuGroup): string => tabs[0]?.path ?? '/';

/** Whether a group is nothing but one page of its own. */
export const isPage = ({ key, tabs }: MenuGroup): boolean => tabs.length === 1 && tabs[0]?.key === key;

/** What a group is called: by its only page, where it has no other. */
const groupName = ({ key, tabs }: MenuGroup): string =>
  textOf(`menu_${tabs.length === 1 ? (tabs[0]?.key ?? key) : key}`);

/** How much waits for an answer at some tabs, for whoever answers it. */
export function Waiting({ tabs }: { readonly tabs: readonly MenuTab[] }) {
  const actor = useActor();
  const paths = tabs.flatMap((tab) => (tab.waits && mayOpen(actor, tab) ? [tab.path] : []));
  return (
    paths.length > 0 && (
      <Spare>
        <Suspense>
          <Waits paths={paths} />
        </Suspense>
      </Spare>
    )
  );
}

interface GroupProps {
  readonly place: Found;
  /** At a side they stand below each other, at the top and at the bottom in a row. */
  readonly position: Position;
}

/** The groups of the current category, at a desk: beside the content, or in a row above or below it. */
export function GroupMenu({ place, position }: GroupProps) {
  const links = useGroups(place).map((group) => (
    <li key={group.key} data-page={isPage(group) || undefined}>
      <Link href={firstPath(group)} aria-current={group.key === place.group.key ? 'true' : undefined}>
        <Icon name={group.icon} />
        {groupName(group)}
        <Waiting tabs={group.tabs} />
      </Link>
    </li>
  ));
  const isRow = position === 'T' || position === 'B';
  return (
    <nav
      className="groups"
      data-position={position}
      aria-label={t('nav_side', { name: textOf(`menu_${place.category.key}`) })}
    >
      {isRow ? (
        <Strip current={place.group.key}>
          <ul>{links}</ul>
        </Strip>
      ) : (
        <ul>{links}</ul>
      )}
    </nav>
  );
}

/** The tabs of the current group, and on pages of organisations where the person works. One page alone needs no tabs. */
export function TabBar({ place }: { readonly place: Found }) {
  const { state, memberships } = useOrgs();
  const kind = place.tab.org;
  // The place for it is kept until it is known that there is none.
  const org = kind && (state !== 'ready' || memberships[kind].length > 0) ? kind : undefined;
  const group = useGroups(place).find(({ key }) => key === place.group.key);
  const tabs = group && group.tabs.length > 1 && (
    <nav className="tabs" aria-label={t('nav_tab', { name: textOf(`menu_${group.key}`) })}>
      <Strip current={place.tab.key}>
        {group.tabs.map((tab) => (
          <Link key={tab.key} href={tab.path} aria-current={tab.key === place.tab.key ? 'page' : undefined}>
            {textOf(`menu_${tab.key}`)}
            <Waiting tabs={[tab]} />
          </Link>
        ))}
      </Strip>
    </nav>
  );
  if (!tabs && !org) return null;
  return (
    <div className="tab-bar">
      {tabs}
      {org && (
        <div className="org">
          <Spare>
            <Suspense>
              <OrgTool kind={org} />
            </Suspense>
          </Spare>
        </div>
      )}
    </div>
  );
}
