import type { Entry } from './words.ts';

/** What administrators keep for everybody: a SADMIN alone removes it and brings it back, whoever wrote it. */
const KEPT: Entry = {
  list: 'ADMIN SADMIN',
  read: 'ADMIN SADMIN',
  code: '',
  write: 'ADMIN SADMIN',
  edit: 'ADMIN SADMIN',
  history: 'ADMIN SADMIN',
  used: 'ADMIN SADMIN',
  export: 'ADMIN SADMIN',
  import: 'ADMIN SADMIN',
  remove_own: 'SADMIN',
  remove_others: 'SADMIN',
  restore_own: 'SADMIN',
  restore_others: 'SADMIN',
};
/** What has names of its own may be there twice: whoever removes any says that. */
const NAMED: Entry = { ...KEPT, merge: 'SADMIN' };

/**
 * Records of everybody, by the role on the site. A guest: noauth; a role that is not named: nopermission. No record is
 * somebody else's: whoever may edit one may edit all. Besides those of the product there is one of developers, which
 * stands for those to come.
 */
export const site: Record<string, Entry> = {
  '/api/setting/country/region': NAMED,
  '/api/setting/farm': NAMED,
  '/api/setting/company': NAMED,
  // Everybody has codes, countries and varieties by their ids; these short lists are for the pages of administrators.
  '/api/setting/codegroup': { ...KEPT, code: 'ADMIN SADMIN' },
  '/api/setting/codelist': KEPT,
  '/api/setting/country': { ...KEPT, code: 'ADMIN SADMIN' },
  '/api/variety': { ...KEPT, code: 'ADMIN SADMIN' },
  '/api/setting/product/greenbeandefault': NAMED,
  '/api/setting/product/greenbeanyear': KEPT,
  '/api/setting/equip': NAMED,
  '/api/setting/material': NAMED,
  // Organisations: people found them, and close them; nobody else makes or removes one.
  '/api/setting/cafe': {
    list: 'ADMIN SADMIN',
    read: 'ADMIN SADMIN',
    code: '',
    write: '',
    edit: 'ADMIN SADMIN',
    history: 'ADMIN SADMIN',
    export: 'ADMIN SADMIN',
    import: '',
    remove_own: '',
    remove_others: '',
    restore_own: '',
    restore_others: '',
  },
  '/api/setting/roaster': {
    list: 'ADMIN SADMIN',
    read: 'ADMIN SADMIN',
    code: '',
    write: '',
    edit: 'ADMIN SADMIN',
    history: 'ADMIN SADMIN',
    export: 'ADMIN SADMIN',
    import: '',
    remove_own: '',
    remove_others: '',
    restore_own: '',
    restore_others: '',
  },
  // Accounts: people make their own; what the super administrator does with them has calls of its own.
  '/api/setting/system/user': {
    list: 'SADMIN',
    read: 'SADMIN',
    code: '',
    write: '',
    edit: '',
    history: '',
    export: 'SADMIN',
    import: '',
    remove_own: '',
    remove_others: '',
    restore_own: '',
    restore_others: '',
  },
  '/api/dev/material': {
    list: 'ADMIN SADMIN',
    read: 'ADMIN SADMIN',
    code: 'USER PAID TESTER ADMIN SADMIN',
    write: 'ADMIN SADMIN',
    edit: 'ADMIN SADMIN',
    history: 'ADMIN SADMIN',
    used: 'ADMIN SADMIN',
    export: 'ADMIN SADMIN',
    import: 'ADMIN SADMIN',
    remove_own: 'ADMIN SADMIN',
    remove_others: 'SADMIN',
    restore_own: 'ADMIN SADMIN',
    restore_others: 'SADMIN',
    merge: 'SADMIN',
  },
};
