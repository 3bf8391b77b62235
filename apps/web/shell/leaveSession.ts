import { localeInfo } from '@hanjan/model/messages/locales.ts';
import { currentLocale, t } from '../i18n/index.ts';
import { signOut } from '../session.ts';
import { ask, tell } from './ask.ts';

/** Asks, signs out, and opens the front page afresh so that nothing of the person stays in memory. */
export async function leaveSession(): Promise<void> {
  const sure = await ask({
    title: t('signout_title'),
    text: t('signout_text'),
    confirm: t('signout'),
    cancel: t('cancel'),
  });
  if (!sure) return;
  const answer = await signOut();
  if (answer.status === 'OK' || answer.status === '401') location.assign(localeInfo(currentLocale()).prefix || '/');
  else await tell(t('signout_failed'), answer.description);
}
