import type { CodeRow } from '../row.ts';

/** What a grade says in detail: screen, altitude, sorting, cup, defects; the filter is the country whose word it is. */
export const BQLT: CodeRow[] = [
  // screen: sixty-fourths of an inch, with millimetres to search by
  ['SCR_20', 'Screen 20', '스크린 20', 'S20,7.94 mm'],
  ['SCR_19', 'Screen 19', '스크린 19', 'S19,7.54 mm'],
  ['SCR_18', 'Screen 18', '스크린 18', 'S18,7.14 mm'],
  ['SCR_17', 'Screen 17', '스크린 17', 'S17,6.75 mm'],
  ['SCR_16', 'Screen 16', '스크린 16', 'S16,6.35 mm'],
  ['SCR_15', 'Screen 15', '스크린 15', 'S15,5.95 mm'],
  ['SCR_14', 'Screen 14', '스크린 14', 'S14,5.56 mm'],
  ['SCR_13', 'Screen 13', '스크린 13', 'S13,5.16 mm'],
  ['SCR_17_18', 'Screen 17/18', '스크린 17/18', 'S17/18'],
  ['SCR_15_16', 'Screen 15/16', '스크린 15/16', 'S15/16'],
  ['SCR_14_16', 'Screen 14/16', '스크린 14/16', 'S14/16'],
  ['SCR_15_UP', 'Screen 15+', '스크린 15 이상', '15 up'],
  ['PB', 'Peaberry', '피베리', 'PB'],
  // altitude
  ['ALT_1800', 'Altitude 1,800 m and above', '해발 1,800m 이상'],
  ['ALT_1400', 'Altitude 1,400–1,800 m', '해발 1,400–1,800m', 'SHB'],
  ['ALT_1200', 'Altitude 1,200–1,400 m', '해발 1,200–1,400m', 'HB'],
  ['ALT_900', 'Altitude 900–1,200 m', '해발 900–1,200m'],
  ['ALT_LOW', 'Altitude below 900 m', '해발 900m 미만'],
  // preparation and sorting
  ['EP', 'European preparation', '유러피언 프레퍼레이션(EP)', 'EP'],
  ['AP', 'American preparation', '아메리칸 프레퍼레이션(AP)', 'AP'],
  ['HAND', 'Hand-picked', '핸드픽', '수선별'],
  ['DP', 'Double picked', '더블 픽(DP)', 'DP', 'IDN'],
  ['TP', 'Triple picked', '트리플 픽(TP)', 'TP', 'IDN'],
  // words for the cup
  ['TOP', 'Kenya TOP', '케냐 TOP', '탑', 'KEN'],
  ['PLUS', 'Kenya PLUS', '케냐 PLUS', '플러스', 'KEN'],
  ['FAQ', 'Kenya FAQ', '케냐 FAQ', 'fair average quality', 'KEN'],
  ['FINE_CUP', 'Fine cup', '파인 컵(FC)', 'FC', 'BRA'],
  ['GOOD_CUP', 'Good cup', '굿 컵(GC)', 'GC', 'BRA'],
  ['STRICTLY_SOFT', 'Strictly soft', '스트릭틀리 소프트(SS)', 'SS', 'BRA'],
  ['SOFT', 'Soft', '소프트', '', 'BRA'],
  ['SOFTISH', 'Softish', '소프티시', '', 'BRA'],
  ['HARD', 'Hard', '하드', '', 'BRA'],
  ['RIOY', 'Rioy', '리오이', '', 'BRA'],
  ['RIO', 'Rio', '리오', '', 'BRA'],
  // defects: SCA, in 350 g of green coffee and 100 g roasted
  ['DEF_SPECIALTY', 'Specialty: no category 1, up to 5 category 2', '스페셜티(1차 결점 0, 2차 결점 5 이하)', '결점두'],
  ['QUAKER_FREE', 'No quakers', '퀘이커 없음', '미숙두 없음'],
];
