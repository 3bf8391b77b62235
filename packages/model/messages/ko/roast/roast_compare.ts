/** Roasts on one timeline. */
export const roastCompare = {
  roast_compare_lead: '투입을 기준으로 겹쳐 봅니다. {most, number}개까지 비교할 수 있습니다.',
  roast_compare_none_title: '비교할 로스팅이 없습니다',
  roast_compare_none_text: '로스팅 목록에서 2개 이상을 선택하고 비교를 눌러 주세요.',
  roast_compare_list: '로스팅 목록',
  roast_compare_label: '로스팅 {count, number}개의 곡선',
  roast_compare_no_curve: '곡선 없음',
  roast_compare_unread: '불러오지 못했습니다',
  roast_compare_left: '{most, number}개까지만 비교하므로 나머지 {left, number}개는 빠졌습니다.',
  roast_compare_missing: '삭제되었거나 볼 수 없는 로스팅입니다',
  roast_compare_no_chart: '그릴 곡선이 없습니다.',
  roast_compare_take_out: '비교에서 빼기: {name}',
  roast_compare_spread: '최소–최대',
  roast_compare_item: '항목',
  roast_compare_charge: '투입 온도',
  roast_compare_time: '{mark} 시각',
  roast_compare_bean: '{mark} 온도',
} as const satisfies Record<string, string>;
