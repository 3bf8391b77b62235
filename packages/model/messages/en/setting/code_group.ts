import type { codeGroup as ko } from '../../ko/setting/code_group.ts';

/** Groups of codes. */
export const codeGroup = {
  code_group_named: 'Name',
  code_group_about: 'Use',
  code_group_id: 'Group code',
  code_group_name_kr: 'Korean name',
  code_group_name: 'Name',
  list_code_group_name: 'Name',
  code_group_desc: 'Description',
  code_group_use: 'In use',
  list_code_group_use: 'Use',
  code_group_use_off: 'Not in use',
  setting_code_group_write: 'New code group',
  list_setting_code_group_title: 'Code groups',
  list_setting_code_group_new: 'Add a code group',
  list_setting_code_group_empty_title: 'There are no code groups',
  list_setting_code_group_empty_text: 'A group holds what members choose from. Add one, then fill it with codes.',
  code_group_needed: 'The product needs this group, so it cannot be removed. Its names and description can be changed.',
} as const satisfies Record<keyof typeof ko, string>;
