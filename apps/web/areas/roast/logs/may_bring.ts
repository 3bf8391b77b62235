import type { Screen } from '@hanjan/core';
import { useMay } from '../../../base/session/session.ts';

/** Whether somebody may bring logs into the book: they write roasts, and their curves too. */
export const useMayBring = (screen: Screen): boolean => {
  const mayWrite = useMay(screen, 'write');
  // Named here, because what else is known of a roast weighs too much for a list.
  return mayWrite && screen.entity.fields.roasting_chart_log?.readonly !== true;
};
