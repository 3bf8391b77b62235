import type { clip as ko } from '../../ko/work/clip.ts';

export const clip = {
  undo_of: 'Undo the change of {name}',
  record_more: 'Other actions',
  record_again: 'Copy as new',
  record_copy: 'Copy everything',
  record_paste: 'Paste',
  field_copy: 'Copy this',
  field_copy_some: 'Copy single fields',
  field_copy_end: 'Stop copying fields',
  copy_of: 'Copy {name}',
  clipboard_trash: 'Forget what was copied',
  copy_ok: 'Copied.',
  field_copy_ok: 'Field copied.',
  copy_failed: 'It could not be copied. See whether the browser keeps this page from the clipboard.',
  paste_ok: '{count, plural, one {# field} other {# fields}} pasted.',
  paste_failed: 'There is nothing to paste here. Copy a record or a field of the same kind first.',
  clipboard_trash_ok: 'What was copied is forgotten.',
  clipboard_trash_failed: 'What was copied could not be forgotten. See the settings of the browser.',
} satisfies Record<keyof typeof ko, string>;
