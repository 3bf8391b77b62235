/**
 * Who may do what, written by hand from the product's rules, as a second opinion beside the definitions:
 * nothing here is derived from them and nothing here may ever be generated from them.
 *
 * A row names everybody who may. Whoever is not named is refused, and how is said below.
 */

/** What an answer is called in this table. */
export const answers = {
  ok: { status: 200, code: null },
  /** The caller is let in, and then the empty body is what is wrong. */
  let_in: { status: 400, code: 'validation_error' },
  /** The caller is let in, and then it is no file that they sent. */
  no_file: { status: 415, code: 'import_type' },
  /** The caller is let in, and then no such id and password are known. */
  denied: { status: 401, code: 'signin_denied_detail' },
  noauth: { status: 401, code: 'noauth_text' },
  nopermission: { status: 403, code: 'nopermission_text' },
  nocafe: { status: 403, code: 'nocafe_text' },
  noroaster: { status: 403, code: 'noroaster_text' },
  nopage: { status: 404, code: 'nopage_text' },
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
  export: string;
  import: string;
  remove_own: string;
  remove_others: string;
  restore_own: string;
  restore_others: string;
}

/**
 * Personal records: the person alone. Whoever is signed in has their own.
 * A guest: noauth. A record of somebody else, whoever asks, administrators too: nopage, as if there were none.
 */
export const personal: Record<string, Entry> = {
  '/api/user/qc/coffeebean': {
    list: 'USER PAID TESTER ADMIN SADMIN',
    read: 'USER PAID TESTER ADMIN SADMIN',
    code: 'USER PAID TESTER ADMIN SADMIN',
    write: 'USER PAID TESTER ADMIN SADMIN',
    edit: 'USER PAID TESTER ADMIN SADMIN',
    history: 'USER PAID TESTER ADMIN SADMIN',
    export: 'USER PAID TESTER ADMIN SADMIN',
    import: 'USER PAID TESTER ADMIN SADMIN',
    remove_own: 'USER PAID TESTER ADMIN SADMIN',
    remove_others: '',
    restore_own: 'USER PAID TESTER ADMIN SADMIN',
    restore_others: '',
  },
  '/api/user/item/equip': {
    list: 'USER PAID TESTER ADMIN SADMIN',
    read: 'USER PAID TESTER ADMIN SADMIN',
    code: 'USER PAID TESTER ADMIN SADMIN',
    write: 'USER PAID TESTER ADMIN SADMIN',
    edit: 'USER PAID TESTER ADMIN SADMIN',
    history: 'USER PAID TESTER ADMIN SADMIN',
    export: 'USER PAID TESTER ADMIN SADMIN',
    import: 'USER PAID TESTER ADMIN SADMIN',
    remove_own: 'USER PAID TESTER ADMIN SADMIN',
    remove_others: '',
    restore_own: 'USER PAID TESTER ADMIN SADMIN',
    restore_others: '',
  },
  '/api/user/brewing/default': {
    list: 'USER PAID TESTER ADMIN SADMIN',
    read: 'USER PAID TESTER ADMIN SADMIN',
    code: 'USER PAID TESTER ADMIN SADMIN',
    write: 'USER PAID TESTER ADMIN SADMIN',
    edit: 'USER PAID TESTER ADMIN SADMIN',
    history: 'USER PAID TESTER ADMIN SADMIN',
    export: 'USER PAID TESTER ADMIN SADMIN',
    import: 'USER PAID TESTER ADMIN SADMIN',
    remove_own: 'USER PAID TESTER ADMIN SADMIN',
    remove_others: '',
    restore_own: 'USER PAID TESTER ADMIN SADMIN',
    restore_others: '',
  },
  '/api/user/brewing/result': {
    list: 'USER PAID TESTER ADMIN SADMIN',
    read: 'USER PAID TESTER ADMIN SADMIN',
    code: '',
    write: 'USER PAID TESTER ADMIN SADMIN',
    edit: 'USER PAID TESTER ADMIN SADMIN',
    history: 'USER PAID TESTER ADMIN SADMIN',
    export: 'USER PAID TESTER ADMIN SADMIN',
    import: 'USER PAID TESTER ADMIN SADMIN',
    remove_own: 'USER PAID TESTER ADMIN SADMIN',
    remove_others: '',
    restore_own: 'USER PAID TESTER ADMIN SADMIN',
    restore_others: '',
  },
  '/api/user/view': {
    list: 'USER PAID TESTER ADMIN SADMIN',
    read: 'USER PAID TESTER ADMIN SADMIN',
    code: '',
    write: 'USER PAID TESTER ADMIN SADMIN',
    edit: 'USER PAID TESTER ADMIN SADMIN',
    history: 'USER PAID TESTER ADMIN SADMIN',
    export: 'USER PAID TESTER ADMIN SADMIN',
    import: 'USER PAID TESTER ADMIN SADMIN',
    remove_own: 'USER PAID TESTER ADMIN SADMIN',
    remove_others: '',
    restore_own: 'USER PAID TESTER ADMIN SADMIN',
    restore_others: '',
  },
};

