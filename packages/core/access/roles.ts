/** Site roles from most to least. GUEST is whoever is not signed in. */
export const SITE_ROLES = ['SADMIN', 'ADMIN', 'TESTER', 'PAID', 'USER', 'GUEST'] as const;
export type SiteRole = (typeof SITE_ROLES)[number];

/** Everybody who is signed in. */
export const PEOPLE = ['SADMIN', 'ADMIN', 'TESTER', 'PAID', 'USER'] as const satisfies readonly SiteRole[];
/** Everybody, signed in or not. */
export const EVERYBODY = SITE_ROLES;
/** Who keeps the reference data. */
export const ADMINS = ['SADMIN', 'ADMIN'] as const satisfies readonly SiteRole[];
