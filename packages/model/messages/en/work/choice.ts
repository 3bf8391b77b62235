import type { choice as ko } from '../../ko/work/choice.ts';

export const choice = {
  refresh_select_detail: 'The list is loaded again. What you chose and what you are writing stay.',
  reload_of: 'Reload the list of {name}',
  reload_ok: 'The list was loaded again.',
  reload_failed: 'The list could not be loaded again. Please try again in a moment.',
  choice_wrong: 'Missing or wrong?',
  choice_wrong_of: '{name}: say what is missing or wrong',
  choice_gone: '{name}: {word} does not go with what is chosen now and was taken out.',
  choice_part: 'Only {count, number} are listed. Type a name to find the others.',
  choice_unused: '{name} (out of use)',
} satisfies Record<keyof typeof ko, string>;
