import type { ownNote as ko } from '../../ko/own_note/own_note.ts';

/** What somebody noted where they work, in one place. */
export const ownNote = {
  note_org: 'Number of the workplace',
  note_seq: 'Number of the note there',
  note_org_name_locale: 'Written at (Korean)',
  note_org_name: 'Written at',
  list_note_org_name: 'Written at',
  note_cupped: 'What was cupped',
  own_note_open: 'Open at {name}',
  list_user_cafe_note_title: 'Notes from cafes',
  list_user_cafe_note_empty_title: 'No notes from cafes yet',
  list_user_cafe_note_empty_text:
    'What you write into the cupping notes of a cafe you work in gathers here. The notes stay the cafe’s.',
  list_user_roaster_note_title: 'Notes from roasteries',
  list_user_roaster_note_empty_title: 'No notes from roasteries yet',
  list_user_roaster_note_empty_text:
    'What you write into the QC of a roastery you work in gathers here. The notes stay the roastery’s.',
} satisfies Record<keyof typeof ko, string>;
