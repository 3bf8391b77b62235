import type { roastPoints as ko } from '../../ko/roast/roast_points.ts';

/** A roast that is typed: its points, checks and readings. */
export const roastPoints = {
  roast_points: 'Type the points',
  roast_points_hint: 'An emptied box goes back to what the file or the curve says.',
  roast_points_term: 'Time',
  roast_points_bean: 'Bean',
  roast_points_air: 'Air',
  roast_points_input1: 'Heat',
  roast_points_input2: 'Airflow',
  roast_points_input3: 'Drum',
  roast_points_inputs: 'Heat, airflow and drum too',
  roast_points_estimated: 'estimated',
  roast_points_remove: 'Remove {name}',
  roast_points_back: 'Bring back {name}',
  roast_points_gone: 'removed',
  roast_points_checks: 'Check points',
  roast_points_readings: 'Readings',
  roast_points_readings_hint:
    'Type a time and a temperature; Enter goes to the next row. Two or three columns of a spreadsheet can be pasted.',
  roast_point_pre_heating_start: 'Preheat start',
  roast_point_pre_heating_end: 'Preheat end',
} as const satisfies Record<keyof typeof ko, string>;
