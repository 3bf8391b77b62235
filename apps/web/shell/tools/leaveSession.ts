import { localeInfo } from '@hanjan/model/messages/locales.ts';
import { releaseLeave } from '../../base/router/history.ts';
import { onSignedOutElsewhere, signOut } from '../../base/session/session.ts';
import { currentLocale, t } from '../../base/texts/index.ts';
import { ask, tell } from '../../parts/dialog/ask.ts';
import { countUnsaved } from '../../records/drafts/leaving.ts';

/** Who signs out in one tab is signed out in all of them: this page is opened afresh, which asks to sign in. */
export const followSignOut = (): void =>
  onSignedOutElsewhere(() => {
    releaseLeave();
    location.reload();
  });

/** How much was timed on this device and is no record yet. */
let timed = async (): Promise<number> => 0;

/** Hands in who counts that. */
export function countAtLeave(count: () => Promise<number>): void {
  timed = count;
}

/** Asks, signs out, and opens the front page afresh so that nothing of the person stays in memory. */
export async function leaveSession(): Promise<void> {
  const count = countUnsaved() + (await timed().catch(() => 0));
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
