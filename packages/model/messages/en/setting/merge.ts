import type { merge as texts } from '../../ko/setting/merge.ts';

export const merge = {
  merge_open: 'Merge a duplicate',
  merge_title: 'Merge a duplicate',
  merge_text:
    'Whatever uses {name} will use the record you choose, and {name} is removed. A merge cannot be taken back.',
  merge_into: 'Record to keep',
  merge_moves: 'What moves',
  merge_moves_none: 'Nothing moves.',
  merge_run: 'Merge',
  merge_ok: 'Merged',
  merge_self: 'That is the same record. Choose another one to keep.',
  merge_below: 'The record to keep belongs to this one, so they cannot be merged. Change what it belongs to first.',
  merge_unlike: 'They differ in kind or country, so they cannot be merged. Make both records agree first.',
  merge_unlike_fields: '{names}: the two records differ, so they cannot be merged. Correct one of them first.',
  merge_removed: 'The record to keep has been removed. Choose another one.',
  merge_doubled: 'Both have the same record below them, so they cannot be merged. Settle that one first.',
} as const satisfies Record<keyof typeof texts, string>;
