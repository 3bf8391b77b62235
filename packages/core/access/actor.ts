import type { OrgKind, OrgRole, SiteRole } from './roles.ts';

/** A person's place in an organisation. */
export interface Membership {
  /** The organisation's number, which a request carries as `cafe_seq` or `roaster_seq`. */
  readonly auth_seq: number;
  readonly user_auth: OrgRole;
  /** By which its members are known to one another. */
  readonly user_uuid?: string;
  /** What the plan of the organisation has, by the names that rules of fields say. */
  readonly has?: readonly string[];
}

/** Who asks: a signed-in person, or a guest without `user_seq`; and the organisation of each kind they work in. */
export interface Actor extends Readonly<Partial<Record<OrgKind, Membership>>> {
  readonly user_seq: number | null;
  readonly user_type: SiteRole;
}

export const GUEST: Actor = { user_seq: null, user_type: 'GUEST' };
