import { localeInfo, localeOf } from '@hanjan/model/messages/locales.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Router } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import { activate, currentLocale } from './i18n/index.ts';
import { aroundNav } from './router/history.ts';
import { Page } from './router/Page.tsx';
import { answerSessionEnd, useSession } from './session.ts';
import { AskHost } from './shell/AskHost.tsx';
import { Crash, Spare } from './shell/Crash.tsx';
import { Themed } from './theme/Themed.tsx';

const SignInAgain = lazy(() => import('./shell/SignInAgain.tsx'));

/** The whole product: theme, language, router, and what floats above every page. */
export function App() {
  const { prefix } = useLocaleOfAddress();
  return (
    <Themed>
      <Router base={prefix} aroundNav={aroundNav}>
        <Crash path="">
          <Page />
        </Crash>
        <SessionEnd />
        <AskHost />
      </Router>
    </Themed>
  );
}

/** The language of the address; its texts follow as soon as they are loaded. */
function useLocaleOfAddress() {
  const wanted = localeOf(usePathname());
  const [, setShown] = useState(currentLocale);
  useEffect(() => {
    if (wanted !== currentLocale()) activate(wanted).then(() => setShown(currentLocale()));
  }, [wanted]);
  return localeInfo(wanted);
}

function SessionEnd() {
  const { ended } = useSession();
  if (!ended) return null;
  return (
    <Spare onFail={() => answerSessionEnd(false)}>
      <Suspense>
        <SignInAgain />
      </Suspense>
    </Spare>
  );
}
