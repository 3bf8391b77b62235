import { checkRecord } from '@hanjan/core';
import { userView } from '@hanjan/model/view.ts';
import { faultText } from '../../engine/form/faults.ts';

/** What is wrong with a name for a view, as somebody typed it, and what to do about that. */
export function nameFault(typed: string): string | null {
  const [fault] = checkRecord(userView, { view_name: typed.trim() }, ['view_name']);
  return fault ? faultText(fault, userView.fields.view_name) : null;
}
