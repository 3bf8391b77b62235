import { currentPerson } from '../../base/session/session.ts';
import { storedNames } from '../../base/store/storage.ts';
import { t } from '../../base/texts/index.ts';
import { openKeepers } from './open_keepers.ts';
import { drafts, isDraftName } from './store.ts';

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

/** The forms of this page that are not saved; what was typed into them is stored at once as far as the device takes it. */
export function flushUnsaved() {
  const unsaved = openKeepers().filter((keeper) => keeper.isUnsaved());
  for (const keeper of unsaved) keeper.flush();
  return unsaved;
}
