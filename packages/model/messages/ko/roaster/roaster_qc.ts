/** What a roastery notes of cups besides what everybody does. */
export const roasterQc = {
  cupnote_name_locale: '커피 이름 (한국어)',
  list_cupnote_name_locale: '커피 이름',
  cupnote_name_locale_field_required: '어떤 커피였는지 적어 주세요.',
  cupnote_satis: '만족도',
  cupped_batch: '배치 {no}',
} as const satisfies Record<string, string>;
