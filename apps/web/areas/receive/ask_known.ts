import { t } from '../../base/texts/index.ts';
import { ask } from '../../parts/dialog/ask.ts';

/** Whether somebody wants to open what they have of a link already, rather than what the other key says. */
export const asksForKnown = (otherwise = t('receive_new')): Promise<boolean> =>
  ask({ title: t('confirm_refresh'), confirm: t('receive_load'), cancel: otherwise });
