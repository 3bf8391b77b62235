import { serial } from '@hanjan/core';
import { defineEntity } from '../../define.ts';
import { settingTotals } from './fields.ts';
import { brewedReaction } from './flow.ts';
import { brewedFields, brewedGroups } from './setting_result.ts';

/** A setting that anybody notes on their device: what was brewed, without records of a cafe. No table keeps it. */
export const settingNote = defineEntity({
  name: 'setting_note',
  scope: 'none',
  key: 'setting_note_seq',
  label: 'setting_summary',
  fields: { setting_note_seq: serial({}), ...brewedFields },
  derive: settingTotals,
  react: brewedReaction,
});

/** The groups of its form. */
export const settingNoteGroups = [
  { key: 'dial_named', fields: ['setting_summary', 'setting_name_select'] },
  ...brewedGroups,
] as const;
