import { localeInfo, withoutLocale } from '@hanjan/model/messages/locales.ts';
import { useState } from 'react';
import { withNext } from '../../base/router/next.ts';
import { answerSessionEnd, currentPerson } from '../../base/session/session.ts';
import { currentLocale, isolated, t } from '../../base/texts/index.ts';
import { Button } from '../../parts/button/Button.tsx';
import { tell } from '../../parts/dialog/ask.ts';
import { Dialog } from '../../parts/dialog/Dialog.tsx';
import { drafts } from '../../records/drafts/store.ts';
import { ProviderButtons } from './ProviderButtons.tsx';
import { addressOf } from './providers.ts';
import { SigninForm } from './SigninForm.tsx';
import './sign.css';

/** Asks to sign in again above the page when a session has ended, so that nothing typed is lost. */
export default function SignInAgain() {
  const [before] = useState(currentPerson);

  // What is typed is kept as a draft of its person, who finds it when they come back.
  const here = withoutLocale(location.pathname) + location.search;

  const done = async () => {
    const same = currentPerson()?.user_seq === before?.user_seq;
    answerSessionEnd(same);
    if (same) return;
    const hasDrafts = before !== null && drafts.of(before.user_uuid).length > 0;
    const text = hasDrafts ? t('signin_other_drafts', { name: isolated(before.user_name) }) : t('signin_other_text');
    await tell(t('signin_other'), text);
    location.assign(localeInfo(currentLocale()).prefix || '/');
  };

  return (
    <Dialog title={t('signin_again')} onClose={() => answerSessionEnd(false)}>
      <p>{t('signin_again_text')}</p>
      <SigninForm userId={before?.user_id} onDone={done} />
      <ProviderButtons back={addressOf(withNext('/user/signin', here))} next={addressOf(here)} />
      <div className="dialog-actions">
        <Button variant="subtle" onClick={() => answerSessionEnd(false)}>
          {t('cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
