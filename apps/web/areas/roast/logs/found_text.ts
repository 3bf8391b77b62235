import { t } from '../../../base/texts/index.ts';
import type { FoundFault, FoundRoast } from './found.ts';

/** Why no roast can be read of a file, in a sentence. */
export const foundText = (fault: FoundFault['fault']): string =>
  fault === 'unreadable' ? t('logs_unreadable') : t(`roast_fault_${fault.key}`, fault.args);

/** Where a roast was found: its file, and the row of a sheet. */
export const placeText = ({ path, row }: FoundRoast): string =>
  row === null ? path : `${path} · ${t('logs_row', { row })}`;
