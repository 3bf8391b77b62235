import { t } from '../../base/texts/index.ts';
import { ask, askReply } from '../../parts/dialog/ask.ts';
import { DRAFT_DAYS } from './draft.ts';
import { flushUnsaved } from './leaving.ts';

/**
 * Asks whether a form may be left with what is not saved. It stays on the device unless the person throws it away; where
 * the device does not take it, leaving is what throws it away.
 */
export async function askToLeave(): Promise<boolean> {
  const unsaved = flushUnsaved();
  const question = { title: t('leave_title'), confirm: t('leave_go'), cancel: t('leave_stay') };
  if (unsaved.length === 0 || unsaved.some(({ state }) => state.get().isRefused)) {
    return ask({ ...question, text: t('leave_text'), danger: true });
  }
  const text = t('leave_text_kept', { days: DRAFT_DAYS });
  const reply = await askReply({ ...question, text, discard: t('leave_discard') });
  if (reply === 'discard') for (const keeper of unsaved) keeper.discard();
  return reply !== 'cancel';
}
