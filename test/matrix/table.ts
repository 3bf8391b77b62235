import type { OrgKind } from '@hanjan/core';
import { cafe } from './expected/cafe.ts';
import { foreign_record, strangers, wrong_numbers } from './expected/people.ts';
import { roaster } from './expected/roaster.ts';
import { site } from './expected/site.ts';
import { personal } from './expected/user.ts';
import type { Answer, Entry } from './expected/words.ts';
import type { Person, Place } from './people.ts';

/** Which organisation's number a call carries. */
export const NUMBERS = ['here', 'other', 'roaster', 'none', 'unknown'] as const;
export type Numbered = (typeof NUMBERS)[number];

/** Whose record a call names. */
export type Target = 'own' | 'others' | 'foreign' | 'unknown';

/** What a call does, as the table names it; `remove` and `restore` depend on whose record it is. */
export type Deed =
  | 'list'
  | 'read'
  | 'code'
  | 'write'
  | 'edit'
  | 'history'
  | 'used'
  | 'export'
  | 'import'
  | 'remove'
  | 'restore'
  | 'merge';

export const entries: Readonly<Record<string, Entry>> = { ...personal, ...cafe, ...roaster, ...site };

/** Whether the records of an entry are everybody's: then the site's roles alone count, and no record is somebody else's. */
export const isOfSite = (path: string): boolean => path in site;

/** Whose records an entry has: an organisation's of this kind; each person's own or everybody's. */
export const orgOf = (path: string): OrgKind | undefined =>
  path in cafe ? 'cafe' : path in roaster ? 'roaster' : undefined;

/** The role that counts when somebody calls an entry with a number; none where that number opens nothing to them. */
export function roleIn({ site, ranks, seats }: Person, numbered: Numbered, path: string): string | undefined {
  const kind = orgOf(path);
  if (!kind) return site;
  if (kind === 'cafe') return ranks[numbered as Place];
  return numbered === 'roaster' ? seats.roaster : undefined;
}

const names = (row = ''): readonly string[] => row.split(' ');

/** What the table says to a call of an entry. */
export function expected(person: Person, numbered: Numbered, path: string, deed: Deed, target: Target): Answer {
  const entry = entries[path] as Entry;
  if (person.site === 'GUEST') return 'noauth';
  const role = roleIn(person, numbered, path);
  if (role === undefined) return orgOf(path) === 'roaster' ? 'noroaster' : withoutPlace(person, numbered);
  if (!isLetIn(entry, role, deed, target)) return 'nopermission';
  if (deed === 'import') return 'no_file';
  // Of no record; what is refused of those that are there is in merge.test.
  if (deed === 'merge') return 'nopage';
  return target === 'foreign' || target === 'unknown' ? foreign_record : 'ok';
}

/** Whether the role has the function at all; for a record that it cannot see, with any record. */
function isLetIn(entry: Entry, role: string, deed: Deed, target: Target): boolean {
  if (deed !== 'remove' && deed !== 'restore') return names(entry[deed]).includes(role);
  const own = names(entry[`${deed}_own`]).includes(role);
  const others = names(entry[`${deed}_others`]).includes(role);
  if (target === 'own') return own;
  return target === 'others' ? others : own || others;
}

const WRONG: Readonly<Record<Numbered, keyof typeof wrong_numbers>> = {
  here: 'another cafe',
  other: 'another cafe',
  roaster: 'a roaster',
  none: 'no number',
  unknown: 'an unknown number',
};

function withoutPlace({ who }: Person, numbered: Numbered): Answer {
  const stranger = strangers[who];
  return (numbered === 'here' && stranger ? stranger.answer : wrong_numbers[WRONG[numbered]]) as Answer;
}
