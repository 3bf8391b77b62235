/**
 * Who may do what, written by hand from the product's rules, as a second opinion beside the definitions:
 * nothing in this folder is derived from them and nothing in it may ever be generated from them.
 *
 * A row names everybody who may. Whoever is not named is refused, and how is said with the table.
 */

/** What an answer is called in this table. */
export const answers = {
  ok: { status: 200, code: null },
  /** The caller is let in, and then the empty body is what is wrong. */
  let_in: { status: 400, code: 'validation_error' },
  /** The caller is let in, and then the empty body changes nothing. */
  unchanged: { status: 400, code: 'save_not_changed' },
  /** The caller is let in, and then it is no file that they sent. */
  no_file: { status: 415, code: 'import_type' },
  /** The caller is let in, and then no such id and password are known. */
  denied: { status: 401, code: 'signin_denied_detail' },
  /** The caller is let in, and then their link opens nothing. */
  link_over: { status: 403, code: 'link_over' },
  /** The caller is let in, and then no letters are sent there. */
  mail_closed: { status: 409, code: 'mail_closed' },
  no_passkey: { status: 401, code: 'passkey_denied' },
  /** No sign-in of theirs waits for a second factor. */
  no_step: { status: 401, code: 'signin_step_over' },
  /** The caller is let in, and then their account has no second factor. */
  no_factor: { status: 409, code: 'factor_none' },
  no_bean: { status: 404, code: 'bean_unknown' },
  noauth: { status: 401, code: 'noauth_text' },
  nopermission: { status: 403, code: 'nopermission_text' },
  nocafe: { status: 403, code: 'nocafe_text' },
  noroaster: { status: 403, code: 'noroaster_text' },
  /** The caller is let in, and then nobody waits for them to agree. */
  agreed: { status: 409, code: 'consent_over' },
  nopage: { status: 404, code: 'nopage_text' },
  /** The caller is let in, and then their link leads nowhere. */
  no_event: { status: 404, code: 'event_unknown' },
  /** The caller is let in, and then nothing of what they name waits. */
  settled: { status: 409, code: 'correction_settled' },
} as const;
export type Answer = keyof typeof answers;

export const SITE_ROLES = ['GUEST', 'USER', 'PAID', 'TESTER', 'ADMIN', 'SADMIN'] as const;
export const CAFE_RANKS = ['BARISTA', 'SAST', 'MNG', 'SMNG', 'OWN'] as const;
export type SiteRank = (typeof SITE_ROLES)[number];
export type CafeRank = (typeof CAFE_RANKS)[number];

/** Restoring goes by the rule of removing, the history by that of editing, exports by that of lists, imports by that of writing. */
export interface Entry {
  list: string;
  read: string;
  code: string;
  write: string;
  edit: string;
  history: string;
  /** Who uses a record of everybody. */
  used?: string;
  export: string;
  import: string;
  remove_own: string;
  remove_others: string;
  restore_own: string;
  restore_others: string;
  /** Who says that a record of everybody was written down twice, where such are kept. */
  merge?: string;
}

/** Events of a cafe or a roastery are for its managers. */
export const events: Entry = {
  list: 'MNG SMNG OWN',
  read: 'MNG SMNG OWN',
  code: '',
  write: 'MNG SMNG OWN',
  edit: 'MNG SMNG OWN',
  history: 'MNG SMNG OWN',
  export: 'MNG SMNG OWN',
  import: 'MNG SMNG OWN',
  remove_own: 'MNG SMNG OWN',
  remove_others: 'SMNG OWN',
  restore_own: 'MNG SMNG OWN',
  restore_others: 'SMNG OWN',
};
