import { brewRatio, numberOrNull, type Row } from '@hanjan/core';

/** Grams of the result to a gram of coffee. */
export const ratioOf = (setting: Row): number | null =>
  brewRatio(
    numberOrNull(setting.setting_result_mass) ?? numberOrNull(setting.setting_result_total),
    numberOrNull(setting.setting_bean_mass),
  );
