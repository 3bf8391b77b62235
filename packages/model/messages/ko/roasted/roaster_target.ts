import type { targetFields } from '../../../roaster/roasting_target.ts';

/** What a recipe means a roast to be. */
export const roasterTarget = {
  roasting_plan: '프로파일 계획',
  roasting_target_charge: '목표 투입 온도',
  roasting_target_turning_term: '목표 터닝포인트 시각',
  roasting_target_turning_bean: '목표 터닝포인트 온도',
  roasting_target_dried_term: '목표 옐로우 시각',
  roasting_target_dried_bean: '목표 옐로우 온도',
  roasting_target_first_term: '목표 1차 크랙 시각',
  roasting_target_first_bean: '목표 1차 크랙 온도',
  roasting_target_end_term: '목표 배출 시각',
  roasting_target_end_bean: '목표 배출 온도',
  roasting_target_dtr: '목표 DTR',
  roasting_target_agtron: '목표 아그트론',
  roasting_target_loss: '목표 중량 감소율',
  roasting_target_plan: '화력·풍량 계획',
  plan_order: '순서',
  plan_term: '시각',
  plan_heat: '화력',
  plan_air: '풍량',
  roasting_reference_year: '기준 로스팅 연도',
  roasting_reference_seq: '기준 로스팅 번호',
  roasting_target_memo: '계획 메모',
} as const satisfies Record<keyof typeof targetFields, string> & Record<string, string>;
