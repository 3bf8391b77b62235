import type { CodeRow } from '../row.ts';

/** Public stages, from most to least. */
export const PBST: CodeRow[] = [
  ['ALL', 'Everything', '전체 공개'],
  ['DTL', 'Detail', '상세 공개'],
  ['NRML', 'Normal', '일반 공개'],
  ['LST', 'Name only', '목록 공개'],
  ['NONE', 'Hidden', '비공개'],
];
