import { withoutLocale } from '@hanjan/model/messages/locales.ts';
import { usePathname, useSearch } from 'wouter/use-browser-location';

/** The address without its language and without a slash at its end. */
export const pathOf = (pathname: string): string => withoutLocale(pathname).replace(/(.)\/+$/, '$1');

/** Where the person is, to come back to from signing in; null for the front page, which opens anyway. */
export function useHere(): string | null {
  const path = pathOf(usePathname());
  const search = useSearch();
  return path === '/' ? null : path + search;
}
