/** What the server answers to saves of records. */
export const saves = {
  idempotency_key: 'Idempotency-Key는 빈칸 없는 8–100자로 보내 주세요.',
  idempotency_payload: '같은 Idempotency-Key로 다른 내용을 보냈습니다. 새 키로 보내 주세요.',
  uuid: 'UUID',
  uuid_taken: '이 UUID를 쓰는 기록이 이미 있습니다. 새 기록은 다른 UUID로 보내 주세요.',
  in_use: '다른 기록 {count}건에서 쓰고 있어 삭제할 수 없습니다. 그 기록을 먼저 정리해 주세요.',
  edit_removed: '다른 사람이 먼저 삭제했습니다.',
  quota_records: '기록은 {max, number}건까지 저장할 수 있습니다. 쓰지 않는 기록을 삭제하거나 관리자에게 문의해 주세요.',
  quota_bytes:
    '하루에 저장할 수 있는 양({max, number} MB)을 다 썼습니다. 내일 다시 저장하거나 관리자에게 문의해 주세요.',
} as const satisfies Record<string, string>;
