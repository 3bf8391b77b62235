/** Letters by e-mail: a subject and a text each, without any formatting. */
export const letter = {
  letter_verify_subject: '[한잔] 이메일 주소를 확인해 주세요',
  letter_verify:
    '한잔의 한 계정에 이 이메일 주소가 적혀 있습니다. 본인이 적은 주소라면 아래 링크를 열고 확인을 눌러 주세요.\n\n{link}\n\n링크는 하루 동안 쓸 수 있습니다. 확인한 주소로는 비밀번호를 잊었을 때 쓸 링크와 계정의 중요한 변경 알림을 보냅니다.\n\n본인이 적은 주소가 아니라면 이 메일을 무시해 주세요.',
  letter_recover_subject: '[한잔] 새 비밀번호를 정해 주세요',
  letter_recover:
    '아이디 {user_id}의 비밀번호를 새로 정하려면 아래 링크를 열어 주세요.\n\n{link}\n\n링크는 {minutes}분 동안 한 번만 쓸 수 있습니다. 새 비밀번호를 정하면 모든 기기에서 로그아웃됩니다.\n\n요청한 적이 없다면 이 메일을 무시해 주세요. 비밀번호는 그대로입니다.',
  letter_password_changed_subject: '[한잔] 비밀번호가 바뀌었습니다',
  letter_password_changed:
    '아이디 {user_id}의 비밀번호가 바뀌었고, 로그인해 있던 기기에서 로그아웃되었습니다.\n\n본인이 바꾸지 않았다면 로그인 화면에서 ‘비밀번호를 잊으셨나요?’를 눌러 바로 새 비밀번호를 정해 주세요.',
  letter_email_changed_subject: '[한잔] 이메일 주소가 바뀌었습니다',
  letter_email_changed:
    '아이디 {user_id}의 이메일 주소가 다른 주소로 바뀌었습니다. 앞으로 이 주소로는 메일을 보내지 않습니다.\n\n본인이 바꾸지 않았다면 바로 로그인해 비밀번호와 이메일 주소를 바꿔 주세요. 로그인할 수 없으면 운영자에게 알려 주세요.',
  letter_account_delete_subject: '[한잔] 계정 삭제가 신청되었습니다',
  letter_account_delete:
    '아이디 {user_id}의 계정 삭제가 신청되었습니다. 7일 뒤 계정과 개인 기록, 사진이 완전히 삭제됩니다.\n\n본인이 신청하지 않았거나 마음이 바뀌었다면 그 전에 로그인해 ‘계정 유지하기’를 눌러 주세요.',
  letter_totp_added_subject: '[한잔] 인증 앱이 추가되었습니다',
  letter_totp_added:
    '아이디 {user_id}에 2단계 인증 앱이 추가되었고, 다른 기기에서는 로그아웃되었습니다. 앞으로 로그인할 때 인증 앱의 코드를 입력해야 합니다.\n\n본인이 추가하지 않았다면 바로 로그인해 인증 앱을 빼고 비밀번호를 바꿔 주세요. 로그인할 수 없으면 운영자에게 알려 주세요.',
  letter_totp_removed_subject: '[한잔] 인증 앱이 제거되었습니다',
  letter_totp_removed:
    '아이디 {user_id}의 2단계 인증 앱이 제거되었고, 다른 기기에서는 로그아웃되었습니다.\n\n본인이 제거하지 않았다면 바로 로그인해 비밀번호를 바꾸고 인증 앱을 다시 추가해 주세요. 로그인할 수 없으면 운영자에게 알려 주세요.',
  letter_passkey_added_subject: '[한잔] 패스키가 추가되었습니다',
  letter_passkey_added:
    '아이디 {user_id}에 패스키가 추가되었고, 다른 기기에서는 로그아웃되었습니다. 이 패스키로 비밀번호 없이 로그인할 수 있습니다.\n\n본인이 추가하지 않았다면 바로 로그인해 모르는 패스키를 빼고 비밀번호를 바꿔 주세요. 로그인할 수 없으면 운영자에게 알려 주세요.',
  letter_passkey_removed_subject: '[한잔] 패스키가 제거되었습니다',
  letter_passkey_removed:
    '아이디 {user_id}의 패스키가 제거되었고, 다른 기기에서는 로그아웃되었습니다.\n\n본인이 제거하지 않았다면 바로 로그인해 비밀번호를 바꾸고 패스키를 확인해 주세요. 로그인할 수 없으면 운영자에게 알려 주세요.',
  letter_recovery_renewed_subject: '[한잔] 복구 코드가 새로 만들어졌습니다',
  letter_recovery_renewed:
    '아이디 {user_id}의 복구 코드가 새로 만들어졌고, 다른 기기에서는 로그아웃되었습니다. 전에 보관한 코드는 더 이상 쓸 수 없습니다.\n\n본인이 만들지 않았다면 바로 로그인해 복구 코드를 다시 만들고 비밀번호를 바꿔 주세요. 로그인할 수 없으면 운영자에게 알려 주세요.',
  letter_factors_taken_subject: '[한잔] 2단계 인증이 해제되었습니다',
  letter_factors_taken:
    '관리자가 아이디 {user_id}의 2단계 인증을 해제했고, 모든 기기에서 로그아웃되었습니다. 이제 비밀번호만으로 로그인합니다.\n\n요청한 적이 없다면 운영자에게 알려 주세요.',
  letter_provider_linked_subject: '[한잔] 로그인 수단이 연결되었습니다',
  letter_provider_linked:
    '아이디 {user_id}에 다른 서비스의 계정이 로그인 수단으로 연결되었습니다. 앞으로 그 계정으로도 로그인할 수 있습니다.\n\n본인이 연결하지 않았다면 바로 로그인해 연결을 해제하고 비밀번호를 바꿔 주세요. 로그인할 수 없으면 운영자에게 알려 주세요.',
  letter_provider_unlinked_subject: '[한잔] 로그인 수단의 연결이 해제되었습니다',
  letter_provider_unlinked:
    '아이디 {user_id}에서 다른 서비스의 계정 하나가 연결 해제되었고, 다른 기기에서는 로그아웃되었습니다. 앞으로 그 계정으로는 로그인할 수 없습니다.\n\n본인이 해제하지 않았다면 바로 로그인해 비밀번호를 바꿔 주세요. 로그인할 수 없으면 운영자에게 알려 주세요.',
  letter_end: '한잔\n{origin}',
} as const satisfies Record<string, string>;
