import type { compare as ko } from '../../ko/compare/compare.ts';

export const compare = {
  conflict_title: '{name} saved first',
  conflict_title_own: 'You saved this elsewhere first',
  conflict_choose: '{count, plural, one {One field differs.} other {{count} fields differ.}} Choose which value stays.',
  conflict_field: 'Field',
  conflict_mine: 'What you wrote',
  conflict_theirs: 'Saved {at}',
  conflict_merge: 'Merge and save',
  conflict_rest:
    '{count, plural, one {One other field is} other {{count} other fields are}} merged without a question.',
  difference_added: 'Added:',
  difference_removed: 'Taken out:',
  difference_order: 'In another order:',
  difference_whole: 'Show all',
  difference_short: 'Show what differs',
  history_none: 'Nothing has changed since it was written.',
  history_created: 'Written',
  history_removed: 'Removed',
  history_merged: '{name} was merged into this',
  history_merged_into: 'Merged into {name}',
  history_restored: 'Restored',
  history_before: 'Before:',
  history_after: 'After:',
  history_again: 'Use the old value',
  history_again_of: 'Use the old value of {name}',
  history_older: 'Show older changes',
} satisfies Record<keyof typeof ko, string>;
