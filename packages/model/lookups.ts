import { type CodeOffer, type Entity, type EntityOf, EVERYBODY, type Fields, type SiteRole } from '@hanjan/core';
import type { EntityName } from './catalogue.ts';
import { company } from './reference/company.ts';
import { farm } from './reference/farm.ts';
import { greenbeanDefault } from './reference/greenbean_default.ts';
import { productEquip } from './reference/product_equip.ts';
import { region } from './reference/region.ts';
import { MEASURED, ORIGIN } from './shared/greenbean.ts';

/** What a look-up answers, to whom, and what it is asked by; `N` are names of fields. */
interface Offer<N extends string = string> extends CodeOffer<N> {
  readonly path: string;
  /** Who may ask. */
  readonly roles: readonly SiteRole[];
  /** Other names that a filter may be asked by. */
  readonly also?: Readonly<Record<string, N>>;
  /** Words that ask, with true, for records whose field is empty, and with false for all others. */
  readonly top?: Readonly<Record<string, N>>;
}

/** A short list of an entity's records to choose from: `POST {path}` answers keys, names, the filter fields and `with`. */
export interface Lookup extends Offer {
  readonly entity: Entity;
}

/** A look-up that names fields of its entity. */
const lookup = <F extends Fields>(entity: EntityOf<F>, offer: Offer<keyof F & string>): Lookup => ({
  entity,
  ...offer,
});

/** Look-ups that are open to everybody, by the name of their entity. */
export const lookups: Readonly<Record<string, Lookup>> = {
  region: lookup(region, {
    path: '/api/code/region',
    filters: ['region_country', 'region_parent_seq'],
    use: 'region_use',
    roles: EVERYBODY,
    top: { is_parent: 'region_parent_seq' },
  }),
  farm: lookup(farm, {
    path: '/api/code/farm',
    filters: ['farm_country_code', 'farm_region_seq'],
    use: 'farm_use',
    roles: EVERYBODY,
    also: { region_country: 'farm_country_code' },
  }),
  company: lookup(company, {
    path: '/api/code/company',
    filters: ['company_type', 'company_type_list'],
    use: 'company_use',
    with: ['company_shop', 'company_site'],
    roles: EVERYBODY,
  }),
  product_equip: lookup(productEquip, {
    path: '/api/code/product/equip',
    filters: ['equip_type', 'equip_manufacture_seq'],
    use: 'equip_use',
    roles: EVERYBODY,
  }),
  greenbean_default: lookup(greenbeanDefault, {
    path: '/api/code/greenbean/default',
    filters: ['greenbean_country_code', 'greenbean_seller_seq'],
    use: 'greenbean_use',
    with: ['greenbean_nick', 'greenbean_nick_locale', ...ORIGIN, ...MEASURED],
    roles: EVERYBODY,
  }),
} satisfies { readonly [E in EntityName]?: Lookup };
