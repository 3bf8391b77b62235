/** People of an organisation, whichever it is. */
export const staff = {
  cafe_user_nick: '이름',
  cafe_user_auth: '직급',
  cafe_user_desc: '소개',
  roaster_user_nick: '이름',
  roaster_user_auth: '직급',
  roaster_user_desc: '소개',
  staff_who: '누구',
  staff_state: '상태',
  staff_rank: '직급과 출입',
  staff_answer: '신청 처리',
  staff_own: '나',
  staff_own_lead: '{name}에서 함께 일하는 사람들에게 보이는 내 이름과 소개입니다.',
  staff_leave: '그만두기',
  staff_leave_title: '{name}에서 그만두시겠습니까?',
  staff_leave_text:
    '바로 이곳의 기록을 볼 수 없게 됩니다. 작성한 기록은 그대로 남고, 다시 일하려면 매니저가 재가입을 허용해야 합니다.',
  staff_left: '{name}에서 나왔습니다',
  last_owner: '대표가 한 사람은 남아 있어야 합니다. 먼저 다른 사람에게 대표를 맡겨 주세요.',
  move_refused: '그사이 직급이나 상태가 바뀌었습니다. 목록을 새로 고친 뒤 다시 골라 주세요.',
} as const satisfies Record<string, string>;
