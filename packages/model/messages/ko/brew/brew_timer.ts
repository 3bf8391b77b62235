/** The timer of a brew and the main timer. */
export const brewTimer = {
  pour_only: '추출',
  pour_bloom: '뜸 들이기',
  pour_nth: '{nth}차 푸어',
  pour_espresso_nth: '추출 {nth}',
  pour_preinfusion: '프리인퓨전',

  brew_untitled: '추출',
  brew_again: '다시 내리기',
  brew_running: '추출 시간을 재고 있습니다',
  brew_running_text: '새로 시작하면 지금 재고 있는 추출({title})은 사라집니다.',
  brew_running_throw: '버리고 시작',
  brew_replaced: '앞서 잰 추출을 버리고 새로 시작했습니다.',
  brew_clock_set: '기기 시계가 뒤로 가서 시간을 맞췄습니다.',

  timer_main: '메인 타이머',
  timer_stop: '타이머 멈추기',
  timer_again: '0:00부터 다시 재기',
  timer_close: '타이머 닫기',
  timer_paused: '멈춤',
  timer_over: '추출 끝',
  timer_room: '추출 타이머 열기',
} as const satisfies Record<string, string>;
