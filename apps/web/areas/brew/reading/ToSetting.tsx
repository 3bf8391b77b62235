import { nameInLocale, type Row } from '@hanjan/core';
import { settingOf } from '@hanjan/model/cafe/setting/names.ts';
import { cafeSettingDefaultScreen } from '@hanjan/model/cafe/setting/setting_default.ts';
import { currentLocale, t } from '../../../base/texts/index.ts';
import { Way } from '../../../records/history/Way.tsx';

/** What a recipe of a cafe can become: a standard setting that one dials in by. */
export default function ToSetting({ recipe }: { readonly recipe: Row }) {
  const { brewing_name: plain, brewing_name_locale: locale } = recipe;
  const values = (): Row => ({
    setting_summary: nameInLocale(textOf(plain), textOf(locale), currentLocale()) || null,
    ...settingOf(recipe),
  });
  return <Way to={cafeSettingDefaultScreen} label={t('setting_to_default')} values={values} />;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
