/** Lists to choose from. */
export const choice = {
  refresh_select_detail: '목록을 다시 불러옵니다. 고른 값과 쓰던 내용은 그대로 둡니다.',
  reload_of: '{name} 목록 새로고침',
  reload_ok: '목록을 다시 불러왔습니다.',
  reload_failed: '목록을 다시 불러오지 못했습니다. 잠시 뒤에 다시 시도해 주세요.',
  choice_wrong: '없거나 틀렸나요?',
  choice_wrong_of: '{name}: 없거나 틀린 정보 알리기',
  choice_gone: '{name}: 앞에서 고른 것과 맞지 않아 {word} 항목을 뺐습니다.',
  choice_part: '{count, number}개까지만 보입니다. 이름을 적으면 나머지도 찾을 수 있습니다.',
  choice_unused: '{name} (사용 안 함)',
} as const;
