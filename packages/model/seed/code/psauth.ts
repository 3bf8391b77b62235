import type { CodeRow } from '../row.ts';

/** How a cafe stands to a roaster. */
export const PSAUTH: CodeRow[] = [
  ['CSTMR', 'Customer', '거래처'],
  ['CAFE', 'Partner cafe', '협력 카페'],
  ['RSTR', 'Roaster', '로스터'],
  ['EXCLD', 'Excluded', '제외'],
  ['WTSGNP', 'Waiting', '등록 대기'],
  ['HLD', 'On hold', '보류'],
  ['CNCL', 'Cancelled', '취소'],
  ['RJCT', 'Rejected', '거절'],
  ['RJN', 'May register again', '재등록 허용'],
  ['FIRE', 'Ended', '해지'],
];
