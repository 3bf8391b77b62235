/** Forms of a roastery: what they ask and say beside their fields. */
export const roasterForm = {
  // coffee is taken that is not in stock
  stock_short_title: '재고가 모자랍니다',
  stock_short_lot: '{kind, select, lot {로트} batch {배치} other {로트·배치}}',
  stock_short_there: '지금 재고',
  stock_short_unseen: '부족',
  stock_short_asked: '차감량',
  stock_short_missing: '모자란 양',
  stock_short_text: '진행하면 모자란 만큼을 재고 보정으로 더해 재고를 맞춥니다. 취소하면 아무것도 바뀌지 않습니다.',
  stock_short_confirm: '보정하고 저장',

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
  lot_left: '{name} · {left}',
  lot_none: '이 생두에는 아직 로트가 없습니다. 생두 재고에서 먼저 등록해 주세요.',
  lot_empty: '재고 없음',

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