/**
 * Records of a cafe, by the rank in that cafe alone. A member whose rank is not named: nopermission.
 * Whoever wrote a record may remove it while the entry lets them edit; `remove_others` is for everybody else's.
 */
export const cafe: Record<string, Entry> = {
  '/api/cafe/coffeebean/default': {
    list: 'BARISTA SAST MNG SMNG OWN',
    read: 'BARISTA SAST MNG SMNG OWN',
    code: 'BARISTA SAST MNG SMNG OWN',
    write: 'SAST MNG SMNG OWN',
    edit: 'SAST MNG SMNG OWN',
    history: 'SAST MNG SMNG OWN',
    export: 'BARISTA SAST MNG SMNG OWN',
    import: 'SAST MNG SMNG OWN',
    remove_own: 'SAST MNG SMNG OWN',
    remove_others: 'MNG SMNG OWN',
    restore_own: 'SAST MNG SMNG OWN',
    restore_others: 'MNG SMNG OWN',
  },
  '/api/cafe/coffeebean/received': {
    list: 'BARISTA SAST MNG SMNG OWN',
    read: 'BARISTA SAST MNG SMNG OWN',
    code: 'BARISTA SAST MNG SMNG OWN',
    write: 'BARISTA SAST MNG SMNG OWN',
    edit: 'SAST MNG SMNG OWN',
    history: 'SAST MNG SMNG OWN',
    export: 'BARISTA SAST MNG SMNG OWN',
    import: 'BARISTA SAST MNG SMNG OWN',
    remove_own: 'SAST MNG SMNG OWN',
    remove_others: 'MNG SMNG OWN',
    restore_own: 'SAST MNG SMNG OWN',
    restore_others: 'MNG SMNG OWN',
  },
  '/api/cafe/view': {
    list: 'BARISTA SAST MNG SMNG OWN',
    read: 'BARISTA SAST MNG SMNG OWN',
    code: '',
    write: 'MNG SMNG OWN',
    edit: 'MNG SMNG OWN',
    history: 'MNG SMNG OWN',
    export: 'BARISTA SAST MNG SMNG OWN',
    import: 'MNG SMNG OWN',
    remove_own: 'MNG SMNG OWN',
    remove_others: 'MNG SMNG OWN',
    restore_own: 'MNG SMNG OWN',
    restore_others: 'MNG SMNG OWN',
  },
};

/** Notes of quality control, whatever was cupped. */
const qcNotes: Entry = {
  list: 'ROASTER SAST MNG SMNG OWN',
  read: 'ROASTER SAST MNG SMNG OWN',
  code: '',
  write: 'ROASTER SAST MNG SMNG OWN',
  edit: 'ROASTER SAST MNG SMNG OWN',
  history: 'ROASTER SAST MNG SMNG OWN',
  export: 'ROASTER SAST MNG SMNG OWN',
  import: 'ROASTER SAST MNG SMNG OWN',
  remove_own: 'ROASTER SAST MNG SMNG OWN',
  remove_others: 'SAST MNG SMNG OWN',
  restore_own: 'ROASTER SAST MNG SMNG OWN',
  restore_others: 'SAST MNG SMNG OWN',
};

