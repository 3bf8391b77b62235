import type { roasterTarget as ko } from '../../ko/roasted/roaster_target.ts';

/** What a recipe means a roast to be. */
export const roasterTarget = {
  roasting_plan: 'Profile plan',
  roasting_target_charge: 'Target charge temperature',
  roasting_target_turning_term: 'Target turning point time',
  roasting_target_turning_bean: 'Target turning point temperature',
  roasting_target_dried_term: 'Target dry end time',
  roasting_target_dried_bean: 'Target dry end temperature',
  roasting_target_first_term: 'Target first crack time',
  roasting_target_first_bean: 'Target first crack temperature',
  roasting_target_end_term: 'Target drop time',
  roasting_target_end_bean: 'Target drop temperature',
  roasting_target_dtr: 'Target DTR',
  roasting_target_agtron: 'Target Agtron',
  roasting_target_loss: 'Target weight loss',
  roasting_target_plan: 'Heat and airflow plan',
  plan_order: 'Order',
  plan_term: 'Time',
  plan_heat: 'Heat',
  plan_air: 'Airflow',
  roasting_reference_year: 'Reference roast, year',
  roasting_reference_seq: 'Reference roast, number',
  roasting_target_memo: 'Plan memo',
} satisfies Record<keyof typeof ko, string>;
