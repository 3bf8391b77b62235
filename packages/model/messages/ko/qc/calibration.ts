/** How tasters score beside one another. */
export const calibration = {
  calibration_lead: '같은 컵을 두 사람 이상 평가했을 때, 각자의 점수가 다른 사람들의 평균과 얼마나 다른지 보여 줍니다.',
  calibration_period: '기간: {name}',
  calibration_days: '최근 {days, number}일',
  calibration_cups: '함께 평가한 컵 {count, number}개',
  calibration_empty_title: '아직 함께 평가한 컵이 없습니다',
  calibration_empty_cafe:
    '두 사람 이상이 같은 컵을 평가하면 여기에서 서로의 점수를 비교할 수 있습니다. 같은 날 같은 원두에 각자 커핑 노트를 적어 주세요. 한 사람마다 함께 평가한 컵이 {least, number}개 이상이면 나옵니다.',
  calibration_empty_roaster:
    '두 사람 이상이 같은 컵을 평가하면 여기에서 서로의 점수를 비교할 수 있습니다. 같은 생두 로트, 같은 로스팅, 같은 블렌드 배치에 각자 QC 노트를 적어 주세요. 한 사람마다 함께 평가한 컵이 {least, number}개 이상이면 나옵니다.',
  calibration_longer: '최근 {days, number}일 보기',
  calibration_overview: '전체 점수',
  calibration_taster: '평가한 사람',
  calibration_me: '{name} (나)',
  calibration_other: '다른 사람 {no}',
  calibration_bias: '평균 차이',
  calibration_spread: '차이 크기',
  calibration_shared: '컵',
  calibration_total: '전체',
  calibration_scale: '가운데가 다른 사람들의 평균입니다. 왼쪽은 낮게, 오른쪽은 높게 준 점수입니다.',
  calibration_terms: '평균 차이는 다른 사람들의 평균보다 높고 낮은 정도, 차이 크기는 부호를 뺀 차이의 평균입니다.',
  calibration_high: '{name} 님은 {what} 점수를 다른 사람보다 평균 {points}점 높게 줍니다.',
  calibration_low: '{name} 님은 {what} 점수를 다른 사람보다 평균 {points}점 낮게 줍니다.',
  calibration_even: '{name} 님은 점수를 다른 사람과 거의 같게 줍니다.',
  calibration_few: '함께 평가한 컵이 {count, number}개뿐입니다. {least, number}개부터 비교합니다.',
} as const satisfies Record<string, string>;
