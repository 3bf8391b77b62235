/** Signing in through a provider: what came of it, and the page where somebody new agrees. */
export const provider = {
  // why nothing came of it
  provider_away: '로그인 서비스에 연결하지 못했습니다. 잠시 뒤 다시 시도하거나 다른 방법으로 로그인해 주세요.',
  provider_failed: '로그인 서비스가 보낸 답을 확인하지 못했습니다. 다시 시도해 주세요.',
  provider_cancelled: '로그인을 그만두었습니다. 이어서 하려면 다시 눌러 주세요.',
  provider_over: '시작한 지 오래되었거나 이미 끝난 로그인입니다. 다시 시작해 주세요.',
  provider_wait: '로그인 시도가 너무 많습니다. 잠시 뒤 다시 시도해 주세요.',
  provider_denied: '이 계정으로는 로그인할 수 없습니다. 운영자에게 문의해 주세요.',
  provider_stale:
    '로그인 서비스에서 방금 본인인지 확인하지 않았습니다. 그곳에서 다시 로그인하거나 운영자에게 문의해 주세요.',
  provider_other: '이 계정에 연결되지 않은 사람으로 로그인했습니다. 연결한 계정으로 다시 확인해 주세요.',
  provider_taken: '이미 한잔의 다른 계정에 연결되어 있습니다.',
  provider_linked: '로그인 수단을 연결했습니다',
  provider_again: '본인 확인을 마쳤습니다. 하려던 일을 다시 눌러 주세요.',

  // agreeing
  consent_lead: '{name} 계정으로 확인했습니다. 처음 오셨으니 몇 가지만 확인해 주세요.',
  consent_name_hint: '노트와 함께 일하는 곳에서 이 이름으로 보입니다.',
  consent_over: '시간이 지났거나 이미 끝난 로그인입니다. 다시 로그인해 주세요.',
  consent_required: '계정을 만들려면 나이 확인과 동의가 필요합니다.',
  consent_back: '로그인으로 돌아가기',
  password_none: '이 계정에는 아직 비밀번호가 없습니다.',
  password_none_set: '비밀번호 정하러 가기',
} as const satisfies Record<string, string>;
