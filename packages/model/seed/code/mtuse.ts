import type { CodeRow } from '../row.ts';

/** Why there is less or more of a material than was bought. */
export const MTUSE: CodeRow[] = [
  ['COUNT', 'Counted', '실사', '재고 조사,재고 세기'],
  ['USE', 'Used', '사용'],
  ['WASTE', 'Thrown away', '폐기', '버림,유통 기한'],
];
