import type { CodeRow } from '../row.ts';

/** What a note of a roastery's quality control is of. */
export const CUPPED: CodeRow[] = [
  ['GRNBN', 'Green coffee', '생두'],
  ['RSTNG', 'Roast', '로스팅'],
  ['BLNDNG', 'Blend', '블렌드'],
  ['BLNDRS', 'Blend batch', '블렌드 배치'],
];
