import { ADMINS } from '@hanjan/core';

/** Who keeps records of everybody: administrators of the site write and change them, a SADMIN alone removes any. */
export const kept = {
  access: { list: ADMINS, read: ADMINS, write: ADMINS, edit: ADMINS, remove: ['SADMIN'] },
  removesOwn: false,
} as const;
