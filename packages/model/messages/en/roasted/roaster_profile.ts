import type { roasterProfile as ko } from '../../ko/roasted/roaster_profile.ts';
import { profileLabels } from '../../profile_labels.ts';

/** The fields of a roast's profile. */
export const roasterProfile = {
  roast_compare_with: 'Compare with other roasts',
  roasting_start_time: 'Roast began',
  roasting_end_term: 'Roast time',
  list_end_bean: 'Drop temp.',
  roasting_chart_log: 'Curve',
  roasting_chart_log_field_forbidden:
    'The plan of this roastery does not include curves. Ask its owner or the administrator of this site.',
  ...profileLabels({
    points: {
      pre_heating_start: 'Preheat start',
      pre_heating_end: 'Preheat end',
      roasting_start: 'Charge',
      turning: 'Turning point',
      dried: 'Dry end',
      first_start: 'First crack start',
      first_end: 'First crack end',
      second_start: 'Second crack start',
      second_end: 'Second crack end',
      end: 'Drop',
    },
    check: 'Check',
    readings: {
      term: 'time',
      bean: 'bean temperature',
      air: 'air temperature',
      input1: 'heat',
      input2: 'airflow',
      input3: 'drum',
    },
  }),
} satisfies Record<keyof typeof ko, string>;
