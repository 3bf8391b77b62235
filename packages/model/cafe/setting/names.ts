import { ETC, type Fields, type Row } from '@hanjan/core';

/** The steps of a setting before its end, which is the tenth. */
const NTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
type Nth = (typeof NTHS)[number];
type StepNames = { readonly [N in Nth as `brewing_step${N}_term`]: `setting_step${N}_term` } & {
  readonly [N in Nth as `brewing_step${N}_mass`]: `setting_step${N}_mass`;
};

/** The fields of the steps, by what those of a brew are called. */
export const STEP_NAMES = {
  brewing_start_mass: 'setting_start_mass',
  ...(Object.fromEntries(
    NTHS.flatMap((nth) => ['term', 'mass'].map((part) => [`brewing_step${nth}_${part}`, `setting_step${nth}_${part}`])),
  ) as StepNames),
  brewing_step_end_term: 'setting_step_end_term',
  brewing_step_end_mass: 'setting_step_end_mass',
} as const;

/** What else a setting has of a brew under a name of its own. */
export const SETUP_NAMES = {
  brewing_bean_mass: 'setting_bean_mass',
  brewing_temp: 'setting_temp',
  brewing_grinder_point: 'setting_grinder_size',
  brewing_step_use: 'step_detail',
  brewing_detail_use: 'setting_detail_use',
  brewing_bar: 'setting_bar',
  brewing_basket: 'setting_basket',
  brewing_shower: 'setting_shower',
  brewing_temper: 'setting_temper',
  brewing_dist: 'setting_dist',
  brewing_wdt: 'setting_wdt',
  brewing_temping_bar: 'setting_temping_bar',
  brewing_grinder_zeropoint: 'grinder_zeropoint',
  brewing_grinder_temp: 'grinder_temp',
  brewing_grinder_rpm: 'grinder_rpm',
  brewing_grinder_term: 'setting_grinder_time',
  brewing_rdt: 'setting_rdt',
  brewing_water: 'water_select',
  brewing_water_hard: 'water_hard',
  brewing_water_alk: 'water_alk',
  brewing_water_tds: 'water_tds',
} as const;

/** The fields of a brew, by what a setting calls them: the parts of brews are drawn, timed and taken over by this. */
export const AS_BREW: Readonly<Record<string, string>> = {
  ...STEP_NAMES,
  ...SETUP_NAMES,
  brewing_type: 'setting_result_type',
  brewing_mass: 'setting_result_mass',
  brewing_term: 'setting_result_term',
  brewing_result_total: 'setting_result_total',
  brewing_step_end_calc: 'setting_step_end_calc',
  brewing_result_calc: 'setting_result_calc',
  brewing_default_memo: 'setting_result_memo',
  coffeebean_seq: 'setting_bean_seq',
};

type Renamed<F extends Fields, M extends Readonly<Record<string, string>>> = {
  readonly [K in keyof M & keyof F as M[K]]: F[K] & { readonly called: K & string };
};

/** Fields under other names; each is still called what it was. */
export const renamed = <const F extends Fields, const M extends Readonly<Record<string, string>>>(
  fields: F,
  names: M,
): Renamed<F, M> =>
  Object.fromEntries(
    Object.entries(names).flatMap(([from, to]) => (fields[from] ? [[to, { ...fields[from], called: from }]] : [])),
  ) as Renamed<F, M>;

/** What follows from the steps is not taken over, and neither is a way to brew in own words: settings have none. */
const CALCULATED = ['brewing_result_total', 'brewing_step_end_calc', 'brewing_result_calc'];
const TAKEN = Object.entries(AS_BREW).filter(([brew]) => !CALCULATED.includes(brew));
const known = (value: unknown) => (value === ETC ? null : (value ?? null));

/** What a setting says of a brew, under the names of brews. */
export const brewOf = (setting: Row): Row =>
  Object.fromEntries(TAKEN.flatMap(([brew, name]) => (name in setting ? [[brew, known(setting[name])]] : [])));

/** What a brew or recipe says, under the names of settings. */
export const settingOf = (brew: Row): Row =>
  Object.fromEntries(TAKEN.flatMap(([from, name]) => (from in brew ? [[name, known(brew[from])]] : [])));
