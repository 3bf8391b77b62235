/** Rooms over the whole screen in which a roast or a brew is timed, and their pads. */
export const room = {
  room_again: '다시 넣기',
  room_ahead: '시작한 시각({when})이 기기 시계보다 늦습니다. 시계가 바뀐 것 같습니다.',
  room_safe: '적은 값은 그대로 있습니다.',
  room_go_on: '{time}부터 이어서 재기',
  room_more: '아래로 이어지는 내용',
  room_asleep: '화면이 꺼질 수 있습니다. 시간은 계속 잽니다.',
  room_decimal: '소수점',
  room_delete: '한 자 지우기',
  room_out: '{min}–{max} {unit} 안에서 적어 주세요.',
} as const satisfies Record<string, string>;
