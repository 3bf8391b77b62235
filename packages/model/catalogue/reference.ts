import { code } from '../reference/code.ts';
import { codeGroup } from '../reference/code_group.ts';
import { company } from '../reference/company.ts';
import { country } from '../reference/country.ts';
import { farm } from '../reference/farm.ts';
import { greenbeanDefault } from '../reference/greenbean_default.ts';
import { greenbeanDefaultYear } from '../reference/greenbean_default_year.ts';
import { material } from '../reference/material.ts';
import { productEquip } from '../reference/product_equip.ts';
import { region } from '../reference/region.ts';
import { variety } from '../reference/variety.ts';
import type { Area } from './area.ts';

/** What everybody refers to. */
export const reference = {
  entities: [
    codeGroup,
    code,
    country,
    variety,
    region,
    farm,
    company,
    productEquip,
    greenbeanDefault,
    greenbeanDefaultYear,
    material,
  ],
  screens: [],
} as const satisfies Area;
