import { isOwnPath, isPlain, isWebAddress } from '@hanjan/core';
import { withoutLocale } from '@hanjan/model/messages/locales.ts';

/** Where a link leads: to a page of ours (`path`, in whichever language is shown), or away from us. */
export interface Target {
  readonly href: string;
  readonly path: string | null;
}

/** Where an address leads; null when it is none that is safe to follow. The one way from a text to a link. */
export function targetOf(address: string): Target | null {
  if (!isOwnPath(address) && !isWebAddress(address)) return null;
  const { origin, pathname, search, hash, href } = new URL(address, location.origin);
  if (origin !== location.origin) return { href, path: null };
  return isOwnPath(pathname) ? { href, path: withoutLocale(pathname) + search + hash } : null;
}

/** An address as people read it: its letters in place of their codes, unless they could deceive. */
export function readable(address: string): string {
  try {
    const text = decodeURI(address);
    return isPlain(text) ? text : address;
  } catch {
    return address;
  }
}
