import { reachServer } from '../../base/api/connection.ts';
import { newerEntry } from '../../base/api/version.ts';
import { onMissingFile } from '../../base/store/later.tsx';
import { t } from '../../base/texts/index.ts';
import { tell } from '../dialog/ask.ts';

const missing = new WeakSet<object>();

/** Whether something failed because a file of the product could not be loaded. */
export const isMissingFile = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missing.has(error);

/**
 * Hears of every file that could not be loaded: after an update the old ones are gone. The server then says whether that
 * is it, or it is the server that cannot be reached.
 */
export function watchMissingFiles(): void {
  onMissingFile({ isMissing: isMissingFile, tell: tellMissing });
  addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload);
    reachServer();
  });
}

/** Says why what was asked for does not come: there is a new version, or the server cannot be reached. */
export const tellMissing = (): Promise<void> => tellUndone(t('error_title'), t('error_text'));

/** The same of something that was to be done: `title` and `text` say what was not where the server cannot be reached. */
export async function tellUndone(title: string, text: string): Promise<void> {
  const isUpdated = (await reachServer()) && newerEntry.get() !== null;
  await (isUpdated ? tell(t('update_title'), t('update_text')) : tell(title, text));
}
