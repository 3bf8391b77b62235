import { currentOrgs } from '../../base/session/org.ts';
import type { Copy } from '../../base/store/device_copies.ts';
import { currentLocale } from '../../base/texts/index.ts';
import { renewedAt } from '../store/renew.ts';

/** Whose page looks something up: a person or a guest, in an organisation or in none. */
export type Owner = Readonly<Record<'user_seq' | 'auth_seq', number | null>>;

/** What the server says: `null` when what is stored is still so. */
interface Brought<T> {
  /** With this is asked next time whether it is still so. */
  readonly edit_at: string;
  readonly data: T | null;
}

/** Something that is looked up: what is asked for and how. */
export interface Looked<T> {
  /** Begins with what it is; it names no organisation, because each one has a QueryClient of its own. */
  readonly queryKey: readonly [what: string, of: string];
  readonly path: string;
  /** Whether each organisation has its own. */
  readonly isOfOrg: boolean;
  /** How old a copy may be before the server is asked whether it is still so, ms. */
  readonly goodFor: number;
  /** The entities whose records show in it. */
  readonly entities: readonly string[];
  /** Asks for it, with the mark of what is stored. */
  ask(edit_at: string | null, owner: Owner | undefined): Promise<Brought<T>>;
  /** Whether a copy still says what it should. */
  isGood(data: unknown): data is T;
}

/** What a copy is stored under. Somebody else's is never found, nor one from before a change of role. */
export function keyOf({ path, queryKey, isOfOrg }: Looked<unknown>, { user_seq, auth_seq }: Owner): string {
  const memberships = Object.values(currentOrgs().memberships).flat();
  const role = memberships.find((one) => one.auth_seq === auth_seq)?.user_auth;
  return JSON.stringify([path, user_seq, ...(isOfOrg ? [auth_seq, role] : []), queryKey[1], currentLocale()]);
}

/** A copy that says what it should. */
export const goodCopy = <T>({ isGood }: Looked<T>, copy: Copy | null): (Copy & { readonly data: T }) | null =>
  copy && isGood(copy.data) ? { ...copy, data: copy.data } : null;

/** Asks until no change came between. */
export async function askAfterChanges<T>(looked: Looked<T>, edit_at: string | null, owner: Owner | undefined) {
  for (;;) {
    const access_at = Date.now();
    const before = renewedAt(looked.entities);
    const brought = await looked.ask(edit_at, owner);
    if (renewedAt(looked.entities) === before) return { ...brought, access_at };
  }
}
