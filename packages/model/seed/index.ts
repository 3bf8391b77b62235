import * as codes from './code/index.ts';
import { codeGroups } from './code_group.ts';
import { dealers, makers } from './company.ts';
import { consuming, producing } from './country.ts';
import { greenbeans } from './greenbean_default.ts';
import { products } from './product_equip.ts';
import { regions } from './region.ts';
import type { CodeGroupRow, CodeRow, CompanyRow, CountryRow, GreenbeanRow, ProductRow, VarietyRow } from './row.ts';
import { varieties } from './variety.ts';

export interface CodeGroupSeed {
  code_group_id: string;
  code_group_name: string;
  code_group_name_kr: string;
}

/**
 * `code_group_seq` is the id of the group until its number is known; `code_order` counts from 1 within the group. See
 * `CodeRow` for the filter and the aliases (1: colour, 2: words).
 */
export interface CodeSeed {
  code_group_seq: string;
  code_group_id: string;
  code_id: string;
  code_name: string;
  code_name_kr: string;
  code_order: number;
  code_filter: string | null;
  code_alias1: string | null;
  code_alias2: string | null;
}

export interface CountrySeed {
  country_id: string;
  country_code2: string;
  country_code1: string;
  country_name: string;
  country_name_kr: string;
  country_filter: 'CFPRDC' | 'CNSM';
}

/** `variety_disp` counts from 1 through all varieties: unknown and mixed first, then by ancestry. */
export interface VarietySeed {
  variety_id: string;
  variety_name: string;
  variety_name_kr: string;
  variety_disp: number;
  species_type: string;
  variety_alias: string | null;
  variety_parent_list: string[] | null;
}

export interface RegionSeed {
  region_country: string;
  region_code: string;
  region_name: string;
  region_name_locale: string;
}

/** `seed_id` tells from release to release which record is meant, whatever it is called by then. */
export interface CompanySeed {
  seed_id: string;
  company_type: string;
  company_country_code: string | null;
  company_name: string;
  company_name_locale: string;
}

/** `equip_manufacture_seq` is the `seed_id` of the maker until its number is known. */
export interface ProductSeed {
  seed_id: string;
  equip_type: string;
  equip_manufacture_seq: string;
  equip_name: string;
  equip_name_locale: string;
}

/** `greenbean_region_seq` is the country and code of the region until its number is known. */
export interface GreenbeanSeed {
  seed_id: string;
  greenbean_name: string;
  greenbean_name_locale: string;
  greenbean_country_code: string;
  greenbean_region_seq: string;
  greenbean_variety_list: string[];
  greenbean_process: string;
  greenbean_grade: string | null;
  greenbean_altitude_min: number;
  greenbean_altitude_max: number;
  greenbean_moisture_min: number;
  greenbean_moisture_max: number;
}

/** Everything a new database is filled with, by table, as records. */
export const seeds = {
  code_group: codeGroups.map(group),
  code: Object.entries<CodeRow[]>(codes).flatMap(([id, rows]) => rows.map((row, at) => code(id, row, at + 1))),
  country: [...producing.map((row) => country(row, 'CFPRDC')), ...consuming.map((row) => country(row, 'CNSM'))],
  variety: Object.entries(varieties)
    .flatMap(([species, rows]) => rows.map((row) => ({ species, row })))
    .map(({ species, row }, at) => variety(species, row, at + 1)),
  region: Object.entries(regions).flatMap(([region_country, rows]): RegionSeed[] =>
    rows.map(([region_code, region_name, region_name_locale]) => ({
      region_country,
      region_code,
      region_name,
      region_name_locale,
    })),
  ),
  company: [...makers.map((row) => company('EQD', row)), ...dealers.map((row) => company('GBD', row))],
  product_equip: Object.entries(products).flatMap(([type, makersOfType]) =>
    Object.entries(makersOfType).flatMap(([by, rows]) => rows.map((row) => product(type, by, row))),
  ),
  greenbean_default: greenbeans.map(greenbean),
};

function group([code_group_id, code_group_name, code_group_name_kr]: CodeGroupRow): CodeGroupSeed {
  return { code_group_id, code_group_name, code_group_name_kr };
}

function code(code_group_id: string, row: CodeRow, code_order: number): CodeSeed {
  const [code_id, code_name, code_name_kr, aliases, filter, colour] = row;
  return {
    code_group_seq: code_group_id,
    code_group_id,
    code_id,
    code_name,
    code_name_kr,
    code_order,
    code_filter: filter || null,
    code_alias1: colour || null,
    code_alias2: aliases || null,
  };
}

function country(row: CountryRow, country_filter: CountrySeed['country_filter']): CountrySeed {
  const [country_id, country_code2, country_name, country_name_kr, country_code1] = row;
  return { country_id, country_code2, country_code1, country_name, country_name_kr, country_filter };
}

function variety(species_type: string, row: VarietyRow, variety_disp: number): VarietySeed {
  const [variety_id, variety_name, variety_name_kr, aliases, parents] = row;
  const variety_parent_list = parents?.split(',') ?? null;
  return {
    variety_id,
    variety_name,
    variety_name_kr,
    variety_disp,
    species_type,
    variety_alias: aliases || null,
    variety_parent_list,
  };
}

function company(company_type: string, row: CompanyRow): CompanySeed {
  const [seed_id, country_code, company_name, company_name_locale] = row;
  const company_country_code = country_code || null;
  return { seed_id, company_type, company_country_code, company_name, company_name_locale };
}

function product(equip_type: string, equip_manufacture_seq: string, row: ProductRow): ProductSeed {
  const [id, equip_name, equip_name_locale = equip_name] = row;
  const seed_id = [equip_type, equip_manufacture_seq, id].join('.');
  return { seed_id, equip_type, equip_manufacture_seq, equip_name, equip_name_locale };
}

function greenbean(row: GreenbeanRow): GreenbeanSeed {
  const [seed_id, greenbean_name, greenbean_name_locale, region, greenbean_process, grade, varieties, low, high] = row;
  // Green beans are traded with 10 to 12 % of moisture, monsooned ones with more.
  const [greenbean_moisture_min, greenbean_moisture_max] = greenbean_process === 'MONS' ? [130, 145] : [100, 120];
  return {
    seed_id,
    greenbean_name,
    greenbean_name_locale,
    greenbean_country_code: region.slice(0, 3),
    greenbean_region_seq: region,
    greenbean_variety_list: varieties.split(','),
    greenbean_process,
    greenbean_grade: grade || null,
    greenbean_altitude_min: low,
    greenbean_altitude_max: high,
    greenbean_moisture_min,
    greenbean_moisture_max,
  };
}
