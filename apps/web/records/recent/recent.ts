import type { Row } from '@hanjan/core';
import { LOCALES, type Locale } from '@hanjan/model/messages/locales.ts';
import { readStored, writeStored } from '../../base/store/storage.ts';

/** A record that somebody looked at on this device. */
export interface Recent {
  /** Name of its screen. */
  readonly screen: string;
  /** The organisation that it belongs to, or null. */
  readonly org: number | null;
  /** As what they worked there; null for a record of their own. */
  readonly role: string | null;
  /** As it stands in its address. */
  readonly id: string;
  /** How it is called in each language. */
  readonly names: Readonly<Record<Locale, string>>;
  /** What tells it from others of its name, in each language. */
  readonly subtitles?: Readonly<Record<Locale, string>>;
}

/** A record by its screen, its organisation and its address. */
type Known = Pick<Recent, 'screen' | 'org' | 'id'>;

/** So many are kept for a person in each organisation, and so many of their own. */
export const MOST_RECENT = 12;

const nameOf = (owner: string) => `hanjan.recent.${owner}`;

/** What somebody looked at last, the newest first. What makes no sense, as of an older version, is left out. */
export function recentsOf(owner: string): readonly Recent[] {
  const kept = readStored('device', nameOf(owner));
  return Array.isArray(kept) ? kept.filter(isRecent) : [];
}

/**
 * Somebody looks at a record. It stays on the device until they sign out, or others come in its place. What they saw in
 * the organisation in another role is forgotten: it may be no longer theirs to see.
 */
export function remember(owner: string, recent: Recent): void {
  const others = recentsOf(owner).filter((one) => !isSame(one, recent));
  let room = MOST_RECENT;
  writeStored(
    'device',
    nameOf(owner),
    [recent, ...others].filter(({ org, role }) => org !== recent.org || (role === recent.role && room-- > 0)),
  );
}

/** A record is not there any more. */
export function forget(owner: string, gone: Known): void {
  const all = recentsOf(owner);
  const others = all.filter((one) => !isSame(one, gone));
  if (others.length < all.length) writeStored('device', nameOf(owner), others);
}

const isSame = (a: Known, b: Known) => a.screen === b.screen && a.org === b.org && a.id === b.id;

function isRecent(kept: unknown): kept is Recent {
  if (typeof kept !== 'object' || kept === null) return false;
  const { screen, org, role, id, names, subtitles = names } = kept as Partial<Record<string, unknown>>;
  return (
    typeof screen === 'string' &&
    (org === null || typeof org === 'number') &&
    (role === null || typeof role === 'string') &&
    typeof id === 'string' &&
    /^[\d-]{1,60}$/.test(id) &&
    isInAll(names) &&
    isInAll(subtitles)
  );
}

/** Whether a text is there in each language. */
const isInAll = (texts: unknown): boolean =>
  typeof texts === 'object' &&
  texts !== null &&
  LOCALES.every((locale) => typeof (texts as Row)[locale.id] === 'string');
