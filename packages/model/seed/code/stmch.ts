import type { CodeRow } from '../row.ts';

/** Espresso machines and brewers that are often met at bars. */
export const STMCH: CodeRow[] = [
  ['LNPB', 'La Marzocco Linea PB', '라마르조코 리네아 PB'],
  ['LNCL', 'La Marzocco Linea Classic S', '라마르조코 리네아 클래식 S'],
  ['LNMINI', 'La Marzocco Linea Mini', '라마르조코 리네아 미니'],
  ['STRADA', 'La Marzocco Strada', '라마르조코 스트라다'],
  ['SLAYER', 'Slayer Espresso', '슬레이어 에스프레소'],
  ['MVPHY', 'Synesso MVP Hydra', '시네소 MVP 하이드라'],
  ['EAGLE', 'Victoria Arduino Eagle One', '빅토리아 아르두이노 이글 원'],
  ['AURWV', 'Nuova Simonelli Aurelia Wave', '누오바 시모넬리 아우렐리아 웨이브'],
  ['E71E', 'Faema E71E', '훼마 E71E'],
  ['SPIRIT', 'Kees van der Westen Spirit', '키스 반 더 웨스턴 스피릿'],
  ['CFRCR', 'Sanremo Café Racer', '산레모 카페 레이서'],
  ['DE1', 'Decent DE1', '디센트 DE1'],
  ['HAND', 'By hand', '손으로 추출', '핸드드립'],
];
