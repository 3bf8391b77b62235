/** Making an account, and its password. */
export const signup = {
  signup_lead: '아이디와 비밀번호, 이름만 정하면 바로 노트를 쓸 수 있습니다.',
  signup_closed: '지금은 새 계정을 받지 않습니다. 계정이 필요하다면 운영자에게 문의해 주세요.',
  signup_invited: '초대받은 사람만 계정을 만들 수 있습니다. 운영자에게 초대 링크를 요청해 주세요.',
  signup_have: '이미 계정이 있다면',
  signup_ok: '계정을 만들었습니다',
  signup_failed: '계정을 만들지 못했습니다',
  new_pass_again: '새 비밀번호 확인',
  password_lead: '한 번만 쓰는 비밀번호로 로그인했습니다. 앞으로 쓸 비밀번호를 정해 주세요.',
  password_now: '지금 비밀번호',
  password_ok: '비밀번호를 바꿨습니다',
  password_failed: '비밀번호를 바꾸지 못했습니다',
  new_pass_differs: '위에 적은 새 비밀번호와 다릅니다.',
  user_pass_wrong: '지금 비밀번호와 다릅니다. 다시 적어 주세요.',
  new_pass_same: '지금 비밀번호와 다르게 정해 주세요.',
} as const satisfies Record<string, string>;
