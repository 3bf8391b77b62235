import type { Answer, Entry } from './words.ts';

/**
 * Records of everybody, by the role on the site. A guest: noauth; a role that is not named: nopermission. No record is
 * somebody else's: whoever may edit one may edit all. Besides those of the product there is one of developers, which
 * stands for those to come.
 */
export const site: Record<string, Entry> = {
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
  '/api/dev/material': {
    list: 'ADMIN SADMIN',
    read: 'ADMIN SADMIN',
    code: 'USER PAID TESTER ADMIN SADMIN',
    write: 'ADMIN SADMIN',
    edit: 'ADMIN SADMIN',
    history: 'ADMIN SADMIN',
    export: 'ADMIN SADMIN',
    import: 'ADMIN SADMIN',
    remove_own: 'ADMIN SADMIN',
    remove_others: 'SADMIN',
    restore_own: 'ADMIN SADMIN',
    restore_others: 'SADMIN',
  },
};

/** A record of everybody has no history yet: whoever is let in is told that there is none. */
export const site_history: Answer = 'nopage';
