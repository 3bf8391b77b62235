const isDetailed = { field: 'setting_detail_use', is: [true] } as const;

/** The steps of a setting as the form has them: the start, the steps, the end, and what is calculated from them. */
const STEPS = [
  'setting_start_mass',
  ...([1, 2, 3, 4, 5, 6, 7, 8, 9, '_end'] as const).flatMap(
    (nth) => [`setting_step${nth}_term`, `setting_step${nth}_mass`, `setting_step${nth}_calc`] as const,
  ),
  'setting_result_total',
  'setting_result_calc',
] as const;

/** How it is brewed, after what says which setting it is: steps, espresso, water, grinder and dosing when they are asked for. */
export const settingGroups = [
  { key: 'setting_gear', fields: ['setting_bean_type', 'setting_grinder_name', 'setting_machine'] },
  {
    key: 'brew_dose',
    fields: [
      'setting_result_type',
      'setting_bean_mass',
      'setting_result_mass',
      'setting_temp',
      'setting_grinder_size',
      'step_detail',
      'setting_detail_use',
    ],
  },
  { key: 'brew_steps', view: 'setting_steps', when: { field: 'step_detail', is: [true] }, fields: STEPS },
  {
    key: 'brew_espresso',
    when: { field: 'setting_result_type', is: ['ESP'] },
    fields: [
      'setting_bar',
      'setting_basket',
      'setting_shower',
      'setting_temper',
      'setting_temping_bar',
      'setting_dist',
      'setting_wdt',
    ],
  },
  { key: 'brew_water', when: isDetailed, fields: ['water_select', 'water_hard', 'water_alk', 'water_tds'] },
  { key: 'setting_grinder', when: isDetailed, fields: ['grinder_zeropoint', 'grinder_temp', 'grinder_rpm'] },
  { key: 'setting_dosing', when: isDetailed, fields: ['setting_grinder_time', 'setting_rdt'] },
] as const;

/** How the cup was. */
export const ratedGroups = [
  {
    key: 'brew_taste',
    fields: ['setting_rate', 'setting_rate_comment', 'setting_result_memo', 'setting_pick', 'setting_rate_detail'],
  },
  {
    key: 'setting_radar_origin',
    when: { field: 'setting_rate_detail', is: [true] },
    fields: ['setting_radar'],
  },
  {
    key: 'note_points',
    view: 'points',
    when: { field: 'setting_rate_detail', is: [true] },
    fields: [
      'cupnote_balance_point',
      'cupnote_aroma_point',
      'cupnote_sweetness_point',
      'cupnote_body_point',
      'cupnote_flavor_point',
      'cupnote_acidity_point',
    ],
  },
] as const;
