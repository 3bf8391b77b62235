import { t } from '../../base/texts/index.ts';
import type { WaitingRecord } from '../drafts/waiting.ts';
import { isQuestion } from '../saving/question.ts';
import { reasonOf } from '../saving/saving.ts';

/** What is to be known of a record besides that it waits. `isOpenable`: the person may open its form. */
export function stateOf({ waiting: { obstacle, sent_at } }: WaitingRecord, isOpenable: boolean): string {
  if (!obstacle) return t(sent_at === null ? 'outbox_waits' : 'outbox_unanswered');
  if (obstacle.why !== 'refused' || !obstacle.answer) return t(obstacle.why === 'old' ? 'outbox_old' : 'outbox_role');
  const reason = reasonOf(obstacle.answer);
  // What the server asks can be answered in the form alone, which asks as soon as it is open.
  return isOpenable && isQuestion(obstacle.answer) ? `${reason} ${t('outbox_asks')}` : reason;
}
