import { atLeast, code, flag, type OrgKind, type Screen, text } from '@hanjan/core';
import { defineEntity, defineScreen } from './define.ts';
import { foundedFields, foundedGroups, nameOf } from './founding.ts';

/** The zone of its clocks: which day it is there, and when its events begin. */
export const ORG_ZONE: string = 'org_zone';

/** Whether search engines may list the pages of its coffees. */
export const ORG_INDEX: string = 'org_index';

/** The plan of an organisation, which administrators of the site give. */
export const planOf = (kind: OrgKind) => `${kind}_plan` as const;

/**
 * What an organisation says of itself, changed by those who run it: what was written when it was founded, the zone of
 * its clocks, and whether search engines list its coffees. It is no screen of the catalogue, because there is no list of it and one record alone.
 */
function organizationOf(kind: OrgKind): Screen {
  const { plain } = nameOf(kind);
  const managers = atLeast(kind, 'SMNG');
  const entity = defineEntity({
    name: `${kind}_org`,
    scope: kind,
    isView: true,
    key: `${kind}_seq`,
    label: nameOf(kind),
    fields: {
      ...foundedFields(kind),
      [ORG_ZONE]: text({ required: true, max: 100 }),
      [ORG_INDEX]: flag({}),
      [planOf(kind)]: code({ group: 'PLAN', readonly: true }),
    },
  });
  return defineScreen(entity, {
    name: `${kind}_org`,
    path: `/api/${kind}/org`,
    access: { read: managers, edit: managers, remove: atLeast(kind, 'OWN') },
    removesOwn: false,
    list: { columns: [plain], search: [], title: [plain], sort: [plain], order: `${plain}.asc` },
    form: foundedGroups(kind),
  });
}

/** What an organisation of each kind says of itself. */
export const ORGANIZATION: Readonly<Record<OrgKind, Screen>> = {
  cafe: organizationOf('cafe'),
  roaster: organizationOf('roaster'),
};

/** An organisation that its owner has closed. */
export interface ClosedOrg {
  readonly auth_seq: number;
  readonly org_name: string | null;
  readonly org_name_locale: string | null;
}
