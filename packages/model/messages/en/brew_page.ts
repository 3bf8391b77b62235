import type { brewPage as ko } from '../ko/brew_page.ts';

/** The page on which everybody plans, times and records a brew. */
export const brewPage = {
  brewpage_start: 'Start brewing',
  brewpage_start_text: 'The clock starts when you press',
  brewpage_open: 'Show the brew',
  brewpage_open_text: 'A brew is running',
  brewpage_save: 'Save as a record',
  brewpage_save_text: 'Takes it to your brews, where there is room for equipment and water.',
  brewpage_save_guest: 'Sign in to keep this brew as a record. What you wrote stays.',
  brewpage_saved: 'Saved to your brews.',
  brewpage_record: 'Show the record',
  brewpage_save_new: 'Save as a new record',

  brewpage_coffee: 'Coffee',
  brewpage_coffee_hint: 'Which coffee it is',
  brewpage_method: 'Method',
  brewpage_ratio: 'Ratio (coffee : water)',
  brewpage_ratio_shot: 'Ratio (coffee : yield)',
  brewpage_keep: 'Keep the ratio when the dose changes',
  brewpage_recipe: 'What is brewed, and how',
  brewpage_plans: 'Begin with',
  brewpage_plan: 'Filled in as for {name}.',
  brewpage_plan_v60: 'V60',
  brewpage_plan_wave: 'Kalita Wave',
  brewpage_plan_aero: 'AeroPress',
  brewpage_plan_press: 'French press',
  brewpage_plan_cold: 'Cold brew',
  brewpage_plan_espresso: 'Espresso',

  brewpage_figures: 'At a glance',
  brewpage_figure_ratio: 'Ratio',
  brewpage_figure_water: 'Water',
  brewpage_figure_yield: 'Yield',
  brewpage_figure_flow: 'Mean flow',
  brewpage_figure_extraction: 'Extraction',
  brewpage_line: 'Plan',

  brewpage_blank: 'There is no plan yet',
  brewpage_blank_text:
    'Write what you brew, or begin with a usual way, and it is drawn here. You can start without one, too.',

  brewpage_steps: 'Steps',
  brewpage_edit_steps: 'Edit steps',
  brewpage_split_steps: 'Split into steps',
  brewpage_edited: 'Done',
  brewpage_one_pour: 'All water at once. Pour in steps and the timer leads you from one to the next.',
  brewpage_one_pour_shot: 'One extraction. Write its steps, from preinfusion on, and the timer leads you through them.',
  brewpage_result: 'This brew',
  brewpage_drop: 'Clear this brew',
  brewpage_taken: 'Written down as you brewed it.',
  brewpage_dropped: 'The brew is cleared.',
} as const satisfies Record<keyof typeof ko, string>;
