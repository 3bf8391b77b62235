import { en } from '@hanjan/model/messages/en.ts';
import { ko, type MessageKey } from '@hanjan/model/messages/ko.ts';
import { type Locale, localeInfo } from '@hanjan/model/messages/locales.ts';
import { seeds } from '@hanjan/model/seed/index.ts';
import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** The text of a key, or of a field's name, in one language. */
export type Say = (key: MessageKey, values?: Readonly<Record<string, unknown>>) => string;

/** All texts of a language, as the product shows them. */
export function textsIn(language: Locale): Say {
  const i18n = setupI18n({ locale: language, messages: { ko, en } });
  i18n.setMessagesCompiler(compileMessageOrThrow);
  return (key, values) => i18n._(key, values);
}

/** The address of a page in a language. */
export const addressIn = (language: Locale, path: string): string => {
  const { prefix } = localeInfo(language);
  return prefix && path === '/' ? prefix : prefix + path;
};

/** The name of a code of the reference data in a language. */
export function codeName(language: Locale, group: string, id: string): string {
  const pick = (plain: string, korean: string) => (language === 'ko' ? korean : plain);
  for (const row of seeds.code)
    if (row.code_group_id === group && row.code_id === id) return pick(row.code_name, row.code_name_kr);
  for (const row of seeds.country)
    if (group === 'CNTR' && row.country_id === id) return pick(row.country_name, row.country_name_kr);
  for (const row of seeds.variety)
    if (group === 'VRT' && row.variety_id === id) return pick(row.variety_name, row.variety_name_kr);
  throw new Error(`${group} ${id} is not in the reference data`);
}

/** A text as part of a regular expression. */
export const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
