import { code, count, ETC, flag, ref, scaled, term, text } from '@hanjan/core';
import { coffeeTemperature, dose, grinderPoint, pressure } from '../presets.ts';
import { brewTime } from './steps.ts';

/** What is dissolved in the water. */
const dissolved = count({ min: 0, max: 10_000, unit: 'mg/L' });
const tool = text({ max: 300 });

/** How a coffee is brewed besides its steps. `equip` names the records of the equipment that it is chosen from. */
export const setupFields = <const E extends string>(equip: E) => ({
  brewing_type: code({ group: 'EXTR', etc: 'brewing_type_etc', initial: 'DRP' }),
  brewing_type_etc: text({ min: 3, max: 300 }),
  brewing_result_type: code({ group: 'EXTR', readonly: true }),
  brewing_bean_mass: dose,
  /** What is poured, but of an espresso what comes out. */
  brewing_mass: { ...dose, labels: { by: 'brewing_type', of: { ESP: 'brewing_mass_shot' } } },
  brewing_temp: coffeeTemperature,
  brewing_term: brewTime,
  brewing_grinder_point: grinderPoint,
  brewing_step_use: flag({ steers: true }),
  brewing_detail_use: flag({ steers: true }),

  brewing_bar: pressure,
  brewing_basket: tool,
  brewing_shower: tool,
  brewing_temper: tool,
  brewing_dist: tool,
  brewing_wdt: flag({}),
  brewing_temping_bar: pressure,

  brewing_machine_seq: ref({ to: equip }),
  brewing_grinder_seq: ref({ to: equip, only: { equip_type: 'GRD' } }),
  brewing_grinder_zeropoint: grinderPoint,
  brewing_grinder_temp: coffeeTemperature,
  brewing_grinder_rpm: count({ min: 0, max: 30_000, unit: 'rpm' }),
  brewing_grinder_term: term({ tenths: true }),
  brewing_rdt: flag({}),

  brewing_water: code({ group: 'WTR' }),
  brewing_water_hard: dissolved,
  brewing_water_alk: dissolved,
  brewing_water_tds: dissolved,
});

/** How strong a beverage is, in percent of its mass. */
export const strength = scaled({ scale: 100, min: 0, max: 100, unit: '%' });

/** The type of a brew as its result has it: espresso has parts of its own. One in own words is none of the group. */
export const resultType = {
  brewing_result_type: {
    from: ['brewing_type'],
    to: ({ brewing_type }: { readonly brewing_type?: unknown }) => (brewing_type === ETC ? null : brewing_type),
  },
} as const;
