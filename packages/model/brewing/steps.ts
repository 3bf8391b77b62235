import { brewRest, brewTotal, floorTo, moment, type Row, scaled, term } from '@hanjan/core';
import { dose, pressure } from '../presets.ts';

/** The steps between the start and the end of a brew, in the order in which they come. */
export const STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
type Step = `brewing_step${(typeof STEPS)[number]}`;

/** When something happens in a brew, counted from its start. Cold brew takes a day. */
export const brewTime = term({ tenths: true });
/** What is poured in a step; its unit is chosen at the start mass, so that typing goes from box to box. */
const pour = { ...dose, view: 'pour' } as const;
/** How fast water flows. */
const flow = scaled({ scale: 10, min: 0, max: 100, unit: 'g/s' });
/** What can be poured in all steps together. */
const poured = scaled({ scale: 10, min: 0, max: 1_100_000, unit: 'g', measure: 'dose', readonly: true });
/** What can be missing after that, or too much. */
const rest = { ...poured, min: -1_100_000 } as const;

type StepFields = { readonly [Name in `${Step}_term`]: typeof brewTime } & {
  readonly [Name in `${Step}_mass`]: typeof pour;
} & { readonly [Name in `${Step}_bar`]: typeof pressure } & { readonly [Name in `${Step}_flux`]: typeof flow };

const step = (nth: number) => ({
  [`brewing_step${nth}_term`]: brewTime,
  [`brewing_step${nth}_mass`]: pour,
  [`brewing_step${nth}_bar`]: pressure,
  [`brewing_step${nth}_flux`]: flow,
});

/**
 * What is poured when: the start mass at 0:00, up to nine steps that begin at their time, and the end. Its `calc` is the
 * mass that was reached, `split` what of the rest falls to each step.
 */
export const stepFields = {
  brewing_start_time: moment({}),
  brewing_start_mass: dose,
  ...(Object.assign({}, ...STEPS.map(step)) as StepFields),
  brewing_step_end_term: brewTime,
  brewing_step_end_mass: pour,
  brewing_step_end_calc: poured,
  brewing_step_end_split: rest,
  brewing_result_total: poured,
  brewing_result_calc: rest,
};

/** The fields of the steps as a form has them: the start, the steps, the end, and what is calculated from them. */
export const STEP_FIELDS = Object.keys(stepFields) as readonly (keyof typeof stepFields)[];

/** What a timer measures: the steps, whether there were any, and how long all of it took. */
export const TIMED: readonly string[] = [...STEP_FIELDS, 'brewing_step_use', 'brewing_term'];

/** The masses after the start mass. */
const MASSES = STEP_FIELDS.filter((name) => /^brewing_step.*_mass$/.test(name));
const POURED = ['brewing_start_mass', ...MASSES] as const;

type Mass = number | null;
const mass = (row: Row, name: string) => (row[name] ?? null) as Mass;
const totalOf = (row: Row): Mass =>
  brewTotal(
    mass(row, 'brewing_start_mass'),
    MASSES.map((name) => mass(row, name)),
  );
const restOf = (row: Row): Mass => brewRest(mass(row, 'brewing_mass'), mass(row, 'brewing_result_total'));

function splitOf(row: Row): Mass {
  const rest = mass(row, 'brewing_result_calc');
  const steps = MASSES.filter((name) => (row[name] ?? null) !== null).length;
  return rest === null || steps === 0 ? null : floorTo(rest / steps, 1);
}

/** How the calculated fields of the steps follow from the poured masses and the mass of the result. */
export const stepTotals = {
  brewing_step_end_calc: { from: POURED, to: totalOf },
  brewing_result_total: { from: POURED, to: totalOf },
  brewing_result_calc: { from: ['brewing_result_total', 'brewing_mass'], to: restOf },
  brewing_step_end_split: { from: ['brewing_result_calc', ...MASSES], to: splitOf },
} as const;
