/** A lost password, and showing that an address of e-mail is one's own. */
export const recover = {
  recover_lead: '아이디나 확인해 둔 이메일 주소를 적어 주세요. 새 비밀번호를 정할 수 있는 링크를 메일로 보내 드립니다.',
  recover_account: '아이디 또는 이메일',
  recover_account_bad: '아이디나 이메일 주소를 다시 확인해 주세요.',
  recover_send: '링크 받기',
  recover_failed: '링크를 요청하지 못했습니다',
  recover_sent: '메일을 확인해 주세요',
  recover_sent_text:
    '적어 주신 계정에 확인된 이메일 주소가 있으면 몇 분 안에 링크가 도착합니다. 링크는 30분 동안 한 번만 쓸 수 있습니다.',
  recover_sent_none:
    '메일이 오지 않으면 스팸함도 살펴봐 주세요. 이메일 주소를 확인해 두지 않은 계정이라면 운영자에게 일회용 비밀번호를 요청해 주세요.',
  recover_again: '다시 요청하기',
  recover_new_lead: '새 비밀번호를 정하면 모든 기기에서 로그아웃됩니다.',
  recover_do: '새 비밀번호로 바꾸기',
  recover_ok: '비밀번호를 바꿨습니다. 새 비밀번호로 로그인해 주세요.',
  link_over: '이미 사용했거나 기한이 지난 링크입니다. 새 링크를 받아 주세요.',
  link_cut: '링크가 온전하지 않습니다. 메일에 있는 링크를 그대로 다시 열어 주세요.',
  mail_closed: '이 사이트에서는 메일을 보내지 않습니다. 운영자에게 일회용 비밀번호를 요청해 주세요.',
  verify_lead: '이 메일을 받은 주소가 본인의 것이라면 확인을 눌러 주세요.',
  verify_do: '확인',
  verify_ok: '이메일 주소를 확인했습니다',
  verify_ok_text: '비밀번호를 잊으면 이 주소로 링크를 받을 수 있습니다.',
  verify_failed: '확인하지 못했습니다',
  verify_over: '이미 사용했거나 기한이 지난 링크입니다. 기본 정보 화면에서 새 링크를 받아 주세요.',
  email_taken: '다른 계정에서 이미 확인한 주소입니다. 주소 하나는 한 계정에서만 쓸 수 있습니다.',
} as const satisfies Record<string, string>;
