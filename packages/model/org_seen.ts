import type { OrgRole } from '@hanjan/core';
import type { HeldRecords } from './account/own.ts';

/** The call that answers a cafe as its members see it. */
export const ORG_SEEN_PATH = '/api/cafe/org/seen';

/** Somebody who works there: what they call themselves, and their rank. */
export interface SeenMember {
  readonly member_seq: number;
  readonly user_nick: string;
  readonly user_auth: OrgRole;
  readonly is_me: boolean;
}

/** An organisation as its members see it. */
export interface OrgSeen {
  readonly org_name: string | null;
  readonly org_name_locale: string | null;
  readonly org_country: string;
  readonly org_type: string;
  readonly org_detail: string | null;
  readonly org_zone: string;
  /** When it was registered. */
  readonly rgst_at: string;
  /** Those who work there, the highest rank first. */
  readonly members: readonly SeenMember[];
  /** How many records there are of each kind that the reader may list. */
  readonly records: readonly HeldRecords[];
}
