import { STEP_FIELDS } from './steps.ts';

/** How a coffee is brewed, in a few numbers, and whether there is more to say of it. */
const doseGroup = {
  key: 'brew_dose',
  view: 'dose',
  fields: [
    'brewing_type',
    'brewing_type_etc',
    'brewing_bean_mass',
    'brewing_mass',
    'brewing_temp',
    'brewing_term',
    'brewing_grinder_point',
    'brewing_step_use',
    'brewing_detail_use',
  ],
} as const;

const isStepped = { field: 'brewing_step_use', is: [true] } as const;
const isDetailed = { field: 'brewing_detail_use', is: [true] } as const;
const isEspresso = { field: 'brewing_type', is: ['ESP'] } as const;

const espressoGroup = {
  key: 'brew_espresso',
  when: isEspresso,
  fields: [
    'brewing_bar',
    'brewing_basket',
    'brewing_shower',
    'brewing_temper',
    'brewing_temping_bar',
    'brewing_dist',
    'brewing_wdt',
  ],
} as const;

const gearGroup = {
  key: 'brew_gear',
  when: isDetailed,
  fields: [
    'brewing_machine_seq',
    'brewing_grinder_seq',
    'brewing_grinder_zeropoint',
    'brewing_grinder_rpm',
    'brewing_grinder_term',
    'brewing_grinder_temp',
    'brewing_rdt',
  ],
} as const;

const waterGroup = {
  key: 'brew_water',
  when: isDetailed,
  fields: ['brewing_water', 'brewing_water_hard', 'brewing_water_alk', 'brewing_water_tds'],
} as const;

type StepName = (typeof STEP_FIELDS)[number];

/** The groups of a form that say how a coffee is brewed: its steps are those of a plan, or of a brew that began at some time. */
export const brewGroups = (isPlan: boolean) => {
  const steps: readonly StepName[] = STEP_FIELDS.filter((name) => !isPlan || name !== 'brewing_start_time');
  return [
    doseGroup,
    { key: 'brew_steps', view: 'steps', when: isStepped, fields: steps },
    espressoGroup,
    gearGroup,
    waterGroup,
  ] as const;
};
