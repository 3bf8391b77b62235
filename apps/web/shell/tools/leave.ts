import { localeInfo } from '@hanjan/model/messages/locales.ts';
import { connection } from '../../base/api/connection.ts';
import { releaseLeave } from '../../base/router/history.ts';
import { currentPerson, signOut } from '../../base/session/session.ts';
import { currentLocale, t } from '../../base/texts/index.ts';
import { askReply, tell } from '../../parts/dialog/ask.ts';
import { flushUnsaved } from '../../records/drafts/leaving.ts';
import { drafts } from '../../records/drafts/store.ts';
import { type WaitingRecord, waitingOf } from '../../records/drafts/waiting.ts';
import { loadOutbox } from '../../records/outbox/OutboxHost.tsx';

/**
 * Asks, signs out, and opens the front page afresh so that nothing of the person stays in memory. What waits to be sent can
 * be sent first; then it is asked again. `timed`: how much was timed on this device and is no record yet.
 */
export async function leave(timed: number): Promise<void> {
  const waiting = waitingOf(currentPerson()?.user_uuid);
  const reply = await askToLeave(waiting, countUnsaved() + timed);
  if (reply === 'cancel') return;
  if (reply === 'send') {
    const { sendWaiting } = await loadOutbox();
    await sendWaiting(true);
    return leave(timed);
  }
  const answer = await signOut();
  if (answer.status !== 'OK' && answer.status !== '401')
    return tell(t('signout_failed'), `${answer.description} ${t('signout_still')}`);
  releaseLeave();
  location.assign(localeInfo(currentLocale()).prefix || '/');
}

/** Asks whether somebody wants to sign out, with what goes along, and whether what can be sent is to be sent before. */
async function askToLeave(waiting: readonly WaitingRecord[], unsaved: number): Promise<'leave' | 'send' | 'cancel'> {
  const lost = [
    waiting.length > 0 && t('signout_waiting', { count: waiting.length }),
    unsaved > 0 && t('signout_drafts', { count: unsaved }),
  ].filter(Boolean);
  const text = lost.length > 0 ? lost.join(' ') : t('signout_text');
  const question = { title: t('signout_title'), text, cancel: t('cancel') };
  if (connection.get().state === 'online' && waiting.some((record) => !record.waiting.obstacle)) {
    const reply = await askReply({ ...question, confirm: t('signout_send'), discard: t('signout_discard') });
    return ({ confirm: 'send', discard: 'leave', cancel: 'cancel' } as const)[reply];
  }
  const danger = lost.length > 0;
  const reply = await askReply({ ...question, confirm: t(danger ? 'signout_discard' : 'signout'), danger });
  return reply === 'confirm' ? 'leave' : 'cancel';
}

/** How many forms the person has not saved: those stored on this device, and those of this page that it does not take. */
function countUnsaved(): number {
  const refused = flushUnsaved().filter(({ state }) => state.get().isRefused);
  const owner = currentPerson()?.user_uuid;
  return refused.length + (owner ? drafts.of(owner).filter(({ waiting }) => !waiting).length : 0);
}
