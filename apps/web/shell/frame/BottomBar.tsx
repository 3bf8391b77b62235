import { barOf, type Found } from '@hanjan/model/menu.ts';
import { Link } from 'wouter';
import { useActor, useIsKnown } from '../../base/session/session.ts';
import { t, textOf } from '../../base/texts/index.ts';
import { Icon } from '../../parts/Icon.tsx';
import { MenuTool } from '../menu/MenuTool.tsx';
import { firstPath, useGroups, Waiting } from '../menu/menus.tsx';
import './bar.css';

/** The bar at the bottom of a phone: where this person goes, and the rest in a sheet. */
export function BottomBar({ place }: { readonly place: Found | null }) {
  const isKnown = useIsKnown();
  const shown = barOf(useActor(), place);
  const groups = useGroups(place);
  const isBelow = place !== null && !place.tab.hidden && !shown.some(({ isHere }) => isHere);
  // What a finger is about to reach does not move aside.
  if (!isKnown) return <nav className="bar" aria-label={t('nav_bar')} />;
  return (
    <nav className="bar" aria-label={t('nav_bar')}>
      {shown.map(({ name, path, icon, isHere }) => (
        <Link key={path} href={path} aria-current={isHere ? 'true' : undefined}>
          <Icon name={icon} size={24} />
          {textOf(`menu_${name}`)}
          <Waiting tabs={groups.find((group) => firstPath(group) === path)?.tabs ?? []} />
        </Link>
      ))}
      <MenuTool title={t('nav_more')} place={place} aria-current={isBelow ? 'true' : undefined}>
        <Icon name="more" size={24} />
        {t('nav_more')}
      </MenuTool>
    </nav>
  );
}
