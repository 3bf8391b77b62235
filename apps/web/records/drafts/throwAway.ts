import { t } from '../../base/texts/index.ts';
import { dayAndTime } from '../../base/texts/times.ts';
import { ask } from '../../parts/dialog/ask.ts';
import type { Draft } from './draft.ts';

/** Asks before something typed is gone for good. */
export const askToThrowAway = ({ at }: Draft): Promise<boolean> =>
  ask({
    title: t('draft_discard_title'),
    text: t('draft_discard_text', { at: dayAndTime(at) }),
    confirm: t('draft_discard'),
    cancel: t('cancel'),
    danger: true,
  });
