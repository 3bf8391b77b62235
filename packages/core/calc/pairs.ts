/** The language in which the plain one of a pair of names is written; whoever reads another one reads the locale one. */
const PLAIN_LOCALE = 'en';

/** A pair with the one for a language first. */
export const inLocale = <T>(plain: T, local: T, locale?: string): readonly [T, T] =>
  locale === PLAIN_LOCALE ? [plain, local] : [local, plain];

/** Of two names the one in a language, or else the other one; empty when there is none. */
export function nameInLocale(plain: string | null | undefined, local: typeof plain, locale: string): string {
  const [first, second] = inLocale(plain, local, locale);
  return first || second || '';
}

/** What something is called in a language, or `#7` by its key where it has no name. */
export const calledOr = (
  { name, name_locale }: { readonly name?: string | null; readonly name_locale?: string | null },
  key: string | number | null,
  locale: string,
): string => nameInLocale(name, name_locale, locale) || `#${key}`;

/** Some fields by name, a pair of which both are named in the place of the first of them. */
export const inPairs = (entity: { readonly fields: object }, names: readonly string[]) =>
  names.flatMap((name): (readonly [string] | readonly [plain: string, locale: string])[] => {
    const pair = pairOf(entity, name);
    if (!pair?.every((one) => names.includes(one))) return [[name]];
    return names.find((one) => pair.includes(one)) === name ? [pair] : [];
  });

/** The plain and the locale field of which a field is one: `bean_nick` and `bean_nick_locale`. */
export function pairOf(
  { fields }: { readonly fields: object },
  name: string,
): readonly [plain: string, locale: string] | undefined {
  const plain = name.replace(/_locale$/, '');
  const locale = `${plain}_locale`;
  return plain in fields && locale in fields ? [plain, locale] : undefined;
}
