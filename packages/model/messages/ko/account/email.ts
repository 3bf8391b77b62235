/** Whether the address of e-mail of one's account is confirmed. */
export const email = {
  email_is_verified: '{email}: 확인된 주소입니다.',
  email_unverified: '{email}: 아직 확인하지 않은 주소입니다. 확인해야 비밀번호를 잊었을 때 링크를 받을 수 있습니다.',
  email_send: '확인 메일 받기',
  email_sent: '확인 메일을 보냈습니다. 메일에 있는 링크를 열어 주세요.',
  email_failed: '확인 메일을 보내지 못했습니다',
  email_verified: '이미 확인된 주소입니다.',
} as const satisfies Record<string, string>;
