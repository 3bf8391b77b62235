/** Signing in, up and out; the privacy page. */
export const sign = {
  // sign-in, sign-up, sign-out
  user_id: '아이디',
  user_pass: '비밀번호',
  new_pass: '새 비밀번호',
  user_name: '이름',
  user_email: '이메일',
  country: '국가',
  optional: '선택',
  show_pass: '비밀번호 표시',
  hide_pass: '비밀번호 숨기기',
  signin: '로그인',
  signin_lead: '적어 둔 노트를 이어서 씁니다.',
  signin_for: '먼저 로그인해 주세요. 가려던 페이지로 바로 이어집니다.',
  signin_forgot: '비밀번호를 잊었다면 운영자에게 일회용 비밀번호를 요청해 주세요.',
  signin_new: '한잔이 처음이라면',
  signin_already: '이미 로그인했습니다.',
  signin_denied: '로그인하지 못했습니다',
  signin_denied_detail: '아이디와 비밀번호를 다시 확인해 주세요.',
  signin_again: '다시 로그인해 주세요',
  signin_again_text: '로그아웃되었습니다. 다시 로그인하면 쓰던 내용 그대로 이어집니다.',
  signin_other: '다른 계정으로 로그인했습니다',
  signin_other_text: '화면을 새 계정에 맞춰 다시 엽니다.',
  signin_other_drafts: '{name} 님이 쓰던 내용은 이 기기에 남아 있습니다. 화면을 새 계정에 맞춰 다시 엽니다.',
  signup: '계정 만들기',
  signout: '로그아웃',
  signout_title: '로그아웃하시겠습니까?',
  signout_text: '이 기기에 임시로 남아 있던 내용을 지웁니다. 저장한 노트는 그대로입니다.',
  signout_drafts:
    '저장하지 않은 내용 {count}건이 이 기기에 있습니다. 로그아웃하면 지워집니다. 저장한 노트는 그대로입니다.',
  signout_discard: '지우고 로그아웃',
  signout_failed: '로그아웃하지 못했습니다',
  password: '비밀번호 변경',
  new_tab: '새 탭에서 열림',

  // what to do about a field
  field_required: '입력해 주세요.',
  field_text: '저장할 수 없는 글자가 들어 있습니다. 지우고 다시 적어 주세요.',
  filter_maxLength: '{max}자 안으로 줄여 주세요. 지금 {length, number}자입니다.',
  field_marks: '한 글자에 붙은 부호가 너무 많습니다. 부호를 지워 주세요.',
  field_maxLength: '너무 깁니다. {max, number}바이트 안으로 줄여 주세요. 지금 {length, number}바이트입니다.',
  field_code: '목록에 없는 값입니다. 목록에서 다시 골라 주세요.',

  // privacy page
  privacy_updated: '{date}부터 적용',
} as const satisfies Record<string, string>;
