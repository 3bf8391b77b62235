/** Where somebody drinks. */
export const places = {
  places_lead: '커피 노트에 적은 곳 {count, number}곳을 최근에 간 순서로 모았습니다.',
  places_times: '횟수',
  places_count: '{count, number}번',
  places_last: '마지막',
  places_score: '평균 점수',
  places_month: '{month} {count, number}번',
  places_none: '지난 열두 달에는 없음',
  places_all: '노트 {count, number}개 모두 보기',
  places_first: '노트 쓰기',
  places_empty_title: '아직 다닌 곳이 없습니다',
  places_empty_text: '커피 노트에 장소와 매장 이름을 적으면 어디에서 무엇을 마셨는지 여기에서 봅니다.',
} as const satisfies Record<string, string>;
