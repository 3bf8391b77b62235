import type { CodeRow } from '../row.ts';

/** Species of the coffee plant. */
export const SPC: CodeRow[] = [
  ['ARABICA', 'Arabica', '아라비카', 'Coffea arabica'],
  ['CANEPHORA', 'Canephora (robusta)', '카네포라(로부스타)', 'Coffea canephora,robusta,로부스타'],
  ['LIBERICA', 'Liberica', '리베리카', 'Coffea liberica'],
  ['EXCELSA', 'Excelsa', '엑셀사', 'Coffea dewevrei,Coffea liberica var. dewevrei'],
  ['EUGENIOIDES', 'Eugenioides', '유게니오이디스', 'Coffea eugenioides'],
  ['STENOPHYLLA', 'Stenophylla', '스테노필라', 'Coffea stenophylla'],
  ['RACEMOSA', 'Racemosa', '라세모사', 'Coffea racemosa'],
  ['HYBRID', 'Species hybrid', '종간 교배종', 'interspecific hybrid'],
  ['MIXED', 'Mixed', '혼합'],
  ['UNKNOWN', 'Unknown', '미상', '알 수 없음'],
];
