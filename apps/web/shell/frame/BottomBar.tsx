import { barOf, type Found, type MenuGroup, type MenuTab, menuOf } from '@hanjan/model/menu.ts';
import { Link } from 'wouter';
import { useActor, useIsKnown } from '../../base/session/session.ts';
import { t, textOf } from '../../base/texts/index.ts';
import { Icon } from '../../parts/Icon.tsx';
import { MenuTool } from '../menu/MenuTool.tsx';
import { firstPath, useGroups, Waiting } from '../menu/menus.tsx';
import './bar.css';

const tabsOf = (groups: readonly MenuGroup[]): readonly MenuTab[] => groups.flatMap(({ tabs }) => tabs);

/** The bar at the bottom of a phone: where this person goes, and the rest in a sheet. */
export function BottomBar({ place }: { readonly place: Found | null }) {
  const isKnown = useIsKnown();
  const actor = useActor();
  const shown = barOf(actor, place);
  const groups = useGroups(place);
  const categories = menuOf(actor);
  // An entry is a group of the category that one is in, or a category.
  const behind = (path: string) => [
    ...tabsOf(groups.filter((group) => firstPath(group) === path)),
    ...tabsOf(categories.find((category) => category.path === path)?.groups ?? []),
  ];
  const others = groups.filter((group) => !shown.some(({ path }) => path === firstPath(group)));
  const isBelow = place !== null && !place.tab.hidden && !shown.some(({ isHere }) => isHere);
  // What a finger is about to reach does not move aside.
  if (!isKnown) return <nav className="bar" aria-label={t('nav_bar')} />;
  return (
    <nav className="bar" aria-label={t('nav_bar')}>
      {shown.map(({ name, path, icon, isHere }) => (
        <Link key={path} href={path} aria-current={isHere ? 'true' : undefined}>
          <Icon name={icon} size={24} />
          {textOf(`menu_${name}`)}
          <span className="bar-waiting">
            <Waiting tabs={behind(path)} />
          </span>
        </Link>
      ))}
      <MenuTool title={t('nav_more')} place={place} aria-current={isBelow ? 'true' : undefined}>
        <Icon name="more" size={24} />
        {t('nav_more')}
        <span className="bar-waiting">
          <Waiting tabs={tabsOf(others)} />
        </span>
      </MenuTool>
    </nav>
  );
}
