import { hashKey, type QueryClient, queryOptions } from '@tanstack/react-query';
import { currentLocale } from '../i18n/index.ts';
import { HOUR_MS } from '../memberships.ts';
import { currentOrgs } from '../org.ts';
import { type Copy, kept } from './kept.ts';
import { onRenewed, renewedAt } from './renewed.ts';

/** Whose page looks something up: a person or a guest, in an organisation or in none. */
type Owner = Readonly<Record<'user_seq' | 'auth_seq', number | null>>;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Owner;
  }
}

/** What the server says: `null` when what is held is still so. */
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
  /** Asks for it, with the mark of what is held. */
  ask(edit_at: string | null, owner: Owner | undefined): Promise<Brought<T>>;
  /** Whether a copy still says what it should. */
  isGood(data: unknown): data is T;
}

/**
 * How something is looked up: in memory, then in the browser's database, then from the server. A copy that is too old is
 * shown while the server is asked whether it is still so. Once records in it were changed here it is not shown any more.
 */
export const lookedUp = <T extends object>(looked: Looked<T>) =>
  queryOptions({
    retry: 2,
    staleTime: HOUR_MS,
    gcTime: HOUR_MS,
    queryKey: looked.queryKey,
    queryFn: async ({ client, meta }): Promise<T> => {
      follow(client, looked);
      const key = meta && keyOf(looked, meta);
      const copy = key === undefined ? null : goodCopy(looked, await kept.read(key));
      if (copy && isFirst(client, looked) && copy.access_at > renewedAt(looked.entities)) {
        soon(() => rememberAge(client, looked, copy.access_at));
        return copy.data;
      }
      const { access_at, edit_at, data } = await askAfterChanges(looked, copy?.edit_at ?? null, meta);
      const now = data ?? copy?.data;
      if (!now) throw new Error(`${looked.path}: answered that nothing has changed to whoever holds nothing`);
      if (key !== undefined) void kept.write(key, { access_at, edit_at, data: now });
      return now;
    },
  });

/** Looks something up anew, whatever is held of it; what is known of it stays until it is there. */
export async function lookUpAnew<T>(client: QueryClient, looked: Looked<T>): Promise<void> {
  const owner = client.getDefaultOptions().queries?.meta;
  if (owner) await kept.drop(keyOf(looked, owner));
  await client.refetchQueries({ queryKey: looked.queryKey, exact: true }, { throwOnError: true });
}

/** What each client hears of that is renewed, by what it has looked up. */
const followed = new WeakMap<QueryClient, Set<string>>();

/** What is known of something in memory is old as soon as records in it were changed. */
function follow(client: QueryClient, { queryKey, entities }: Looked<unknown>): void {
  const names = followed.get(client) ?? new Set();
  const name = hashKey(queryKey);
  if (names.has(name)) return;
  followed.set(client, names.add(name));
  onRenewed((entity) => {
    if (entities.includes(entity)) client.invalidateQueries({ queryKey, exact: true });
  });
}

/** What a copy is kept under. Somebody else's is never found, nor one from before a change of role. */
function keyOf({ path, queryKey, isOfOrg }: Looked<unknown>, { user_seq, auth_seq }: Owner): string {
  const memberships = Object.values(currentOrgs().memberships).flat();
  const role = memberships.find((one) => one.auth_seq === auth_seq)?.user_auth;
  return JSON.stringify([path, user_seq, ...(isOfOrg ? [auth_seq, role] : []), queryKey[1], currentLocale()]);
}

const goodCopy = <T>({ isGood }: Looked<T>, copy: Copy | null): (Copy & { readonly data: T }) | null =>
  copy && isGood(copy.data) ? { ...copy, data: copy.data } : null;

const isFirst = (client: QueryClient, { queryKey }: Looked<unknown>) => client.getQueryData(queryKey) === undefined;

let due: (() => void)[] = [];

/** Does something once what was read is known; what is due at the same time is done together, so that it asks together. */
function soon(work: () => void): void {
  if (due.push(work) > 1) return;
  setTimeout(() => {
    const all = due;
    due = [];
    for (const one of all) one();
  });
}

/** A copy is as old as it is, not as new as its reading. */
function rememberAge(client: QueryClient, { queryKey, goodFor }: Looked<unknown>, access_at: number): void {
  const query = client.getQueryCache().find({ queryKey });
  query?.setState({ dataUpdatedAt: access_at });
  const age = Date.now() - access_at;
  if (age < 0 || age >= goodFor) query?.fetch().catch(() => undefined);
}

/** Asks until no change came between. */
async function askAfterChanges<T>(looked: Looked<T>, edit_at: string | null, owner: Owner | undefined) {
  for (;;) {
    const access_at = Date.now();
    const before = renewedAt(looked.entities);
    const brought = await looked.ask(edit_at, owner);
    if (renewedAt(looked.entities) === before) return { ...brought, access_at };
  }
}
