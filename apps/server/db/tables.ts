import type { Entity, Fields, OrgKind, StoredOf } from '@hanjan/core';
import type { Entities, EntityName } from '@hanjan/model';
import type { Generated } from 'kysely';

/** Whose the rows of a table are. */
type Owned<S> = S extends OrgKind ? { org: number } : S extends 'user' ? { user_seq: number } : unknown;

/** What the engine keeps of every record. */
interface Kept {
  uuid: string | null;
  version: Generated<number>;
  rgst_by: number | null;
  rgst_at: Generated<string>;
  edit_by: number | null;
  edit_at: string | null;
  removed_by: number | null;
  removed_at: string | null;
}

/** The fields that have a column: all but lists of rows, what is computed, and what is of the form alone. */
type Columns<F extends Fields> = {
  [N in keyof F as F[N] extends { readonly kind: 'rows' | 'phase' } | { readonly passing: true } ? never : N]: StoredOf<
    F[N]
  >;
};

/** The table of an entity: its fields, its owner, and what the engine keeps. */
export type TableOf<E extends Pick<Entity, 'fields' | 'scope'>> = Columns<E['fields']> & Owned<E['scope']> & Kept;

/** The tables of entities as kysely sees them. The engine alone writes records; others read them with names that there are. */
type EntityTables = { [E in EntityName]: TableOf<Entities[E]> };

/** All tables as kysely sees them: those written by hand, and those of entities. */
export interface Tables extends EntityTables {
  account: {
    user_seq: Generated<number>;
    user_uuid: Generated<string>;
    user_id: string;
    user_pass: string;
    must_change_pass: Generated<boolean>;
    pass_expires_at: Generated<string | null>;
    user_name: string;
    user_email: string | null;
    user_country: string;
    user_type: Generated<'SADMIN' | 'ADMIN' | 'TESTER' | 'PAID' | 'USER'>;
    user_use: Generated<boolean>;
    privacy_at: string | null;
    rgst_at: Generated<string>;
    edit_at: string | null;
  };
  session: {
    token_hash: Buffer;
    user_seq: number;
    subnet: string;
    rgst_at: Generated<string>;
    seen_at: Generated<string>;
  };
  sign_home: { user_seq: number; subnet: string; seen_at: Generated<string> };
  sign_attempt: { subject: string; tries: number; undecided: Generated<number>; last_at: Generated<string> };
  idempotency: {
    user_seq: number;
    key: string;
    request_hash: Buffer;
    answer: unknown;
    touched: Generated<string[]>;
    rgst_at: Generated<string>;
  };
  code_group: {
    code_group_seq: number;
    code_group_id: string;
    code_group_name: string;
    code_group_name_kr: string;
    code_group_use: boolean;
  };
  code_choice: {
    code_group_id: string;
    code_id: string;
    code_name: string;
    code_name_kr: string;
    code_order: number;
    code_filter: string | null;
    code_alias1: string | null;
    code_alias2: string | null;
    code_use: boolean;
    edit_at: string;
  };
}
