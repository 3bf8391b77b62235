import { inLocale, type Row } from '@hanjan/core';
import { cafeBrewingDefaultScreen } from '@hanjan/model/cafe/brewing/brewing_default.ts';
import { brewOf } from '@hanjan/model/cafe/setting/names.ts';
import { cafeSettingDefaultScreen } from '@hanjan/model/cafe/setting/setting_default.ts';
import { cafeSettingResultScreen } from '@hanjan/model/cafe/setting/setting_result.ts';
import { currentLocale, t } from '../../../base/texts/index.ts';
import type { ReadingProps } from '../../../records/field/reading.ts';
import { Way } from '../../../records/history/Way.tsx';
import { begunBy } from '../begun.ts';

/** What comes of a setting: one more like it, a standard setting, a recipe of the cafe. */
export function SettingWays({ screen, record }: Pick<ReadingProps, 'screen' | 'record'>) {
  const isResult = screen.entity === cafeSettingResultScreen.entity;
  return (
    <div className="setting-next">
      <Way to={cafeSettingResultScreen} label={t('setting_again')} values={() => begunBy(record)} />
      {isResult && (
        <Way
          to={cafeSettingDefaultScreen}
          label={t('setting_to_default')}
          values={() => ({
            setting_summary: record.setting_summary ?? null,
            ...begunBy(record),
            setting_result_term: record.setting_result_term ?? null,
          })}
        />
      )}
      <Way to={cafeBrewingDefaultScreen} label={t('brew_to_recipe')} values={() => recipeOf(record)} />
    </div>
  );
}

/** A new recipe like a setting; where the setting has no name, one is still to be written. */
function recipeOf(setting: Row): Row {
  const { plain, locale } = cafeBrewingDefaultScreen.entity.label;
  const [name] = inLocale(plain, locale, currentLocale());
  return { [name]: setting.setting_summary ?? null, ...brewOf(setting) };
}
