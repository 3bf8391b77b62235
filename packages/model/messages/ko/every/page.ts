/** Pages made by hand. */
export const page = {
  // the front page and others
  intro_notes: '내 노트 보기',
  cupnote_balance_point: '밸런스',
  cupnote_aroma_point: '향',
  cupnote_sweetness_point: '단맛',
  cupnote_body_point: '바디',
  cupnote_flavor_point: '플레이버',
  cupnote_acidity_point: '산미',
  not_scored: '안 매김',
  radar_label: '레이더 차트: {scores}',

  not_checked_file_label: '{types} 파일만 올릴 수 있습니다.',
  file_unreadable: '파일을 읽지 못했습니다. 다시 골라 주세요.',
  file_one: '파일은 하나만 올릴 수 있습니다.',
} as const satisfies Record<string, string>;
