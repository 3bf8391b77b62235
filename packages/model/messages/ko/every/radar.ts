/** The radar chart for everybody. */
export const radar = {
  radar_hint: '점을 끌거나 축을 눌러 점수를 매깁니다.',
  radar_scores: '점수',
  radar_own: '이번 잔',
  radar_other: '기준 잔',
  radar_mean: '평균',
  radar_against: '기준 잔보다 {difference}',
  radar_figures: '점수표',
  radar_axis: '항목',
  radar_difference: '차이',
  radar_keep: '이 점수를 기준 잔으로 두기',
  radar_keep_anew: '기준 잔을 이 점수로 바꾸기',
  radar_drop: '기준 잔 지우기',
  radar_kept: '기준 잔을 이 점수로 바꿨습니다.',
  radar_dropped: '기준 잔을 지웠습니다.',
} as const satisfies Record<string, string>;
