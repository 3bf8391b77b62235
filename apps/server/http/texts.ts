import { en } from '@hanjan/model/messages/en.ts';
import { ko } from '@hanjan/model/messages/ko.ts';
import { LOCALES, type Locale } from '@hanjan/model/messages/locales.ts';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/** The texts of the product as they are built in, in ICU message syntax. */
export const BUILT_IN: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { ko, en };

/** Texts of one language that are read in place of those that are built in, compiled, by key. */
export type OwnMessages = Readonly<Record<Locale, Messages>>;

const compiled = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileMessage(text)]));

const messages: Record<string, Messages> = Object.fromEntries(
  Object.entries(BUILT_IN).map(([locale, texts]) => [locale, compiled(texts)]),
);
let catalogues: Record<string, I18n> = {};

/**
 * From now on this process says what is meant in these words, and everything else as it is built in. A process serves one
 * product, so it has one set of words.
 */
export function layTexts(own: OwnMessages): void {
  catalogues = Object.fromEntries(
    LOCALES.map(({ id }) => [id, setupI18n({ locale: id, messages: { [id]: { ...messages[id], ...own[id] } } })]),
  );
}
layTexts({ ko: {}, en: {} });

/** The language that a request prefers; Korean when it names none of ours. */
export function localeOf(acceptLanguage: string | undefined): string {
  const wishes = (acceptLanguage ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().slice(0, 2));
  return wishes.find((wish) => wish in BUILT_IN) ?? LOCALES[0].id;
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

/**
 * Whatever a text without values may read in any language, built in and as it is worded now: a file that was written before
 * somebody worded it otherwise is still understood.
 */
export const wordsOf = (key: string): string[] => [
  ...new Set(LOCALES.flatMap(({ id }) => [textsFor(id)(key), BUILT_IN[id][key] ?? key])),
];
