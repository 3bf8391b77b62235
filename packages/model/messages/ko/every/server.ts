/** What the server answers. */
export const server = {
  bad_request: '요청을 이해하지 못했습니다. 화면을 새로고침하고 다시 시도해 주세요.',
  bad_json: '보낸 내용이 올바른 JSON이 아닙니다. 내용을 확인하고 다시 보내 주세요.',
  bad_media_type: 'JSON으로 보내 주세요.',
  too_large: '한 번에 보내기에는 내용이 너무 깁니다. 줄여서 다시 저장해 주세요.',
  too_complex: '보낸 내용이 너무 복잡합니다. 나누어 보내 주세요.',
  cross_site: '다른 사이트에서 온 요청은 받지 않습니다. 한잔 화면에서 다시 시도해 주세요.',
  busy_text: '지금은 응답할 수 없습니다. 쓰던 내용은 그대로 있으니 잠시 뒤에 다시 시도해 주세요.',
  rate_wait: '짧은 시간에 너무 많이 요청했습니다. 쓰던 내용은 그대로 있으니 {seconds}초 뒤에 다시 시도해 주세요.',
  conflict_text: '다른 곳에서 먼저 바뀌었습니다. 새로고침하고 다시 시도해 주세요.',
  edit_conflict: '다른 곳에서 먼저 저장했습니다. 새로고침하고 다시 시도해 주세요.',
  server_error: '서버에 문제가 생겼습니다. 쓰던 내용은 그대로 있으니 잠시 뒤에 다시 시도해 주세요.',
  signin_wait: '여러 번 틀려서 잠시 막았습니다. {seconds}초 뒤에 다시 시도해 주세요.',
  password_change_required: '한 번만 쓰는 비밀번호입니다. 먼저 비밀번호를 바꿔 주세요.',
  bean_unknown: '이 코드로 볼 수 있는 원두가 없습니다. 주소가 잘렸는지 확인하거나 QR 코드를 다시 스캔해 주세요.',
} as const satisfies Record<string, string>;
