/** What leads into an account besides a password. */
export const ownProvider = {
  own_providers: '로그인 수단',
  own_providers_about:
    '연결한 계정으로 로그인할 수 있습니다. 하나를 연결 해제하면 다른 기기에서는 모두 로그아웃됩니다.',
  own_provider_none: '연결한 계정이 없습니다.',
  own_provider_since: '{at}부터',
  own_provider_used: '마지막 로그인 {at}',
  own_provider_link: '{name} 연결',
  own_provider_unlink: '연결 해제',
  own_provider_unlink_of: '{name} 연결 해제',
  own_provider_unlink_title: '{name} 연결을 해제하시겠습니까?',
  own_provider_unlink_text: '앞으로는 이 계정으로 로그인할 수 없고, 다른 기기에서는 모두 로그아웃됩니다.',
  own_provider_unlinked: '{name} 연결을 해제했습니다',
  own_provider_failed: '로그인 수단을 바꾸지 못했습니다',
  provider_last: '마지막 남은 로그인 수단이라 해제할 수 없습니다. 다른 계정을 연결하거나 비밀번호를 먼저 정해 주세요.',
  first_password: '비밀번호 정하기',
  first_password_text: '아이디 {id}와 이 비밀번호로도 로그인할 수 있게 됩니다. 다른 기기에서는 모두 로그아웃됩니다.',
  first_password_ok: '비밀번호를 정했습니다',
  fresh_provider_text:
    '중요한 일이라 본인인지 한 번 더 확인합니다. 로그인 서비스에서 다시 로그인하면 이 페이지로 돌아옵니다.',
  user_pass_none: '이 계정에는 비밀번호가 없습니다. 연결한 계정으로 확인해 주세요.',
} as const satisfies Record<string, string>;