/** Records of a roaster, by the rank in that roaster alone; without one: noroaster. */
export const roaster: Record<string, Entry> = {
  '/api/roaster/item/equip': {
    list: 'MNG SMNG OWN',
    read: 'MNG SMNG OWN',
    code: 'ROASTER SAST MNG SMNG OWN',
    write: 'MNG SMNG OWN',
    edit: 'MNG SMNG OWN',
    history: 'MNG SMNG OWN',
    export: 'MNG SMNG OWN',
    import: 'MNG SMNG OWN',
    remove_own: 'MNG SMNG OWN',
    remove_others: 'SMNG OWN',
    restore_own: 'MNG SMNG OWN',
    restore_others: 'SMNG OWN',
  },
  '/api/roaster/greenbean/default': {
    list: 'SAST MNG SMNG OWN',
    read: 'SAST MNG SMNG OWN',
    code: 'ROASTER SAST MNG SMNG OWN',
    write: 'MNG SMNG OWN',
    edit: 'MNG SMNG OWN',
    history: 'MNG SMNG OWN',
    export: 'SAST MNG SMNG OWN',
    import: 'MNG SMNG OWN',
    remove_own: 'MNG SMNG OWN',
    remove_others: 'SMNG OWN',
    restore_own: 'MNG SMNG OWN',
    restore_others: 'SMNG OWN',
  },
  '/api/roaster/greenbean/year': {
    list: 'SAST MNG SMNG OWN',
    read: 'SAST MNG SMNG OWN',
    code: 'ROASTER SAST MNG SMNG OWN',
    write: 'MNG SMNG OWN',
    edit: 'MNG SMNG OWN',
    history: 'MNG SMNG OWN',
    export: 'SAST MNG SMNG OWN',
    import: 'MNG SMNG OWN',
    remove_own: 'MNG SMNG OWN',
    remove_others: 'SMNG OWN',
    restore_own: 'MNG SMNG OWN',
    restore_others: 'SMNG OWN',
  },
  '/api/roaster/roasting/default': {
    list: 'ROASTER SAST MNG SMNG OWN',
    read: 'ROASTER SAST MNG SMNG OWN',
    code: 'ROASTER SAST MNG SMNG OWN',
    write: 'SAST MNG SMNG OWN',
    edit: 'SAST MNG SMNG OWN',
    history: 'SAST MNG SMNG OWN',
    export: 'ROASTER SAST MNG SMNG OWN',
    import: 'SAST MNG SMNG OWN',
    remove_own: 'SAST MNG SMNG OWN',
    remove_others: 'MNG SMNG OWN',
    restore_own: 'SAST MNG SMNG OWN',
    restore_others: 'MNG SMNG OWN',
  },
  '/api/roaster/roasting/result': {
    list: 'ROASTER SAST MNG SMNG OWN',
    read: 'ROASTER SAST MNG SMNG OWN',
    code: 'ROASTER SAST MNG SMNG OWN',
    write: 'ROASTER SAST MNG SMNG OWN',
    edit: 'ROASTER SAST MNG SMNG OWN',
    history: 'ROASTER SAST MNG SMNG OWN',
    export: 'ROASTER SAST MNG SMNG OWN',
    import: 'ROASTER SAST MNG SMNG OWN',
    remove_own: 'ROASTER SAST MNG SMNG OWN',
    remove_others: 'SAST MNG SMNG OWN',
    restore_own: 'ROASTER SAST MNG SMNG OWN',
    restore_others: 'SAST MNG SMNG OWN',
  },
  '/api/roaster/roasting/inventory': {
    list: 'ROASTER SAST MNG SMNG OWN',
    read: 'ROASTER SAST MNG SMNG OWN',
    code: '',
    write: '',
    edit: '',
    history: '',
    export: 'ROASTER SAST MNG SMNG OWN',
    import: '',
    remove_own: '',
    remove_others: '',
    restore_own: '',
    restore_others: '',
  },
  '/api/roaster/qc/roasting': qcNotes,
  '/api/roaster/qc/greenbean': qcNotes,
  '/api/roaster/view': {
    list: 'ROASTER SAST MNG SMNG OWN',
    read: 'ROASTER SAST MNG SMNG OWN',
    code: '',
    write: 'MNG SMNG OWN',
    edit: 'MNG SMNG OWN',
    history: 'MNG SMNG OWN',
    export: 'ROASTER SAST MNG SMNG OWN',
    import: 'MNG SMNG OWN',
    remove_own: 'MNG SMNG OWN',
    remove_others: 'MNG SMNG OWN',
    restore_own: 'MNG SMNG OWN',
    restore_others: 'MNG SMNG OWN',
  },
};

