import type { CodeRow } from '../row.ts';

/** Where a note was written. */
export const NTPLC: CodeRow[] = [
  ['HOME', 'Home', '집'],
  ['CAFE', 'Cafe', '카페'],
  ['ROSTR', 'Roastery', '로스터리'],
  ['OFFC', 'Office', '사무실'],
  ['CUPR', 'Cupping room', '커핑룸'],
  ['FAIR', 'Fair, event', '박람회·행사'],
  ['OUTD', 'Outdoors', '야외'],
  ['ETC', 'Other', '기타'],
];
