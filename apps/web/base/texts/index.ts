import catalogs from 'virtual:texts';
import type { MessageKey, TextPart } from '@hanjan/model/messages/ko.ts';
import { LOCALES, type Locale } from '@hanjan/model/messages/locales.ts';
import { i18n, type Messages, setupI18n } from '@lingui/core';
import { createStore } from '../store/store.ts';
import { laidOver, ownTexts, textsMark } from './own.ts';

type Values = Readonly<Record<string, unknown>>;

type Load = () => Promise<{ default: Messages }>;

const parts = new Set<TextPart>();
let wanted: Locale = LOCALES[0].id;
/** What has been loaded of each language, as it is built in. */
const builtIn = new Map<Locale, Set<Messages>>();

// Until the first language is loaded a text is its key.
i18n.loadAndActivate({ locale: LOCALES[0].id, messages: {} });

/** Loads the texts of a language and makes it the current one, unless another one is wanted by then. */
export async function activate(locale: Locale): Promise<void> {
  wanted = locale;
  const texts = catalogs[locale];
  try {
    await Promise.all([add(locale, texts.every), ...[...parts].map((part) => add(locale, texts[part]))]);
  } catch (error) {
    if (wanted === locale) wanted = currentLocale();
    throw error;
  }
  if (wanted !== locale) return;
  i18n.activate(locale);
  document.documentElement.lang = locale;
  // A browser takes long over the first number of a language: now other files are still on their way.
  new Intl.NumberFormat(locale).format(0);
}

/**
 * Loads further texts, from now on in every language that is shown. What could not be loaded is shown nowhere: no language
 * does without its other texts for that.
 */
export async function loadTexts(part: TextPart): Promise<void> {
  let locale: Locale;
  do {
    locale = wanted;
    await add(locale, catalogs[locale][part]);
  } while (locale !== wanted);
  parts.add(part);
}

/** Loads a part of the product together with the texts that it needs. */
export async function withTexts<T>(part: TextPart, load: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([load, loadTexts(part)]);
  return loaded;
}

async function add(locale: Locale, load: Load): Promise<void> {
  const [{ default: texts }, own] = await Promise.all([load(), ownTexts(locale)]);
  builtIn.set(locale, (builtIn.get(locale) ?? new Set()).add(texts));
  i18n.load(locale, laidOver(texts, own));
}

/** The server says which texts of administrators there are: those that the page does not have yet are loaded and shown. */
export async function followTexts(mark: string): Promise<void> {
  if (mark === textsMark.get()) return;
  textsMark.set(mark);
  apart.clear();
  const locale = currentLocale();
  const own = await ownTexts(locale);
  if (mark !== textsMark.get()) return;
  for (const texts of builtIn.get(locale) ?? []) i18n.load(locale, laidOver(texts, own));
  laid.set(laid.get() + 1);
}

/** Rises whenever the words of the page have changed under it. */
export const laid = createStore(0);

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

/** The texts of a part in a language. */
export type Translate = (key: MessageKey, values?: Values) => string;

const apart = new Map<string, Promise<Translate>>();

/** The texts of a part in a language that need not be the one that is shown, as on paper for others. */
export function textsIn(locale: Locale, part: TextPart): Promise<Translate> {
  const name = `${locale} ${part}`;
  const asked =
    apart.get(name) ??
    Promise.all([catalogs[locale][part](), ownTexts(locale)]).then(([texts, own]) => {
      const other = setupI18n({ locale, messages: { [locale]: laidOver(texts.default, own) } });
      return (key: MessageKey, values?: Values) => other._(key, values);
    });
  apart.set(name, asked);
  asked.catch(() => apart.delete(name));
  return asked;
}

/** What a person wrote, so that letters that run from right to left never turn the sentence around it. */
export const isolated = (written: string): string => `\u2068${written}\u2069`;

/** Whether the current language has a text for a key. */
export function hasText(key: string): boolean {
  return Object.hasOwn(i18n.messages, key);
}
