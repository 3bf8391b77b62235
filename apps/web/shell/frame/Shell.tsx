import type { Found } from '@hanjan/model/menu.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Frame } from '../../base/router/page.ts';
import { focusContent } from '../../base/router/scroll.ts';
import { chosenShell } from '../../base/session/preferences.ts';
import { useIsKnown } from '../../base/session/session.ts';
import { useStore } from '../../base/store/store.ts';
import { t } from '../../base/texts/index.ts';
import { OutboxHost } from '../../records/outbox/OutboxHost.tsx';
import { GroupMenu, TabBar, useGroups } from '../menu/menus.tsx';
import { AdSlot } from './AdSlot.tsx';
import { mayHaveAds } from './ads.ts';
import { BottomBar } from './BottomBar.tsx';
import { ConnectionLine } from './ConnectionLine.tsx';
import { Header } from './Header.tsx';
import { ToastHost } from './ToastHost.tsx';
import './shell.css';

interface Props {
  /** Where the page lies in the menu; null for an address that is not there. */
  readonly place: Found | null;
  readonly frame: Frame;
  /** A form is open: the phone's bar makes room for its commands. */
  readonly form: boolean;
  readonly children: ReactNode;
}

/** The frame around every page: header, menus, content, footer, and the bar of a phone, as the person chose. */
export function Shell({ place, frame, form, children }: Props) {
  const { menu, screen } = useStore(chosenShell);
  const hasGroups = useGroups(place).length > 0;
  const isKnown = useIsKnown();
  const desk = frame !== 'wide' && (hasGroups || !isKnown) && place;
  const groups = desk && frame === 'desk' && screen === 'N' && <GroupMenu place={desk} position={menu} />;
  // Keys meet the menu where the eye does.
  const isLast = menu === 'R' || menu === 'B';
  return (
    <div
      className="shell"
      data-frame={desk ? 'desk' : 'wide'}
      data-groups={groups ? menu : undefined}
      data-head={frame === 'dial' ? 'own' : undefined}
      data-form={form || undefined}
    >
      <button type="button" className="skip" onClick={focusContent}>
        {t('skip_to_content')}
      </button>
      <Header place={place} hasMenu={Boolean(desk) && !groups} />
      {!isLast && groups}
      <div className="column">
        <ConnectionLine form={form} />
        <OutboxHost />
        {desk && <TabBar place={desk} />}
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        {mayHaveAds(place?.tab, form) && <AdSlot />}
        {screen !== 'S' && (
          <footer className="footer">
            <span>{t('copyright', { year: new Date().getFullYear() })}</span>
            <Link href="/user/privacy">{t('menu_privacy')}</Link>
            <Link href="/info/guide">{t('menu_guide')}</Link>
          </footer>
        )}
      </div>
      {isLast && groups}
      {!form && <BottomBar place={place} />}
      <ToastHost />
    </div>
  );
}
