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
    user_pass: string | null;
    must_change_pass: Generated<boolean>;
    pass_expires_at: Generated<string | null>;
    user_name: string;
    user_email: string | null;
    email_verified_at: Generated<string | null>;
    user_country: string;
    user_type: Generated<'SADMIN' | 'ADMIN' | 'TESTER' | 'PAID' | 'USER'>;
    user_use: Generated<boolean>;
    privacy_at: string | null;
    privacy_version: string | null;
    user_img: string | null;
    user_provider: Generated<string>;
    user_serial: Generated<string>;
    delete_at: string | null;
    rgst_at: Generated<string>;
    edit_at: string | null;
  };
  session: {
    token_hash: Buffer;
    user_seq: number;
    subnet: string;
    session_seq: Generated<number>;
    session_system: Generated<string>;
    session_browser: Generated<string>;
    auth_at: Generated<string>;
    rgst_at: Generated<string>;
    seen_at: Generated<string>;
    was_hash: Buffer | null;
    turned_at: string | null;
  };
  sign_identity: {
    identity_seq: Generated<number>;
    user_seq: number;
    issuer: string;
    subject: string;
    provider: string;
    rgst_at: Generated<string>;
    used_at: Generated<string>;
    key_id: string | null;
    revoke_token: Buffer | null;
  };
  provider_revoke: {
    revoke_seq: Generated<number>;
    provider: string;
    key_id: string;
    revoke_token: Buffer;
    next_at: Generated<string>;
    rgst_at: Generated<string>;
  };
  sign_home: { user_seq: number; subnet: string; seen_at: Generated<string> };
  sign_step: { token_hash: Buffer; step: string; user_seq: number | null; facts: string; ends_at: string };
  mail_outbox: {
    mail_seq: Generated<number>;
    mail_uuid: Generated<string>;
    letter: string;
    user_seq: number | null;
    asked: string | null;
    mail_to: string | null;
    mail_locale: string;
    tries: Generated<number>;
    next_at: Generated<string>;
    rgst_at: Generated<string>;
  };
  account_totp: {
    user_seq: number;
    key_id: string;
    seed: Buffer;
    last_step: number;
    rgst_at: Generated<string>;
    used_at: string | null;
  };
  account_passkey: {
    passkey_seq: Generated<number>;
    user_seq: number;
    passkey_name: string;
    credential_id: Buffer;
    public_key: Buffer;
    sign_count: number;
    is_synced: boolean;
    is_backed_up: boolean;
    rgst_at: Generated<string>;
    used_at: string | null;
  };
  account_recovery: { user_seq: number; code_hash: Buffer };
  sign_attempt: { subject: string; tries: number; undecided: Generated<number>; last_at: Generated<string> };
  idempotency: {
    user_seq: number;
    key: string;
    request_hash: Buffer;
    answer: unknown;
    touched: Generated<string[]>;
    rgst_at: Generated<string>;
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
