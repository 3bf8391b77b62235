/** A group of codes: id, English name, Korean name. */
export type CodeGroupRow = readonly [code_group_id: string, code_group_name: string, code_group_name_kr: string];

/**
 * A code of a group; the order of the rows is the order of the group.
 * - `aliases`: other words that people search by, comma separated
 * - `filter`: what narrows the choice: the parent in a tree, or a country (alpha-3) where the code belongs to one
 * - `colour`: `#rrggbb`
 */
export type CodeRow = [
  code_id: string,
  code_name: string,
  code_name_kr: string,
  aliases?: string,
  filter?: string,
  colour?: string,
];

/** A country of ISO 3166-1: alpha-3, alpha-2, English name, Korean name, number. */
export type CountryRow = [
  country_id: string,
  country_code2: string,
  country_name: string,
  country_name_kr: string,
  country_code1: string,
];

/** A coffee variety: id, English name, Korean name, other spellings and the ids of its parents (both comma separated). */
export type VarietyRow = [
  variety_id: string,
  variety_name: string,
  variety_name_kr: string,
  aliases?: string,
  parents?: string,
];

/** A growing region of a country: code (unique in the country), name, Korean name. */
export type RegionRow = [region_code: string, region_name: string, region_name_locale: string];

/** A company: id (by which its record is known from release to release), country or nothing, name, Korean name. */
export type CompanyRow = [seed_id: string, company_country_code: string, company_name: string, locale: string];

/** A product of a maker: id (unique for its maker and type), name, Korean name where it is another. */
export type ProductRow = [id: string, equip_name: string, equip_name_locale?: string];

/**
 * A green bean that is known to many: id, name, Korean name, region (`ETH.GUJI`, which says the country too), process,
 * grade or nothing, varieties (comma separated), and from which metre to which it grows.
 */
export type GreenbeanRow = [
  seed_id: string,
  greenbean_name: string,
  greenbean_name_locale: string,
  region: string,
  greenbean_process: string,
  greenbean_grade: string,
  varieties: string,
  altitude_min: number,
  altitude_max: number,
];
