import type { correct as ko } from '../../ko/correct/correct.ts';

/** Saying that something is missing or wrong in what everybody refers to. */
export const correct = {
  correct_title: 'Something missing or wrong',
  correct_text: 'An administrator looks at it and corrects the list that everybody uses.',
  correct_about: 'What is it about?',
  correct_missing: 'It is not in the list',
  correction_text: 'What is it',
  correction_text_field_required: 'Say what is missing or wrong.',
  correct_hint: 'For example: the name of the farm is wrong, it should be …',
  correct_send: 'Send',
  correct_ok: 'Sent to the administrators. Thank you.',
  correct_own: 'What you sent',
  correct_own_OPEN: 'Being looked at',
  correct_own_DONE: 'Done',
  correct_own_DECLINED: 'Declined',
  correction_too_many: '{count} of your suggestions wait for an answer. Send more once some are answered.',
  correction_settled: 'It has been settled already, or is not there. Reload the page.',
  correction_state: 'Outcome',
} as const satisfies Record<keyof typeof ko, string>;
