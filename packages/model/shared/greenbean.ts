import { code, codes, count, date, minAndMax, ref, text } from '@hanjan/core';
import { agtron, density, percent, roastingTemperature } from '../presets.ts';

const own = text({ min: 3, max: 1000 });

/** Where a green bean comes from, how it was made and who sells it. */
export const originFields = {
  greenbean_country_code: code({ group: 'CNTR' }),
  greenbean_region_seq: ref({ to: 'region', etc: 'greenbean_region_etc' }),
  greenbean_region_etc: text({ max: 300 }),
  greenbean_farm_seq: ref({ to: 'farm', etc: 'greenbean_farm_etc' }),
  greenbean_farm_etc: text({ max: 300 }),
  greenbean_variety_list: codes({ group: 'VRT', max: 300, etc: 'greenbean_variety_etc' }),
  greenbean_variety_etc: own,
  greenbean_process: code({ group: 'PRCS', etc: 'greenbean_process_etc' }),
  greenbean_process_etc: own,
  greenbean_grade: code({ group: 'BGRD' }),
  greenbean_grade_detail: code({ group: 'BQLT' }),
  greenbean_seller_seq: ref({
    to: 'company',
    only: { company_type: 'GBD' },
    etc: 'greenbean_seller_etc',
    view: 'seller',
  }),
  greenbean_seller_etc: own,
} as const;

const altitude = count({ min: 0, max: 9000, unit: 'm' });
const month = date({ unit: 'month' });

/** What is measured of a green bean or said of it, each from its least to its most. */
export const measuredFields = {
  greenbean_altitude_min: altitude,
  greenbean_altitude_max: altitude,
  greenbean_moisture_min: percent,
  greenbean_moisture_max: percent,
  greenbean_density_min: density,
  greenbean_density_max: density,
  greenbean_harvest_min: month,
  greenbean_harvest_max: month,
  /** The colour that it is best roasted to. */
  greenbean_agtron_min: agtron,
  greenbean_agtron_max: agtron,
  /** The temperature at which it is best dropped. */
  greenbean_roasting_min: roastingTemperature,
  greenbean_roasting_max: roastingTemperature,
} as const;

type Name<F> = readonly (keyof F & string)[];

/** The year that a harvest or a lot is called after. */
export const greenYear = count({ required: true, min: 1900, max: 2999, view: 'ordinal' });

/** The fields of the origin in the order of a form. */
export const ORIGIN = Object.keys(originFields) as Name<typeof originFields>;
/** The measured fields in the order of a form. */
export const MEASURED = Object.keys(measuredFields) as Name<typeof measuredFields>;

/** The most of a measure is never below the least. */
export const measuredRules = [
  minAndMax('greenbean_altitude'),
  minAndMax('greenbean_moisture'),
  minAndMax('greenbean_density'),
  minAndMax('greenbean_harvest'),
  minAndMax('greenbean_agtron'),
  minAndMax('greenbean_roasting'),
] as const;
