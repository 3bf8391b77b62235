import './theme/base.ts';
import { findPlace } from '@hanjan/model/menu.ts';
import { localeOf, withoutLocale } from '@hanjan/model/messages/locales.ts';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { activate } from './i18n/index.ts';
import { pages } from './pages/pages.ts';
import { loadSession } from './session.ts';

const { pathname } = location;

/** Begins to load the page of the address together with the texts. */
function loadPage(): Promise<unknown> | undefined {
  const path = withoutLocale(pathname);
  const key = findPlace(path === '/' ? '/info/intro' : path)?.tab.page;
  return key && pages[key].load().catch(() => undefined);
}

await Promise.all([activate(localeOf(pathname)), loadPage()]);
loadSession();

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);

// The typeface comes after the first paint; until then a fallback of the same width stands in.
requestAnimationFrame(() => setTimeout(() => import('./theme/font.css')));
