import { localeInfo } from '@hanjan/model/messages/locales.ts';
import { releaseLeave } from '../../base/router/history.ts';
import { signOut } from '../../base/session/session.ts';
import { currentLocale, t } from '../../base/texts/index.ts';
import { ask, tell } from '../../parts/dialog/ask.ts';
import { countUnsaved } from '../../records/drafts/leaving.ts';

/**
 * Asks, signs out, and opens the front page afresh so that nothing of the person stays in memory. `timed`: how much was
 * timed on this device and is no record yet.
 */
export async function leave(timed: number): Promise<void> {
  const count = countUnsaved() + timed;
  const sure = await ask({
    title: t('signout_title'),
    text: count > 0 ? t('signout_drafts', { count }) : t('signout_text'),
    confirm: count > 0 ? t('signout_discard') : t('signout'),
    cancel: t('cancel'),
    danger: count > 0,
  });
  if (!sure) return;
  const answer = await signOut();
  if (answer.status !== 'OK' && answer.status !== '401') return tell(t('signout_failed'), answer.description);
  releaseLeave();
  location.assign(localeInfo(currentLocale()).prefix || '/');
}
