/** All notes of one coffee over time. */
export const coffeeNotes = {
  coffee_notes_lead: '원두 하나를 골라 점수가 어떻게 달라졌는지, 누가 어떻게 평가했는지 봅니다.',
  coffee_notes_none_title: '아직 노트를 적은 원두가 없습니다',
  coffee_notes_none_text: '원두 커핑에 노트를 적으면 원두마다 시간에 따라 모아 볼 수 있습니다.',
  coffee_notes_empty_title: '이 원두에는 아직 노트가 없습니다',
  coffee_notes_empty_text: '커핑 노트를 적거나 추출 기록에 만족도를 남기면 여기에 그려집니다.',
  coffee_notes_over_time: '점수의 흐름',
  coffee_notes_label: '{name}의 점수, {from}부터 {to}까지 노트 {notes, number}개와 추출 {brews, number}개',
  coffee_notes_help: '왼쪽과 오른쪽 화살표로 하나씩 봅니다.',
  coffee_notes_mean: '커핑 점수의 평균',
  coffee_notes_brew: '추출 만족도',
  coffee_notes_tasters: '평가한 사람 비교',
  coffee_notes_few: '같은 날 두 사람 이상이 평가한 날이 두 번은 있어야 비교합니다.',
  coffee_notes_list: '커핑 노트',
} as const satisfies Record<string, string>;
