import { localeInfo } from '@hanjan/model/messages/locales.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { currentLocale, t } from '../i18n/index.ts';
import { SigninForm } from '../pages/sign/SigninForm.tsx';
import { answerSessionEnd, currentPerson } from '../session.ts';
import { tell } from './ask.ts';
import { Dialog } from './Dialog.tsx';
import '../pages/sign/sign.css';
import '../theme/fields.ts';

/** Asks to sign in again above the page when a session has ended, so that nothing typed is lost. */
export default function SignInAgain() {
  const [before] = useState(currentPerson);

  const done = async () => {
    const same = currentPerson()?.user_seq === before?.user_seq;
    answerSessionEnd(same);
    if (same) return;
    await tell(t('signin_other'), t('signin_other_text'));
    location.assign(localeInfo(currentLocale()).prefix || '/');
  };

  return (
    <Dialog title={t('signin_again')} onClose={() => answerSessionEnd(false)}>
      <p>{t('signin_again_text')}</p>
      <SigninForm userId={before?.user_id} onDone={done} />
      <div className="dialog-actions">
        <Button variant="subtle" onClick={() => answerSessionEnd(false)}>
          {t('cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
