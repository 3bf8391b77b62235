import type { CodeRow } from '../row.ts';

/** What the serial number of a bean points at. */
export const BNDV: CodeRow[] = [
  ['CAFEDF', 'Cafe bean', '카페 원두'],
  ['CAFEDT', 'Cafe received lot', '카페 입고 원두'],
  ['RSTRDF', 'Roaster bean', '로스터 원두'],
  ['RSTRDT', 'Roaster batch', '로스터 생산 원두'],
];
