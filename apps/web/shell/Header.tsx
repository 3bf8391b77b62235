import { type MenuCategory, menuOf } from '@hanjan/model/menu.ts';
import { Link } from 'wouter';
import { t, textOf } from '../i18n/index.ts';
import { Brand } from '../parts/Brand.tsx';
import { useActor } from '../session.ts';
import { LanguageTool, PersonTool, ThemeTool } from './tools.tsx';

/** Mark, categories and tools. On a phone the categories are in the bar at the bottom. */
export function Header({ current }: { readonly current: MenuCategory | null }) {
  const actor = useActor();
  return (
    <header className="header">
      <Link className="brand" href="/">
        <Brand />
        {t('hanjan')}
      </Link>
      <nav className="categories" aria-label={t('nav_category')}>
        {menuOf(actor).map(({ key, path }) => (
          <Link key={key} href={path} aria-current={key === current?.key ? 'true' : undefined}>
            {textOf(`menu_${key}`)}
          </Link>
        ))}
      </nav>
      <div className="tools">
        <LanguageTool />
        <ThemeTool />
        <PersonTool />
      </div>
    </header>
  );
}
