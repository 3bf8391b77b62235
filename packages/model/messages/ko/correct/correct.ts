/** Saying that something is missing or wrong in what everybody refers to. */
export const correct = {
  correct_title: '없거나 틀린 정보 알리기',
  correct_text: '관리자가 확인하고 모두가 쓰는 목록을 고칩니다.',
  correct_about: '어떤 항목인가요?',
  correct_missing: '목록에 없어요',
  correction_text: '내용',
  correction_text_field_required: '무엇이 없거나 틀렸는지 적어 주세요.',
  correct_hint: '예: 농장 이름이 틀렸어요. 바른 이름은 …',
  correct_send: '보내기',
  correct_ok: '관리자에게 보냈습니다. 고맙습니다.',
  correct_own: '내가 알린 것',
  correct_own_OPEN: '확인 중',
  correct_own_DONE: '반영했습니다',
  correct_own_DECLINED: '반영하지 않았습니다',
  correction_too_many: '확인을 기다리는 제안이 {count}건 있습니다. 답이 온 뒤에 다시 보내 주세요.',
  correction_settled: '이미 처리했거나 없는 제안입니다. 새로고침해 주세요.',
  correction_state: '처리 결과',
} as const satisfies Record<string, string>;
