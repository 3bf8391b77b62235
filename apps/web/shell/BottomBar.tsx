import { type Found, menuOf } from '@hanjan/model/menu.ts';
import { Link } from 'wouter';
import { t, textOf } from '../i18n/index.ts';
import { Icon } from '../parts/Icon.tsx';
import { useActor, useIsKnown } from '../session.ts';
import { MenuTool } from './MenuTool.tsx';
import { firstPath, isPage, useGroups } from './menus.tsx';
import './bar.css';

const most = 4;

/** The bar at the bottom of a phone: the groups of a rich category, otherwise the categories, and the rest in a sheet. */
export function BottomBar({ place }: { readonly place: Found | null }) {
  const isKnown = useIsKnown();
  const menu = menuOf(useActor());
  const groups = useGroups(place).filter((group) => !isPage(group));
  const entries =
    groups.length > 2
      ? groups.map((group) => ({ ...group, path: firstPath(group), here: group.key === place?.group.key }))
      : menu.map((category) => ({ ...category, here: category.key === place?.category.key }));
  const isBelow = entries.slice(most).some(({ here }) => here);
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
      <MenuTool title={t('nav_more')} place={place} aria-current={isBelow ? 'true' : undefined}>
        <Icon name="more" size={24} />
        {t('nav_more')}
      </MenuTool>
    </nav>
  );
}