/** Members of the cafe: how a person looks from outside, and the one rank that counts. Nothing else gives rights. */
export const members: Record<string, { site: SiteRank; rank: CafeRank; also?: string }> = {
  BARISTA: { site: 'USER', rank: 'BARISTA' },
  SAST: { site: 'USER', rank: 'SAST' },
  MNG: { site: 'USER', rank: 'MNG' },
  SMNG: { site: 'USER', rank: 'SMNG' },
  OWN: { site: 'USER', rank: 'OWN' },
  'BARISTA who pays': { site: 'PAID', rank: 'BARISTA' },
  'BARISTA who tests': { site: 'TESTER', rank: 'BARISTA' },
  'BARISTA who is ADMIN': { site: 'ADMIN', rank: 'BARISTA' },
  'BARISTA who is SADMIN': { site: 'SADMIN', rank: 'BARISTA' },
  'SAST who is SADMIN': { site: 'SADMIN', rank: 'SAST' },
  'BARISTA who is OWN of the other cafe': { site: 'USER', rank: 'BARISTA', also: 'OWN other' },
  'SAST who is OWN of a roaster': { site: 'USER', rank: 'SAST', also: 'OWN roaster' },
  'OWN who is BARISTA of the other cafe': { site: 'USER', rank: 'OWN', also: 'BARISTA other' },
};

/**
 * No membership of the cafe, whatever the row says and whoever they are elsewhere: every call of it is answered
 * the same. `here`, `other` and `roaster` are what stands in the three organisations' rows; `off` is a use flag off.
 */
export const strangers: Record<string, { site: SiteRank; rows: string; answer: Answer }> = {
  GUEST: { site: 'GUEST', rows: '', answer: 'noauth' },
  'waiting for sign-up': { site: 'USER', rows: 'WTSGNP here', answer: 'nocafe' },
  'on hold': { site: 'USER', rows: 'HLD here', answer: 'nocafe' },
  cancelled: { site: 'USER', rows: 'CNCL here', answer: 'nocafe' },
  rejected: { site: 'USER', rows: 'RJCT here', answer: 'nocafe' },
  'may join again': { site: 'USER', rows: 'RJN here', answer: 'nocafe' },
  dismissed: { site: 'USER', rows: 'FIRE here', answer: 'nocafe' },
  'dismissed SADMIN': { site: 'SADMIN', rows: 'FIRE here', answer: 'nocafe' },
  'BARISTA off': { site: 'USER', rows: 'BARISTA here off', answer: 'nocafe' },
  'SAST off': { site: 'USER', rows: 'SAST here off', answer: 'nocafe' },
  'MNG off': { site: 'USER', rows: 'MNG here off', answer: 'nocafe' },
  'SMNG off': { site: 'USER', rows: 'SMNG here off', answer: 'nocafe' },
  'OWN off': { site: 'USER', rows: 'OWN here off', answer: 'nocafe' },
  'OWN off who is OWN of the other cafe': { site: 'USER', rows: 'OWN here off, OWN other', answer: 'nocafe' },
  'a role of roasters': { site: 'USER', rows: 'ROASTER here', answer: 'nocafe' },
  'USER of no organisation': { site: 'USER', rows: '', answer: 'nocafe' },
  'PAID of no organisation': { site: 'PAID', rows: '', answer: 'nocafe' },
  'TESTER of no organisation': { site: 'TESTER', rows: '', answer: 'nocafe' },
  'ADMIN of no organisation': { site: 'ADMIN', rows: '', answer: 'nocafe' },
  'SADMIN of no organisation': { site: 'SADMIN', rows: '', answer: 'nocafe' },
  'BARISTA of the other cafe': { site: 'USER', rows: 'BARISTA other', answer: 'nocafe' },
  'SAST of the other cafe': { site: 'USER', rows: 'SAST other', answer: 'nocafe' },
  'MNG of the other cafe': { site: 'USER', rows: 'MNG other', answer: 'nocafe' },
  'SMNG of the other cafe': { site: 'USER', rows: 'SMNG other', answer: 'nocafe' },
  'OWN of the other cafe': { site: 'USER', rows: 'OWN other', answer: 'nocafe' },
  'ROASTER of a roaster': { site: 'USER', rows: 'ROASTER roaster', answer: 'nocafe' },
  'SAST of a roaster': { site: 'USER', rows: 'SAST roaster', answer: 'nocafe' },
  'MNG of a roaster': { site: 'USER', rows: 'MNG roaster', answer: 'nocafe' },
  'SMNG of a roaster': { site: 'USER', rows: 'SMNG roaster', answer: 'nocafe' },
  'OWN of a roaster': { site: 'USER', rows: 'OWN roaster', answer: 'nocafe' },
};

