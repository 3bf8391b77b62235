/** What a roastery notes of cups besides what everybody does. */
export const roasterQc = {
  setting_named: '추출 세팅',
  setting_name_locale: '세팅 이름',
  setting_name: '영문 이름',
  blend_made_date: '블렌딩 날짜',
  list_blend_made_date: '날짜',
  blend_date_term: '블렌딩 후',
  blending_result_key: '블렌드 배치',
  blending_result_key_field_required: '어떤 블렌드 배치를 맛봤는지 골라 주세요.',
  cupped_batch: '배치 {no}',
  blending_seq: '블렌드',
} as const satisfies Record<string, string>;
