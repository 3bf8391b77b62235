import type { OrgKind } from '@hanjan/core';
import type { ScreenName } from '../catalogue.ts';

/** How long somebody who deletes their account may change their mind. */
export const DAYS_TO_RETURN = 7;

/** How many records of a list there are. */
export interface HeldRecords {
  readonly screen: ScreenName;
  readonly count: number;
}

/** What an account holds: records by kind, pictures, and in how many organisations of each kind its person is. */
export interface Holdings {
  readonly records: readonly HeldRecords[];
  readonly pictures: { readonly count: number; readonly bytes: number };
  readonly places: Readonly<Record<OrgKind, number>>;
}
