import { cafeSettingResult } from '@hanjan/model/cafe/setting/setting_result.ts';
import type { BehaviourOf } from './behaviour.ts';
import { refuseToCome } from './to_come.ts';

/** What was brewed by a setting was brewed by today where the cafe is. */
export const cafeSetting: BehaviourOf<'cafe_setting_result'> = {
  async fill(work, row, before) {
    if (row.setting_date !== before?.setting_date)
      await refuseToCome(work, cafeSettingResult, 'setting_date', row.setting_date);
    return row;
  },
};
