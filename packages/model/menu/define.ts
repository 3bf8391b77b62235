import { atLeast, EVERYBODY, type ORG_ROLES, type OrgKind, PEOPLE } from '@hanjan/core';
import type { ScreenName } from '../catalogue.ts';
import { type MenuTab, PAGES, type PageKey } from './types.ts';

/** For whom a tab is, and whether they meet advertising there; the page, where several tabs open one. */
export type Who = Pick<MenuTab, 'org' | 'roles' | 'listed' | 'links' | 'page' | 'ads'>;

/** Everybody, signed in or not. */
export const ALL: Who = { roles: EVERYBODY, ads: true };
/** Everybody who is signed in. */
export const SIGNED_IN: Who = { roles: PEOPLE, ads: true };
/** Whoever keeps the reference data. */
export const ADMINS: Who = { roles: ['SADMIN', 'ADMIN'], ads: false };
/** Whoever runs the product. */
export const SADMIN: Who = { roles: ['SADMIN'], ads: false };

/** Members of an organisation from one rank up. They work there, without advertising. */
export const from = <K extends OrgKind>(org: K, role: (typeof ORG_ROLES)[K][number]): Who => ({
  org,
  roles: atLeast(org, role),
  ads: false,
});

/** Nothing else than the page itself, as where somebody types a password. */
export const quiet = (who: Who): Who => ({ ...who, ads: false });

/**
 * A tab: its text, its address, its page's name, for whom it is, and the screen of the catalogue that opens there. Among
 * records there is no advertising.
 */
export function tab(key: string, path: string, name: string, who: Who, screen?: ScreenName): MenuTab {
  const opens = screen
    ? { screen, ads: false }
    : { page: isMade(name) ? name : (who.page ?? ('UnderConstruction' as const)) };
  return { key, path, name, ...who, ...opens };
}

/** A tab that is reachable by link, not listed. */
export const hidden = (...of: Parameters<typeof tab>): MenuTab => ({ ...tab(...of), hidden: true });

/** A tab at which a guest may write a new record before signing in. */
export const begun = (...of: Parameters<typeof tab>): MenuTab => ({ ...tab(...of), begins: true });

/** A tab where records wait for an answer. */
export const waits = (one: MenuTab): MenuTab => ({ ...one, waits: true });

const isMade = (name: string): name is PageKey => Object.hasOwn(PAGES, name);
