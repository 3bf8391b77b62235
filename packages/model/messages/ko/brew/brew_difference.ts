/** A brew beside its plan. */
export const brewDifference = {
  brewdiff: '계획과 실제',
  brewdiff_step: '단계',
  brewdiff_by: '차이',
  brewdiff_plan: '계획 {value}',
  brewdiff_left: '하지 않음',
  brewdiff_added: '계획에 없음',
  brewdiff_seconds: '{s}초',

  brewdiff_same: '계획대로 추출했습니다.',
  brewdiff_late: '계획보다 {by} 늦게 끝났습니다.',
  brewdiff_early: '계획보다 {by} 일찍 끝났습니다.',
  brewdiff_more: '양이 계획보다 {by} 많습니다.',
  brewdiff_less: '양이 계획보다 {by} 적습니다.',
  brewdiff_worst_late: '{step} 단계를 {by} 늦게 시작했습니다.',
  brewdiff_worst_early: '{step} 단계를 {by} 일찍 시작했습니다.',
} as const satisfies Record<string, string>;
