import { currentPerson } from '../../base/session/session.ts';
import { storedNames } from '../../base/store/storage.ts';
import { t } from '../../base/texts/index.ts';
import { ask, askReply } from '../../parts/dialog/ask.ts';
import { DRAFT_DAYS } from './draft.ts';
import { openKeepers } from './open_keepers.ts';
import { drafts, isDraftName } from './store.ts';

/**
 * Asks whether a form may be left with what is not saved. It stays on the device unless the person throws it away; where
 * the device does not take it, leaving is what throws it away.
 */
export async function askToLeave(): Promise<boolean> {
  const unsaved = keptNow();
  const question = { title: t('leave_title'), confirm: t('leave_go'), cancel: t('leave_stay') };
  if (unsaved.length === 0 || unsaved.some(({ state }) => state.get().isRefused)) {
    return ask({ ...question, text: t('leave_text'), danger: true });
  }
  const text = t('leave_text_kept', { days: DRAFT_DAYS });
  const reply = await askReply({ ...question, text, discard: t('leave_discard') });
  if (reply === 'discard') for (const keeper of unsaved) keeper.discard();
  return reply !== 'cancel';
}

/** How many forms the person has not saved: those kept on this device, and those of this page that it does not take. */
export function countUnsaved(): number {
  const refused = keptNow().filter(({ state }) => state.get().isRefused);
  const owner = currentPerson()?.user_uuid;
  return refused.length + (owner ? drafts.of(owner).length : 0);
}

/** Says that what the person typed elsewhere, or in one organisation, stays on this device; nothing when none of it does. */
export function keptText(org?: number): string {
  const owner = currentPerson()?.user_uuid;
  const isKept = owner && drafts.of(owner).some((draft) => org === undefined || draft.org === org);
  return isKept ? t('draft_kept') : '';
}

/** Nobody can be asked who uses the page: what anybody was writing on this device is safe all the same. */
export const awayText = (): string =>
  storedNames('device').some(isDraftName) ? `${t('error_text')} ${t('draft_kept')}` : t('error_text');

/** Why something that was never seen here cannot be opened while nobody can be asked, and what is safe. */
export const unseenText = (): string => [t('seen_none'), keptText()].join(' ').trim();

/** Whether this device takes whatever is typed into the forms of this page; null where none is open. */
export function isAllKept(): boolean | null {
  const open = openKeepers();
  return open.length === 0 ? null : open.every(({ state }) => !state.get().isRefused);
}

/** The forms of this page that are not saved, with everything that was typed kept as far as the device takes it. */
function keptNow() {
  const unsaved = openKeepers().filter((keeper) => keeper.isUnsaved());
  for (const keeper of unsaved) keeper.flush();
  return unsaved;
}
