import { type Found, isToCome, menuOf } from '@hanjan/model/menu.ts';
import { Link } from 'wouter';
import { useActor, useIsKnown } from '../../base/session/session.ts';
import { t, textOf } from '../../base/texts/index.ts';
import { Icon } from '../../parts/Icon.tsx';
import { MenuTool } from '../menu/MenuTool.tsx';
import { firstPath, isPage, useGroups } from '../menu/menus.tsx';
import './bar.css';

const most = 4;

/**
 * The bar at the bottom of a phone: the groups of a rich category in which something is there already, otherwise the
 * categories, and the rest in a sheet.
 */
export function BottomBar({ place }: { readonly place: Found | null }) {
  const isKnown = useIsKnown();
  const menu = menuOf(useActor());
  const groups = useGroups(place).filter((group) => !isPage(group));
  const ready = groups.filter(({ tabs }) => !tabs.every(isToCome));
  const isRich = ready.length > 2;
  const here = isRich ? place?.group.key : place?.category.key;
  const shown = (isRich ? ready.map((group) => ({ ...group, path: firstPath(group) })) : menu).slice(0, most);
  const isHere = ({ key }: { readonly key: string }) => key === here;
  const isBelow = !shown.some(isHere) && (isRich ? groups : menu).some(isHere);
  // What a finger is about to reach does not move aside.
  if (!isKnown) return <nav className="bar" aria-label={t('nav_bar')} />;
  return (
    <nav className="bar" aria-label={t('nav_bar')}>
      {shown.map(({ key, path, icon }) => (
        <Link key={key} href={path} aria-current={key === here ? 'true' : undefined}>
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
