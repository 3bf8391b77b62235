import type { brew as ko } from '../../ko/brew/brew.ts';

/** The steps of a brew, in a form and where they are read. */
export const brew = {
  brew_start: 'Start',
  brew_end: 'End',
  brew_time: 'Time',
  brew_pour: 'Pour',
  brew_pour_shot: 'Yield',
  brew_bar: 'Pressure',
  brew_flux: 'Flow',
  brew_sum: 'Total',
  brew_flow: 'Mean flow',

  brew_step_nth: 'Step {row}',
  brew_step_menu: 'Menu of step {row}',
  brew_step_add: 'Add a step',
  brew_step_most: 'There can be {max} steps between start and end.',
  brew_step_split: 'Split in two',
  brew_step_split_done: 'Step {row} is split in two.',
  brew_step_copy: 'Copy below',
  brew_step_copied: 'Step {row} is copied below.',
  brew_step_remove: 'Remove step',
  brew_step_removed: 'Step {row} is removed.',

  brew_total: 'Water poured',
  brew_total_shot: 'In the cup',
  brew_rest: 'Amount left',
  brew_over: 'Too much water',
  brew_over_shot: 'Over the yield',
  brew_share: 'Left for each step',
  brew_share_rest: 'Share what is left among the steps',
  brew_shared: 'What was left is shared among the steps.',
  brew_ratio: 'Coffee : water',
  brew_ratio_shot: 'Coffee : yield',

  brew_chart: 'Water poured over time',
  brew_chart_shot: 'Yield over time',
  brew_chart_help: 'Arrow keys move the time, Page Up and Page Down go from step to step.',
  brew_actual: 'Brew',
  brew_plan: 'Recipe',
  brew_minutes: ' min',
  brew_hours: ' h',
} as const satisfies Record<keyof typeof ko, string>;
