/** People of a roastery. */
export const roasterUser = {
  roaster_user_seq: '번호',
  roaster_user_uuid: '직원 번호',
  roaster_user_use: '출입 허용',
  list_roaster_user_use: '출입',
  roaster_user_use_off: '출입 중지',
  roaster_user_write: '직원',
  list_roaster_user_title: '직원',
  list_roaster_user_new: '직원 추가',
  list_roaster_user_empty_title: '아직 혼자입니다',
  list_roaster_user_empty_text: '가입 이벤트를 열고 QR 코드를 보여 주면 함께 일할 사람이 신청할 수 있습니다.',
  roaster_user_signup_write: '가입 신청',
  list_roaster_user_signup_title: '가입 신청',
  list_roaster_user_signup_new: '가입 신청',
  list_roaster_user_signup_empty_title: '기다리는 신청이 없습니다',
  list_roaster_user_signup_empty_text:
    '가입 이벤트로 신청한 사람이 여기에 모입니다. 직급을 정해 받아들이거나 거절합니다.',
  roaster_user_etc_write: '그 밖의 사람',
  list_roaster_user_etc_title: '그 밖의 사람',
  list_roaster_user_etc_new: '그 밖의 사람',
  list_roaster_user_etc_empty_title: '그 밖의 사람이 없습니다',
  list_roaster_user_etc_empty_text:
    '신청을 취소했거나 거절된 사람, 그만둔 사람이 여기에 남습니다. 재가입을 허용하면 다시 신청할 수 있습니다.',
} as const satisfies Record<string, string>;
