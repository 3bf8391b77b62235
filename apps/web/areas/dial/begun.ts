import { pick, type Row } from '@hanjan/core';
import { settingFields } from '@hanjan/model/cafe/setting/fields.ts';
import { cafeSettingResult } from '@hanjan/model/cafe/setting/setting_result.ts';

/** What a template says besides how the coffee is brewed, and no shot after it: its name, its aim and what is noted of it. */
const OWN = ['setting_result_term', 'setting_result_memo'];

const SHARED = [
  'setting_bean_seq',
  ...Object.keys(settingFields).filter((name) => {
    const field = cafeSettingResult.fields[name as keyof typeof settingFields];
    return !OWN.includes(name) && !('readonly' in field && field.readonly);
  }),
];

/** What a shot begins with that is brewed by a template, or like another shot: how long it takes is still to be measured. */
export const begunBy = (setting: Row): Row => ({
  ...pick(setting, SHARED),
  setting_seq: setting.setting_seq ?? null,
});
