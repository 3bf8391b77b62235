import { type Found, menuOf } from '@hanjan/model/menu.ts';
import { Link } from 'wouter';
import { useActor } from '../../base/session/session.ts';
import { t, textOf } from '../../base/texts/index.ts';
import { Brand } from '../../parts/Brand.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { LanguageTool } from '../../parts/links/LanguageTool.tsx';
import { Strip } from '../../parts/size/Strip.tsx';
import { MenuTool } from '../menu/MenuTool.tsx';
import { SearchTool } from '../palette/SearchTool.tsx';
import { PersonTool } from '../tools/tools.tsx';
import { DisplayTool } from './DisplayTool.tsx';
import { TimerTool } from './TimerHost.tsx';

interface Props {
  readonly place: Found | null;
  /** The menu of groups stands nowhere on the page: a button opens all of the menu. */
  readonly hasMenu: boolean;
}

/** Mark, categories and tools. On a phone the categories are in the bar at the bottom. */
export function Header({ place, hasMenu }: Props) {
  const actor = useActor();
  const current = place && !place.tab.hidden ? place.category.key : undefined;
  return (
    <header className="header">
      {hasMenu && (
        <MenuTool title={t('nav_all')} place={place} className="tool menu-tool" aria-label={t('nav_all')}>
          <Icon name="menu" />
        </MenuTool>
      )}
      <Link className="brand" href="/">
        <Brand />
        {t('hanjan')}
      </Link>
      <nav className="categories" aria-label={t('nav_category')}>
        <Strip current={current}>
          {menuOf(actor).map(({ key, path }) => (
            <Link key={key} href={path} aria-current={key === current ? 'true' : undefined}>
              {textOf(`menu_${key}`)}
            </Link>
          ))}
        </Strip>
      </nav>
      <div className="tools">
        <SearchTool />
        <TimerTool />
        <LanguageTool />
        <DisplayTool />
        <PersonTool />
      </div>
    </header>
  );
}
