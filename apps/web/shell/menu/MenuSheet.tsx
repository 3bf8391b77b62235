import { isOrgKind, type OrgKind } from '@hanjan/core';
import { type Found, type MenuCategory, type MenuGroup, menuOf } from '@hanjan/model/menu.ts';
import { type ToggleEvent, useId } from 'react';
import { Link } from 'wouter';
import { pressTimer } from '../../areas/brew/run/wanted.ts';
import { orgName, useOrgs } from '../../base/session/org.ts';
import { useActor } from '../../base/session/session.ts';
import { t, textOf } from '../../base/texts/index.ts';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { switchOrg } from '../../parts/states/switchOrg.ts';
import { isPage, Waiting } from './menus.tsx';
import './menu_sheet.css';

interface Props {
  readonly title: string;
  readonly place: Found | null;
  onClose(): void;
}

/** Everything of the menu: the categories below each other, of which one stands open with its groups and pages; the timer. */
export default function MenuSheet({ title, place, onClose }: Props) {
  const name = useId();
  const menu = menuOf(useActor());
  const open = menu.some(({ key }) => key === place?.category.key) ? place?.category.key : menu[0]?.key;
  const startTimer = () => {
    onClose();
    pressTimer();
  };
  return (
    <Dialog title={title} onClose={onClose} light>
      <nav className="menu-sheet" aria-label={t('nav_all')}>
        {menu.map((category) => (
          <details key={category.key} name={name} open={category.key === open} onToggle={showOpened}>
            <summary>
              <Icon name={category.icon} />
              {textOf(`menu_${category.key}`)}
              <Icon name="down" size={16} />
            </summary>
            {isOrgKind(category.key) && <OrgChoices kind={category.key} onClose={onClose} />}
            <Groups category={category} place={place} onClose={onClose} />
          </details>
        ))}
        <button type="button" onClick={startTimer}>
          <Icon name="timer" />
          {t('timer')}
        </button>
      </nav>
      <button
        type="button"
        className="tool menu-sheet-close"
        aria-label={t('close')}
        title={t('close')}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </Dialog>
  );
}

/** A category that is opened below one that closes does not slip out of sight. */
function showOpened({ currentTarget, newState }: ToggleEvent<HTMLDetailsElement>): void {
  if (newState === 'open') currentTarget.querySelector('summary')?.scrollIntoView({ block: 'nearest' });
}

interface GroupsProps {
  readonly category: MenuCategory;
  readonly place: Found | null;
  onClose(): void;
}

const Groups = ({ category, place, onClose }: GroupsProps) => (
  <>
    {category.groups.map((group) => (
      <section key={group.key}>
        {!isPage(group) && group.tabs.length > 1 && <h3>{textOf(`menu_${group.key}`)}</h3>}
        <Pages group={group} place={place} onClose={onClose} />
      </section>
    ))}
  </>
);

const Pages = ({ group, place, onClose }: { readonly group: MenuGroup } & Pick<GroupsProps, 'place' | 'onClose'>) => (
  <ul>
    {group.tabs.map((tab) => (
      <li key={tab.key}>
        <Link href={tab.path} aria-current={tab.path === place?.tab.path ? 'page' : undefined} onClick={onClose}>
          <span>
            {textOf(`menu_${tab.key}`)}
            <Waiting tabs={[tab]} />
          </span>
        </Link>
      </li>
    ))}
  </ul>
);

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
