import { usePathname, useSearch } from 'wouter/use-browser-location';
import { pathOf } from './path.ts';

/** Where the person is, to come back to from signing in; null for the front page, which opens anyway. */
export function useHere(): string | null {
  const path = pathOf(usePathname());
  const search = useSearch();
  return path === '/' ? null : path + search;
}
