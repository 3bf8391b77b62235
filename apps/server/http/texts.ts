import { en } from '@hanjan/model/messages/en.ts';
import { ko } from '@hanjan/model/messages/ko.ts';
import { LOCALES, type Locale } from '@hanjan/model/messages/locales.ts';
import { type I18n, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

const sources: Record<Locale, Record<string, string>> = { ko, en };

const compiled = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileMessage(text)]));

const catalogues: Record<string, I18n> = Object.fromEntries(
  Object.entries(sources).map(([locale, texts]) => [
    locale,
    setupI18n({ locale, messages: { [locale]: compiled(texts) } }),
  ]),
);

/** The language that a request prefers; Korean when it names none of ours. */
export function localeOf(acceptLanguage: string | undefined): string {
  const wishes = (acceptLanguage ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().slice(0, 2));
  return wishes.find((wish) => wish in catalogues) ?? LOCALES[0].id;
}

/** Gives the text of a message key in one language; a key without a text is shown as it is. */
export type Translate = (key: string, args?: Readonly<Record<string, string | number>>) => string;

/** Whether a key has a text; what is no key of ours may be anything that was sent. */
export const hasText = (key: string): boolean => Object.hasOwn(ko, key);

/** The texts of the language that a request prefers. */
export function textsFor(acceptLanguage: string | undefined): Translate {
  const locale = localeOf(acceptLanguage);
  return (key, args) => (hasText(key) ? catalogues[locale]?._(key, args) : undefined) ?? key;
}
