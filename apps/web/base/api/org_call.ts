import type { OrgKind, Screen } from '@hanjan/core';

/** What is asked, as the server takes it. */
interface Asked {
  readonly path: string;
  readonly body: unknown;
}

const ADDRESS = /^\/api\/(cafe|roaster)(?:;(\d+))?(?=\/)/;

/** Whether a call is about an organisation's own things, and of which kind. */
export const orgKindOf = (path: string): OrgKind | undefined => ADDRESS.exec(path)?.[1] as OrgKind | undefined;

/**
 * A screen as it works in one organisation: its address names it, as `/api/cafe;12/coffeebean/default`. Whatever is
 * chosen later or in another tab, its calls go there.
 */
export const screenIn = (screen: Screen, auth_seq: number): Screen => ({
  ...screen,
  path: pathIn(screen.path, auth_seq),
});

/** An address as it works in one organisation. */
export const pathIn = (path: string, auth_seq: number): string => path.replace(ADDRESS, `$&;${auth_seq}`);

/**
 * A call with the organisation that it is about, in the query of a GET and in the body of a POST: the one that its
 * address names, otherwise the one that `chosen` answers.
 */
export function withOrg(method: string, path: string, body: unknown, chosen: (kind: OrgKind) => number | null): Asked {
  const [address = '', kind, named] = ADDRESS.exec(path) ?? [];
  if (!kind) return { path, body };
  const auth_seq = named ? Number(named) : chosen(kind as OrgKind);
  const plain = path.replace(address, `/api/${kind}`);
  const name = `${kind}_seq`;
  if (auth_seq === null) return { path: plain, body };
  if (method === 'GET') return { path: `${plain}${plain.includes('?') ? '&' : '?'}${name}=${auth_seq}`, body };
  return { path: plain, body: { ...(body as object | undefined), [name]: auth_seq } };
}
