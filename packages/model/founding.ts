import {
  code,
  type Entity,
  type FormGroup,
  memo,
  type OrgKind,
  type Row,
  type SiteRole,
  serial,
  text,
} from '@hanjan/core';
import { defineEntity } from './define.ts';
import { LOCALES } from './messages/locales.ts';

/** What somebody writes to found a cafe or a roastery; both sides check it by this. */
export interface Founding {
  /** Its fields. It is no record of the catalogue: what is written becomes an organisation. */
  readonly entity: Entity;
  readonly form: readonly FormGroup[];
}

const TYPES = { cafe: 'CAFE', roaster: 'RSTR' } as const satisfies Record<OrgKind, string>;

/** What an organisation is called and what it is. */
export const nameOf = (kind: OrgKind) => ({ plain: `${kind}_name`, locale: `${kind}_name_locale` });

/** What is known of an organisation from its founding on. */
export const foundedFields = (kind: OrgKind) => ({
  [`${kind}_seq`]: serial({}),
  [`${kind}_type`]: code({ required: true, group: TYPES[kind], initial: 'PRV' }),
  [`${kind}_country`]: code({ required: true, group: 'CNTR' }),
  [nameOf(kind).locale]: text({ required: 'locale', min: 3, max: 300 }),
  [nameOf(kind).plain]: text({ required: 'plain', min: 3, max: 300 }),
  [`${kind}_detail`]: memo({ max: 10000 }),
});

/** How these are written, group by group. */
export const foundedGroups = (kind: OrgKind) => [
  { key: 'create_name', fields: [nameOf(kind).locale, nameOf(kind).plain] },
  { key: 'create_what', fields: [`${kind}_type`, `${kind}_country`] },
  { key: 'create_about', fields: [`${kind}_detail`] },
];

function foundingOf(kind: OrgKind): Founding {
  const entity = defineEntity({
    name: `${kind}_create`,
    scope: 'user',
    key: `${kind}_seq`,
    label: nameOf(kind),
    fields: foundedFields(kind),
  });
  return { entity, form: foundedGroups(kind) };
}

/** How an organisation of each kind is founded. */
export const FOUNDING: Readonly<Record<OrgKind, Founding>> = {
  cafe: foundingOf('cafe'),
  roaster: foundingOf('roaster'),
};

/** What a form begins with besides: most people found something in the country of their language. */
export const countryOf = (kind: OrgKind, locale: string): Row => ({
  [`${kind}_country`]: LOCALES.find(({ id }) => id === locale)?.country,
});

/** How many organisations of a kind somebody may own before they can found no further one. */
export const mostFounded = (kind: OrgKind, user_type: SiteRole): number =>
  kind === 'roaster' ? 1 : user_type === 'USER' ? 3 : 5;
