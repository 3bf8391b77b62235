/** A language of the product: its tag, its own name, its address prefix, and the country its people most likely live in. */
export interface LocaleInfo {
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  readonly country: string;
}

/** Every language, the default one first. A language more is one line here and one file beside this one. */
export const LOCALES = [
  { id: 'ko', name: '한국어', prefix: '', country: 'KOR' },
  { id: 'en', name: 'English', prefix: '/en', country: 'USA' },
] as const satisfies readonly LocaleInfo[];

export type Locale = (typeof LOCALES)[number]['id'];

const [DEFAULT] = LOCALES;

/** The facts of one language. */
export function localeInfo(id: Locale): LocaleInfo {
  return LOCALES.find((locale) => locale.id === id) ?? DEFAULT;
}

/** The language an address is in: `/en/info/intro` is English, an address without a prefix is in the default language. */
export function localeOf(pathname: string): Locale {
  const found = LOCALES.find(({ prefix }) => prefix && (pathname === prefix || pathname.startsWith(`${prefix}/`)));
  return (found ?? DEFAULT).id;
}

/** The address without its language: `/en/info/intro` is `/info/intro`, `/en` is `/`. */
export function withoutLocale(pathname: string): string {
  return pathname.slice(localeInfo(localeOf(pathname)).prefix.length) || '/';
}
