import { localeInfo, localeOf } from '@hanjan/model/messages/locales.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Router } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import { aroundNav } from '../base/router/history.ts';
import { rememberLanguage } from '../base/session/preferences.ts';
import { answerSessionEnd, useSession } from '../base/session/session.ts';
import { useStore } from '../base/store/store.ts';
import { activate, currentLocale, laid, t } from '../base/texts/index.ts';
import { toast } from '../parts/dialog/toast.ts';
import { Crash, Spare } from '../shell/Crash.tsx';
import { AskHost } from '../shell/frame/AskHost.tsx';
import { Page } from '../shell/router/Page.tsx';

const SignInAgain = lazy(() => import('../areas/sign/SignInAgain.tsx'));

/** The whole product: language, router, and what floats above every page. */
export function App() {
  const { prefix } = useLocaleOfAddress();
  // Words that an administrator has just changed are shown at once.
  useStore(laid);
  return (
    <Router base={prefix} aroundNav={aroundNav}>
      <Crash path="">
        <Page />
      </Crash>
      <SessionEnd />
      <AskHost />
    </Router>
  );
}

/** The language of the address; its texts follow as soon as they are loaded. */
function useLocaleOfAddress() {
  const wanted = localeOf(usePathname());
  const [, setShown] = useState(currentLocale);
  useEffect(() => {
    const show = () => setShown(currentLocale());
    if (wanted !== currentLocale()) rememberLanguage(wanted);
    activate(wanted).then(show, () => {
      show();
      toast({ text: t('language_failed') });
    });
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
