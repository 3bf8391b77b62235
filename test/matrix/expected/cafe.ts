import type { Entry } from './words.ts';

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
