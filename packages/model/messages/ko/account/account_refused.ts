/** What the server says about one's own account. */
export const accountRefused = {
  fresh_required: '본인인지 다시 확인해야 합니다. 한 번 더 확인해 주세요.',
  account_leaving: '삭제를 신청한 계정입니다. 계속 쓰려면 먼저 계정을 유지해 주세요.',
  privacy_newer: '개인정보 처리방침이 바뀌었습니다. 먼저 읽고 동의해 주세요.',
  privacy_changed: '그사이 처리방침이 다시 바뀌었습니다. 새로고침한 뒤 다시 읽어 주세요.',
  account_sole_owner: '혼자 대표로 있는 곳이 있습니다: {names}. 먼저 다른 사람에게 대표를 맡기거나 운영을 닫아 주세요.',
  account_shared: '여럿이 함께 쓰는 체험 계정이라 비밀번호를 바꾸거나 다른 기기를 로그아웃할 수 없습니다.',
  account_made_up: '여럿이 함께 쓰는 체험 계정이라 삭제할 수 없습니다.',
  picture_square: '가로와 세로가 같은 사진만 올릴 수 있습니다. 한잔 화면에서 다시 골라 주세요.',
} as const satisfies Record<string, string>;
