/** Forms of a roastery: what they ask and say beside their fields. */
export const roasterForm = {
  // a roast is written
  loss_unusual_title: '중량 감소율이 {loss} %입니다',
  loss_unusual_text: '투입량 {green}, 배출량 {roasted}입니다. 무게와 단위가 맞는지 확인해 주세요.',
  loss_unusual_confirm: '이대로 저장',
  loss_unusual_cancel: '무게 고치기',
  roasting_recipe_filled: '레시피대로 채웠습니다.',
  roasting_recipe_missing: '레시피를 불러오지 못했습니다. 다시 골라 주세요.',
  batch_planned: '배치 {no} (예정)',
  batch_given: '저장할 때 매깁니다',
  moisture_assumed: '추정',
  moisture_assumed_text: '잰 값이 아니라 로트나 생두에 적힌 값입니다',
  lot_none: '이 생두에는 아직 로트가 없습니다. 생두 재고에서 먼저 등록해 주세요.',

  // a planned roast goes to another day
  roast_move_today: '오늘로 옮기기',
  roast_move_tomorrow: '내일로 옮기기',
  roast_moved: '{day}로 옮겼습니다.',
  roast_move_failed: '날짜를 옮기지 못했습니다',

  // a recipe and the roasts after it
  roast_this_recipe: '이 레시피로 로스팅',
  roasted_after: '최근 로스팅',
  roasted_after_roast: '로스팅',
  roast_reference: '기준',
  roast_reference_make: '이 로스팅을 기준으로',
  roast_reference_is: '레시피의 기준 로스팅입니다.',
  roast_reference_made:
    '{count, plural, =0 {기준 로스팅으로 정했습니다.} other {기준 로스팅으로 정하고 비어 있던 목표 #칸을 채웠습니다.}}',
  roast_reference_failed: '기준 로스팅으로 정하지 못했습니다',

  // the air of a roast, by places and what is measured there
  air_outside: '바깥',
  air_inside1: '실내 1',
  air_inside2: '실내 2',
  air_inside3: '실내 3',
  air_air: '온도',
  air_humidity: '습도',
  air_pressure: '기압',
  air_distance: '측정 거리',

  // a roast is read
  roast_head_mass: '투입 → 배출',

  // a green bean is written
  greenbean_filled: '비어 있던 {count}칸을 채웠습니다.',
} as const satisfies Record<string, string>;
