import { isOrgKind, type OrgKind, type Screen } from '@hanjan/core';

/** The organisation that a call is about. */
export interface CallOrg {
  readonly kind: OrgKind;
  /** Null: the one that the page works in. */
  readonly auth_seq: number | null;
}

/** What is asked, as the server takes it. */
interface Asked {
  readonly path: string;
  readonly body: unknown;
}

/** A screen as it works in one organisation: whatever is chosen later or in another tab, its calls go there. */
export const screenIn = (screen: Screen, auth_seq: number): Screen => ({ ...screen, org: auth_seq });

/** What the calls of a screen are about, where its records are an organisation's. */
export const orgOf = ({ entity: { scope }, org }: Pick<Screen, 'entity' | 'org'>): CallOrg | undefined =>
  isOrgKind(scope) ? { kind: scope, auth_seq: org ?? null } : undefined;

/** A call with the organisation that it is about, in the query of a GET and in the body of a POST. */
export function withOrg(method: string, path: string, body: unknown, org: CallOrg | undefined): Asked {
  if (!org || org.auth_seq === null) return { path, body };
  const name = `${org.kind}_seq`;
  if (method === 'GET') return { path: `${path}${path.includes('?') ? '&' : '?'}${name}=${org.auth_seq}`, body };
  return { path, body: { ...(body as object | undefined), [name]: org.auth_seq } };
}
