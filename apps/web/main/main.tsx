import '../parts/theme/base.ts';
import { type Found, findPlace, shownAt } from '@hanjan/model/menu.ts';
import { LOCALES, localeOf, withoutLocale } from '@hanjan/model/messages/locales.ts';
import { createRoot } from 'react-dom/client';
import { onReconnect, watchConnection } from '../base/api/connection.ts';
import { rememberOrgs } from '../base/session/org.ts';
import { followDevice, renewPreferences } from '../base/session/preferences.ts';
import { currentPerson, loadSession, reloadSession, wasSignedIn } from '../base/session/session.ts';
import { savesData, whenIdle } from '../base/store/idle.ts';
import { activate } from '../base/texts/index.ts';
import { watchMissingFiles } from '../parts/states/missing.ts';
import { loadList, loadScreen } from '../records/catalogue.ts';
import { pages } from '../shell/router/pages.ts';
import { screenPageOf, screenPages } from '../shell/screen/screen.ts';
import { followPolicy, followSignOut } from '../shell/tools/leaveSession.ts';
import { App } from './app.tsx';
import { handIn, lookedUp } from './areas.ts';

const pathname = location.pathname.replace(/(.)\/+$/, '$1');
if (pathname !== location.pathname) history.replaceState(history.state, '', pathname + location.search + location.hash);

handIn();
addEventListener('focus', rememberOrgs);
followSignOut();
followPolicy();
renewPreferences();
followDevice();
watchConnection();
watchMissingFiles();
onReconnect(reloadSession);

/** What a page asks ahead may take so long: it is then drawn once, with what it shows, in place of twice. */
const GRACE_MS = 400;
const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

/** Begins to load the page of the address together with the texts. */
async function loadPage(place: Found | null): Promise<void> {
  if (!place) return;
  const { tab, id } = place;
  // Its look-ups lie in a database of the browser, which takes longer to open than to read.
  const records = shownAt(tab);
  if (records)
    lookedUp().then(
      ({ kept }) => kept.open(),
      () => undefined,
    );
  const shown = tab.screen ? screenPageOf(tab.screen, id) : tab.page && pages[tab.page];
  const asked = shown?.askAhead(place);
  // A page that cannot be loaded is reported where it is shown.
  await Promise.all([shown?.load(), records && (tab.screen && !id ? loadList : loadScreen)(records)]).then(
    () => Promise.race([asked, pause(GRACE_MS)]),
    () => undefined,
  );
}

/**
 * Fetches while idle what the person most likely opens next, so that it appears at once; without a network later, and
 * not at all where data is to be saved.
 */
function loadNext(): void {
  if (savesData()) return;
  if (!navigator.onLine) {
    addEventListener('online', loadNext, { once: true });
    return;
  }
  const next = currentPerson() ? [screenPages.list, screenPages.record] : [pages.Signin, pages.Signup];
  const loading = next.map((page) => page.load().catch(() => undefined));
  Promise.all([import('../shell/offline.ts'), ...loading]).then(
    ([{ keepFiles }]) => keepFiles(),
    () => undefined,
  );
}

/** Pages import from here, so nothing waits for them while this file is being read. */
async function start(): Promise<void> {
  const place = findPlace(withoutLocale(pathname), wasSignedIn());
  const known = loadSession(wasSignedIn() && place?.tab.org !== undefined);
  // Texts that cannot be had now are no reason for an empty page: another language is better.
  const texts = activate(localeOf(pathname)).catch(() => Promise.any(LOCALES.map(({ id }) => activate(id))));
  await Promise.all([texts, loadPage(place)]);

  const root = document.getElementById('root');
  if (root) createRoot(root).render(<App />);

  // The typeface comes last, so that nothing waits for it; until then a fallback of the same width stands in.
  whenIdle(() => import('../parts/theme/font.css').catch(() => undefined));
  known.then(() => setTimeout(loadNext, 2000));
}

start();
