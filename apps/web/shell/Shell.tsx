import type { Found } from '@hanjan/model/menu.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { t } from '../i18n/index.ts';
import { focusContent } from '../router/scroll.ts';
import { useIsKnown } from '../session.ts';
import { Header } from './Header.tsx';
import { BottomBar, SideMenu, TabBar, useGroups } from './menus.tsx';
import { ToastHost } from './ToastHost.tsx';
import './shell.css';

interface Props {
  /** Where the page lies in the menu; null for an address that is not there. */
  readonly place: Found | null;
  /** `wide`: the whole width, as the front page. `desk`: with side menu and tabs. */
  readonly frame: 'wide' | 'desk';
  /** A form is open: the phone's bar makes room for its commands. */
  readonly form: boolean;
  readonly children: ReactNode;
}

/** The frame around every page: header, side menu, tabs, content, footer, and the bar of a phone. */
export function Shell({ place, frame, form, children }: Props) {
  const hasMenu = useGroups(place).length > 0;
  const isKnown = useIsKnown();
  const desk = frame === 'desk' && (hasMenu || !isKnown) && place;
  return (
    <div className="shell" data-frame={desk ? 'desk' : 'wide'} data-form={form || undefined}>
      <button type="button" className="skip" onClick={focusContent}>
        {t('skip_to_content')}
      </button>
      <Header current={place && !place.tab.hidden ? place.category : null} />
      {desk && <SideMenu place={desk} />}
      <div className="column">
        {desk && <TabBar place={desk} />}
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <footer className="footer">
          <span>{t('copyright', { year: new Date().getFullYear() })}</span>
          <Link href="/user/privacy">{t('menu_privacy')}</Link>
        </footer>
      </div>
      {!form && <BottomBar place={place} />}
      <ToastHost />
    </div>
  );
}
