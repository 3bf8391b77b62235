import '../../parts/theme/base.ts';
import { localeOf } from '@hanjan/model/messages/locales.ts';
import { createRoot } from 'react-dom/client';
import { loadSession } from '../../base/session/session.ts';
import { activate, loadTexts } from '../../base/texts/index.ts';
import { DevApp } from './DevApp.tsx';

/** The kitchen page of developers: every kind in every state, and a form that can be saved. */
async function start(): Promise<void> {
  await Promise.all([
    activate(localeOf(location.pathname)),
    loadTexts('work'),
    loadSession(),
    import('../../parts/theme/font.css'),
  ]);
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<DevApp />);
}

start();
