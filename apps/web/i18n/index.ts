import type { MessageKey } from '@hanjan/model/messages/ko.ts';
import { LOCALES, type Locale } from '@hanjan/model/messages/locales.ts';
import { i18n, type Messages } from '@lingui/core';

type Values = Readonly<Record<string, unknown>>;

const catalogs = {
  ko: () => import('virtual:messages/ko'),
  en: () => import('virtual:messages/en'),
} satisfies Record<Locale, () => Promise<{ default: Messages }>>;

// Until the first language is loaded a text is its key.
i18n.loadAndActivate({ locale: LOCALES[0].id, messages: {} });

/** Loads the texts of a language and makes it the current one. */
export async function activate(locale: Locale): Promise<void> {
  const { default: messages } = await catalogs[locale]();
  i18n.loadAndActivate({ locale, messages });
  document.documentElement.lang = locale;
}

/** The language that is shown now. */
export function currentLocale(): Locale {
  return LOCALES.find(({ id }) => id === i18n.locale)?.id ?? LOCALES[0].id;
}

/** The text of a key in the current language. */
export function t(key: MessageKey, values?: Values): string {
  return i18n._(key, values);
}

/** The text of a key that is known only while running: a field's name, or what the server answered. */
export function textOf(key: string, values?: Values): string {
  return i18n._(key, values);
}

/** What a person wrote, so that letters that run from right to left never turn the sentence around it. */
export const isolated = (written: string): string => `\u2068${written}\u2069`;

/** Whether the current language has a text for a key. */
export function hasText(key: string): boolean {
  return key in i18n.messages;
}
