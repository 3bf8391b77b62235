import { company } from '../reference/company.ts';
import { farm } from '../reference/farm.ts';
import { greenbeanDefault } from '../reference/greenbean_default.ts';
import { productEquip } from '../reference/product_equip.ts';
import { region } from '../reference/region.ts';
import type { Area } from './area.ts';

/** What everybody refers to. */
export const reference = {
  entities: [region, farm, company, productEquip, greenbeanDefault],
  screens: [],
} as const satisfies Area;
