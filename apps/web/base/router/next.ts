import { anyUnder, findPlace } from '@hanjan/model/menu.ts';

/** The address of the sign-in page that leads back to where the person was going. */
export function withNext(page: string, next: string | null): string {
  return next ? `${page}?next=${encodeURIComponent(next)}` : page;
}

/**
 * Where to go after signing in: an address of our own menu that is not itself about signing in, or null. Whatever else
 * stands in the address bar is not followed.
 */
export function nextOf(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  if (!next || !/^\/[^/\\]/.test(next)) return null;
  const base = 'https://hanjan.invalid';
  const url = URL.canParse(next, base) ? new URL(next, base) : null;
  if (!url || url.origin !== base) return null;
  const found = findPlace(url.pathname) ?? anyUnder(url.pathname);
  return found && found.group.key !== 'sign' ? url.pathname + url.search : null;
}
