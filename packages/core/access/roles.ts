/** Site roles from most to least. GUEST is whoever is not signed in. */
export const SITE_ROLES = ['SADMIN', 'ADMIN', 'TESTER', 'PAID', 'USER', 'GUEST'] as const;
export type SiteRole = (typeof SITE_ROLES)[number];

/** Whoever looks after the whole site. */
export const ADMINS = ['SADMIN', 'ADMIN'] as const satisfies readonly SiteRole[];
export const isAdmin = (role: SiteRole): boolean => ADMINS.some((one) => one === role);

/** Everybody who is signed in. */
export const PEOPLE = ['SADMIN', 'ADMIN', 'TESTER', 'PAID', 'USER'] as const satisfies readonly SiteRole[];
/** Everybody, signed in or not. */
export const EVERYBODY = SITE_ROLES;

/** The roles inside an organisation of each kind, from least to most. */
export const ORG_ROLES = {
  cafe: ['BARISTA', 'SAST', 'MNG', 'SMNG', 'OWN'],
  roaster: ['ROASTER', 'SAST', 'MNG', 'SMNG', 'OWN'],
} as const;

/** What an organisation is. */
export type OrgKind = keyof typeof ORG_ROLES;
/** Whose records these are: each person's own, a cafe's, a roaster's, or everybody's. */
export type Scope = 'user' | OrgKind | 'none';
export type OrgRole = (typeof ORG_ROLES)[OrgKind][number];
export type Role = SiteRole | OrgRole;

export const ORG_KINDS = Object.keys(ORG_ROLES) as readonly OrgKind[];

/** Whether a scope of records is a kind of organisation. */
export const isOrgKind = (scope: string): scope is OrgKind => Object.hasOwn(ORG_ROLES, scope);

/** The roles of an organisation from one rank up, e.g. `atLeast('cafe', 'MNG')`. */
export const atLeast = <K extends OrgKind>(kind: K, role: (typeof ORG_ROLES)[K][number]): readonly OrgRole[] => {
  const roles: readonly OrgRole[] = ORG_ROLES[kind];
  return roles.slice(roles.indexOf(role));
};