/** The number of the organisation is only a choice among one's memberships: a member who sends something else. */
export const wrong_numbers: Record<string, Answer> = {
  'another cafe': 'nocafe',
  'a roaster': 'nocafe',
  'no number': 'nocafe',
  'an unknown number': 'nocafe',
};

/**
 * A member's own number with the key of another cafe's record, or with a key that nobody has: the two are answered
 * alike. Where the rank refuses the function itself nothing is looked up: nopermission.
 */
export const foreign_record: Answer = 'nopage';

/** Calls that are no entry, by site role. Not named: a guest noauth, everybody else nopermission. */
export const calls: Record<string, { who: string; answer: Answer }> = {
  '/api/code/simple': { who: 'GUEST USER PAID TESTER ADMIN SADMIN', answer: 'ok' },
  '/api/codegroup/simple': { who: 'GUEST USER PAID TESTER ADMIN SADMIN', answer: 'ok' },
  '/api/code/reload': { who: 'ADMIN SADMIN', answer: 'ok' },
  '/api/code/company': { who: 'GUEST USER PAID TESTER ADMIN SADMIN', answer: 'ok' },
  '/api/code/product/equip': { who: 'GUEST USER PAID TESTER ADMIN SADMIN', answer: 'ok' },
  '/api/code/region': { who: 'GUEST USER PAID TESTER ADMIN SADMIN', answer: 'ok' },
  '/api/code/greenbean/default': { who: 'GUEST USER PAID TESTER ADMIN SADMIN', answer: 'ok' },
  '/api/code/farm': { who: 'GUEST USER PAID TESTER ADMIN SADMIN', answer: 'ok' },
  '/api/health': { who: 'GUEST USER PAID TESTER ADMIN SADMIN', answer: 'ok' },
  '/api/openapi.json': { who: 'GUEST USER PAID TESTER ADMIN SADMIN', answer: 'ok' },
  '/api/userinfo': { who: 'GUEST USER PAID TESTER ADMIN SADMIN', answer: 'ok' },
  '/api/userAuth/select': { who: 'USER PAID TESTER ADMIN SADMIN', answer: 'ok' },
  '/api/cafe/create': { who: 'USER PAID TESTER ADMIN SADMIN', answer: 'let_in' },
  '/api/roaster/create': { who: 'USER PAID TESTER ADMIN SADMIN', answer: 'let_in' },
  '/api/sign/signin': { who: 'GUEST USER PAID TESTER ADMIN SADMIN', answer: 'denied' },
  '/api/sign/signup': { who: 'GUEST USER PAID TESTER ADMIN SADMIN', answer: 'let_in' },
  '/api/sign/password': { who: 'USER PAID TESTER ADMIN SADMIN', answer: 'let_in' },
  // Whoever has been signed out in another window meanwhile has what they ask for.
  '/api/sign/signout': { who: 'GUEST USER PAID TESTER ADMIN SADMIN', answer: 'ok' },
  '/api/setting/demo': { who: 'SADMIN', answer: 'ok' },
  '/api/setting/demo/fill': { who: 'SADMIN', answer: 'ok' },
  '/api/setting/demo/remove': { who: 'SADMIN', answer: 'ok' },
};

/** Calls of a roastery that are no entry, by the rank in it. Without one: noroaster; a guest: noauth. */
export const roaster_calls: Record<string, { who: string; answer: Answer }> = {
  '/api/roaster/greenbean/inventory/stock': { who: 'SAST MNG SMNG OWN', answer: 'ok' },
  '/api/roaster/greenbean/inventory/moves': { who: 'SAST MNG SMNG OWN', answer: 'ok' },
  '/api/roaster/greenbean/inventory/move': { who: 'MNG SMNG OWN', answer: 'nopage' },
  '/api/roaster/roasting/inventory/stock': { who: 'ROASTER SAST MNG SMNG OWN', answer: 'ok' },
  '/api/roaster/roasting/inventory/moves': { who: 'ROASTER SAST MNG SMNG OWN', answer: 'ok' },
  '/api/roaster/roasting/inventory/move': { who: 'SAST MNG SMNG OWN', answer: 'nopage' },
  // Of a recipe that nobody has; the moves above are of no lot.
  '/api/roaster/roasting/default/greenbean/{key}': { who: 'ROASTER SAST MNG SMNG OWN', answer: 'nopage' },
};
