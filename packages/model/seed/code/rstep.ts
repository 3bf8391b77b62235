import type { CodeRow } from '../row.ts';

/** Steps of a roast. */
export const RSTEP: CodeRow[] = [
  ['RSRV', 'Reserved', '예정'],
  ['PRHT', 'Preheating', '예열'],
  ['RSTG', 'Roasting', '로스팅'],
  ['COOL', 'Cooling', '쿨링'],
  ['DONE', 'Done', '완료'],
  ['CNCL', 'Cancelled', '취소'],
];
