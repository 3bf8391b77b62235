import { brewRest, code, flag, memo, numberOrNull, type Row, runningMasses } from '@hanjan/core';
import { setupFields } from '../../brewing/setup.ts';
import { STEPS, stepFields } from '../../brewing/steps.ts';
import { rate } from '../../presets.ts';
import { cupFields } from '../../shared/cup.ts';
import { renamed, SETUP_NAMES, STEP_NAMES } from './names.ts';

const { brewing_mass, brewing_term, ...setup } = setupFields('cafe_equip');
const { brewing_result_total: total, brewing_result_calc: rest } = stepFields;

/** The steps and the end, which is the tenth. */
const TEN = [...STEPS, '_end'] as const;
type Step<P extends string> = `setting_step${(typeof TEN)[number]}_${P}`;
const MASSES: readonly Step<'mass'>[] = TEN.map((nth) => `setting_step${nth}_mass` as const);
const CALCS: readonly Step<'calc'>[] = TEN.map((nth) => `setting_step${nth}_calc` as const);
const POURED = ['setting_start_mass', ...MASSES] as const;

/** What has been poured once a step is. */
const reached = { ...total, called: 'setting_step_calc' } as const;

/** How a coffee is brewed: a template says it, what was brewed by it, and a note on a device. */
export const settingFields = {
  setting_name_select: code({ group: 'STRCP' }),
  setting_bean_type: code({ group: 'STBEAN' }),
  setting_grinder_name: code({ group: 'STGRD' }),
  setting_machine: code({ group: 'STMCH' }),
  setting_result_type: code({ group: 'EXTR', initial: 'DRP', called: 'brewing_type' }),
  ...renamed(setup, SETUP_NAMES),
  setting_result_mass: {
    ...brewing_mass,
    called: 'brewing_mass',
    labels: { by: 'setting_result_type', of: { ESP: 'brewing_mass_shot' } },
  },
  setting_result_term: { ...brewing_term, called: 'brewing_term' },
  ...renamed(stepFields, STEP_NAMES),
  ...(Object.fromEntries(CALCS.map((name) => [name, reached])) as Readonly<Record<Step<'calc'>, typeof reached>>),
  setting_result_total: { ...total, called: 'brewing_result_total' },
  setting_result_calc: { ...rest, called: 'brewing_result_calc' },
  setting_result_memo: memo({ max: 3000, called: 'brewing_default_memo' }),
} as const;

const {
  cupnote_balance_point,
  cupnote_aroma_point,
  cupnote_sweetness_point,
  cupnote_body_point,
  cupnote_flavor_point,
  cupnote_acidity_point,
} = cupFields;

/** How a cup of a setting was. */
export const ratedFields = {
  setting_rate: { ...rate, called: 'brewing_satis' },
  setting_rate_detail: flag({ steers: true }),
  setting_radar: code({ group: 'CFPRDC' }),
  ...{ cupnote_balance_point, cupnote_aroma_point, cupnote_sweetness_point },
  ...{ cupnote_body_point, cupnote_flavor_point, cupnote_acidity_point },
  setting_rate_comment: memo({ max: 3000 }),
  setting_pick: flag({}),
} as const;

const sums = (row: Row) => {
  const [start, ...masses] = POURED.map((name) => numberOrNull(row[name]));
  return runningMasses(start ?? null, masses);
};
/** Nothing is reached by a step that pours nothing. */
const reachedBy = (at: number) => (row: Row) =>
  numberOrNull(row[MASSES[at] ?? '']) === null ? null : (sums(row)[at] ?? null);

/** The running mass of each step, all that was poured, and what is left of the result. */
export const settingTotals = {
  ...(Object.fromEntries(CALCS.map((name, at) => [name, { from: POURED, to: reachedBy(at) }])) as Readonly<
    Record<Step<'calc'>, { readonly from: typeof POURED; to(row: Row): number | null }>
  >),
  setting_result_total: { from: POURED, to: (row: Row) => sums(row).at(-1) ?? null },
  setting_result_calc: {
    from: ['setting_result_mass', 'setting_result_total'],
    to: (row: Row) => brewRest(numberOrNull(row.setting_result_mass), numberOrNull(row.setting_result_total)),
  },
} as const;
