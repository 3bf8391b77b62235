import './theme/base.ts';
import { findPlace } from '@hanjan/model/menu.ts';
import { localeOf, withoutLocale } from '@hanjan/model/messages/locales.ts';
import { createRoot } from 'react-dom/client';
import { onReconnect, watchConnection } from './api/connection.ts';
import { App } from './app.tsx';
import { loadScreen } from './catalogue.ts';
import { activate } from './i18n/index.ts';
import { whenIdle } from './idle.ts';
import { kept } from './lookup/kept.ts';
import { rememberOrgs } from './org.ts';
import { pages } from './pages/pages.ts';
import { screenPageOf, screenPages } from './pages/screen/screen.ts';
import { renewPreferences } from './preferences.ts';
import { currentPerson, loadSession, reloadSession } from './session.ts';
import { followSignOut } from './shell/leaveSession.ts';
import { watchMissingFiles } from './shell/missing.ts';

const pathname = location.pathname.replace(/(.)\/+$/, '$1');
if (pathname !== location.pathname) history.replaceState(history.state, '', pathname + location.search);

addEventListener('focus', rememberOrgs);
followSignOut();
renewPreferences();
watchConnection();
watchMissingFiles();
onReconnect(reloadSession);

/** Begins to load the page of the address together with the texts. */
async function loadPage(): Promise<void> {
  const place = findPlace(withoutLocale(pathname));
  if (!place) return;
  const { tab, id } = place;
  // Its look-ups lie in a database of the browser, which takes longer to open than to read.
  if (tab.screen) kept.open();
  const shown = tab.screen ? screenPageOf(tab.screen, id) : tab.page && pages[tab.page];
  // A page that cannot be loaded is reported where it is shown.
  await Promise.all([shown?.load(), tab.screen && loadScreen(tab.screen)]).catch(() => undefined);
}

/** Fetches while idle what the person most likely opens next, so that it appears at once; without a network later. */
function loadNext(): void {
  if (!navigator.onLine) {
    addEventListener('online', loadNext, { once: true });
    return;
  }
  const next = currentPerson() ? [screenPages.list, screenPages.record] : [pages.Signin, pages.Signup];
  const loading = next.map((page) => page.load().catch(() => undefined));
  Promise.all([import('./offline.ts'), ...loading]).then(
    ([{ keepFiles }]) => keepFiles(),
    () => undefined,
  );
}

/** Pages import from here, so nothing waits for them while this file is being read. */
async function start(): Promise<void> {
  const known = loadSession();
  await Promise.all([activate(localeOf(pathname)), loadPage()]);

  const root = document.getElementById('root');
  if (root) createRoot(root).render(<App />);

  // The typeface comes last, so that nothing waits for it; until then a fallback of the same width stands in.
  whenIdle(() => import('./theme/font.css'));
  known.then(() => setTimeout(loadNext, 2000));
}

start();
