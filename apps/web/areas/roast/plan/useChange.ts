import type { Row, Screen } from '@hanjan/core';
import type { MessageKey } from '@hanjan/model/messages/ko.ts';
import { t } from '../../../base/texts/index.ts';
import { tell } from '../../../parts/dialog/ask.ts';
import { toast } from '../../../parts/dialog/toast.ts';
import { changeOf, createSender, type Known, tellFailed } from '../../../records/saving/saving.ts';
import { useUndo, whyNot } from '../../../records/saving/useSavedToast.ts';
import { renew } from '../../../records/store/renew.ts';

/** What a tap changes of a stored record: what its fields are to hold, what they held, and the words for it. */
interface Change {
  readonly known: Known;
  readonly values: Row;
  readonly before: Row;
  readonly done: string;
}

/** Changes a record outside of its form, says so and offers the way back; what stood in the way is said as `failed`. */
export function useChange(screen: Screen, failed: MessageKey): (change: Change) => Promise<void> {
  const undo = useUndo(screen);
  return async ({ known, values, before, done }) => {
    const send = createSender(screen);
    const attempt = async (): Promise<void> => {
      const outcome = await send(changeOf(screen.entity.key, known, values));
      const renewed = renew(outcome.is === 'saved' ? outcome.touched : [screen.entity.name]);
      if (outcome.is === 'saved') {
        const { known: saved } = outcome;
        toast({ text: done, action: { label: t('undo'), run: () => undo(saved, before) } });
        // The next tap begins at what this one left.
        await renewed;
      } else if (outcome.is === 'failed') await tellFailed(t(failed), outcome.answer, attempt);
      else if (outcome.is !== 'declined') await tell(t(failed), whyNot(screen, outcome));
    };
    await attempt();
  };
}
