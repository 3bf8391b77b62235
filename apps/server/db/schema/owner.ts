import type { Scope } from '@hanjan/core';

/** How rows of a scope are distinguished: the column that owns them, the setting that says who acts, their history, tally and pictures. */
export interface Owner {
  readonly column: string;
  readonly setting: string;
  readonly references: string;
  readonly history: string;
  readonly tally: string;
  readonly pictures: string;
}

const PERSON: Owner = {
  column: 'user_seq',
  setting: 'app.user',
  references: 'account (user_seq)',
  history: 'user_history',
  tally: 'user_tally',
  pictures: 'user_picture',
};
const ORG: Owner = {
  column: 'org',
  setting: 'app.org',
  references: 'org (org)',
  history: 'org_history',
  tally: 'org_tally',
  pictures: 'org_picture',
};
const OWNER: Readonly<Record<Scope, Owner | null>> = { user: PERSON, cafe: ORG, roaster: ORG, none: null };

/** Where changes of records of everybody are written down. */
export const SITE_HISTORY = 'site_history';

/** The owner column of a table; null for records that belong to everybody. */
export const ownerOf = ({ scope }: { readonly scope: Scope }): Owner | null => OWNER[scope];
