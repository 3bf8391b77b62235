import { type CodeOffer, type Entity, EVERYBODY, type SiteRole } from '@hanjan/core';
import { company } from './reference/company.ts';
import { farm } from './reference/farm.ts';
import { greenbeanDefault } from './reference/greenbean_default.ts';
import { productEquip } from './reference/product_equip.ts';
import { region } from './reference/region.ts';
import { MEASURED, ORIGIN } from './shared/greenbean.ts';

/** A short list of an entity's records to choose from: `POST {path}` answers keys, names, the filter fields and `with`. */
export interface Lookup extends CodeOffer {
  readonly entity: Entity;
  readonly path: string;
  /** Who may ask. */
  readonly roles: readonly SiteRole[];
  /** Other names that a filter may be asked by. */
  readonly also?: Readonly<Record<string, string>>;
  /** Words that ask, with true, for records whose field is empty, and with false for all others. */
  readonly top?: Readonly<Record<string, string>>;
}

/** Look-ups that are open to everybody, by the name of their entity. */
export const lookups: Readonly<Record<string, Lookup>> = {
  region: {
    entity: region,
    path: '/api/code/region',
    filters: ['region_country', 'region_parent_seq'],
    use: 'region_use',
    roles: EVERYBODY,
    top: { is_parent: 'region_parent_seq' },
  },
  farm: {
    entity: farm,
    path: '/api/code/farm',
    filters: ['farm_country_code', 'farm_region_seq'],
    use: 'farm_use',
    roles: EVERYBODY,
    also: { region_country: 'farm_country_code' },
  },
  company: {
    entity: company,
    path: '/api/code/company',
    filters: ['company_type', 'company_type_list'],
    use: 'company_use',
    with: ['company_shop'],
    roles: EVERYBODY,
  },
  product_equip: {
    entity: productEquip,
    path: '/api/code/product/equip',
    filters: ['equip_type', 'equip_manufacture_seq'],
    use: 'equip_use',
    roles: EVERYBODY,
  },
  greenbean_default: {
    entity: greenbeanDefault,
    path: '/api/code/greenbean/default',
    filters: ['greenbean_country_code', 'greenbean_seller_seq'],
    use: 'greenbean_use',
    with: ['greenbean_nick', 'greenbean_nick_locale', ...ORIGIN, ...MEASURED],
    roles: EVERYBODY,
  },
};
