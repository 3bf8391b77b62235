import type { CodeRow } from '../row.ts';

/** Kinds of coffee that settings are alike for. */
export const STBEAN: CodeRow[] = [
  ['BLND', 'Espresso blend', '에스프레소 블렌드'],
  ['BLNDDK', 'Dark blend', '강배전 블렌드', '다크'],
  ['ETWS', 'Ethiopia, washed', '에티오피아 워시드'],
  ['ETNT', 'Ethiopia, natural', '에티오피아 내추럴'],
  ['KEWS', 'Kenya, washed', '케냐 워시드'],
  ['COWS', 'Colombia, washed', '콜롬비아 워시드'],
  ['COAN', 'Colombia, anaerobic', '콜롬비아 무산소 발효'],
  ['GTWS', 'Guatemala, washed', '과테말라 워시드'],
  ['CRHN', 'Costa Rica, honey', '코스타리카 허니'],
  ['PAGS', 'Panama, Geisha', '파나마 게이샤'],
  ['BRNT', 'Brazil, natural', '브라질 내추럴'],
  ['IDWH', 'Indonesia, wet hulled', '인도네시아 웨트헐드', '만델링'],
  ['DCAF', 'Decaf', '디카페인'],
];
