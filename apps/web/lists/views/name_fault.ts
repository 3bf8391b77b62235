import { checkRecord } from '@hanjan/core';
import { userView } from '@hanjan/model/view.ts';
import { t } from '../../base/texts/index.ts';
import { faultText } from '../../records/form/faults.ts';
import type { View } from '../state/view.ts';

/**
 * What is wrong with a name for a view, as somebody typed it, and what to do about that. `others` are the views among
 * which it must be distinguished: one's own, or those of the organisation.
 */
export function nameFault(typed: string, others: readonly View[]): string | null {
  const name = typed.trim();
  const [fault] = checkRecord(userView, { view_name: name }, ['view_name']);
  if (fault) return faultText(fault, userView.fields.view_name);
  return others.some((view) => view.name === name) ? t('view_name_taken') : null;
}
