import { t } from '../../../base/texts/index.ts';
import { toast } from '../../../parts/dialog/toast.ts';
import { keepFile } from '../files.ts';
import type { RoastFile } from '../work.ts';
import { keepLog } from './useLog.ts';
import type { OpenedFile } from './useOpen.ts';

/**
 * Keeps a file on this device, so that a work can name it. Kept before any work does, because other tabs read it as soon
 * as they know of it; the person is told where the browser stores nothing.
 */
export async function keepOpened({ log, ...file }: OpenedFile): Promise<RoastFile> {
  const id = newId();
  keepLog(id, { log });
  if (!(await keepFile(id, file))) toast({ text: t('roast_not_kept') });
  return { id, name: file.name };
}

/** Unlike any other on this device. */
const newId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
