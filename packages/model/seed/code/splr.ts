import type { CodeRow } from '../row.ts';

/** Whom cafes and roasteries buy from. */
export const SPLR: CodeRow[] = [
  ['WHSL', 'Wholesaler', '도매상', '도매,대리점'],
  ['MAKR', 'Manufacturer', '제조사', '인쇄소,공장'],
  ['SHOP', 'Shop', '매장·쇼핑몰', '마트,온라인 몰'],
  ['IMPT', 'Importer', '생두 수입사', '수입사'],
  ['FARM', 'Farm', '농장'],
  ['COOP', 'Cooperative', '조합', '협동조합'],
  ['OTHR', 'Other', '기타'],
];
