/** New records that were saved without a network and wait to be sent. */
export const outbox = {
  outbox: '전송 대기 중인 기록',
  outbox_kept: '이 기기에 저장했습니다. 연결되면 보냅니다 ({count}건)',
  outbox_count: '연결되면 보낼 기록 {count}건',
  outbox_stopped: '확인이 필요한 기록 {count}건',
  outbox_open: '보기',
  outbox_send: '지금 보내기',
  outbox_sent: '대기 중이던 기록 {count}건을 저장했습니다',
  outbox_edit: '고치기',
  outbox_edit_of: '{name} 고치기',
  outbox_gone: '이미 보낸 기록입니다',
  outbox_waits: '연결되면 보냅니다.',
  outbox_unanswered: '보냈지만 답이 오지 않았습니다. 연결되면 확인합니다.',
  outbox_perhaps: '이미 저장되었을 수 있습니다.',
  outbox_asks: '‘고치기’를 누르면 진행할지 묻습니다.',
  outbox_role: '쓸 때와 권한이 달라져 보내지 않았습니다.',
  outbox_old: '보낸 지 오래되어 저장되었는지 알 수 없습니다. 목록에 있는지 확인해 주세요.',
} as const satisfies Record<string, string>;
