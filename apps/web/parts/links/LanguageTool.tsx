import { LOCALES, withoutLocale } from '@hanjan/model/messages/locales.ts';
import { Link } from 'wouter';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import { currentLocale } from '../../base/texts/index.ts';

/** The other languages, with the address of this same page in each. */
export function useLanguages() {
  const path = withoutLocale(usePathname());
  const search = useSearch();
  const others = LOCALES.filter(({ id }) => id !== currentLocale());
  return others.map(({ id, name, prefix }) => ({
    id,
    name,
    href: `~${(prefix + path).replace(/(.)\/$/, '$1')}${search}`,
  }));
}

/** A link to this page in each other language. */
export function LanguageTool() {
  return useLanguages().map(({ id, name, href }) => (
    <Link key={id} className="tool" lang={id} hrefLang={id} href={href}>
      {name}
    </Link>
  ));
}
